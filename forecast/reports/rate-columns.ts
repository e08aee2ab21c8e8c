import { type DecimalMark, isBlankCell, parseNumber } from './parse-number.ts';
import { type Column, metricNames } from './report.ts';
import type { TextRow } from './sniff.ts';

/** The minimum rows to tell an average from an amount by its variation. */
const minRows = 20;
/** Averages vary less than this, relative to their mean, and correlate less with the volume. */
const average = { variation: 0.6, correlation: 0.3 };

/**
 * Finds unknown columns that look like rates or averages, which cannot be summed: shares between 0 and 1, quotients of
 * two other columns, and decimals that hardly vary and do not follow the volume.
 */
export function findRateColumns(columns: readonly Column[], rows: TextRow[], decimal: DecimalMark): number[] {
  const isNumeric = ({ role }: Column) => role === 'other' || metricNames.some((name) => name === role);
  const numbers = columns.map((column, i) => (isNumeric(column) ? valuesIn(rows, i, decimal) : undefined));
  const reference = metricNames
    .map((name) => columns.findIndex(({ role }) => role === name))
    .find((i) => i >= 0);
  return columns.flatMap(({ role }, i) => {
    const values = numbers[i];
    if (role !== 'other' || !values) return [];
    const filled = values.filter((value) => !Number.isNaN(value));
    if (filled.every(Number.isInteger)) return [];
    const isShare = filled.every((value) => value >= 0 && value <= 1);
    const others = numbers.flatMap((other, j) => (other && j !== i ? [other] : []));
    const isRate =
      isShare || isQuotient(values, others) || isAverage(values, numbers[reference ?? -1], filled.length);
    return isRate ? [i] : [];
  });
}

/** Blank cells are NaN. */
function valuesIn(rows: TextRow[], column: number, decimal: DecimalMark): number[] {
  return rows.map(({ cells }) => {
    const cell = cells[column] ?? '';
    return isBlankCell(cell) ? Number.NaN : parseNumber(cell, decimal);
  });
}

function isQuotient(values: readonly number[], others: readonly number[][]): boolean {
  return others.some((numerator) =>
    others.some((denominator) => {
      if (numerator === denominator) return false;
      return [1, 100, 1000].some((scale) => {
        let matching = 0;
        let compared = 0;
        values.forEach((value, row) => {
          const expected = (scale * (numerator[row] ?? Number.NaN)) / (denominator[row] ?? Number.NaN);
          if (!Number.isFinite(expected) || !(value > 0)) return;
          compared++;
          if (Math.abs(value - expected) <= 0.006 + 0.01 * expected) matching++;
        });
        return compared >= 5 && matching >= compared * 0.9;
      });
    }),
  );
}

function isAverage(
  values: readonly number[],
  volume: readonly number[] | undefined,
  filled: number,
): boolean {
  if (!volume || filled < minRows) return false;
  const pairs = values.flatMap((value, row) => {
    const other = volume[row] ?? Number.NaN;
    return Number.isNaN(value) || Number.isNaN(other) ? [] : [[value, other] as const];
  });
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  let [aa, bb, ab] = [0, 0, 0];
  for (const [x, y] of pairs) {
    aa += (x - a) ** 2;
    bb += (y - b) ** 2;
    ab += (x - a) * (y - b);
  }
  const variation = Math.sqrt(aa / pairs.length) / Math.abs(a);
  const correlation = bb === 0 || aa === 0 ? 1 : ab / Math.sqrt(aa * bb);
  return variation < average.variation && Math.abs(correlation) < average.correlation;
}
