import { addDays, type Day, isoWeekday } from '../../../../contract/calendar.ts';
import { countQuantiles } from '../../../../forecast/counts.ts';
import { average } from '../../../../forecast/numeric.ts';
import { type Outlook, partialTotal, weeksPerYear } from '../../../../forecast/outlook.ts';
import type { Total } from '../../../../forecast/totals.ts';
import { findComingTotal } from '../model/coming-weeks.ts';
import type { EndedData } from '../model/data-end.ts';
import type { LateConversions } from '../model/late-conversions.ts';
import { metricKey } from '../model/metric-key.ts';
import { findMonthTotal } from '../model/months.ts';
import { type ForecastResult, isLateLeftOut } from '../model/result.ts';

/** Something unusual about an account, in display order. */
export type AccountState =
  | { kind: 'ended-long'; ended: EndedData }
  | { kind: 'paused'; since: Day; weeks: number; restart: Day | undefined }
  | { kind: 'stopped'; outlook: Outlook; since: Day; weeks: number; other: Outlook | undefined }
  /** With half the total's range as a share of it, now and with newer data. */
  | { kind: 'ended'; ended: EndedData; width: number; usualWidth: number }
  | Spike
  | { kind: 'late'; late: LateConversions; isLeftOut: boolean }
  | { kind: 'counts'; clicks: Outlook | undefined }
  | { kind: 'days'; weeks: number; best: WeekdayShare; worst: WeekdayShare };

/** An outlier among the last weeks. */
export interface Spike {
  kind: 'spike';
  week: Day;
  isLast: boolean;
  outlook: Outlook;
  value: number;
  usual: number;
  isLeftOut: boolean;
  /** The total with and without the week. */
  withIt: number;
  without: number;
}

interface WeekdayShare {
  /** A date on that weekday. */
  day: Day;
  /** Relative to the mean of all days. */
  share: number;
}

const spikeWeeks = 4;
const smallCounts = { weeks: 26, max: 4, minShare: 0.5 };

/** The page's main total: that of the month if its days are known, else that of the weeks ahead. */
export function statedTotal(result: ForecastResult, outlook: Outlook): Total {
  return findMonthTotal(result, outlook) ?? findComingTotal(result, outlook);
}

export function findStates(result: ForecastResult, outlook: Outlook): AccountState[] {
  if (result.source.kind === 'sample' || outlook.mean.length === 0) return [];
  return [
    paused(result),
    stopped(result, outlook),
    ended(result, outlook),
    spike(result, outlook),
    late(result),
    counts(result, outlook),
    days(result, outlook),
  ]
    .filter((state) => state !== undefined)
    .sort((a, b) => Number(b.kind === 'ended-long') - Number(a.kind === 'ended-long'));
}

function paused({ pausedSince, weeks, restart, ended }: ForecastResult): AccountState | undefined {
  // Whether an account restarts cannot be asked about weeks that have passed.
  if (pausedSince === undefined || ended?.isPast) return undefined;
  const since = weeks[pausedSince] ?? '';
  return { kind: 'paused', since, weeks: weeks.length - pausedSince, restart: restart?.day };
}

/** The metric shown has stopped, but not the account. */
function stopped(
  { pausedSince, weeks, metrics }: ForecastResult,
  outlook: Outlook,
): AccountState | undefined {
  const { pause } = outlook;
  if (pausedSince !== undefined || pause?.kind !== 'paused') return undefined;
  const other = metrics.find(({ name, total }) => name !== 'cpa' && total.mean > 0);
  return {
    kind: 'stopped',
    outlook,
    since: weeks[pause.since] ?? '',
    weeks: weeks.length - pause.since,
    other,
  };
}

