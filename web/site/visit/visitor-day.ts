import type { Day } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type SharedMessages, sayHours } from '../../ui/jobs/shared-day.ts';
import { sharedHours, workingDayAt, workingHours } from '../../ui/jobs/working-day.ts';
import { browserUtcOffset, formatUtcOffset, utcOffsetOn } from '../../ui/utc-offsets.ts';

/** Fills in the visitor's row of `Hours`, in the time zone of the role. */
export function showVisitorDay(figure: HTMLElement, clock: string, today: Day, locale: Locale): void {
  const own = browserUtcOffset(today);
  const { startHour, start, end } = workingDayAt(own, utcOffsetOn(today, clock));
  const shared = sharedHours(workingHours.from, startHour);
  const messages: SharedMessages = JSON.parse(figure.dataset.messages ?? '{}');
  fillParts(figure, {
    zone: formatUtcOffset(own),
    day: `${start}–${end}`,
    shared: sayHours(shared ? shared.to - shared.from : 0, messages, locale),
  });
  // A day across midnight is drawn at both ends of the 24 hours, and its longer part has the text.
  const from = startHour > 20 ? startHour - 24 : startHour;
  const { from: first, to: last } = shared ?? { from: 0, to: 0 };
  const drawn = { from, again: from < 0 ? from + 24 : from - 24, first, last };
  const middle = shared ? (first + last) / 2 : (workingHours.from + workingHours.to) / 2;
  for (const [name, value] of Object.entries({ ...drawn, middle }))
    figure.style.setProperty(`--${name}`, String(value));
  figure.dataset.known = shared ? 'shared' : '';
}

/** Writes each text into the element with that name: `data-part="day"`. */
function fillParts(figure: HTMLElement, texts: Record<string, string>): void {
  for (const [part, text] of Object.entries(texts)) {
    const element = figure.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = text;
  }
}

/** Marks the link of the section being read: the last that begins above a line a third down the window. */
export function markSection(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.querySelector(hash));
  const observer = new IntersectionObserver(
    () => {
      // A closed posting hides its last section, which then has no box.
      const isAbove = (section: Element | null) =>
        Number(section?.getClientRects()[0]?.top) <= innerHeight * 0.34 + 1;
      const current = Math.max(sections.findLastIndex(isAbove), 0);
      links.forEach((link, i) => {
        link.ariaCurrent = i === current ? 'true' : null;
      });
    },
    { rootMargin: '-33% 0px -66%' },
  );
  for (const section of sections) if (section) observer.observe(section);
}
