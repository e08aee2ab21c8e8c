import { type Day, utcMidnight } from '../../../contract/calendar.ts';
import type { HostSchedule, ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { clockTimeToDate, minutesInto, nowIn, type Span } from './host-clock.ts';

const dayMinutes = 1_440;

/**
 * A host's days by the clock of another time zone. The host's own days have to begin a day earlier and end a day later.
 */
export function daysIn(
  timeZone: string,
  dates: readonly Day[],
  host: Pick<HostSchedule['hosts'][number], 'timeZone' | 'days'>,
): ScheduleDay[] {
  const [first = ''] = dates;
  /** Minutes from the first midnight. Each end is converted on its own: either clock may change in between. */
  const place = (moment: Date) => minutesInto(first, nowIn(timeZone, moment));
  const moved = <S extends Span>(spansOf: (day: ScheduleDay) => readonly S[]) =>
    host.days.flatMap(({ date, ...day }) =>
      spansOf({ date, ...day }).map((span) => {
        const end = (minutes: number) => place(clockTimeToDate(host.timeZone, { date, minutes }));
        return { ...span, from: end(span.from), to: end(span.to) };
      }),
    );
  const work = moved((day) => day.work);
  const blocked = moved((day) => day.blocked);
  const busy = joined(moved((day) => day.busy));
  const meetings = host.days
    .flatMap((day) => day.meetings)
    .map((meeting) => {
      const from = place(new Date(meeting.startsAt));
      return { ...meeting, from, to: from + meeting.to - meeting.from };
    });
  return dates.map((date) => {
    const midnight = (utcMidnight(date) - utcMidnight(first)) / 60_000;
    const within = <S extends Span>(spans: readonly S[]): S[] =>
      spans.map((span) => ({ ...span, from: span.from - midnight, to: span.to - midnight }));
    const parts = <S extends Span>(spans: readonly S[]) =>
      within(spans)
        .filter(({ from, to }) => from < dayMinutes && to > 0)
        .map((span) => ({ ...span, from: Math.max(span.from, 0), to: Math.min(span.to, dayMinutes) }));
    const workHere = parts(work);
    const closed = host.days.find((day) => day.date === date)?.closed ?? null;
    return {
      date,
      closed: workHere.length === 0 ? closed : null,
      work: workHere,
      blocked: parts(blocked),
      busy: parts(busy),
      // On the day on which they start, in full.
      meetings: within(meetings).filter(({ from }) => from >= 0 && from < dayMinutes),
    };
  });
}

/** What the host's midnight divides, in one piece again. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last?.to === span.from) last.to = span.to;
    else found.push({ ...span });
  }
  return found;
}
