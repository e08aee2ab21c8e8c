import { addDays, type Day } from '../../../../contract/calendar.ts';
import { clean } from '../../../../forecast/clean.ts';
import { type Forecast, forecast } from '../../../../forecast/forecast.ts';
import { average, sum } from '../../../../forecast/numeric.ts';
import {
  type Account,
  type Metric,
  type Outlook,
  outlooks,
  weeksPerYear,
  withCostPerConversion,
} from '../../../../forecast/outlook.ts';
import { metricKey } from './metric-key.ts';

/** The visitor's choices about an account. Weeks are named by their first day. */
export interface AccountChoices {
  /** Weeks whose values are not used. */
  leaveOut: readonly Day[];
  /** Weeks that are used although they are outliers. */
  keep: readonly Day[];
  /** A week with late conversions, left out of the forecasts of conversions, their value and their cost. */
  late?: Day | undefined;
  /** The day on which a paused account restarts. Undefined: it stays paused. */
  restart?: Day | undefined;
}

export const noChoices: AccountChoices = { leaveOut: [], keep: [] };

/** Metrics that are reported days after their clicks. */
const bookedLate = ['conversions', 'value', 'cpa'];

export function leaveWeekOut({ leaveOut, keep, ...others }: AccountChoices, week: Day): AccountChoices {
  return { ...others, leaveOut: [...leaveOut, week].sort(), keep: keep.filter((day) => day !== week) };
}

/** Includes a week again, whether it was left out by the visitor or automatically. */
export function putWeekBack({ leaveOut, keep, ...others }: AccountChoices, week: Day): AccountChoices {
  return leaveOut.includes(week)
    ? { ...others, leaveOut: leaveOut.filter((day) => day !== week), keep }
    : { ...others, leaveOut, keep: [...keep, week].sort() };
}

/** Forecasts the account with the visitor's choices. Measured values are unchanged. */
export function outlooksWithChoices(
  account: Account,
  ahead: number | undefined,
  choices: AccountChoices,
): Outlook[] {
  const { keep } = cleaningChoices(account.weeks, choices);
  const findLeftOut = ({ name }: Metric) => cleaningChoices(account.weeks, choices, name).leaveOut;
  if (choices.leaveOut.length === 0 && !choices.late)
    return outlooks(withCleanDays(account, keep), ahead, { keep });
  const bridged = account.metrics.map((metric) => bridgeWeeks(metric, account.weeks, findLeftOut(metric)));
  const used = withCostPerConversion(bridged);
  const measured = withCostPerConversion(account.metrics);
  return outlooks(withCleanDays({ ...account, metrics: bridged }, keep), ahead, { keep }).map((outlook) => {
    const isSame = ({ name, label }: Metric) => name === outlook.name && label === outlook.label;
    const values = measured.find(isSame)?.values;
    const leaveOut = findLeftOut(outlook);
    if (!values || leaveOut.length === 0) return outlook;
    const { outliers = [], ...others } = outlook.cleaning ?? {};
    const weeks = used.find(isSame)?.values ?? [];
    const left = leaveOut.map((week) => ({ week, used: weeks[week] ?? 0 }));
    const found = outliers.filter(({ week }) => !leaveOut.includes(week));
    return {
      ...outlook,
      values: [...values],
      cleaning: { ...others, outliers: [...found, ...left] },
    };
  });
}

/** The indexes of the weeks that the account has, for a metric with this name. */
export function cleaningChoices(weeks: readonly Day[], choices: AccountChoices, name = '') {
  const { leaveOut, keep, late } = choices;
  const isLate = late !== undefined && bookedLate.includes(name) && !leaveOut.includes(late);
  const find = (days: readonly Day[]) => days.map((day) => weeks.indexOf(day)).filter((week) => week >= 0);
  return { leaveOut: find(isLate ? [...leaveOut, late] : leaveOut), keep: find(keep) };
}

/** Replaces the metric's left-out weeks with the usual level around them. */
function bridgeWeeks(metric: Metric, weeks: readonly Day[], leaveOut: readonly number[]): Metric {
  const { outliers } = clean(metric.values, weeks, { leaveOut }).cleaning;
  const bridges = outliers.filter(({ week }) => leaveOut.includes(week));
  const values = [...metric.values];
  for (const { week, used } of bridges) values[week] = used;
  return { ...metric, values, ...(metric.days && { days: scaleDays(metric.days, metric.values, bridges) }) };
}

