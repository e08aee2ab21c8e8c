import { type CSSProperties, useEffect, useRef } from 'react';
import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { statusLabels } from '../labels.ts';
import type { ConsoleLocation } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { dayLabel, nowIn } from './host-clock.ts';
import s from './schedule-grid.module.css';

export type HostTime = ReturnType<typeof nowIn>;
type HostDays = HostSchedule['hosts'][number];

/** One row per day: working time, busy times and meetings. The past is cobalt, bookable time persimmon. */
export function ScheduleGrid(props: {
  host: HostDays;
  title: string;
  now: Date;
  dayLink: (date: string) => Partial<ConsoleLocation>;
}) {
  const { host, title, dayLink } = props;
  const now = nowIn(host.timeZone, props.now);
  const { first, last } = hoursShown(host.days, now);
  const grid = useRef<HTMLElement>(null);
  // On a phone the grid scrolls: it opens where the week's meetings begin, or else its working time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again when the same days are refreshed
  useEffect(() => {
    const hours = grid.current?.querySelector<HTMLElement>('[aria-hidden]');
    // A little before the hour, so that its label is not cut off.
    const opening = Math.max(0, Math.floor(opensAt(host.days) / 60) - 0.25 - first);
    if (grid.current && hours) grid.current.scrollLeft = (hours.offsetWidth / (last - first)) * opening;
  }, [host.id, host.days[0]?.date]);
  const style = { '--first': first, '--hours': last - first } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={grid} className={s.grid} style={style} tabIndex={0} aria-label={`${title}, ${host.name}`}>
      <div className={s.inner}>
        <HourAxis title={title} first={first} last={last} />
        {host.days.map((day) => (
          <ScheduleRow key={day.date} day={day} now={now} last={last} to={dayLink(day.date)} />
        ))}
      </div>
    </section>
  );
}

function ScheduleRow(props: {
  day: ScheduleDay;
  now: HostTime;
  /** The last hour shown. */
  last: number;
  to: Partial<ConsoleLocation>;
}) {
  const { day, now, last, to } = props;
  return (
    <div className={day.date < now.date ? `${s.row} ${s.past}` : s.row}>
      <DayName day={day} now={now} to={to} />
      <div>
        <Lane day={day} now={now} />
        <NowLine day={day} now={now} last={last} />
      </div>
    </div>
  );
}

export function DayName(props: {
  day: Pick<ScheduleDay, 'date' | 'meetings' | 'closed'>;
  now: HostTime;
  to: Partial<ConsoleLocation>;
}) {
  const { day, now, to } = props;
  return (
    <span>
      <ConsoleLink to={to}>{dayLabel(day.date)}</ConsoleLink>
      <small>{[day.date === now.date && 'today', describeDay(day)].filter(Boolean).join(', ')}</small>
    </span>
  );
}

/** A host's day: working time, busy times and meetings. */
export function Lane({ day, now }: { day: ScheduleDay; now: HostTime }) {
  const past = day.date < now.date ? 1_440 : day.date === now.date ? now.minutes : 0;
  return (
    <>
      {day.closed !== null && (
        <b className={s.off}>
          <span>{day.closed}</span>
        </b>
      )}
      {day.work.flatMap(({ from, to }) => [
        past > from && (
          <b key={`past ${from}`} className={s.worked} style={between(from, Math.min(to, past))} />
        ),
        past < to && <b key={from} className={s.work} style={between(Math.max(from, past), to)} />,
      ])}
      {day.blocked.map(({ from, to, label }) => (
        <b key={`${from} ${label}`} className={s.blocked} style={between(from, to)}>
          {[label, `${formatMinutes(from)} to ${formatMinutes(to)}`].filter(Boolean).join(', ')}
        </b>
      ))}
      {day.closed === null &&
        day.busy.map(({ from, to }) => (
          <b
            key={`busy ${from}`}
            className={s.blocked}
            style={between(from, to)}
            title={`Busy by own calendar, ${formatMinutes(from)} to ${formatMinutes(to)}`}
          >
            {day.meetings.some((one) => one.from < to && from < one.to) ? '' : 'busy'}
          </b>
        ))}
      {day.meetings.map((meeting) => (
        <ConsoleLink
          key={meeting.id}
          to={{ kind: 'meeting', id: meeting.id, view: { status: 'any', flagged: 'any' } }}
          className={[
            s.meeting,
            meeting.to <= past && s.over,
            meeting.status === 'missed' && s.missed,
            meeting.hasConflict && s.conflict,
          ]
            .filter(Boolean)
            .join(' ')}
          style={between(meeting.from, meeting.to)}
          title={describeMeeting(meeting)}
          aria-label={describeMeeting(meeting)}
        />
      ))}
    </>
  );
}

