import { runBacktests } from '../../../../forecast/backtest.ts';
import { type Filter, filterAccount, type SegmentedAccount } from '../../../../forecast/filter-account.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { type Account, type Metric, type Outlook, outlooks } from '../../../../forecast/outlook.ts';
import type { DimensionName, RecentDays, Report } from '../../../../forecast/reports/report.ts';
import { sampleSegments } from '../../../../forecast/sample-segments.ts';
import { noChoices, segmentWithChoices } from './choices.ts';
import { type AccountDates, weeksShown } from './data-end.ts';
import { metricKey } from './metric-key.ts';
import {
  backtestChoices,
  type DataSource,
  type ForecastResult,
  measuredWeeksShown,
  sampleWeeks,
  visitorResult,
  withUniqueLabels,
} from './result.ts';

/** The account that filters are applied to. */
export interface SourceAccount extends SegmentedAccount {
  source: DataSource;
  currency: string | null;
  recentDays?: RecentDays | null | undefined;
  dates?: AccountDates | undefined;
}

/** How an account can be filtered. */
export interface SegmentOptions {
  dimensions: { name: DimensionName; label: string; values: SegmentOption[] }[];
  /** True if filters on several dimensions can be combined. */
  canCombine: boolean;
}

export interface SegmentOption {
  /** Null for the remainder. */
  label: string | null;
  weeks: number;
  /** Its share of each metric's total. */
  shares: Record<string, number>;
}

/** A single value of a dimension: the metric's latest weeks, its forecast, and how far off that was in the past. */
export interface Segment {
  outlook: Outlook;
  /** The outlook's values, with those of left-out weeks replaced. */
  bridged: number[];
  error: number | null;
}

export function sampleWhole(): SourceAccount {
  return { ...sampleSegments(), source: { kind: 'sample' }, currency: 'USD' };
}

export function toSourceAccount(report: Report, source: DataSource): SourceAccount {
  const { weeks, dimensions, cells, currency, recentDays, dates } = report;
  const metrics = withUniqueLabels(report.metrics);
  return { weeks, metrics, dimensions, cells, currency, source, recentDays, dates };
}

/** Undefined if there is nothing to filter by. */
export function listSegmentOptions({
  metrics,
  dimensions,
  cells,
}: SourceAccount): SegmentOptions | undefined {
  if (!dimensions.some(({ count }) => count > 1)) return undefined;
  const totals = metrics.map(({ values }) => sum(values));
  return {
    dimensions: dimensions.map(({ name, label, values, rest }) => ({
      name,
      label,
      values: [...values, ...(rest ? [rest] : [])].map((value) => ({
        label: value === rest ? null : value.label,
        weeks: value.weeks,
        shares: Object.fromEntries(
          metrics.map((metric, m) => [metricKey(metric), sum(value.metrics[m] ?? []) / (totals[m] || 1)]),
        ),
      })),
    })),
    canCombine: cells !== null,
  };
}

/** The filtered result. Undefined if it has too little to forecast. */
export function filteredResult(
  whole: SourceAccount,
  filters: readonly Filter[],
  today: string,
  choices = noChoices,
): ForecastResult | undefined {
  const { source, currency } = whole;
  const account = filterAccount(whole, filters);
  if (!account) return undefined;
  if (source.kind !== 'sample') {
    const result = visitorResult({ ...account, currency, dates: whole.dates }, source, today, choices);
    return result.metrics.length > 0
      ? { ...result, metrics: withEmptyMetrics(result, account, whole) }
      : undefined;
  }
  const metrics = outlooks({ weeks: [], metrics: account.metrics });
  return { source, currency, metrics, weeks: sampleWeeks(today, metrics[0]?.values.length ?? 0) };
}

/** Adds the account's metrics of which the filters keep nothing: they are forecast like those that have stopped. */
function withEmptyMetrics({ metrics }: ForecastResult, account: Account, whole: Account): Outlook[] {
  const nothing = metrics[0]?.mean.map(() => 0) ?? [];
  const isEmpty = ({ values }: Metric) => values.every((value) => value === 0);
  const empty = account.metrics
    .filter((metric, i) => isEmpty(metric) && !isEmpty(whole.metrics[i] ?? metric))
    .map(
      ({ name, label, values }): Outlook => ({
        ...{ name, label, values: [...values] },
        ...{ mean: nothing, low50: nothing, high50: nothing, low90: nothing, high90: nothing },
        total: { mean: 0, low: 0, high: 0 },
        totals: { kind: 'widths', widths: [] },
        lastYear: null,
        pause: { kind: 'paused', since: 0 },
      }),
    );
  // Conversions come first, as for the whole account.
  return [...empty, ...metrics].sort(
    (a, b) => Number(b.name === 'conversions') - Number(a.name === 'conversions'),
  );
}

/** One filtered metric. Undefined if it has too little to forecast. */
export function forecastSegment(
  whole: SourceAccount,
  filters: readonly Filter[],
  metric: string,
  today: string,
  choices = noChoices,
): Segment | undefined {
  const account = filterAccount(whole, filters);
  if (!account) return undefined;
  const metrics = account.metrics.filter((each) =>
    metric === 'cpa' ? each.name === 'spend' || each.name === 'conversions' : metricKey(each) === metric,
  );
  const ahead = whole.source.kind === 'sample' ? undefined : weeksShown(whole.weeks, today);
  const outlook = segmentWithChoices({ weeks: account.weeks, metrics }, whole, ahead, choices).find(
    (each) => metricKey(each) === metric,
  );
  if (!outlook || outlook.mean.length === 0) return undefined;
  const { values, cleaning } = outlook;
  const options = backtestChoices(account.weeks, outlook, choices);
  const misses = runBacktests(values, account.weeks, undefined, options).map(({ total }) =>
    Math.abs(total.ours),
  );
  const bridged = [...values];
  for (const { week, used } of cleaning?.outliers ?? []) bridged[week] = used;
  return {
    outlook: { ...outlook, values: values.slice(-measuredWeeksShown) },
    bridged: bridged.slice(-measuredWeeksShown),
    error: misses.length > 0 ? sum(misses) / misses.length : null,
  };
}
