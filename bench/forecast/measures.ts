import { average, sum } from '../../forecast/numeric.ts';
import { type Coverage, coverages } from '../../forecast/prediction-intervals.ts';
import { median, percentile } from '../report.ts';
import type { MethodForecast } from './simple-methods.ts';

/** A series with its last weeks hidden, and a method's forecast of them. */
export interface HoldoutForecast {
  id: string;
  history: readonly number[];
  actual: readonly number[];
  forecast: MethodForecast;
}

/** The measures of the M4 competition, as it defined them for weekly series. */
export interface Measures {
  /** Symmetric percentage error: 200 |error| / (|forecast| + |actual|). */
  smape: number;
  /** The error in units of the average step from week to week in the history. */
  mase: number;
  /** The width of the 95 % range plus a penalty for values outside it, in the same units. */
  msis: number;
  /** The share of weeks inside each range. */
  held: Record<Coverage, number>;
}

export function computeMeasures(checks: readonly HoldoutForecast[]): Measures {
  return {
    smape: average(checks.map(smape)),
    mase: average(checks.map(mase)),
    msis: average(checks.map(msis)),
    held: Object.fromEntries(
      coverages.map((coverage) => [coverage, average(checks.map((check) => held(check, coverage)))]),
    ) as Measures['held'],
  };
}

/** The accuracy of the hidden weeks' totals. */
export interface Totals {
  checks: number;
  mean: number;
  median: number;
  /** A quarter of the checks were less accurate than this. */
  quarter: number;
  /** A tenth of the checks were less accurate than this. */
  tenth: number;
  /** The share of checks whose accuracy was under 90 %. */
  under90: number;
  /** The share of checks that were off by at most 5 %. */
  within5: number;
  worst: number;
  /** The share of checks whose total was inside its 90 % range. */
  held?: number;
}

export function computeTotals(checks: readonly HoldoutForecast[]): Totals {
  const accuracies = checks.map(totalAccuracy);
  const share = (holds: (accuracy: number) => boolean) => accuracies.filter(holds).length / checks.length;
  return {
    checks: checks.length,
    mean: average(accuracies),
    median: median(accuracies),
    quarter: percentile(accuracies, 25),
    tenth: percentile(accuracies, 10),
    under90: share((accuracy) => accuracy < 0.9),
    within5: share((accuracy) => accuracy >= 0.95),
    worst: Math.min(...accuracies),
    ...(checks.every(({ forecast }) => forecast.total) && {
      held: average(checks.map(isTotalHeld).map(Number)),
    }),
  };
}

/** 1 − |forecast − actual| / actual, of the totals. */
function totalAccuracy(check: HoldoutForecast): number {
  return 1 - Math.abs(totalError(check));
}

/** (forecast − actual) / actual, of the totals: positive if the forecast was too high. */
export function totalError({ forecast, actual }: HoldoutForecast): number {
  return (sum(forecast.mean) - sum(actual)) / sum(actual);
}

function isTotalHeld({ forecast: { total }, actual }: HoldoutForecast): boolean {
  return total !== undefined && sum(actual) >= total.low && sum(actual) <= total.high;
}

function smape({ forecast, actual }: HoldoutForecast): number {
  return average(
    actual.map((value, h) => {
      const expected = forecast.mean[h] ?? 0;
      return (200 * Math.abs(value - expected)) / (Math.abs(value) + Math.abs(expected));
    }),
  );
}

function mase({ history, forecast, actual }: HoldoutForecast): number {
  return average(actual.map((value, h) => Math.abs(value - (forecast.mean[h] ?? 0)))) / averageStep(history);
}

export function msis({ history, forecast, actual }: HoldoutForecast): number {
  const { low, high } = forecast.ranges[95];
  const penalty = 2 / (1 - 0.95);
  const scores = actual.map((value, h) => {
    const [from, to] = [low[h] ?? 0, high[h] ?? 0];
    return to - from + penalty * (Math.max(0, from - value) + Math.max(0, value - to));
  });
  return average(scores) / averageStep(history);
}

function held({ forecast, actual }: HoldoutForecast, coverage: Coverage): number {
  const { low, high } = forecast.ranges[coverage];
  return average(actual.map((value, h) => Number(value >= (low[h] ?? 0) && value <= (high[h] ?? 0))));
}

export function averageStep(history: readonly number[]): number {
  return average(history.slice(1).map((value, i) => Math.abs(value - (history[i] ?? 0))));
}