export function NowLine({ day, now, last }: { day: { date: string }; now: HostTime; last: number }) {
  if (day.date !== now.date) return null;
  return (
    <i
      className={now.minutes > (last - 1) * 60 ? `${s.now} ${s.nowLast}` : s.now}
      style={at(now.minutes)}
      aria-hidden="true"
    />
  );
}

/** The hours above the days. */
export function HourAxis({ title, first, last }: { title: string; first: number; last: number }) {
  const labels = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, i) => first + i * 2);
  return (
    <div className={`${s.row} ${s.axis}`}>
      <span>{title}</span>
      <div aria-hidden="true">
        {labels.map((hour) => (
          <i key={hour} style={at(hour * 60)}>
            {String(hour).padStart(2, '0')}
          </i>
        ))}
      </div>
    </div>
  );
}

export function ScheduleKey() {
  return (
    <ul className={s.key}>
      <li className={s.canBeBooked}>Can be booked</li>
      <li className={s.isMeeting}>Meeting</li>
      <li className={s.isOff}>Busy by own calendar, blocked, holiday or closed</li>
      <li className={s.isConflict}>Meeting with an event over it</li>
      <li className={s.isPast}>Past</li>
    </ul>
  );
}

function describeMeeting(meeting: ScheduleDay['meetings'][number]): string {
  const { from, to, name, status, hasConflict } = meeting;
  const conflict = hasConflict ? ', but the host’s own calendar is busy then' : '';
  return `${formatMinutes(from)}–${formatMinutes(to)}, ${name}: ${statusLabels[status]}${conflict}`;
}

/** `2 attended, 1 no-show`. */
function describeDay({ meetings, closed }: Pick<ScheduleDay, 'meetings' | 'closed'>): string {
  const count = (status: string) => meetings.filter((one) => one.status === status).length;
  const booked = count('booked');
  const parts = [
    booked > 0 && `${booked} ${booked === 1 ? 'meeting' : 'meetings'}`,
    count('attended') > 0 && `${count('attended')} attended`,
    count('missed') > 0 && `${count('missed')} no-show`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return closed === null ? 'no meetings' : 'closed';
}

/** Minutes since midnight. */
function opensAt(days: readonly ScheduleDay[]): number {
  const meetings = days.flatMap((day) => day.meetings);
  const spans = meetings.length > 0 ? meetings : days.flatMap(({ work }) => work);
  return spans.length === 0 ? 0 : Math.min(...spans.map(({ from }) => from));
}

/** From six to ten, and more if there is work, a meeting or the current time. */
export function hoursShown(days: readonly ScheduleDay[], now: HostTime): { first: number; last: number } {
  const present = days
    .filter(({ date }) => date === now.date)
    .map(() => ({ from: now.minutes, to: now.minutes }));
  const spans = [...days.flatMap(({ work, meetings }) => [...work, ...meetings]), ...present];
  const first = Math.min(6, ...spans.map(({ from }) => Math.floor(from / 120) * 2));
  const last = Math.max(22, ...spans.map(({ to }) => Math.min(24, Math.ceil(to / 120) * 2)));
  return { first, last };
}

export function at(minutes: number): CSSProperties {
  return { '--from': minutes / 60 } as CSSProperties;
}

function between(from: number, to: number): CSSProperties {
  return { '--from': from / 60, '--to': to / 60 } as CSSProperties;
}
