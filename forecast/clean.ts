import { createHolidayCalendar } from './holiday-calendar.ts';
import { median, robustDeviation } from './numeric.ts';

/** What was changed in a history before it was forecast. Weeks are indexes into the history. */
export interface Cleaning {
  /** Outliers, zeros between normal weeks, and weeks that were left out, each with the value used instead. */
  outliers: { week: number; used: number }[];
  /** All weeks before `start` were multiplied by `factor`. */
  step?: { start: number; factor: number };
}

export interface CleaningChoices {
  /** Weeks that are used as they are. */
  keep?: readonly number[] | undefined;
  /** Weeks whose values are not used. */
  leaveOut?: readonly number[] | undefined;
}

const minWeeks = 12;
const year = 52;
const outage = { maxShare: 0.05, maxRun: 3, neighbors: 4, minNeighbors: 3, minLevel: 8 };
/** Thresholds: in robust deviations, and as the logarithm of a factor. The last weeks need more evidence. */
const outlier = {
  neighbors: 6,
  window: 156,
  usual: { deviations: 6, factor: Math.log(1.6) },
  latest: { weeks: 3, deviations: 10, factor: Math.log(2.5) },
  maxRun: 2,
  /** Outliers are moved to this many deviations from their neighbors. */
  remaining: 2,
};
/** An event is seasonal if it recurs a year apart with at least this share of its size. */
const minRecurringShare = 0.35;
const step = {
  minWeeks: 4,
  maxWeeks: 52,
  before: 12,
  minSize: 0.3,
  minRatio: 4,
  minSides: 0.9,
  minJump: 0.7,
};

/**
 * Interpolates outages and weeks left out, limits outliers, and scales the weeks before a lasting step to the new level.
 * With negative values, only outliers are limited.
 */
export function clean(
  history: readonly number[],
  weeks: readonly string[] | undefined,
  { keep = [], leaveOut = [] }: CleaningChoices = {},
): { values: number[]; cleaning: Cleaning } {
  const cleaning: Cleaning = { outliers: [] };
  const values = [...history];
  for (const week of leaveOut) {
    if (week < 0 || week >= values.length) continue;
    values[week] = interpolate(history, week, leaveOut);
    cleaning.outliers.push({ week, used: values[week] ?? 0 });
  }
  if (values.length < minWeeks) return { values, cleaning };
  const hasNegative = values.some((value) => value < 0);
  if (!hasNegative) fillOutages(values, keep, cleaning);
  if (!hasNegative && values.some((value) => value === 0)) return { values, cleaning };
  const series = hasNegative ? [...values] : values.map(Math.log);
  const deviations = series.map((_, week) => deviationFromNeighbors(series, week));
  const usual = 1.4826 * median(deviations.slice(-outlier.window).map(Math.abs));
  const spread = hasNegative ? Math.max(usual, spreadOfSteps(series)) : usual + 1e-6;
  const level = hasNegative ? Math.abs(median(series)) : undefined;
  for (const week of findOutliers(deviations, spread, weeks, level)) {
    if (keep.includes(week) || leaveOut.includes(week)) continue;
    const deviation = deviations[week] ?? 0;
    const limited = (series[week] ?? 0) - deviation + Math.sign(deviation) * outlier.remaining * spread;
    series[week] = limited;
    values[week] = hasNegative ? limited : Math.exp(limited);
    cleaning.outliers.push({ week, used: values[week] ?? 0 });
  }
  if (hasNegative) return { values, cleaning };
  const lastStep = findStep(series, spread);
  if (!lastStep) return { values, cleaning };
  const { start, size } = lastStep;
  const factor = Math.exp(size);
  cleaning.step = { start, factor };
  return { values: values.map((value, week) => (week < start ? value * factor : value)), cleaning };
}

/**
 * Interpolates between the nearest weeks that are used. At the start it is the first of them, at the end the median of
 * the last six.
 */
function interpolate(history: readonly number[], week: number, leftOut: readonly number[]): number {
  const isUsed = (index: number) => !leftOut.includes(index);
  let before = week - 1;
  while (before >= 0 && !isUsed(before)) before--;
  let after = week + 1;
  while (after < history.length && !isUsed(after)) after++;
  const [from, to] = [history[before], history[after]];
  if (from === undefined) return to ?? 0;
  if (to === undefined) {
    const earlier = history.slice(0, week).filter((_, i) => isUsed(i));
    return median(earlier.slice(-6));
  }
  return from + ((to - from) * (week - before)) / (after - before);
}

function fillOutages(values: number[], keep: readonly number[], cleaning: Cleaning): void {
  const zeros = values.filter((value) => value === 0).length;
  if (zeros === 0 || zeros > outage.maxShare * values.length + 1) return;
  for (let start = 0; start < values.length; start++) {
    if (values[start] !== 0) continue;
    let end = start;
    while (end < values.length && values[end] === 0) end++;
    const around = [
      ...values.slice(Math.max(0, start - outage.neighbors), start),
      ...values.slice(end, end + outage.neighbors),
    ].filter((value) => value > 0);
    const level = median(around);
    // A run at the end may be a pause, so only a single week counts as an outage there.
    const maxRun = end === values.length ? 1 : outage.maxRun;
    if (around.length >= outage.minNeighbors && level > outage.minLevel && end - start <= maxRun) {
      for (let week = start; week < end; week++) {
        if (keep.includes(week)) continue;
        values[week] = level;
        cleaning.outliers.push({ week, used: level });
      }
    }
    start = end;
  }
}

