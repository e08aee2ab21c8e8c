import { addDays, type Day } from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { conversionFactors, type SpendResponse } from '../../../../forecast/spend-response.ts';
import { type Month, measuredOfMonth, totalOfMonth } from './months.ts';
import type { ForecastResult } from './result.ts';

export interface PlanWeek {
  day: Day;
  isMeasured: boolean;
  spend: number;
  /** Null if the account has none. */
  clicks: number | null;
  conversions: number;
  low: number;
  high: number;
}

/** A month with the weeks that start in it, measured or ahead. Its totals are for calendar days if those are known. */
export interface PlanMonth extends Omit<PlanWeek, 'isMeasured'> {
  month: string;
  weeks: PlanWeek[];
  /** The baseline spend. */
  paceSpend: number;
  /** Spend before Today. */
  spent: number;
  /** True if the target is outside the range we extrapolate to. */
  isBeyond: boolean;
  /** True if the totals are for calendar days. */
  isCalendar: boolean;
  measuredUntil: Day | undefined;
}

/** Factors of spend that we extrapolate to. */
export const spendFactorLimits = { min: 0.5, max: 1.5 };

export interface PlanMetrics {
  spend: Outlook;
  conversions: Outlook;
  clicks: Outlook | undefined;
}

/** Spend and conversions of the measured weeks, without those whose conversions the forecast does not use. */
export function usualWeeks({
  spend,
  conversions,
}: Pick<PlanMetrics, 'spend' | 'conversions'>): [spend: number[], conversions: number[]] {
  const unusual = new Set(conversions.cleaning?.outliers.map(({ week }) => week));
  const usual = ({ values }: Outlook) => values.filter((_, week) => !unusual.has(week));
  return [usual(spend), usual(conversions)];
}

/** The factors by which a plan changes the spend and the conversions of a coming week. */
export interface PlanFactors {
  spend: number;
  mean: number;
  low: number;
  high: number;
  isBeyond: boolean;
}

export const noChange: PlanFactors = { spend: 1, mean: 1, low: 1, high: 1, isBeyond: false };

/** The metrics of a plan, if there are spend and conversions. */
export function findPlanMetrics({ metrics }: Pick<ForecastResult, 'metrics'>): PlanMetrics | undefined {
  const find = (wanted: string) => metrics.find(({ name, mean }) => name === wanted && mean.length > 0);
  const [spend, conversions] = [find('spend'), find('conversions')];
  return spend && conversions && { spend, conversions, clicks: find('clicks') };
}

/** How spend targets by month change each coming week. */
export function planFactors(
  months: readonly Month[],
  { spend }: PlanMetrics,
  response: SpendResponse | undefined,
  wanted: Readonly<Record<string, number>>,
  whole = spend,
): PlanFactors[] {
  return months.flatMap((month) => {
    const { ahead } = month;
    const spent = measuredOfMonth(spend, month, whole);
    const coming = totalOfMonth(spend, month, whole).mean - spent;
    const target = wanted[month.month];
    const asked = target === undefined ? 1 : (target - spent) / (coming || 1);
    const factor = Math.min(spendFactorLimits.max, Math.max(spendFactorLimits.min, asked));
    const change = response
      ? { spend: factor, ...conversionFactors(response, factor), isBeyond: factor !== asked }
      : noChange;
    return Array<PlanFactors>(ahead.to - ahead.from).fill(change);
  });
}

/** The expected metrics with the changes. */
export function plannedFrom(baseline: PlanMetrics, changes: readonly PlanFactors[]): PlanMetrics {
  const { spend, conversions, clicks } = baseline;
  return {
    spend: applyFactors(
      spend,
      changes.map((change) => evenly(change.spend)),
    ),
    conversions: applyFactors(conversions, changes),
    clicks:
      clicks &&
      applyFactors(
        clicks,
        changes.map(({ mean }) => evenly(mean)),
      ),
  };
}

