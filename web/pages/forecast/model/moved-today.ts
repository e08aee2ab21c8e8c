import { isInside } from '../../../../forecast/backtest.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { defaultHorizon, type Outlook } from '../../../../forecast/outlook.ts';
import type { EarlierForecast } from '../worker/forecast.worker.ts';
import { metricKey } from './metric-key.ts';
import { type ForecastResult, findLeftOutWeeks } from './result.ts';

/** Today moved to an earlier week: the forecast of that week, and the actual values since. */
export interface MovedToday {
  /** Index of the first week that was not known. */
  start: number;
  /** Empty if the history was too short to forecast from. */
  outlook: Outlook;
  /** The values of the weeks from `start` on. */
  actual: number[];
  /** Weights of a ratio's weeks: conversions, expected and actual. */
  weights?: { expected: readonly number[]; actual: readonly number[] } | undefined;
  /** Weeks that are left out and not scored, counted from `start`. */
  leftOut?: readonly number[] | undefined;
}

/** Other metrics that a forecast depends on: without them it would briefly show another number. */
const neededMetrics: Record<string, string[]> = {
  conversions: ['spend'],
  value: ['spend'],
  cpa: ['spend', 'conversions'],
};

/** The metrics to forecast at an earlier Today: the one shown, and those it depends on. */
export function metricsBehind({ metrics }: ForecastResult, outlook: Outlook): Outlook[] {
  const needed = neededMetrics[outlook.name] ?? [];
  return metrics.filter((metric) => metric === outlook || needed.includes(metric.name));
}

/** The forecast of an earlier Today ends when today's does. */
export function earlierHorizon({ weeks }: ForecastResult, { mean }: Outlook, start: number): number {
  return Math.min(defaultHorizon, weeks.length - start + mean.length);
}

/** Undefined if this metric was not forecast then. */
export function toMovedToday(
  earlier: EarlierForecast,
  result: ForecastResult,
  shown: Outlook,
): MovedToday | undefined {
  const { start } = earlier;
  const outlook = earlier.metrics.find((metric) => metricKey(metric) === metricKey(shown));
  if (!outlook) return undefined;
  const [expected, actual] = [earlier.metrics, result.metrics].map((metrics) =>
    metrics.find(({ name }) => name === 'conversions'),
  );
  return {
    start,
    outlook,
    actual: shown.values.slice(start),
    leftOut: findLeftOutWeeks(result, shown)
      .map(({ week }) => week - start)
      .filter((week) => week >= 0),
    ...(shown.name === 'cpa' && {
      weights: { expected: expected?.mean ?? [], actual: actual?.values.slice(start) ?? [] },
    }),
  };
}

/** A smaller miss is as good as none if both totals read the same. */
const minMiss = 0.0005;

/** The forecast's miss as a share of the actual total. */
export function relativeMiss({ expected, actual }: Pick<MovedTodayScore, 'expected' | 'actual'>): number {
  const miss = actual <= 0 ? 0 : expected / actual - 1;
  return Math.abs(miss) < minMiss && Math.round(expected) === Math.round(actual) ? 0 : miss;
}

/** Expected and actual totals of the weeks since; for cost per conversion, cost divided by conversions. */
export interface MovedTodayScore {
  inside: number;
  all: number;
  expected: number;
  actual: number;
  /** Weeks outside the 90 % range, counted from `start`. */
  outside: number[];
}

export function scoreMovedToday({ outlook, actual, weights, leftOut = [] }: MovedToday): MovedTodayScore {
  const weeks = Math.min(outlook.mean.length, actual.length);
  const { low90, high90 } = outlook;
  const outside = actual
    .slice(0, weeks)
    .flatMap((value, i) =>
      leftOut.includes(i) || isInside(value, low90[i] ?? 0, high90[i] ?? 0) ? [] : [i],
    );
  const total = (values: readonly number[], weight?: readonly number[]) => {
    const scored = (list: readonly number[]) => list.slice(0, weeks).filter((_, i) => !leftOut.includes(i));
    const weighted = scored(values.map((value, i) => value * (weight?.[i] ?? 1)));
    return weight ? sum(weighted) / sum(scored(weight)) : sum(weighted);
  };
  const all = weeks - leftOut.filter((week) => week < weeks).length;
  return {
    inside: all - outside.length,
    all,
    expected: total(outlook.mean, weights?.expected),
    actual: total(actual, weights?.actual),
    outside,
  };
}