/** Forecasts from days must not see an outlier's days either. */
function withCleanDays({ weeks, metrics }: Account, keep: readonly number[]): Account {
  const cleaned = metrics.map((metric) => {
    const { days, values } = metric;
    if (!days) return metric;
    return { ...metric, days: scaleDays(days, values, clean(values, weeks, { keep }).cleaning.outliers) };
  });
  return { weeks, metrics: cleaned };
}

function scaleDays(
  days: readonly number[],
  values: readonly number[],
  changed: readonly { week: number; used: number }[],
): number[] {
  return days.map((value, day) => {
    const week = changed.find((each) => each.week === Math.floor(day / 7));
    if (!week) return value;
    const measured = values[week.week] ?? 0;
    return measured > 0 ? (value * week.used) / measured : week.used / 7;
  });
}

/** The index of the first week of a pause of all metrics. */
export function findAccountPause(metrics: readonly Outlook[]): number | undefined {
  const starts = metrics
    .filter(({ mean }) => mean.length > 0)
    .map(({ pause }) => (pause?.kind === 'paused' ? pause.since : undefined));
  const first = starts.length > 0 ? Math.max(...starts.map((start) => start ?? Number.NaN)) : Number.NaN;
  return Number.isNaN(first) ? undefined : first;
}

/** A restart that the visitor chose for a paused account. */
export interface Restart {
  day: Day;
  /** The coming weeks shown after it; its own week counts in part. */
  weeks: number;
  /** By metric key: the pace of a whole week. */
  weekly: Record<string, number>;
}

/** Weeks that tell the pace if the restart is after the weeks shown. */
const paceWeeks = 4;

/**
 * The paused account after its restart, forecast from the weeks before the pause. There is no data about restarts,
 * so there are no ranges: low and high are the mean.
 */
export function restartAccount(metrics: readonly Outlook[], weeks: readonly Day[], day: Day) {
  const next = addDays(weeks.at(-1) ?? day, 7);
  const first = Math.max(0, (Date.parse(day) - Date.parse(next)) / (7 * 86_400_000));
  const shares = Array.from({ length: Math.max(...metrics.map(({ mean }) => mean.length)) }, (_, week) =>
    Math.min(1, Math.max(0, week + 1 - first)),
  );
  const restart: Restart = { day, weeks: sum(shares), weekly: {} };
  const restarted = metrics.map((outlook) => {
    if (outlook.pause?.kind !== 'paused') return outlook;
    const { since } = outlook.pause;
    const known = forecast(outlook.values.slice(0, since), weeksPerYear, { weeks: weeks.slice(0, since) });
    if ('refused' in known) return outlook;
    const meanOf = (week: number) => meanAfter(known, outlook.values.length - since + week);
    const mean = outlook.mean.map((_, week) => (shares[week] ?? 0) * meanOf(week));
    const later = Array.from({ length: paceWeeks }, (_, i) => meanOf(Math.ceil(first) + i));
    restart.weekly[metricKey(outlook)] = restart.weeks > 0 ? sum(mean) / restart.weeks : average(later);
    const total = { mean: sum(mean), low: sum(mean), high: sum(mean) };
    const edges = { low50: mean, high50: mean, low90: mean, high90: mean };
    return { ...outlook, mean, ...edges, total, totals: { kind: 'widths' as const, widths: [] } };
  });
  return { metrics: restarted, restart };
}

/** Forecasts a segment of an account that restarts, unless the segment had stopped weeks before the account paused. */
export function segmentWithChoices(
  segment: Account,
  whole: Account,
  ahead: number | undefined,
  choices: AccountChoices,
): Outlook[] {
  const metrics = outlooksWithChoices(segment, ahead, choices);
  const { restart } = choices;
  const paused = Math.min(...whole.metrics.map(countLastZeros));
  const hasRun = segment.metrics.some((metric) => countLastZeros(metric) < paused + minPauseWeeks);
  return restart && paused >= minPauseWeeks && hasRun
    ? restartAccount(metrics, segment.weeks, restart).metrics
    : metrics;
}

const minPauseWeeks = 4;

function countLastZeros({ values }: Metric): number {
  return values.length - 1 - values.findLastIndex((value) => value > 0);
}

/** Beyond a year, the forecast repeats itself. */
function meanAfter({ mean }: Forecast, weeks: number): number {
  return mean[weeks % weeksPerYear] ?? 0;
}
