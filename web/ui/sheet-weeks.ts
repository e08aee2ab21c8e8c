import { facts } from '../../contract/facts.ts';

/**
 * The illustrative sheet of the site: today is Thursday 2 July 2026, in ISO week 27, so that ruler and
 * charts agree with each other on every page.
 */
export const firstWeek = 14;
export const weeksBehind = facts.forecastWeeks;
export const weeksAhead = facts.forecastWeeks;
export const currentWeek = firstWeek + weeksBehind;

const monthWeeks = [5, 4, 4];

/** The months of the sheet with their first column and width in weeks. */
export function sheetMonths(ahead: boolean): { month: Date; weeks: number; column: number }[] {
  let column = 1;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const weeks = monthWeeks[i % 3] ?? 4;
    const month = { month: new Date(Date.UTC(2026, (ahead ? 6 : 3) + i, 1)), weeks, column };
    column += weeks;
    return month;
  });
}
