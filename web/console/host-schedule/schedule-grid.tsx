import { type CSSProperties, useEffect, useRef } from 'react';
import type { ScheduleDay } from '../../../contract/console/host-schedule.ts';
import type { ConsoleLocation } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { type ClockTime, dayLabel, minutesInto, nowIn } from './host-clock.ts';
import { at, type Hours, Lane, type ShownHost } from './lane.tsx';
import s from './schedule-grid.module.css';

/** One row per day: working time, busy times and meetings. The past is cobalt, bookable time persimmon. */
export function ScheduleGrid(props: {
  host: ShownHost;
  title: string;
  now: Date;
  dayLink: (date: string) => Partial<ConsoleLocation>;
}) {
  const { host, title, dayLink } = props;
  const now = nowIn(host.timeZone, props.now);
  const hours = hoursShown(host.days, now);
  const { first, last } = hours;
  const grid = useRef<HTMLElement>(null);
  // On a phone the grid scrolls: it opens where the week's meetings begin, or else its working time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again when the same days are refreshed
  useEffect(() => {
    const axis = grid.current?.querySelector<HTMLElement>('[aria-hidden]');
    // A little before the hour, so that its label is not cut off.
    const opening = Math.max(0, Math.floor(opensAt(host.days) / 60) - 0.25 - first);
    if (grid.current && axis) grid.current.scrollLeft = (axis.offsetWidth / (last - first)) * opening;
  }, [host.id, host.days[0]?.date]);
  const style = { '--first': first, '--hours': last - first } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={grid} className={s.grid} style={style} tabIndex={0} aria-label={`${title}, ${host.name}`}>
      <div className={s.inner}>
        <HourAxis title={title} first={first} last={last} />
        {host.days.map((day) => (
          <ScheduleRow key={day.date} host={host} day={day} now={now} hours={hours} to={dayLink(day.date)} />
        ))}
      </div>
    </section>
  );
}

function ScheduleRow(props: {
  host: ShownHost;
  day: ScheduleDay;
  now: ClockTime;
  hours: Hours;
  to: Partial<ConsoleLocation>;
}) {
  const { host, day, now, hours, to } = props;
  return (
    <div className={day.date < now.date ? `${s.row} ${s.past}` : s.row}>
      <DayName day={day} now={now} to={to} />
      <div>
        <Lane host={host} timeZone={host.timeZone} day={day} now={now} hours={hours} />
        <NowLine day={day} now={now} last={hours.last} />
      </div>
    </div>
  );
}

export function DayName(props: {
  day: Pick<ScheduleDay, 'date' | 'meetings' | 'closed'>;
  now: ClockTime;
  to: Partial<ConsoleLocation>;
}) {
  const { day, now, to } = props;
  return (
    <span>
      <ConsoleLink to={to}>{dayLabel(day.date)}</ConsoleLink>
      <small>{[day.date === now.date && 'today', describeDay(day, now)].filter(Boolean).join(', ')}</small>
    </span>
  );
}

export function NowLine({ day, now, last }: { day: { date: string }; now: ClockTime; last: number }) {
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
      <li className={s.isUnbookable}>At work, but too soon or too far ahead to be booked</li>
      <li className={s.isMeeting}>Meeting</li>
      <li className={s.isOff}>Busy by own calendar, blocked, holiday or closed</li>
      <li className={s.isConflict}>Meeting with an event over it</li>
      <li className={s.isPast}>Past</li>
    </ul>
  );
}

/** `2 attended, 1 no-show`; what is over and not noted comes first. */
function describeDay(day: Pick<ScheduleDay, 'date' | 'meetings' | 'closed'>, now: ClockTime): string {
  const { date, meetings, closed } = day;
  const count = (status: string) => meetings.filter((one) => one.status === status).length;
  const booked = meetings.filter(({ status }) => status === 'booked');
  const over = booked.filter(({ to }) => to <= minutesInto(date, now)).length;
  const ahead = booked.length - over;
  const parts = [
    over > 0 && `${over} without outcome`,
    ahead > 0 && `${ahead} ${ahead === 1 ? 'meeting' : 'meetings'}`,
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
export function hoursShown(days: readonly ScheduleDay[], now: ClockTime): Hours {
  const present = days
    .filter(({ date }) => date === now.date)
    .map(() => ({ from: now.minutes, to: now.minutes }));
  const spans = [...days.flatMap(({ work, meetings }) => [...work, ...meetings]), ...present];
  const first = Math.min(6, ...spans.map(({ from }) => Math.floor(from / 120) * 2));
  const last = Math.max(22, ...spans.map(({ to }) => Math.min(24, Math.ceil(to / 120) * 2)));
  return { first, last };
}
