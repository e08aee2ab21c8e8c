import { type Day, utcMidnight } from '../../../contract/calendar.ts';
import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { nowIn } from './host-clock.ts';

const minuteMs = 60_000;
const dayMinutes = 1_440;

type Span = Pick<ScheduleDay['work'][number], 'from' | 'to'>;

/**
 * A host's days by the clock of another time zone. The host's own days have to begin a day earlier and end a day later.
 */
export function daysIn(
  timeZone: string,
  dates: readonly Day[],
  host: Pick<HostSchedule['hosts'][number], 'timeZone' | 'days'>,
): ScheduleDay[] {
  /** By how many minutes the other clock is ahead of the host's. */
  const ahead = (day: Day) => minutesAt(timeZone, day) - minutesAt(host.timeZone, day);
  return dates.map((date) => {
    function moved<S extends Span>(spansOf: (day: ScheduleDay) => readonly S[]): S[] {
      return host.days.flatMap((day) => {
        const shift = (utcMidnight(day.date) - utcMidnight(date)) / minuteMs + ahead(day.date);
        return spansOf(day).map((span) => ({ ...span, from: span.from + shift, to: span.to + shift }));
      });
    }
    const parts = <S extends Span>(spans: readonly S[]) =>
      spans
        .filter(({ from, to }) => from < dayMinutes && to > 0)
        .map((span) => ({ ...span, from: Math.max(span.from, 0), to: Math.min(span.to, dayMinutes) }));
    const work = parts(moved((day) => day.work));
    const closed = host.days.find((day) => day.date === date)?.closed ?? null;
    return {
      date,
      closed: work.length === 0 ? closed : null,
      work,
      blocked: parts(moved((day) => day.blocked)),
      busy: parts(moved((day) => day.busy)),
      // On the day on which they start, in full.
      meetings: moved((day) => day.meetings).filter(({ from }) => from >= 0 && from < dayMinutes),
    };
  });
}

/** The clock of a time zone at noon UTC of a day, in minutes since its midnight UTC. */
function minutesAt(timeZone: string, day: Day): number {
  const { date, minutes } = nowIn(timeZone, new Date(utcMidnight(day) + (dayMinutes / 2) * minuteMs));
  return (utcMidnight(date) - utcMidnight(day)) / minuteMs + minutes;
}
