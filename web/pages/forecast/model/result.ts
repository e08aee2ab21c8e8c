import { addDays, type Day, type Month, toMonth, weekStart } from '../../../../contract/calendar.ts';
import type { CleaningChoices } from '../../../../forecast/clean.ts';
import {
  type Account,
  defaultHorizon,
  type Outlook,
  outlooks,
  withCostPerConversion,
} from '../../../../forecast/outlook.ts';
import type { RecentDays } from '../../../../forecast/reports/report.ts';
import { sampleAccount } from '../../../../forecast/sample.ts';
import type { TotalModel } from '../../../../forecast/totals.ts';
import { type AccountDays, accountDays, withoutWeeks } from './account-days.ts';
import { withBridgedWeeks } from './bridged-weeks.ts';
import {
  type AccountChoices,
  cleaningChoices,
  findAccountPause,
  noChoices,
  outlooksWithChoices,
  type Restart,
  restartAccount,
} from './choices.ts';
import { type AccountDates, type EndedData, findEnd, weeksShown } from './data-end.ts';
import { findLateConversions, type LateConversions, withExpectedConversions } from './late-conversions.ts';

/** An account as the page shows it. */
export interface ForecastResult {
  source: DataSource;
  currency: string | null;
  /** The first day of each measured week. */
  weeks: Day[];
  metrics: Outlook[];
  dates?: AccountDates | undefined;
  /** Absent if the data reaches the current week. */
  ended?: EndedData | undefined;
  /** Absent if the file has no days. Days of left-out weeks are scaled to the level used instead. */
  days?: AccountDays | undefined;
  /** The days as in the file. */
  measuredDays?: AccountDays | undefined;
  /** The current month, if the forecast reaches its end. */
  month?: Month | undefined;
  choices?: AccountChoices | undefined;
  /** Weeks that the forecast does not use: the visitor's choices, and visible outliers. */
  leftOut?: LeftOutWeek[] | undefined;
  /** The forecast with all weeks if some are left out, or without the outliers that the visitor put back. */
  alternative?: Pick<ForecastResult, 'metrics' | 'days'> | undefined;
  late?: LateConversions | undefined;
  /** If all metrics are paused: the index of the first week without values. */
  pausedSince?: number | undefined;
  restart?: Restart | undefined;
}

export interface LeftOutWeek {
  day: Day;
  index: number;
  isAutomatic: boolean;
}

/** The chart has room for as many measured as forecast weeks: Today is in the middle. */
export const measuredWeeksShown = defaultHorizon;

export type DataSource =
  | { kind: 'sample' }
  | { kind: 'link' }
  | { kind: 'pasted'; rows: number }
  | { kind: 'file'; name: string; rows: number };

/** The weeks of the sample, which always ends with last week. */
export function sampleWeeks(today: Day, count: number): Day[] {
  const monday = weekStart(today, 1);
  return Array.from({ length: count }, (_, i) => addDays(monday, (i - count) * 7));
}

/** The sample's forecast, without its history: `sampleAccount` has that, which keeps pages small. */
export type SampleAhead = Omit<Outlook, 'values'>[];

const sampleMetrics = () =>
  withCostPerConversion(sampleAccount().map((metric) => ({ ...metric, label: '' })));

/** Without dates, so that the forecast is the same every day. */
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

/** Drops unnecessary decimals, to keep the page small. */
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

export interface VisitorAccount extends Account {
  currency: string | null;
  recentDays?: RecentDays | null | undefined;
  dates?: AccountDates | undefined;
}

