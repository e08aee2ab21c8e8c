import { type Counted, counted, fill } from '../../../content/fill.ts';
import { type Day, instantOf } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { offsetName, sharedHours, workingDayIn, workingHours } from '../../ui/jobs/working-day.ts';

export interface SharedWords extends Counted {
  none: string;
}

/** Fills in the visitor's row of `Hours`, on the clock of the role. */
export function showVisitorDay(figure: HTMLElement, clock: string, today: Day, locale: Locale): void {
  const { startHour, start, end } = workingDayIn(undefined, today, clock);
  const shared = sharedHours(workingHours.from, startHour);
  const words: SharedWords = JSON.parse(figure.dataset.words ?? '{}');
  const hours = shared ? shared.to - shared.from : 0;
  const text = {
    zone: offsetName('shortOffset', undefined, instantOf(today)),
    day: `${start}–${end}`,
    shared: hours ? fill(counted(words, hours, locale), { n: hours.toLocaleString(locale) }) : words.none,
  };
  for (const [part, words] of Object.entries(text)) {
    const element = figure.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = words;
  }
  // A day across midnight is drawn at both ends of the 24 hours, and its longer part has the text.
  const from = startHour > 20 ? startHour - 24 : startHour;
  const { from: first, to: last } = shared ?? { from: 0, to: 0 };
  const drawn = { from, again: from < 0 ? from + 24 : from - 24, first, last };
  const middle = shared ? (first + last) / 2 : (workingHours.from + workingHours.to) / 2;
  for (const [name, value] of Object.entries({ ...drawn, middle }))
    figure.style.setProperty(`--${name}`, String(value));
  figure.dataset.known = shared ? 'shared' : '';
}

/** Marks the link of the section that is being read. */
export function markSection(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const mark = (current: Element | undefined) => {
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  mark(links[0]);
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) mark(links.find(({ hash }) => hash === `#${seen.target.id}`));
    },
    // A line a third down the window.
    { rootMargin: '-33% 0px -66%' },
  );
  for (const { hash } of links) {
    const section = document.querySelector(hash);
    if (section) observer.observe(section);
  }
}
