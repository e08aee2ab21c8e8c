import { ordinals } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { type Day, dayOfMonth, isoWeekday, utcMidnight } from '../../contract/calendar.ts';
import type { Host } from '../../contract/host.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Problem } from '../../contract/problem.ts';
import { holidayOn, hoursOn, isWithinHours, localTime, type Span } from '../hosts/working-time.ts';
import { HttpError } from '../http-error.ts';

/** Why a host is unavailable, in English: `outside London's hours (09:00–18:00)`. Days are the host's. */
export function findScheduleConflicts(host: Host, span: Span): string[] {
  const [from, to] = [localTime(host.timeZone, span.start), localTime(host.timeZone, span.end)];
  const day = from.slice(0, 10);
  const closed = closedBySettings(day);
  const holiday = holidayOn(host, day);
  const absences = host.absences.filter((absence) => absence.from < to && from < absence.to);
  return [
    isWithinHours(host, span) ? [] : `outside ${host.name}'s hours (${formatHours(host, day)})`,
    closed === undefined ? [] : `on a closed day (${closed})`,
    holiday === undefined ? [] : `on a public holiday (${holiday})`,
    absences.map(({ kind, label }) => {
      const what = kind === 'closure' ? 'on a closed day' : 'in a blocked time';
      return label ? `${what} (${label})` : what;
    }),
  ].flat();
}

function formatHours(host: Host, day: Day): string {
  const spans = hoursOn(host, day).map(({ from, to }) => `${from}–${to}`);
  return spans.length > 0 ? spans.join(', ') : `none on ${weekdayName(day)}s`;
}

function closedBySettings(day: Day): string | undefined {
  const { closedDays, closedWeekdays } = settings.meetings;
  if (closedDays.includes(dayOfMonth(day))) return `the ${ordinals.en(dayOfMonth(day))} of every month`;
  return closedWeekdays.includes(isoWeekday(day)) ? `every ${weekdayName(day)}` : undefined;
}

function weekdayName(day: Day): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(utcMidnight(day));
}

/** The host is unavailable at that time: the operator has to confirm it. */
export class ScheduleConflictError extends HttpError {
  readonly #conflicts: readonly string[];

  constructor(conflicts: readonly string[]) {
    super(409, { code: 'scheduleConflict' });
    this.#conflicts = conflicts;
  }

  /** The console is in English. */
  override problem(locale: Locale): Problem {
    const list = new Intl.ListFormat('en-GB').format(this.#conflicts);
    return { ...super.problem(locale), message: `This is ${list}. Move it anyway?` };
  }
}

/** The host has another meeting at that time, or one so close that the buffer would be lost. */
export class HostTakenError extends HttpError {
  readonly #message: string;

  constructor({ name, timeZone, bufferMinutes }: Host, { start, end }: Span) {
    super(409, { code: 'timeTaken' });
    const [from, to] = [start, end].map((moment) => localTime(timeZone, moment).slice(11));
    const buffer = bufferMinutes > 0 ? ` and keeps ${bufferMinutes} minutes free around it` : '';
    this.#message = `${name} has another meeting from ${from} to ${to} that day${buffer}. Choose another time.`;
  }

  override problem(locale: Locale): Problem {
    return { ...super.problem(locale), message: this.#message };
  }
}
