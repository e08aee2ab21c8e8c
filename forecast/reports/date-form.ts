import type { HeaderMeaning } from './columns.ts';
import { parsePeriod, parseYearAndNumber } from './parse-date.ts';
import { isBlankCell } from './parse-number.ts';
import type { DateForm } from './report.ts';
import type { TextRow } from './sniff.ts';
import type { DateGuess } from './unreadable.ts';

/** Guesses are limited to these years. */
const years = { first: 2010, last: 2040 };

/**
 * Detects whether `2025|34`, `202534` or a number next to a column of years is a week or a month. Null for all other
 * dates.
 */
export function detectDateForm(
  rows: TextRow[],
  column: number,
  name: HeaderMeaning | undefined,
  hasYearColumn: boolean,
): DateForm | null {
  const cells = distinctCells(rows, column);
  const pattern = hasYearColumn ? /^\D{0,7}\d{1,2}$/ : /^\d{4}[-/.|_ ]?\d{1,2}$/;
  if (cells.length === 0 || !cells.every((cell) => pattern.test(cell))) return null;
  const isWeek = name === 'week' || cells.some((cell) => Number(/\d{1,2}$/.exec(cell)) > 12);
  return isWeek ? 'year-week' : 'year-month';
}

/** The first column whose cells could be a year with a week or month, though the form is unknown: `24.w45`. */
export function guessDateColumn(rows: TextRow[], width: number): DateGuess | null {
  for (let column = 0; column < width; column++) {
    const all = distinctCells(rows, column);
    const likely = all.flatMap((cell) => {
      const parsed = parseYearAndNumber(cell);
      return parsed && parsed.year >= years.first && parsed.year <= years.last ? [{ cell, ...parsed }] : [];
    });
    const numbers = likely.map(({ number }) => number);
    const highest = Math.max(...numbers);
    // Totals and footers contain no dates.
    if (likely.length < Math.max(3, all.length * 0.9) || Math.min(...numbers) < 1 || highest > 53) continue;
    // Amounts such as 20.15 also have this form, but are not in order.
    const form: DateForm = highest > 12 ? 'year-week' : 'year-month';
    const days = likely.map(({ cell }) => parsePeriod(cell, true, form)?.start);
    const starts = days.map((day) => (day && day.unit !== 'open' ? day.day : Number.NaN));
    const steps = starts.slice(1).map((day, i) => day - (starts[i] as number));
    const isMonotonic = steps.every((step) => step > 0) || steps.every((step) => step < 0);
    const [first] = likely;
    if (isMonotonic && first)
      return { column, form, example: first.cell, year: first.year, number: first.number };
  }
  return null;
}

function distinctCells(rows: TextRow[], column: number): string[] {
  const cells = rows.map(({ cells: all }) => all[column] ?? '').filter((cell) => !isBlankCell(cell));
  return [...new Set(cells)];
}
