import type { PageContext } from '../../page.tsx';
import { weeksBehind } from '../../sheet-weeks.ts';

/** The articles look back on these weeks of 2026: they end on the day below, whenever they are read. */
export const firstWeek = 14;
export const lastDay = '2026-06-28';

/** The weeks as columns. */
export const columnWidth = 100;
export const sheetWidth = weeksBehind * columnWidth;

/** The middle of a week's column. */
export function columnMiddle(week: number): number {
  return (week + 0.5) * columnWidth;
}

/** The weeks under a chart: the first with its letter, the others as bare numbers. */
export function weekAxis({ format }: PageContext): { name: string }[] {
  return Array.from({ length: weeksBehind }, (_, i) => ({
    name: i === 0 ? format.week(firstWeek) : String(firstWeek + i),
  }));
}

/** "weeks 14 to 26". */
export function weeksLooked(
  { messages, format }: PageContext,
  first = firstWeek,
  last = firstWeek + weeksBehind - 1,
) {
  return messages.article.weeks(format.number(first), format.number(last));
}
