import { addDays, type Day, lastDay, toMonth, weekStart } from '../../../../contract/calendar.ts';
import {
  type Account,
  defaultHorizon,
  type Outlook,
  outlooks,
  withCostPerConversion,
} from '../../../../forecast/outlook.ts';
import { sampleAccount } from '../../../../forecast/sample.ts';
import type { TotalModel } from '../../../../forecast/totals.ts';

const dayMs = 86_400_000;

/** What the page shows of an account. */
export interface ForecastResult {
  source: DataSource;
  currency: string | null;
  /** The first day of each measured week. */
  weeks: Day[];
  metrics: Outlook[];
  /** Absent if the data reaches to the current week. */
  ended?: EndedData | undefined;
}

/** Data that ended before the current week. */
export interface EndedData {
  /** The last day of the data. */
  day: Day;
  daysAgo: number;
  /** So long ago that the forecast does not reach today: all of it has passed. */
  isPast: boolean;
}

/** The chart shows as many measured weeks as it can show forecast ones: Today is in the middle. */
export const measuredWeeksShown = defaultHorizon;

/** Tells metrics apart: several columns may have no name of ours. */
export function metricKey({ name, label }: Pick<Outlook, 'name' | 'label'>): string {
  return name + label;
}

export type DataSource =
  | { kind: 'sample' }
  | { kind: 'link' }
  | { kind: 'pasted'; rows: number }
  | { kind: 'file'; name: string; rows: number };

/** Missing weeks that are forecast, too, so that the forecast reaches today. */
const maxBridgedWeeks = 4;

export function findEnd(weeks: readonly Day[], today: Day): EndedData | undefined {
  const next = addDays(weeks.at(-1) ?? today, 7);
  const missingWeeks = Math.floor((Date.parse(today) - Date.parse(next)) / (7 * dayMs));
  if (missingWeeks < 1) return undefined;
  const day = addDays(next, -1);
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  return { day, daysAgo, isPast: missingWeeks > maxBridgedWeeks };
}

/**
 * Visitors see their own numbers to the end of the current month: with the last week that starts in it. If the data ended
 * too long ago, the month of the first forecast week counts.
 */
export function weeksShown(weeks: readonly Day[], today: Day): number {
  const next = addDays(weeks.at(-1) ?? today, 7);
  const reachesToday = next <= today && !findEnd(weeks, today)?.isPast;
  const monthEnd = lastDay(toMonth(reachesToday ? today : addDays(next, 3)));
  let shown = 1;
  while (shown < defaultHorizon && addDays(next, shown * 7) <= monthEnd) shown++;
  return shown;
}

/** The weeks of the sample, which always ends with the week before today's. */
export function sampleWeeks(today: Day, count: number): Day[] {
  const monday = weekStart(today, 1);
  return Array.from({ length: count }, (_, i) => addDays(monday, (i - count) * 7));
}

/** What is expected of the sample's coming weeks. What came before is known to `sampleAccount`, which keeps pages small. */
export type SampleAhead = Omit<Outlook, 'values'>[];

const sampleMetrics = () =>
  withCostPerConversion(sampleAccount().map((metric) => ({ ...metric, label: '' })));

/** Without dates, so that it is the same forecast on every day. */
export function sampleForecast(): SampleAhead {
  return outlooks({ weeks: [], metrics: sampleMetrics().filter(({ name }) => name !== 'cpa') }).map(rounded);
}

export function sampleResult(ahead: SampleAhead, today: Day): ForecastResult {
  const known = sampleMetrics();
  const metrics = ahead.map((outlook) => ({
    ...outlook,
    values: [...(known.find(({ name }) => name === outlook.name)?.values ?? [])],
  }));
  const weeks = sampleWeeks(today, known[0]?.values.length ?? 0);
  return { source: { kind: 'sample' }, currency: 'USD', weeks, metrics };
}

/** Decimals that no reader needs are left out, to keep the page small. */
function rounded({ values: _, ...outlook }: Outlook): SampleAhead[number] {
  const digits = outlook.name === 'cpa' ? 100 : 1;
  const round = (n: number) => Math.round(n * digits) / digits;
  const { total, lastYear } = outlook;
  return {
    ...outlook,
    mean: outlook.mean.map(round),
    low50: outlook.low50.map(round),
    high50: outlook.high50.map(round),
    low90: outlook.low90.map(round),
    high90: outlook.high90.map(round),
    total: { mean: round(total.mean), low: round(total.low), high: round(total.high) },
    totals: roundedModel(outlook.totals),
    lastYear: lastYear === null ? null : round(lastYear),
  };
}

function roundedModel(totals: TotalModel): TotalModel {
  if (totals.kind === 'counts') return totals;
  return { ...totals, widths: totals.widths.map((width) => Math.round(width * 100) / 100) };
}

export function visitorResult(
  account: Account & { currency: string | null },
  source: DataSource,
  today: Day,
): ForecastResult {
  const weeks = [...account.weeks];
  const ended = findEnd(weeks, today);
  return {
    source,
    currency: account.currency,
    weeks,
    ...(ended && { ended }),
    metrics: outlooks({ weeks, metrics: withUniqueLabels(account.metrics) }, weeksShown(weeks, today)),
  };
}

/** Columns may share a name. */
export function withUniqueLabels(metrics: Account['metrics']): Account['metrics'] {
  return metrics.map((metric, i, all) => {
    const earlier = all
      .slice(0, i)
      .filter(({ name, label }) => name === metric.name && label === metric.label).length;
    return earlier === 0 ? metric : { ...metric, label: `${metric.label} (${earlier + 1})` };
  });
}
