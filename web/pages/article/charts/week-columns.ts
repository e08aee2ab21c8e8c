import type { PageContext } from '../../../ui/page.tsx';
import { firstWeek, weeksBehind } from '../../../ui/sheet-weeks.ts';

/** Columns of the drawings that look back over the sheet's weeks behind Today. */
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
