import { parse, serialize } from 'parse5';
import { addDays, utcDayAt } from '../../contract/calendar.ts';
import { attribute, setAttribute, walkElements } from '../html.ts';

const hourMs = 3_600_000;
/** The first and the last time zone to reach a day are this far from UTC. */
const easternmostHours = 14;
const westernmostHours = -12;

/** A page whose date fields accept the days from today on, wherever the visitor is: how many, they say themselves. */
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