export function visitorResult(
  account: VisitorAccount,
  source: DataSource,
  today: Day,
  choices = noChoices,
): ForecastResult {
  const weeks = [...account.weeks];
  const named = { weeks, metrics: withUniqueLabels(account.metrics) };
  const ahead = weeksShown(weeks, today);
  const inFile = account.recentDays ? accountDays(account.recentDays, named.metrics) : undefined;
  const days = inFile && withBridgedWeeks(inFile, weeks, named.metrics);
  const { dates } = account;
  const ended = findEnd(weeks, today, days ? { last: days.last, granularity: 'day' } : dates);
  const late = days && !ended ? findLateConversions(days, weeks) : undefined;
  const automatic = (wanted: AccountChoices) =>
    late && !wanted.keep.includes(late.week) ? { ...wanted, late: late.week } : wanted;
  const applied = automatic(choices);
  const made = outlooksWithChoices(named, ahead, applied);
  const pausedSince = findAccountPause(made);
  // A day that has passed, as in an old link, did not bring the restart: the file would have it.
  const asked = pausedSince === undefined ? undefined : choices.restart;
  const restartDay = asked && asked < today ? today : asked;
  const { metrics, restart } = restartDay
    ? restartAccount(made, weeks, restartDay)
    : { metrics: made, restart: undefined };
  const leftOut = findLeftOut(metrics, weeks, choices);
  const everyWeek = { leaveOut: [], keep: [...choices.keep, ...leftOut.map(({ day }) => day)] };
  const alternative =
    leftOut.length > 0 ? everyWeek : choices.keep.length > 0 ? automatic(noChoices) : undefined;
  const isLate = late && leftOut.some(({ day }) => day === late.week);
  const usedDays = (of: readonly Outlook[], left: readonly number[]) =>
    days && withoutWeeks(days, weeks, of, left);
  const forecastOther = (of: AccountChoices) => {
    const other = outlooksWithChoices(named, ahead, of);
    const left = findLeftOut(other, weeks, of).map(({ index }) => index);
    return { metrics: other, days: usedDays(other, left) };
  };
  const used = isLate
    ? days && withExpectedConversions(days, late)
    : usedDays(
        metrics,
        leftOut.map(({ index }) => index),
      );
  return {
    source,
    currency: account.currency,
    weeks,
    metrics,
    choices: { ...choices, restart: restart?.day },
    ...(dates && { dates: { last: dates.last, granularity: dates.granularity } }),
    ...(ended && { ended }),
    ...(used && { days: used }),
    ...(inFile && { measuredDays: inFile }),
    ...(!ended?.isPast && { month: toMonth(today) }),
    ...(late && { late }),
    ...(pausedSince !== undefined && { pausedSince }),
    ...(restart && { restart }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(alternative && { alternative: forecastOther(alternative) }),
  };
}

function findLeftOut(
  metrics: readonly Outlook[],
  weeks: readonly Day[],
  { leaveOut }: AccountChoices,
): LeftOutWeek[] {
  const found = metrics.flatMap(({ cleaning }) => cleaning?.outliers ?? []).map(({ week }) => week);
  return [...new Set(found)]
    .sort((a, b) => a - b)
    .map((index) => ({ day: weeks[index] ?? '', index }))
    .map((week) => ({ ...week, isAutomatic: !leaveOut.includes(week.day) }))
    .filter(({ index, isAutomatic }) => !isAutomatic || index >= weeks.length - measuredWeeksShown);
}

/** The weeks left out of this metric's forecast, with the values used instead. */
export function findLeftOutWeeks({ leftOut }: ForecastResult, { cleaning }: Outlook) {
  return (cleaning?.outliers ?? []).filter(({ week }) => leftOut?.some(({ index }) => index === week));
}

/** For backtests: the weeks that the metric's forecast does not use are not scored. */
export function backtestChoices(
  weeks: readonly Day[],
  { name, values, cleaning }: Outlook,
  choices: AccountChoices,
): CleaningChoices {
  const { leaveOut, keep } = cleaningChoices(weeks, choices, name);
  const recent = (cleaning?.outliers ?? [])
    .map(({ week }) => week)
    .filter((week) => week >= values.length - measuredWeeksShown);
  return { leaveOut: [...new Set([...leaveOut, ...recent])], keep };
}

/** True if the week with late conversions is left out of the forecast. */
export function isLateLeftOut({ late, leftOut }: ForecastResult): boolean {
  return late !== undefined && (leftOut?.some(({ day }) => day === late.week) ?? false);
}

/** The measured values, with those of left-out weeks replaced. */
export function bridgedValues(result: ForecastResult, outlook: Outlook): number[] {
  const leftOut = findLeftOutWeeks(result, outlook);
  return outlook.values.map((value, index) => leftOut.find(({ week }) => week === index)?.used ?? value);
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
