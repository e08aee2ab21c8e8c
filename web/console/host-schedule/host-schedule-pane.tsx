import { useEffect, useState } from 'react';
import { addDays, type Day, localDay, weekNumber, weekStart } from '../../../contract/calendar.ts';
import { type HostSchedule, hostSchedule } from '../../../contract/console/host-schedule.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hostList, timeZoneCity } from '../../../contract/host.ts';
import { useConsole } from '../context.ts';
import { type ConsoleLocation, toQueryString } from '../location.ts';
import { Button, buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { atOrOn, timeOrDay } from '../time.ts';
import { useFetch } from '../use-fetch.ts';
import { Conflicts } from './conflicts.tsx';
import { DayMeetings } from './day-meetings.tsx';
import { bookableSpan, offsetLabel } from './host-clock.ts';
import { shortNames } from './host-names.ts';
import { HostPanels } from './host-panels.tsx';
import s from './host-schedule-pane.module.css';
import { ScheduleGrid, ScheduleKey } from './schedule-grid.tsx';
import { SharedWeek } from './shared-week.tsx';

/** Meetings by day, of one host by its clock, of all by the operator's; below, when the host can be booked. */
export function HostSchedulePane({ location }: { location: ConsoleLocation }) {
  const { refreshKey, mayEdit } = useConsole();
  const now = useMinutes();
  const today = localDay(now);
  const { day = today, days = '7' } = location;
  const from = days === '7' ? weekStart(day, 1) : day;
  const known = useFetch(consoleApi.hosts, hostList, refreshKey);
  const active = known.data?.hosts.filter(({ retired }) => !retired) ?? [];
  const chosen = known.data?.hosts.find(({ id }) => id === location.host);
  const isShared = days === '7' && !chosen && active.length > 1;
  const query = isShared
    ? toQueryString({ from: addDays(from, -1), days: '9' })
    : toQueryString({ from, days, host: chosen?.id });
  const shown = useFetch(known.data && `${consoleApi.schedule}?${query}`, hostSchedule, refreshKey);
  const hosts = shown.data?.hosts.flatMap((host) => {
    const settings = known.data?.hosts.find(({ id }) => id === host.id);
    return settings ? [{ ...host, bookable: bookableSpan(settings, now) }] : [];
  });
  const shortName = shortNames(active);
  const edited = chosen ?? (active.length === 1 ? active[0] : undefined);
  function go(to: Day, more: Partial<ConsoleLocation> = {}): Partial<ConsoleLocation> {
    return { pane: 'diary', days, host: location.host, day: to, ...more };
  }

  return (
    <Pane
      title="Schedule"
      actions={
        mayEdit &&
        edited && <Button onClick={() => document.getElementById('block-day')?.focus()}>Block time</Button>
      }
    >
      <div className={s.top}>
        {active.length > 1 && (
          <nav className={s.choice} aria-label="Host">
            <ConsoleLink to={go(day, { host: undefined })} aria-current={chosen ? undefined : 'true'}>
              All
            </ConsoleLink>
            {active.map((host) => (
              <ConsoleLink
                key={host.id}
                to={go(day, { host: host.id })}
                aria-current={chosen?.id === host.id ? 'true' : undefined}
              >
                {shortName(host)}
              </ConsoleLink>
            ))}
          </nav>
        )}
        <nav className={s.choice} aria-label="Span">
          <ConsoleLink to={go(day, { days: '1' })} aria-current={days === '1' ? 'true' : undefined}>
            Day
          </ConsoleLink>
          <ConsoleLink to={go(day, { days: '7' })} aria-current={days === '7' ? 'true' : undefined}>
            Week
          </ConsoleLink>
        </nav>
        <div className={s.steps}>
          <ConsoleLink to={go(addDays(from, -Number(days)))} className={buttonClasses.ghost}>
            {days === '7' ? 'Previous week' : 'Previous day'}
          </ConsoleLink>
          <ConsoleLink to={go(today)} className={buttonClasses.ghost}>
            Today
          </ConsoleLink>
          <ConsoleLink to={go(addDays(from, Number(days)))} className={buttonClasses.ghost}>
            {days === '7' ? 'Next week' : 'Next day'}
          </ConsoleLink>
        </div>
      </div>
      {shown.problem && <Notice>{shown.problem}</Notice>}
      {isShared && hosts && (
        <SharedWeek
          hosts={hosts}
          dates={Array.from({ length: 7 }, (_, i) => addDays(from, i))}
          now={now}
          dayLink={(date) => go(date, { days: '1' })}
        />
      )}
      {!isShared &&
        hosts?.map((host) => (
          <section key={host.id} className={s.host} aria-label={host.name}>
            <p className={s.hint}>
              Times of {host.name}: {timeZoneCity(host.timeZone)},{' '}
              {offsetLabel(
                host.timeZone,
                host.days.map(({ date }) => date),
              )}
              . Visitors see their own. {describeCalendar(host, 'Their')}
            </p>
            <Conflicts hosts={[host]} />
            <ScheduleGrid
              host={host}
              title={days === '7' ? `Week ${weekNumber(host.days.map(({ date }) => date))}` : 'Day'}
              now={now}
              dayLink={(date) => go(date, { days: '1', host: host.id })}
            />
            {days === '1' && <DayMeetings host={host} now={now} />}
          </section>
        ))}
      <ScheduleKey />
      {isShared && hosts?.some(({ calendar }) => calendar) && (
        <ul className={s.calendars} aria-label="Own calendars">
          {hosts.map(
            (host) =>
              host.calendar && <li key={host.id}>{describeCalendar(host, `${shortName(host)}’s`)}</li>,
          )}
        </ul>
      )}
      {mayEdit && known.data && <HostPanels key={edited?.id} host={edited} list={known.data} />}
    </Pane>
  );
}

/** `whose` begins the sentence: `Their`, `London’s`. */
function describeCalendar({ calendar }: HostSchedule['hosts'][number], whose: string): string {
  if (calendar === null) return '';
  const { readAt, failingSince } = calendar;
  if (failingSince !== null) {
    const meanwhile = readAt === null ? 'no busy times are known' : 'the times read last stay closed';
    return `${whose} own calendar has not been read since ${timeOrDay(failingSince)}: ${meanwhile}.`;
  }
  return readAt === null
    ? `${whose} own calendar has not been read yet.`
    : `${whose} own calendar was read ${atOrOn(readAt)}.`;
}

/** The current time, updated every minute. */
function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