/** The noise of values that may be negative, from their weekly steps. */
function spreadOfSteps(values: readonly number[]): number {
  const recent = values.slice(-outlier.window);
  return robustDeviation(
    recent.slice(1).map((value, i) => (value - (recent[i] ?? 0)) / Math.SQRT2),
    0,
  );
}

/** The smaller of the deviations from the weeks before and after; 0 if the value is between the two. */
function deviationFromNeighbors(logs: readonly number[], week: number): number {
  const value = logs[week] ?? 0;
  const before = logs.slice(Math.max(0, week - outlier.neighbors), week);
  const after = logs.slice(week + 1, week + 1 + outlier.neighbors);
  const sides = [before, after].filter((side) => side.length >= 2).map((side) => value - median(side));
  const [fromBefore = 0, fromAfter = fromBefore] = sides;
  if (fromBefore * fromAfter <= 0) return 0;
  return Math.abs(fromBefore) < Math.abs(fromAfter) ? fromBefore : fromAfter;
}

function findOutliers(
  deviations: readonly number[],
  spread: number,
  weeks: readonly string[] | undefined,
  /** The usual size of the values, unless they are logarithms. */
  level: number | undefined,
): number[] {
  const length = deviations.length;
  const calendar = createHolidayCalendar(weeks);
  const isFlagged = deviations.map((deviation, week) => {
    const threshold = length - week <= outlier.latest.weeks ? outlier.latest : outlier.usual;
    const least = level === undefined ? threshold.factor : level * (1 - Math.exp(-threshold.factor));
    const isFar = Math.abs(deviation) > Math.max(threshold.deviations * spread, least);
    return isFar && !recurs(week) && !isFestive(weeks?.[week]);
  });
  const found: number[] = [];
  for (let start = 0; start < length; start++) {
    if (!isFlagged[start]) continue;
    let end = start;
    while (end < length && isFlagged[end] && (deviations[end] ?? 0) * (deviations[start] ?? 0) > 0) end++;
    if (end - start <= (end === length ? 1 : outlier.maxRun))
      for (let week = start; week < end; week++) found.push(week);
    start = end - 1;
  }
  return found;

  /** True if the same week of another year deviates in the same way, which makes it seasonal. */
  function recurs(week: number): boolean {
    const deviation = deviations[week] ?? 0;
    return [-2, -1, 1, 2].some((years) =>
      [week - years * year, calendar.yearsBefore(week, years)].some((same) =>
        [-1, 0, 1].some(
          (shift) =>
            (deviations[same + shift] ?? 0) * Math.sign(deviation) > minRecurringShare * Math.abs(deviation),
        ),
      ),
    );
  }
}

/** True for weeks with a day from November 20 to January 5: the first Christmas of a history is not an outlier. */
function isFestive(firstDay: string | undefined): boolean {
  if (firstDay === undefined) return false;
  const first = firstDay.slice(5);
  const last = new Date(Date.parse(firstDay) + 6 * 86_400_000).toISOString().slice(5, 10);
  return last >= '11-20' || first <= '01-05' || last <= '01-05';
}

/** The clearest lasting step within the last year, unless the year before had one at the same time. */
function findStep(logs: readonly number[], spread: number): { start: number; size: number } | undefined {
  let best: { start: number; size: number; ratio: number } | undefined;
  const length = logs.length;
  for (let count = step.minWeeks; count <= step.maxWeeks && length - count >= step.before + 4; count++) {
    const start = length - count;
    const before = logs.slice(start - step.before, start);
    const since = logs.slice(start);
    const [from, to] = [median(before), median(since)];
    const size = to - from;
    const direction = Math.sign(size);
    const ratio =
      Math.abs(size) / ((robustDeviation(before, from) + robustDeviation(since, to)) / 2 + spread / 2 + 1e-6);
    if (Math.abs(size) <= step.minSize || ratio <= Math.max(step.minRatio, best?.ratio ?? 0)) continue;
    const half = Math.abs(size) / 2;
    const isClear =
      since.every((value) => (value - from) * direction > half) &&
      before.filter((value) => (to - value) * direction > half).length > step.minSides * before.length;
    const jump = median(logs.slice(start, start + 3)) - median(logs.slice(start - 3, start));
    const isSudden = jump * direction > step.minJump * Math.abs(size);
    const lastYear =
      start - year - step.before >= 0
        ? median(logs.slice(start - year, length - year)) -
          median(logs.slice(start - year - step.before, start - year))
        : 0;
    if (isClear && isSudden && lastYear * direction < minRecurringShare * Math.abs(size))
      best = { start, size, ratio };
  }
  return best;
}