function ended(result: ForecastResult, outlook: Outlook): AccountState | undefined {
  const { ended } = result;
  if (!ended) return undefined;
  if (ended.isPast) return { kind: 'ended-long', ended };
  const total = statedTotal(result, outlook);
  const ahead = Math.max(1, outlook.mean.length - ended.missingWeeks);
  const upToDate = partialTotal(outlook, 0, ahead);
  const half = ({ low, high }: Total) => (high - low) / 2 / (total.mean || 1);
  return { kind: 'ended', ended, width: half(total), usualWidth: half(upToDate) };
}

function spike(result: ForecastResult, shown: Outlook): Spike | undefined {
  const { weeks, metrics, alternative, late, choices } = result;
  if (!alternative) return undefined;
  const isSame = (one: Outlook) => (other: Outlook) => metricKey(one) === metricKey(other);
  for (const outlook of [shown, ...metrics]) {
    const other = alternative.metrics.find(isSame(outlook));
    const found = [outlook, other]
      .flatMap((each) => each?.cleaning?.outliers ?? [])
      .find(({ week }) => {
        const day = weeks[week] ?? '';
        const isChosen = choices?.leaveOut.includes(day) || day === late?.week;
        return week >= weeks.length - spikeWeeks && !isChosen;
      });
    if (!found || !other) continue;
    const isLeftOut = outlook.cleaning?.outliers.some(({ week }) => week === found.week) ?? false;
    const [now, otherwise] = [result, { ...result, ...alternative }].map(
      (each, i) => statedTotal(each, i === 0 ? outlook : other).mean,
    );
    return {
      kind: 'spike',
      week: weeks[found.week] ?? '',
      isLast: found.week === weeks.length - 1,
      outlook,
      value: outlook.values[found.week] ?? 0,
      usual: found.used,
      isLeftOut,
      withIt: (isLeftOut ? otherwise : now) ?? 0,
      without: (isLeftOut ? now : otherwise) ?? 0,
    };
  }
  return undefined;
}

function late(result: ForecastResult): AccountState | undefined {
  return result.late && { kind: 'late', late: result.late, isLeftOut: isLateLeftOut(result) };
}

/** True if most of the last weeks have hardly any conversions. */
export function isSmallCount({ name, values, totals }: Outlook): boolean {
  const recent = values.slice(-smallCounts.weeks);
  const few = recent.filter((value) => value <= smallCounts.max).length;
  return name === 'conversions' && totals.kind === 'counts' && few >= smallCounts.minShare * recent.length;
}

/** Their value and their cost are as uncertain as the conversions themselves. */
function counts({ metrics, pausedSince }: ForecastResult, { name }: Outlook): AccountState | undefined {
  if (pausedSince !== undefined || !['conversions', 'value', 'cpa'].includes(name)) return undefined;
  if (!metrics.some(isSmallCount)) return undefined;
  return {
    kind: 'counts',
    clicks: metrics.find((metric) => metric.name === 'clicks' && metric.total.mean > 0),
  };
}

/** How many such weeks in ten have none at all. */
export function tenthsWithNone({ totals, mean }: Outlook, week: number): number {
  if (totals.kind !== 'counts') return 0;
  const middles = Array.from({ length: 10 }, (_, i) => (i + 0.5) / 10);
  return countQuantiles(totals.counts, [mean[week] ?? 0], week + 1, middles).filter((n) => n === 0).length;
}

function days({ weeks, pausedSince }: ForecastResult, { days }: Outlook): AccountState | undefined {
  if (!days || weeks.length >= weeksPerYear || pausedSince !== undefined) return undefined;
  const mean = average(days);
  const shares = Array.from({ length: 7 }, (_, i) => ({
    day: addDays(weeks[0] ?? '', i),
    share: average(days.filter((_, day) => day % 7 === i)) / (mean || 1) - 1,
  })).sort((a, b) => b.share - a.share || isoWeekday(a.day) - isoWeekday(b.day));
  const [best, worst] = [shares[0], shares.at(-1)];
  return best && worst ? { kind: 'days', weeks: weeks.length, best, worst } : undefined;
}
