import type { CSSProperties } from 'react';
import { type Day, weekNumber } from '../../../contract/calendar.ts';
import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { gmtLabel } from '../../../contract/meeting.ts';
import type { ConsoleLocation } from '../location.ts';
import { Conflicts } from './conflicts.tsx';
import { nowIn } from './host-clock.ts';
import pane from './host-schedule-pane.module.css';
import { daysIn } from './operator-days.ts';
import grid from './schedule-grid.module.css';
import { at, DayName, type HostTime, HourAxis, hoursShown, Lane, NowLine } from './schedule-grid.tsx';
import s from './shared-week.module.css';

/** The week of all hosts on one axis, by the operator's clock: a lane per host in each day. */
export function SharedWeek(props: {
  hosts: HostSchedule['hosts'];
  dates: readonly Day[];
  now: Date;
  dayLink: (date: Day) => Partial<ConsoleLocation>;
}) {
  const { hosts, dates, dayLink } = props;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const now = nowIn(timeZone, props.now);
  const shortNames = new Set(hosts.map(shortName));
  const lanes = hosts.map((host) => ({
    ...host,
    label: shortNames.size === hosts.length ? shortName(host) : host.name,
    days: daysIn(timeZone, dates, host),
  }));
  const { first, last } = hoursShown(
    lanes.flatMap(({ days }) => days),
    now,
  );
  const title = `Week ${weekNumber(dates)}`;
  return (
    <>
      <p className={pane.hint}>
        {hosts.length} hosts on one axis, in your time, {gmtLabel(offsetOn(dates[0] ?? ''))}. Visitors see
        their own.
      </p>
      {lanes.map((lane) => (
        <Conflicts key={lane.id} host={lane} />
      ))}
      <section
        className={`${grid.grid} ${s.week}`}
        style={{ '--first': first, '--hours': last - first } as CSSProperties}
        aria-label={`${title}, all hosts`}
      >
        <HourAxis title={title} first={first} last={last} />
        {dates.map((date, i) => (
          <SharedDay
            key={date}
            date={date}
            lanes={lanes.flatMap(({ id, label, days }) => (days[i] ? [{ id, label, day: days[i] }] : []))}
            now={now}
            hours={{ first, last }}
            to={dayLink(date)}
          />
        ))}
      </section>
    </>
  );
}

function SharedDay(props: {
  date: Day;
  lanes: readonly { id: string; label: string; day: ScheduleDay }[];
  now: HostTime;
  hours: { first: number; last: number };
  to: Partial<ConsoleLocation>;
}) {
  const { date, lanes, now, hours, to } = props;
  const meetings = lanes.flatMap(({ day }) => day.meetings);
  const isOff = meetings.length === 0 && lanes.every(({ day }) => day.work.length === 0);
  const day = { date, meetings, closed: isOff ? 'No host works' : null };
  return (
    <div className={date < now.date ? `${grid.row} ${grid.past}` : grid.row}>
      <DayName day={day} now={now} to={to} />
      <div className={isOff ? undefined : s.lanes}>
        {isOff ? (
          <b className={grid.off}>
            <span>No host works</span>
          </b>
        ) : (
          lanes.map(({ id, label, day }) => (
            <div key={id} className={s.lane}>
              {day.closed === null && <span style={at(labelAt(day) ?? hours.first * 60)}>{label}</span>}
              <Lane day={{ ...day, closed: day.closed && `${label}: ${day.closed}` }} now={now} />
            </div>
          ))
        )}
        <NowLine day={day} now={now} last={hours.last} />
      </div>
    </div>
  );
}

/** `London` for `Onboarding team, London`. */
function shortName({ name }: { name: string }): string {
  return name.split(', ').at(-1) ?? name;
}

/** The operator's UTC offset on a day, in hours. */
function offsetOn(day: Day): number {
  return -new Date(`${day}T12:00:00`).getTimezoneOffset() / 60;
}

/** The width of a label, in minutes. */
const labelMinutes = 150;

/** Where a host's name covers nothing, in minutes after midnight. */
function labelAt({ work, blocked, busy, meetings }: ScheduleDay): number | undefined {
  const taken = [...blocked, ...busy, ...meetings];
  return [...work.map(({ from }) => from), ...taken.map(({ to }) => to)]
    .sort((a, b) => a - b)
    .find(
      (from) =>
        work.some((span) => span.from <= from && from + labelMinutes <= span.to) &&
        !taken.some((span) => span.from < from + labelMinutes && from < span.to),
    );
}
