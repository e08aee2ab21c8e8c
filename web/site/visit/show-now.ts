import { dateFormats } from '../../../content/dates.ts';
import { fill } from '../../../content/fill.ts';
import { localDay, utcMidnight } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { fillParts } from '../../ui/fill-parts.ts';
import { formatUtcOffset } from '../../ui/utc-offsets.ts';

const minuteMs = 60_000;

/** Shows the visitor's day and time in `YourDay`, and goes on with the clock. `{day}` in the messages is replaced by the day. */
export function showNow(figure: HTMLElement, messages: string, locale: Locale): void {
  const show = () => {
    const now = new Date();
    const text = {
      day: `${fill(messages, { day: dateFormats(locale).weekday(new Date(utcMidnight(localDay(now)))) })} `,
      zone: formatUtcOffset(0 - now.getTimezoneOffset() / 60),
      time: now.toTimeString().slice(0, 5),
    };
    fillParts(figure, text);
    figure.style.setProperty('--now', String(now.getHours() + now.getMinutes() / 60));
    figure.querySelector('[hidden]')?.removeAttribute('hidden');
  };
  show();
  setInterval(show, minuteMs);
}