/** The expected account with the changes. Metrics without a plan are unchanged. */
export function plannedResult(result: ForecastResult, changes: readonly PlanFactors[]): ForecastResult {
  const baseline = findPlanMetrics(result);
  if (!baseline) return result;
  const { spend, conversions, clicks } = plannedFrom(baseline, changes);
  const metrics = result.metrics.map((metric) => {
    if (metric === baseline.spend) return spend;
    if (metric === baseline.conversions) return conversions;
    if (clicks && metric === baseline.clicks) return clicks;
    if (metric.name !== 'cpa') return metric;
    const costs = changes.map((change) => ({
      mean: change.spend / change.mean,
      low: change.spend / change.high,
      high: change.spend / change.low,
    }));
    const cpa = applyFactors(metric, costs);
    // Costs per conversion cannot be summed over weeks.
    const scale = spend.total.mean / conversions.total.mean / cpa.total.mean;
    const { mean, low, high } = cpa.total;
    return { ...cpa, total: { mean: mean * scale, low: low * scale, high: high * scale } };
  });
  return { ...result, metrics };
}

/** The coming weeks by month with the changes, and the baseline spend. */
export function planByMonth(
  months: readonly Month[],
  weeks: readonly Day[],
  baseline: PlanMetrics,
  changes: readonly PlanFactors[],
  whole = baseline,
): PlanMonth[] {
  const { spend, conversions, clicks } = plannedFrom(baseline, changes);
  return months.map((month) => {
    const { past, ahead } = month;
    const measured = weeks.slice(past.from, past.to).map((day, i): PlanWeek => {
      const actual = conversions.values[past.from + i] ?? 0;
      const numbers = { conversions: actual, low: actual, high: actual };
      const clicked = clicks?.values[past.from + i] ?? null;
      return { day, isMeasured: true, spend: spend.values[past.from + i] ?? 0, clicks: clicked, ...numbers };
    });
    const expected = conversions.mean.slice(ahead.from, ahead.to).map((mean, i): PlanWeek => {
      const week = ahead.from + i;
      return {
        day: addDays(weeks.at(-1) ?? '', (week + 1) * 7),
        isMeasured: false,
        spend: spend.mean[week] ?? 0,
        clicks: clicks?.mean[week] ?? null,
        conversions: mean,
        low: conversions.low90[week] ?? mean,
        high: conversions.high90[week] ?? mean,
      };
    });
    const { mean, low, high } = totalOfMonth(conversions, month, whole.conversions);
    return {
      month: month.month,
      day: `${month.month}-01`,
      weeks: [...measured, ...expected],
      spend: totalOfMonth(spend, month, whole.spend).mean,
      clicks: clicks ? totalOfMonth(clicks, month, whole.clicks).mean : null,
      ...{ conversions: mean, low, high },
      paceSpend: totalOfMonth(baseline.spend, month, whole.spend).mean,
      spent: measuredOfMonth(baseline.spend, month, whole.spend),
      isBeyond: changes.slice(ahead.from, ahead.to).some(({ isBeyond }) => isBeyond),
      isCalendar: month.calendar !== undefined,
      measuredUntil: month.measuredUntil,
    };
  });
}

type Factors = Pick<PlanFactors, 'mean' | 'low' | 'high'>;

export const evenly = (factor: number): Factors => ({ mean: factor, low: factor, high: factor });
/** The width of a 50 % range relative to a 90 % range. */
const half = 0.674 / 1.645;

export function applyFactors(outlook: Outlook, factors: readonly Factors[]): Outlook {
  if (factors.every(({ mean, low, high }) => mean === 1 && low === 1 && high === 1)) return outlook;
  const by = (values: readonly number[], getFactor: (factors: Factors) => number) =>
    values.map((value, week) => value * getFactor(factors[week] ?? noChange));
  const mean = by(outlook.mean, (factor) => factor.mean);
  const low90 = by(outlook.low90, (factor) => factor.low);
  const high90 = by(outlook.high90, (factor) => factor.high);
  const { total } = outlook;
  // Errors cancel out as much as in the baseline.
  const edge = (weekly: readonly number[], before: readonly number[], whole: number) =>
    sum(mean) + (sum(weekly) - sum(mean)) * ((whole - total.mean) / (sum(before) - sum(outlook.mean) || 1));
  return {
    ...outlook,
    mean,
    low50: by(outlook.low50, (factor) => factor.mean - (factor.mean - factor.low) * half),
    high50: by(outlook.high50, (factor) => factor.mean + (factor.high - factor.mean) * half),
    low90,
    high90,
    total: {
      mean: sum(mean),
      low: edge(low90, outlook.low90, total.low),
      high: edge(high90, outlook.high90, total.high),
    },
  };
}
