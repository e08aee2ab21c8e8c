import type { Cleaning } from './clean.ts';
import { type Forecast, type ForecastOptions, forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import type { Pause } from './pauses.ts';
import { minWeeksToForecast } from './reports/report.ts';
import { type Total, type TotalModel, totalInterval } from './totals.ts';

/** Weekly figures of an advertising account, from a report or the sample. */
export interface Account {
  /** The first day of each week, as `2026-11-16`. */
  weeks: readonly string[];
  metrics: readonly Metric[];
}

export interface Metric {
  name: string;
  label: string;
  /** One per week. */
  values: readonly number[];
  /** Daily values, if known and less than a year. */
  days?: readonly number[] | undefined;
}

/** A metric with its forecast, which is empty if the history is too short. */
export interface Outlook {
  /** `conversions`, `spend`, …, `cpa` for the cost per conversion, or `other`. */
  name: string;
  /** The header of its column. */
  label: string;
  values: number[];
  days?: readonly number[] | undefined;
  mean: number[];
  low50: number[];
  high50: number[];
  low90: number[];
  high90: number[];
  total: Total;
  totals: TotalModel;
  /** The total of the same weeks a year earlier. */
  lastYear: number | null;
  /** What was changed in the history before it was forecast. */
  cleaning?: Cleaning;
  pause?: Pause;
}

export const defaultHorizon = 13;
export const weeksPerYear = 52;
/** The last weeks whose ratio of results to spend counts as much as that of the forecasts. */
const ratioWeeks = 8;
const metricOrder = ['conversions', 'clicks', 'spend', 'value', 'impressions', 'other', 'cpa'];

/** Forecasts every metric of the account, conversions first. Metrics that cannot be forecast are left out. */
export function outlooks(
  account: Account,
  horizon = defaultHorizon,
  options: ForecastOptions = {},
): Outlook[] {
  const forecasts = withCostPerConversion(account.metrics).flatMap(
    (metric) => forecastMetric(metric, horizon, { ...options, weeks: account.weeks }) ?? [],
  );
  const adjusted = forecasts.map((outlook) => adjustRatio(outlook, forecasts));
  return adjusted
    .map((outlook) => (outlook.name === 'cpa' ? asRatio(outlook, adjusted) : outlook))
    .sort((a, b) => metricRank(a.name) - metricRank(b.name));
}

function metricRank(name: string): number {
  return metricOrder.indexOf(name) + 1 || metricOrder.length;
}

/** Adds the metric `cpa`, unless a week has no conversions. */
export function withCostPerConversion(metrics: readonly Metric[]): Metric[] {
  const spend = metrics.find(({ name }) => name === 'spend');
  const conversions = metrics.find(({ name }) => name === 'conversions');
  if (!spend || !conversions?.values.every((value) => value > 0)) return [...metrics];
  const values = conversions.values.map((value, week) => (spend.values[week] ?? 0) / value);
  return [...metrics, { name: 'cpa', label: '', values }];
}

function forecastMetric(
  { name, label, values, days }: Metric,
  horizon: number,
  options: ForecastOptions,
): Outlook | undefined {
  // A week of corrections is forecast from as one with nothing; only a column such as profit may be below 0.
  const used = name === 'other' ? values : values.map((value) => Math.max(0, value));
  if (used.every((value) => value === 0)) return undefined;
  const history = { name, label, values: [...values] };
  if (values.length < minWeeksToForecast) return { ...history, ...noForecast };
  const isChanged = used.some((value, week) => value !== values[week]);
  const result = forecast(used, Math.max(defaultHorizon, horizon), {
    ...options,
    days: isChanged ? undefined : days,
  });
  if ('refused' in result) return undefined;
  const { ranges, totals, cleaning, pause } = result;
  const truncate = (list: readonly number[]) => list.slice(0, horizon);
  const weeks = {
    mean: truncate(result.mean),
    low50: truncate(ranges[50].low),
    high50: truncate(ranges[50].high),
    low90: truncate(ranges[90].low),
    high90: truncate(ranges[90].high),
  };
  return {
    ...history,
    ...(days && { days }),
    ...weeks,
    total: totalInterval(weeks, totals, 0, weeks.mean.length),
    totals,
    lastYear: values.length >= weeksPerYear ? sum(truncate(values.slice(-weeksPerYear))) : null,
    ...(wasCleaned(cleaning) && { cleaning }),
    ...(pause && { pause }),
  };
}

const noForecast = {
  mean: [],
  low50: [],
  high50: [],
  low90: [],
  high90: [],
  total: { mean: 0, low: 0, high: 0 },
  totals: { kind: 'widths', widths: [] },
  lastYear: null,
} satisfies Partial<Outlook>;

function wasCleaned({ outliers, step }: Forecast['cleaning']): boolean {
  return outliers.length > 0 || step !== undefined;
}

/** The total of the weeks from `from` to `to`, exclusive. */
export function partialTotal(outlook: Outlook, from: number, to: number): Total {
  if (from === 0 && to === outlook.mean.length) return outlook.total;
  return totalInterval(outlook, outlook.totals, from, to);
}

/**
 * Moves conversions and their value halfway to what the forecast spend would bring at the ratio of the last weeks, because
 * ratios vary less than the metrics themselves. Spend is never changed.
 */
function adjustRatio(outlook: Outlook, all: readonly Outlook[]): Outlook {
  const spend = all.find(({ name }) => name === 'spend');
  const isResult = outlook.name === 'conversions' || outlook.name === 'value';
  const isCount = outlook.totals.kind === 'counts';
  if (!isResult || isCount || !spend || outlook.pause || spend.pause || spend.totals.kind === 'counts')
    return outlook;
  const isUsed = outlook.values.map((_, week) => !wasChanged(outlook, week) && !wasChanged(spend, week));
  const recentWeeks = isUsed.flatMap((used, week) => (used ? week : [])).slice(-ratioWeeks);
  const recentSum = ({ values }: Outlook) => sum(recentWeeks.map((week) => values[week] ?? 0));
  const recent = recentSum(outlook) / recentSum(spend);
  const factors = outlook.mean.map((mean, week) => Math.sqrt((recent * (spend.mean[week] ?? 0)) / mean));
  if (!factors.every((factor) => Number.isFinite(factor) && factor > 0)) return outlook;
  const scaled = (values: readonly number[]) => values.map((value, week) => value * (factors[week] ?? 1));
  const weeks = {
    mean: scaled(outlook.mean),
    low50: scaled(outlook.low50),
    high50: scaled(outlook.high50),
    low90: scaled(outlook.low90),
    high90: scaled(outlook.high90),
  };
  return { ...outlook, ...weeks, total: totalInterval(weeks, outlook.totals, 0, weeks.mean.length) };
}

function wasChanged({ cleaning }: Outlook, week: number): boolean {
  return cleaning?.outliers.some((outlier) => outlier.week === week) ?? false;
}

/** Divides the forecast of spend by that of conversions. Intervals keep the relative widths of the cost's own forecast. */
function asRatio(cpa: Outlook, all: readonly Outlook[]): Outlook {
  const spend = all.find(({ name }) => name === 'spend');
  const conversions = all.find(({ name }) => name === 'conversions');
  if (!spend || !conversions || cpa.mean.length === 0) return cpa;
  const mean = spend.mean.map((spent, week) => spent / (conversions.mean[week] ?? 0));
  const around = (edges: readonly number[]) =>
    edges.map((edge, week) => ((mean[week] ?? 0) * edge) / (cpa.mean[week] ?? 1));
  const total = spend.total.mean / conversions.total.mean;
  const scale = total / cpa.total.mean;
  return {
    ...cpa,
    mean,
    low50: around(cpa.low50),
    high50: around(cpa.high50),
    low90: around(cpa.low90),
    high90: around(cpa.high90),
    total: { mean: total, low: cpa.total.low * scale, high: cpa.total.high * scale },
    lastYear: spend.lastYear !== null && conversions.lastYear ? spend.lastYear / conversions.lastYear : null,
  };
}
