import { fill, type PluralForms, pluralize } from '../../../content/fill.ts';
import { signs } from '../../../content/number-format.ts';
import type { Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { browserUtcOffset, formatUtcOffset, utcOffsetOn } from '../utc-offsets.ts';
import { clockTime, sharedHours, workingDayAt, workingHours } from './working-day.ts';

export interface SharedMessages extends PluralForms {
  none: string;
}

/** The number of hours: `3.5 hours shared`. */
export function sayHours(hours: number, messages: SharedMessages, locale: Locale): string {
  if (hours === 0) return messages.none;
  return fill(pluralize(messages, hours, locale), { n: String(hours).replace('.', signs[locale].point) });
}

/** The hours that a role's working day, by the clock of its location, shares with the visitor's. */
export function saySharedDay(clock: string, today: Day, messages: SharedMessages, locale: Locale): string {
  const { startHour } = workingDayAt(utcOffsetOn(today, clock), browserUtcOffset(today));
  const { from, to } = sharedHours(workingHours.from, startHour) ?? { from: 0, to: 0 };
  return fill(sayHours(to - from, messages, locale), { from: clockTime(from), to: clockTime(to) });
}

/** The assumption behind the sentences above. */
export function sayAssumption(note: string, today: Day): string {
  const { from, to } = workingHours;
  return fill(note, {
    hours: `${clockTime(from)}–${clockTime(to)}`,
    zone: formatUtcOffset(browserUtcOffset(today)),
  });
}
