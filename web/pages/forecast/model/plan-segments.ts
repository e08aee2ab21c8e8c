import { type Filter, filterAccount } from '../../../../forecast/filter-account.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { type Account, defaultHorizon, type Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { fitSpendResponse, type SpendResponse } from '../../../../forecast/spend-response.ts';
import {
  applyFactors,
  evenly,
  noChange,
  type PlanFactors,
  type PlanMetrics,
  usualWeeks,
} from './budget-plan.ts';
import { type AccountChoices, noChoices, segmentWithChoices } from './choices.ts';
import { weeksShown } from './data-end.ts';
import type { SourceAccount } from './segments.ts';

/** Segments beyond these are planned together. */
const maxParts = 8;
/** Weeks to average where a forecast is not possible. */
const latestWeeks = 13;

/** One or several values of a dimension, at the current pace, with as many measured weeks as the account. */
export interface PlanSegment extends PlanMetrics {
  /** Indexes of the values. */
  values: number[];
  /** True if it has enough weeks; otherwise there is no range. */
  isForecast: boolean;
}

type Metrics = Account['metrics'];

/** The account by the values of a dimension: the largest separately, all others together. */
export function forecastPlanSegments(
  whole: SourceAccount,
  filters: readonly Filter[],
  dimension: number,
  today: string,
  choices = noChoices,
): PlanSegment[] {
  const account = filters.length > 0 ? filterAccount(whole, filters) : whole;
  const divided = whole.dimensions[dimension];
  if (!account || !divided) return [];
  const ahead = whole.source.kind === 'sample' ? defaultHorizon : weeksShown(whole.weeks, today);
  const others = filters.filter((filter) => filter.dimension !== dimension);
  const kept = filters.find((filter) => filter.dimension === dimension)?.values;
  const spendAt = whole.metrics.findIndex(({ name }) => name === 'spend');
  const places = [...divided.values, ...(divided.rest ? [divided.rest] : [])]
    .map(({ metrics }, place) => ({ place, spent: sum(metrics[spendAt] ?? []) }))
    .filter(({ place }) => !kept || kept.includes(place))
    .sort((a, b) => b.spent - a.spent);
  const metrics = planned(account.metrics);
  const length = metrics[0]?.values.length ?? 0;

  const single = places
    .flatMap(({ place }) => {
      const part = filterAccount(whole, [...others, { dimension, values: [place] }]);
      return part ? [{ place, metrics: planned(part.metrics).map((metric) => padded(metric, length)) }] : [];
    })
    .slice(0, maxParts);
  const left = places
    .map(({ place }) => place)
    .filter((place) => !single.some((each) => each.place === place));
  const rest = metrics.map((metric, m) => ({
    ...metric,
    values: metric.values.map((value, week) =>
      Math.max(0, value - sum(single.map((each) => each.metrics[m]?.values[week] ?? 0))),
    ),
  }));
  return [
    ...single.map((each) => planSegment([each.place], each.metrics, account.weeks, whole, ahead, choices)),
    ...(left.length > 0 ? [planSegment(left, rest, account.weeks, whole, ahead, choices)] : []),
  ];
}

function planned(metrics: Metrics): Metrics {
  return metrics
    .filter(({ name }) => name === 'spend' || name === 'conversions' || name === 'clicks')
    .map(({ name, label, values }) => ({ name, label, values }));
}

/** Adds zeros for the weeks before its first. */
function padded(metric: Metrics[number], length: number): Metrics[number] {
  const before = Array<number>(Math.max(0, length - metric.values.length)).fill(0);
  return { ...metric, values: [...before, ...metric.values].slice(-length) };
}

function planSegment(
  values: number[],
  metrics: Metrics,
  weeks: readonly string[],
  whole: Account,
  ahead: number,
  choices: AccountChoices,
): PlanSegment {
  const hasRun = (week: number) => metrics.some((metric) => (metric.values[week] ?? 0) > 0);
  const run = (metrics[0]?.values ?? []).flatMap((_, week) => (hasRun(week) ? week : []));
  const from = run[0] ?? 0;
  const own = metrics.map((metric) => ({ ...metric, values: metric.values.slice(from) }));
  const found =
    run.length >= minWeeksToForecast
      ? segmentWithChoices({ weeks: weeks.slice(from), metrics: own }, whole, ahead, choices)
      : [];
  const findOutlook = (name: string): Outlook | undefined => {
    const metric = metrics.find((each) => each.name === name);
    const outlook = found.find((each) => each.name === name && each.mean.length > 0);
    return metric && { ...(outlook ?? steady(metric, ahead)), values: [...metric.values] };
  };
  const nothing = steady({ name: '', label: '', values: [] }, ahead);
  return {
    values,
    isForecast: found.some(({ name, mean }) => name === 'conversions' && mean.length > 0),
    spend: findOutlook('spend') ?? nothing,
    conversions: findOutlook('conversions') ?? nothing,
    clicks: findOutlook('clicks'),
  };
}

/** Keeps the latest level. */
function steady({ name, label, values }: Metrics[number], ahead: number): Outlook {
  const latest = values.slice(-latestWeeks);
  const mean = Array<number>(ahead).fill(sum(latest) / (latest.length || 1));
  const total = { mean: sum(mean), low: sum(mean), high: sum(mean) };
  const edges = { low50: mean, high50: mean, low90: mean, high90: mean };
  const totals = { kind: 'widths', widths: [] } as const;
  return { name, label, values: [], mean, ...edges, total, totals, lastYear: null };
}

/** Reconciles segment forecasts with the account's forecast. */
export function reconcileSegments(parts: readonly PlanSegment[], baseline: PlanMetrics): PlanSegment[] {
  const metricFactors = (metric: 'spend' | 'conversions' | 'clicks') =>
    (baseline[metric]?.mean ?? []).map((mean, week) =>
      evenly(mean / (sum(parts.map((part) => part[metric]?.mean[week] ?? 0)) || 1)),
    );
  const [spend, conversions, clicks] = [
    metricFactors('spend'),
    metricFactors('conversions'),
    metricFactors('clicks'),
  ];
  return parts.map((part) => ({
    ...part,
    spend: applyFactors(part.spend, spend),
    conversions: applyFactors(part.conversions, conversions),
    clicks: part.clicks && applyFactors(part.clicks, clicks),
  }));
}

/** A segment's own spend response if its history is sufficient, else that of the account. */
export function responseOfPart(
  part: PlanMetrics,
  ofAccount: SpendResponse | undefined,
): { response: SpendResponse | undefined; isOwn: boolean } {
  const own = fitSpendResponse(...usualWeeks(part));
  return own && !own.isAssumed ? { response: own, isOwn: true } : { response: ofAccount, isOwn: false };
}

/** Combines the changes of segments for the account. */
export function combineFactors(
  baseline: PlanMetrics,
  parts: readonly (PlanMetrics & { changes: readonly PlanFactors[] })[],
): PlanFactors[] {
  return baseline.spend.mean.map((_, week) => {
    const weighted = (metric: 'spend' | 'conversions', factor: 'spend' | 'mean' | 'low' | 'high') => {
      const values = parts.map((part) => part[metric].mean[week] ?? 0);
      const after = parts.map((part, i) => (values[i] ?? 0) * (part.changes[week] ?? noChange)[factor]);
      return sum(values) > 0 ? sum(after) / sum(values) : 1;
    };
    return {
      spend: weighted('spend', 'spend'),
      mean: weighted('conversions', 'mean'),
      low: weighted('conversions', 'low'),
      high: weighted('conversions', 'high'),
      isBeyond: false,
    };
  });
}
