import type { CSSProperties } from 'react';
import { localDay } from '../../../contract/calendar.ts';
import { hostSchedule, type ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Host } from '../../../contract/host.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { useConsole } from '../context.ts';
import {
  bookableSpan,
  clockLabel,
  dayLabel,
  minutesInto,
  nowIn,
  overlap,
} from '../host-schedule/host-clock.ts';
import { toQueryString } from '../location.ts';
import { useFetch } from '../use-fetch.ts';
import s from './own-calendar.module.css';

const maxDays = 5;

/** A host's next working days on one axis: bookable times, busy times, meetings. */
export function BusyWeek({ host }: { host: Host }) {
  const { refreshKey } = useConsole();
  const query = toQueryString({ from: localDay(new Date()), days: '7', host: host.id });
  const { data } = useFetch(`${consoleApi.schedule}?${query}`, hostSchedule, refreshKey);
  const days = data?.hosts[0]?.days.filter(({ closed }) => closed === null).slice(0, maxDays) ?? [];
  if (days.length === 0) return null;
  const first = Math.min(...days.flatMap(({ work }) => work.map(({ from }) => from)));
  const last = Math.max(...days.flatMap(({ work }) => work.map(({ to }) => to)));
  const style = { '--first': first, '--span': last - first, '--hours': (last - first) / 60 } as CSSProperties;
  return (
    <div className={s.week} style={style}>
      <ul>
        {days.map((day) => (
          <li key={day.date}>
            <span>{dayLabel(day.date)}</span>
            <div role="img" aria-label={describe(day)}>
              {parts(day, host).map(({ look, from, to }) => (
                <i
                  key={`${look} ${from} ${to}`}
                  className={s[look]}
                  style={{ '--from': Math.max(from, first), '--to': Math.min(to, last) } as CSSProperties}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className={s.axis} aria-hidden="true">
        <span>{clockLabel(first)}</span>
        <span>{clockLabel(last)}</span>
      </p>
      <ul className={s.key} aria-hidden="true">
        <li className={s.keyFree}>can be booked</li>
        <li className={s.keyBusy}>busy</li>
        <li className={s.keyMeeting}>meeting</li>
      </ul>
    </div>
  );
}

function parts({ date, work, busy, blocked, meetings }: ScheduleDay, host: Host) {
  const { from, until } = bookableSpan(host, new Date());
  const into = (moment: Date) => minutesInto(date, nowIn(host.timeZone, moment));
  const bookable = { from: into(from), to: into(until) };
  return [
    ...work.flatMap((one) => {
      const part = overlap(one, bookable);
      return part ? [{ ...part, look: 'work' as const }] : [];
    }),
    ...[...busy, ...blocked].map((one) => ({ ...one, look: 'busy' as const })),
    ...meetings.map((one) => ({ ...one, look: 'meeting' as const })),
  ];
}

/** `Wed 18 Nov: busy 14:00 to 16:00; meeting 10:00`. */
function describe({ date, busy, meetings }: ScheduleDay): string {
  const said = [
    ...busy.map(({ from, to }) => `busy ${clockLabel(from)} to ${clockLabel(to)}`),
    ...meetings.map(({ from }) => `meeting ${formatMinutes(from)}`),
  ];
  return `${dayLabel(date)}: ${said.join('; ') || 'nothing'}`;
}
