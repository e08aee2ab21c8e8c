import type { CSSProperties } from 'react';
import { type Day, weekNumber } from '../../../contract/calendar.ts';
import type { ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import type { ConsoleLocation } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import table from '../parts/table.module.css';
import { TableHead } from '../parts/table.tsx';
import { Conflicts } from './conflicts.tsx';
import { type ClockTime, nowIn, offsetLabel, type Span } from './host-clock.ts';
import { shortNames } from './host-names.ts';
import pane from './host-schedule-pane.module.css';
import { at, type Hours, Lane, type ShownHost } from './lane.tsx';
import { daysIn } from './operator-days.ts';
import grid from './schedule-grid.module.css';
import { DayName, HourAxis, hoursShown, NowLine } from './schedule-grid.tsx';
import s from './shared-week.module.css';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

type LabelledHost = ShownHost & { label: string };

/** The week of all hosts on one axis, by the operator's clock: a lane per host in each day. */
export function SharedWeek(props: {
  hosts: readonly ShownHost[];
  dates: readonly Day[];
  now: Date;
  dayLink: (date: Day) => Partial<ConsoleLocation>;
}) {
  const { hosts, dates, dayLink } = props;
  const now = nowIn(timeZone, props.now);
  const shortName = shortNames(hosts);
  const lanes = hosts.map((host) => ({
    ...host,
    label: shortName(host),
    days: daysIn(timeZone, dates, host),
  }));
  const hours = hoursShown(
    lanes.flatMap(({ days }) => days),
    now,
  );
  const { first, last } = hours;
  const title = `Week ${weekNumber(dates)}`;
  return (
    <>
      <p className={pane.hint}>
        {hosts.length} hosts on one axis, in your time, {offsetLabel(timeZone, dates)}. Visitors see their
        own.
      </p>
      <Conflicts hosts={lanes} />
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
            lanes={lanes.flatMap((host) => (host.days[i] ? [{ host, day: host.days[i] }] : []))}
            now={now}
            hours={hours}
            to={dayLink(date)}
          />
        ))}
      </section>
      {dates.includes(now.date) && <Today lanes={lanes} date={now.date} />}
    </>
  );
}

function SharedDay(props: {
  date: Day;
  lanes: readonly { host: LabelledHost; day: ScheduleDay }[];
  now: ClockTime;
  hours: Hours;
  to: Partial<ConsoleLocation>;
}) {
  const { date, lanes, now, hours, to } = props;
  const meetings = lanes.flatMap(({ day }) => day.meetings);
  const isOff = meetings.length === 0 && lanes.every(({ day }) => day.work.length === 0);
  const shown = { date, meetings, closed: isOff ? 'No host works' : null };
  return (
    <div className={date < now.date ? `${grid.row} ${grid.past}` : grid.row}>
      <DayName day={shown} now={now} to={to} />
      <div className={isOff ? undefined : s.lanes}>
        {isOff ? (
          <b className={grid.off}>
            <span>No host works</span>
          </b>
        ) : (
          lanes.map(({ host, day }) => (
            <div key={host.id} className={s.lane}>
              {day.closed === null && <LaneLabel label={host.label} day={day} hours={hours} />}
              <Lane
                host={host}
                timeZone={timeZone}
                day={{ ...day, closed: day.closed && `${host.label}: ${day.closed}` }}
                now={now}
                hours={hours}
                isNarrow
              />
            </div>
          ))
        )}
        <NowLine day={shown} now={now} last={hours.last} />
      </div>
    </div>
  );
}

/** A host's name where it covers nothing: in working time, or else beside it, or else on a ground of its own. */
function LaneLabel({ label, day, hours }: { label: string; day: ScheduleDay; hours: Hours }) {
  const { work, blocked, busy, meetings } = day;
  const taken = [...blocked, ...busy, ...meetings];
  const drawn = [...work, ...taken];
  const room = roomFor(label, hours);
  const isFree = (from: number, spans: readonly Span[]) =>
    from >= hours.first * 60 &&
    from + room <= hours.last * 60 &&
    !spans.some((span) => span.from < from + room && from < span.to);
  const starts = [...work.map(({ from }) => from), ...drawn.map(({ to }) => to)].sort((a, b) => a - b);
  const isAtWork = (from: number) =>
    work.some((span) => span.from <= from && from + room <= span.to) && isFree(from, taken);
  const start = starts.find(isAtWork) ?? starts.find((from) => isFree(from, drawn));
  if (start !== undefined) return <span style={at(start)}>{label}</span>;
  const opens = Math.min(...drawn.map(({ from }) => from));
  return isFree(opens - room, drawn) ? (
    <span className={s.before} style={at(opens)}>
      {label}
    </span>
  ) : (
    <span className={drawn.length > 0 ? s.onTop : undefined} style={at(hours.first * 60)}>
      {label}
    </span>
  );
}

/** The minutes that a label covers on the narrowest phone. */
function roomFor(label: string, { first, last }: Hours): number {
  const [perCharacter, around, width] = [6.5, 16, 354];
  return ((label.length * perCharacter + around) / width) * (last - first) * 60;
}

/** The meetings of today, by start. */
function Today({ lanes, date }: { lanes: readonly LabelledHost[]; date: Day }) {
  const meetings = lanes
    .flatMap(({ label, days }) =>
      days
        .filter((day) => day.date === date)
        .flatMap((day) => day.meetings.map((meeting) => ({ ...meeting, label }))),
    )
    .toSorted((a, b) => a.from - b.from);
  if (meetings.length === 0) return null;
  return (
    <table role="table" className={`${table.table} ${pane.meetings} ${s.today}`}>
      <TableHead of={['Today', 'Visitor', 'Host']} />
      <tbody role="rowgroup">
        {meetings.map(({ id, name, from, to, label }) => (
          <tr key={id} role="row">
            <td role="cell" className={table.mono}>
              {formatMinutes(from)}–{formatMinutes(to)}
            </td>
            <th role="rowheader" scope="row">
              <ConsoleLink to={{ kind: 'meeting', id, view: { status: 'any', flagged: 'any' } }}>
                {name}
              </ConsoleLink>
            </th>
            <td role="cell">{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
