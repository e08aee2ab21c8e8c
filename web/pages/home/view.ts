import type { NumberRange } from '../../../contract/facts.ts';
import { laterConversions } from '../../../forecast/sample.ts';
import { type Expected, example, type FanSeries } from '../../ui/charts/fan.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';
import { maxWeeksBack, sampleForecasts } from './sample-forecasts.precomputed.ts';

/** Columns of the sheet: Today is before the one that it is said to be at. */
export const columns = weeksBehind + weeksAhead;
export const realToday: number = weeksBehind;
export { maxWeeksBack };

/** The hero's data with Today at a column. */
export interface HeroView extends FanSeries {
  /** Weeks that were forecast and have been measured since. */
  misses: readonly Miss[];
  /** Nothing on the real date. */
  verdict?: HeroScore;
}

export interface Miss {
  week: number;
  expected: number;
  actual: number;
  isOutside: boolean;
}

export interface HeroScore {
  weeks: number;
  inside: number;
  /** Totals, and their difference relative to the actual one. */
  expected: number;
  actual: number;
  off: number;
}

export function viewAt(at: number): HeroView {
  if (at === realToday) return { ...example, misses: [] };
  const expected = sampleForecasts[at - maxWeeksBack] ?? [];
  const { actual, expected: drawn } = example;
  if (at < realToday)
    return {
      at,
      actual,
      expected,
      earlier: { from: 0, values: [] },
      ...compare(at, expected, actual.slice(at)),
    };
  const later = laterConversions.slice(0, at - realToday);
  return {
    at,
    actual: [...actual, ...later],
    expected,
    earlier: { from: realToday, values: drawn.map(({ mid }) => mid) },
    ...compare(realToday, drawn, later),
  };
}

/** A forecast from a week on, beside what was measured since. */
function compare(from: number, forecast: readonly Expected[], actual: readonly number[]) {
  const misses = actual.map((value, i): Miss => {
    const { mid = 0, range90: range } = forecast[i] ?? {};
    return { week: from + i, expected: mid, actual: value, isOutside: !range || !holds(range, value) };
  });
  const total = (pick: (miss: Miss) => number) => misses.reduce((sum, miss) => sum + pick(miss), 0);
  const totals = { expected: total((miss) => miss.expected), actual: total((miss) => miss.actual) };
  const verdict: HeroScore = {
    weeks: misses.length,
    inside: misses.filter(({ isOutside }) => !isOutside).length,
    ...totals,
    off: Math.abs(totals.expected / totals.actual - 1),
  };
  return { misses, verdict };
}

function holds({ lo, hi }: NumberRange, value: number): boolean {
  return value >= lo && value <= hi;
}
