import type { NumberRange } from '../../../contract/facts.ts';
import { type Expected, example, type FanSeries } from '../../ui/charts/fan.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';
import {
  measuredWeeks,
  sampleForecasts,
  weeksBeyond,
  weeksMeasuredToday,
} from './sample-forecasts.precomputed.ts';

/** Columns of the sheet. Today is at the middle: the sheet glides under it. */
export const columns = weeksBehind + weeksAhead;
export const middle: number = weeksBehind;
export { weeksBeyond };

/** How many weeks Today can be moved back, and ahead. */
export const maxWeeksMoved = weeksBehind;

/** The share of the drawing's height that the past may take: the band under the headline, in `fan-chart.module.css`. */
export const bandShare = 0.275;

/** The hero's data with Today moved by some weeks. */
export interface HeroView extends FanSeries {
  moved: number;
  /** Values at the drawing's bottom and top edge. */
  scale: { floor: number; ceiling: number };
  /** Weeks that were forecast and have since been measured. */
  misses: readonly Miss[];
  /** Undefined on the real date. */
  verdict?: HeroScore;
}

interface Miss {
  week: number;
  expected: number;
  actual: number;
  isOutside: boolean;
}

interface HeroScore {
  weeks: number;
  inside: number;
  /** Totals, and their difference relative to the actual one. */
  expected: number;
  actual: number;
  off: number;
}

export function viewAt(moved: number): HeroView {
  if (moved === 0) return withScale({ ...example, moved, misses: [] });
  const now = weeksMeasuredToday + moved;
  const first = Math.max(0, now - middle - weeksBeyond);
  const lastKnown = Math.min(moved < 0 ? weeksMeasuredToday : now, now + weeksAhead);
  const series = {
    moved,
    at: middle,
    lead: now - middle - first,
    actual: measuredWeeks.slice(first, lastKnown),
    expected: sampleForecasts[middle + moved] ?? [],
  };
  if (moved < 0)
    return withScale({
      ...series,
      earlier: { from: 0, values: [] },
      ...compare(middle, series.expected, measuredWeeks.slice(now, lastKnown)),
    });
  const from = middle - moved;
  return withScale({
    ...series,
    earlier: { from, values: example.expected.map(({ mid }) => mid) },
    ...compare(from, example.expected, measuredWeeks.slice(weeksMeasuredToday, now)),
  });
}

/**
 * As large as possible: everything stays below the top edge, and the past inside the band. What glides out of the sheet
 * does not count.
 */
function withScale(view: Omit<HeroView, 'scale'>): HeroView {
  const { actual, lead = 0, at, expected, earlier } = view;
  const passed = [
    ...actual.slice(lead, lead + at),
    ...earlier.values.slice(0, Math.max(0, at - earlier.from)),
  ];
  const ahead = [...actual.slice(lead + at), ...earlier.values.slice(at - earlier.from)];
  const floor = Math.min(...passed, ...ahead, ...expected.map(({ range90 }) => range90.lo));
  const highest = Math.max(...ahead, ...expected.map(({ range90 }) => range90.hi));
  return {
    ...view,
    scale: { floor, ceiling: Math.max(highest, floor + (Math.max(...passed) - floor) / bandShare) },
  };
}

/** A forecast from a week on, next to the values measured since. */
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
