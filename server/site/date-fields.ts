import { parse, serialize } from 'parse5';
import { addDays, utcDayAt } from '../../contract/calendar.ts';
import { attribute, setAttribute, walkElements } from '../html.ts';

const hourMs = 3_600_000;
/** How far the first and the last time zone to reach a day are from UTC. */
const easternmostHours = 14;
const westernmostHours = -12;

/** Limits a page's date fields to days from today on, in any time zone; each field states how many. */
export function limitDates(html: string, now: number): string {
  const document = parse(html);
  for (const element of walkElements(document)) {
    const days = attribute(element, 'data-days-ahead');
    if (days === undefined) continue;
    setAttribute(element, 'min', utcDayAt(now + westernmostHours * hourMs));
    setAttribute(element, 'max', addDays(utcDayAt(now + easternmostHours * hourMs), Number(days)));
  }
  return serialize(document);
}
