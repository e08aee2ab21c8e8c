import ical, { type CalendarComponent, type EventInstance, type VEvent } from 'node-ical';
import { isTimeZone } from '../../contract/calendar.ts';
import { instantAt, type Span } from '../hosts/working-time.ts';
import { CalendarError } from './calendar-error.ts';
import { prepareCalendar } from './calendar-lines.ts';
import { isOwnEvent } from './own-event.ts';

/** Adjacent busy times of the coming year count as one. */
const maxBusyTimes = 5_000;

export interface BusyTimes {
  /** Sorted; no two overlap or touch. */
  spans: Span[];
  /** Events that could not be interpreted. */
  unclear: number;
}

/**
 * When a host is busy within a span, according to a calendar file. Tentative events count; canceled and free ones do
 * not. Our own meetings are left out: the schedule has them, and the calendar may still show one at its old time.
 */
export function readBusyTimes(file: string, hostTimeZone: string, within: Span): BusyTimes {
  const { text, unclear } = prepareCalendar(file, hostTimeZone, isKnownZone);
  const events = readEvents(text);
  let unread = 0;
  const spans = events.flatMap((event) => {
    if (isOwnEvent(event.uid ?? '')) return [];
    if (!isInstant(event.start)) {
      unread++;
      return [];
    }
    try {
      return occurrences(event, within)
        .filter(({ event: one }) => isBusy(one))
        .map((one) => toSpan(one, hostTimeZone));
    } catch {
      // It repeats more often than the library supports.
      unread++;
      return [];
    }
  });
  const merged = merge(spans, within);
  if (merged.length > maxBusyTimes) throw new CalendarError('tooMuch');
  return { spans: merged, unclear: unclear + unread };
}

function readEvents(text: string): VEvent[] {
  let parsed: Record<string, CalendarComponent | undefined>;
  try {
    parsed = ical.sync.parseICS(text) as typeof parsed;
  } catch {
    throw new CalendarError('notACalendar');
  }
  return Object.values(parsed).filter((one): one is VEvent => one?.type === 'VEVENT');
}

const margin = 2 * 86_400_000;

/** Asks the library for a wider span, because its days are in the server's time zone. */
function occurrences(event: VEvent, { start, end }: Span): EventInstance[] {
  const from = new Date(start.valueOf() - margin);
  const to = new Date(end.valueOf() + margin);
  const found = ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  // Occurrences moved into the span from far outside are not included.
  const moved = Object.values((event.recurrences ?? {}) as Record<string, VEvent>).filter(
    (one) => isInstant(one.start) && one.start < to && (one.end ?? one.start) > from,
  );
  return [
    ...found,
    ...moved.map(
      (one) =>
        ({
          event: one,
          start: one.start,
          end: one.end ?? one.start,
          isFullDay: one.datetype === 'date',
        }) as EventInstance,
    ),
  ];
}

function isBusy(event: VEvent): boolean {
  const { status, transparency } = event;
  // Outlook's own status is more precise than TRANSP.
  const outlook = (event as { 'MICROSOFT-CDO-BUSYSTATUS'?: string })['MICROSOFT-CDO-BUSYSTATUS'];
  if (status?.toUpperCase() === 'CANCELLED') return false;
  if (outlook) return !/^(FREE|WORKINGELSEWHERE)$/i.test(outlook);
  return String(transparency ?? '').toUpperCase() !== 'TRANSPARENT';
}

/** All-day events cover days in the host's time zone. The library returns midnights in the server's. */
function toSpan({ start, end, isFullDay }: EventInstance, hostTimeZone: string): Span {
  if (!isFullDay) return { start: new Date(start), end: new Date(end) };
  const midnight = (date: Date) => instantAt(hostTimeZone, `${serverDay(date)}T00:00`);
  const next = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  return { start: midnight(start), end: midnight(end > start ? end : next) };
}

function serverDay(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [date.getFullYear(), ...parts].join('-');
}

/** Clips spans to a range and merges those that overlap or touch. */
function merge(spans: readonly Span[], within: Span): Span[] {
  const cut = spans
    .map(({ start, end }) => ({
      start: new Date(Math.max(start.valueOf(), within.start.valueOf())),
      end: new Date(Math.min(end.valueOf(), within.end.valueOf())),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start.valueOf() - b.start.valueOf());
  const merged: Span[] = [];
  for (const span of cut) {
    const last = merged.at(-1);
    if (!last || last.end < span.start) merged.push(span);
    else if (last.end < span.end) last.end = span.end;
  }
  return merged;
}

function isInstant(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.valueOf());
}

/** True if the library knows a zone by this name: IANA's, and Windows’ own such as `W. Europe Standard Time`. */
function isKnownZone(name: string): boolean {
  const probe = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=${name}:20260101T000000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const [event] = readEvents(probe);
  const zone = (event?.start as { tz?: string } | undefined)?.tz ?? '';
  return isTimeZone(zone);
}
