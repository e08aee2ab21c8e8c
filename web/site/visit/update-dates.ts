/**
 * Loaded by `begin-visit.ts` if a page is visited on a different day than it was built, or shows the visitor's clock:
 * updates everything that depends on the date.
 */
import { dateFormats } from '../../../content/dates.ts';
import { type Day, firstDay, localDay, type Month, utcMidnight } from '../../../contract/calendar.ts';
import { facts } from '../../../contract/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { sayAssumption, saySharedDay } from '../../ui/jobs/shared-day.ts';
import { monthFrom, monthLabels, sheetMonths, weekFrom, yearsSince } from '../../ui/sheet-weeks.ts';
import { markSection, showVisitorDay } from './visitor-day.ts';

const locale = document.documentElement.lang as Locale;
const { month, dayOfMonth } = dateFormats(locale);

moveToday(localDay());

function moveToday(today: Day): void {
  each('data-week', (element, offset) => {
    element.textContent = element.textContent.replace(/\d+/, String(weekFrom(today, Number(offset))));
  });
  each('data-month', (element, offset) => {
    element.textContent = month(monthStart(monthFrom(today, Number(offset))));
  });
  each('data-first-of-month', (element, offset) => {
    element.textContent = dayOfMonth(monthStart(monthFrom(today, Number(offset))));
  });
  each('data-sheet-months', (ruler, span) => moveMonths(ruler, today, span === 'ahead'));
  each('data-years', (timeline) => moveYears(timeline, today));
  each('data-until', (element, end) => {
    element.hidden = Date.now() > Number(end);
  });
  each('data-shared', (row, clock) => {
    row.textContent = saySharedDay(clock, today, JSON.parse(row.dataset.messages ?? '{}'), locale);
  });
  each('data-assumption', (note, text) => {
    note.textContent = sayAssumption(text, today);
  });
  each('data-clock', (figure, clock) => showVisitorDay(figure, clock, today, locale));
  each('data-contents', markSection);
  document.documentElement.dataset.moved = '';
}

function each(attribute: string, move: (element: HTMLElement, value: string) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`))
    move(element, element.getAttribute(attribute) ?? '');
}

function moveMonths(ruler: HTMLElement, today: Day, ahead: boolean): void {
  const old = [...ruler.querySelectorAll<HTMLElement>(':scope > span')];
  const months = monthLabels(sheetMonths(today, ahead), ahead);
  const moved = months.map(({ month: named, weeks, column, isShown }) => {
    const label = old[0]?.cloneNode() as HTMLElement;
    label.textContent = isShown ? month(monthStart(named)) : '';
    label.style.gridColumn = `${column}/span ${weeks}`;
    return label;
  });
  old[0]?.before(...moved);
  for (const label of old) label.remove();
}

function moveYears(timeline: HTMLElement, today: Day): void {
  const ticks = [...timeline.querySelectorAll<HTMLElement>(':scope > i')];
  const age = yearsSince(facts.foundedIn, today);
  while (ticks.length <= age) {
    const tick = ticks.at(-1)?.cloneNode() as HTMLElement;
    tick.textContent = String(facts.foundedIn + ticks.length);
    ticks.at(-1)?.after(tick);
    ticks.push(tick);
  }
  for (const [year, tick] of ticks.entries()) tick.style.setProperty('--x', String(year / age));
}

function monthStart(month: Month): Date {
  return new Date(utcMidnight(firstDay(month)));
}
