import type { CleaningChoices } from './clean.ts';
import { minDailyWeeks } from './daily-members.ts';
import { forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import { defaultHorizon, weeksPerYear } from './outlook.ts';
import { minWeeksToForecast } from './reports/report.ts';
import { shortHistoryWeeks } from './short-history.ts';

/** A holdout window, forecast from the weeks before it. Errors are relative to actuals. */
export interface BacktestResult {
  /** Index of its first week. */
  start: number;
  total: { ours: number; lastYear: number | null; lastValue: number };
  week: { ours: number; lastYear: number | null; lastValue: number };
  /** Number of weeks inside the 90 % interval. */
  inside: number;
  outside: { week: number; value: number; edge: number }[];
}

const backtests = { max: 8, weeksApart: 7 };
/** The relative rounding error of taking a logarithm and its exponential. */
const rounding = 1e-9;

/**
 * Forecasts holdout windows of thirteen weeks, latest first, from the weeks before them. Compares the errors with those
 * of two simple methods: repeating last year's weeks, and repeating the last value. Weeks that are left out are not scored.
 */
export function runBacktests(
  values: readonly number[],
  weeks: readonly string[],
  days?: readonly number[],
  { keep = [], leaveOut = [] }: CleaningChoices = {},
): BacktestResult[] {
  return holdoutStarts({ values, days }).flatMap((start) => {
    const result = forecast(values.slice(0, start), defaultHorizon, {
      weeks: weeks.slice(0, start),
      days: days?.slice(0, 7 * start),
      keep: keep.filter((week) => week < start),
      leaveOut: leaveOut.filter((week) => week < start),
    });
    const scored = (list: readonly number[]) => list.filter((_, i) => !leaveOut.includes(start + i));
    const window = values.slice(start, start + defaultHorizon);
    const actual = scored(window);
    if ('refused' in result || sum(actual) <= 0) return [];
    const lastYear =
      start >= weeksPerYear ? scored(values.slice(start - weeksPerYear).slice(0, defaultHorizon)) : undefined;
    const lastValue = actual.map(() => values[start - 1] ?? 0);
    const mean = scored(result.mean);
    const { low, high } = result.ranges[90];
    const outside = window.flatMap((value, i) => {
      const [floor = 0, ceiling = 0] = [low[i], high[i]];
      if (leaveOut.includes(start + i) || isInside(value, floor, ceiling)) return [];
      return { week: start + i, value, edge: value < floor ? floor : ceiling };
    });
    return {
      start,
      total: {
        ours: totalError(mean, actual),
        lastYear: lastYear ? totalError(lastYear, actual) : null,
        lastValue: totalError(lastValue, actual),
      },
      week: {
        ours: weekError(mean, actual),
        lastYear: lastYear ? weekError(lastYear, actual) : null,
        lastValue: weekError(lastValue, actual),
      },
      inside: actual.length - outside.length,
      outside,
    };
  });
}

/** The first week of each holdout window, latest first. */
export function holdoutStarts({
  values,
  days,
}: {
  values: readonly number[];
  days?: readonly number[] | undefined;
}): number[] {
  const minStart = days && values.length < shortHistoryWeeks ? minDailyWeeks : minWeeksToForecast;
  return Array.from(
    { length: backtests.max },
    (_, i) => values.length - defaultHorizon - i * backtests.weeksApart,
  ).filter((start) => start >= minStart);
}

export function isInside(value: number, low: number, high: number): boolean {
  const tolerance = rounding * Math.abs(value);
  return value >= low - tolerance && value <= high + tolerance;
}

function totalError(expected: readonly number[], actual: readonly number[]): number {
  return sum(expected) / sum(actual) - 1;
}

function weekError(expected: readonly number[], actual: readonly number[]): number {
  return sum(actual.map((value, i) => Math.abs((expected[i] ?? 0) - value))) / sum(actual);
}
