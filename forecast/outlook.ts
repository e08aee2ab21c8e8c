import { maxDailyWeeks, minDailyWeeks } from './daily-members.ts';
import { type Coverage, type Forecast, forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import { minWeeksToForecast } from './reports/report.ts';

/** Weekly figures of an advertising account, from a report or the sample. */
export interface Account {
  /** The first day of each week, as `2026-11-16`. */
  weeks: readonly string[];
  metrics: readonly Metric[];
}

export interface Metric {
  name: string;
  label: string;
  /** One for each week. */
  values: readonly number[];
  /** Daily values, if known and less than a year. */
  days?: readonly number[] | undefined;
}

/** A metric with its forecast, which is empty if the history is too short. */
export interface Outlook {
  /** `conversions`, `spend`, …, `cpa` for the cost per conversion, or `other`. */
  name: string;
  /** The name of its column. */
  label: string;
  values: number[];
  days?: readonly number[] | undefined;
  mean: number[];
  low50: number[];
  high50: number[];
  low90: number[];
  high90: number[];
  total: Total;
  /** The total of the same weeks a year earlier. */
  lastYear: number | null;
}

/** `low` and `high` are the 90 % interval of the total, narrower than the sum of the weeks' because errors partly cancel. */
export interface Total {
  mean: number;
  low: number;
  high: number;
}

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

export const defaultHorizon = 13;
export const weeksPerYear = 52;
const backtests = { max: 8, weeksApart: 7 };
/** Relative rounding error of logarithm and exponential. */
const rounding = 1e-9;
/** Half the width of a 90 % interval in standard deviations. */
const z90 = 1.645;

/** Forecasts every metric of the account, conversions first. Metrics that cannot be forecast are left out. */
export function outlooks(account: Account, ahead = defaultHorizon): Outlook[] {
  return withCostPerConversion(account.metrics)
    .flatMap((metric) => forecastMetric(metric, account.weeks, ahead) ?? [])
    .map((outlook, _, all) => (outlook.name === 'cpa' ? withRatioOfTotals(outlook, all) : outlook))
    .sort((a, b) => metricRank(a.name) - metricRank(b.name));
}

const order = ['conversions', 'clicks', 'spend', 'value', 'impressions', 'other', 'cpa'];
const metricRank = (name: string) => order.indexOf(name) + 1 || order.length;

const nothingExpected = {
  mean: [],
  low50: [],
  high50: [],
  low90: [],
  high90: [],
  total: { mean: 0, low: 0, high: 0 },
  lastYear: null,
};

export function withCostPerConversion(metrics: readonly Metric[]): Metric[] {
  const spend = metrics.find(({ name }) => name === 'spend');
  const conversions = metrics.find(({ name }) => name === 'conversions');
  // A week without conversions has no cost per conversion.
  if (!spend || !conversions?.values.every((value) => value > 0)) return [...metrics];
  const values = conversions.values.map((value, week) => (spend.values[week] ?? 0) / value);
  return [...metrics, { name: 'cpa', label: '', values }];
}

function forecastMetric(
  { name, label, values, days }: Metric,
  weeks: readonly string[],
  ahead: number,
): Outlook | undefined {
  if (values.every((value) => value === 0)) return undefined;
  if (values.length < minWeeksToForecast) return { name, label, values: [...values], ...nothingExpected };
  const result = forecast(values, defaultHorizon, { weeks, days });
  if ('refused' in result) return undefined;
  const { mean, ranges } = result;
  const shown = (list: readonly number[]) => list.slice(0, ahead);
  const year = values.length >= weeksPerYear ? values.slice(-weeksPerYear).slice(0, ahead) : undefined;
  return {
    name,
    label,
    values: [...values],
    ...(days && { days }),
    mean: shown(mean),
    low50: shown(ranges[50].low),
    high50: shown(ranges[50].high),
    low90: shown(ranges[90].low),
    high90: shown(ranges[90].high),
    total: forecastTotal(result, ahead),
    lastYear: year ? sum(year) : null,
  };
}

/** The errors of the backtests' totals give the interval of the total. */
function forecastTotal({ mean, ranges, backtest }: Forecast, ahead: number): Total {
  const total = sum(mean.slice(0, ahead));
  const missed = backtest
    .map((window) => sum(window.actual.slice(0, ahead)) / sum(window.mean.slice(0, ahead)))
    .filter((ratio) => ratio > 0 && Number.isFinite(ratio));
  if (missed.length < 4) return { mean: total, low: part(ranges, 'low'), high: part(ranges, 'high') };
  const spread = z90 * Math.sqrt(sum(missed.map((ratio) => Math.log(ratio) ** 2)) / (missed.length - 1));
  return { mean: total, low: total * Math.exp(-spread), high: total * Math.exp(spread) };

  /** With too few backtests: between errors that cancel fully and not at all. */
  function part(all: Forecast['ranges'], side: 'low' | 'high', coverage: Coverage = 90): number {
    const edge = sum(all[coverage][side].slice(0, ahead));
    return total + (edge - total) * 0.7;
  }
}

/**
 * The total of the weeks from `from` to `to`, exclusive. Its interval assumes that errors correlate in these weeks as
 * much as in all of them, which follows from the interval of the whole total.
 */
export function partialTotal(outlook: Outlook, from: number, to: number): Total {
  const { mean, low90, high90, total } = outlook;
  if (from === 0 && to === mean.length) return total;
  const part = sum(mean.slice(from, to));
  return {
    mean: part,
    low: part - width(low90, total.mean - total.low),
    high: part + width(high90, total.high - total.mean),
  };

  function width(edges: readonly number[], whole: number): number {
    const widths = edges.map((edge, week) => Math.abs(edge - (mean[week] ?? 0)));
    const [together, apart] = added(widths);
    const share = together > apart ? (whole ** 2 - apart) / (together - apart) : 1;
    const correlation = Math.max(0, Math.min(1, share));
    const [partTogether, partApart] = added(widths.slice(from, to));
    return Math.sqrt(partApart + correlation * (partTogether - partApart));
  }
  /** The squared width of a sum if errors correlate fully, and if they are independent. */
  function added(widths: readonly number[]): [together: number, apart: number] {
    return [sum(widths) ** 2, sum(widths.map((width) => width ** 2))];
  }
}

/** The cost per conversion of several weeks is the ratio of their totals. */
function withRatioOfTotals(cpa: Outlook, all: readonly Outlook[]): Outlook {
  const find = (wanted: string) => all.find(({ name }) => name === wanted);
  const [spend, conversions] = [find('spend'), find('conversions')];
  if (!spend || !conversions) return cpa;
  const mean = spend.total.mean / conversions.total.mean;
  const scale = mean / cpa.total.mean;
  const { lastYear: spent } = spend;
  return {
    ...cpa,
    total: { mean, low: cpa.total.low * scale, high: cpa.total.high * scale },
    lastYear: spent !== null && conversions.lastYear ? spent / conversions.lastYear : null,
  };
}

/**
 * Forecasts holdout windows of thirteen weeks from the weeks before them, beside two rules that anyone can apply: repeat
 * last year's weeks, and repeat the last value. The latest window comes first.
 */
export function runBacktests(
  values: readonly number[],
  weeks: readonly string[],
  days?: readonly number[],
): BacktestResult[] {
  const least = days && values.length <= maxDailyWeeks ? minDailyWeeks : minWeeksToForecast;
  const starts = Array.from(
    { length: backtests.max },
    (_, i) => values.length - defaultHorizon - i * backtests.weeksApart,
  ).filter((start) => start >= least);
  return starts.flatMap((start) => {
    const result = forecast(values.slice(0, start), defaultHorizon, {
      weeks: weeks.slice(0, start),
      days: days?.slice(0, 7 * start),
    });
    const actual = values.slice(start, start + defaultHorizon);
    if ('refused' in result || sum(actual) <= 0) return [];
    const lastYear =
      start >= weeksPerYear ? values.slice(start - weeksPerYear).slice(0, defaultHorizon) : undefined;
    const lastValue = actual.map(() => values[start - 1] ?? 0);
    const { low, high } = result.ranges[90];
    const outside = actual.flatMap((value, i) => {
      const [floor = 0, ceiling = 0] = [low[i], high[i]];
      if (isInside(value, floor, ceiling)) return [];
      return { week: start + i, value, edge: value < floor ? floor : ceiling };
    });
    return {
      start,
      total: {
        ours: totalError(result.mean, actual),
        lastYear: lastYear ? totalError(lastYear, actual) : null,
        lastValue: totalError(lastValue, actual),
      },
      week: {
        ours: weekError(result.mean, actual),
        lastYear: lastYear ? weekError(lastYear, actual) : null,
        lastValue: weekError(lastValue, actual),
      },
      inside: actual.length - outside.length,
      outside,
    };
  });
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
