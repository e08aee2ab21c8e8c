import { clamp, sum } from './numeric.ts';

const year = 52;
/** `maxChance`: how likely a run of zeros may be, given the share of zeros before it. */
const paused = { minWeeks: 4, maxZeroShare: 0.25, maxChance: 0.01 };
const yearly = { minHistory: 65, minRun: 4, minRecurring: 0.6, maxOtherZeros: 0.05, growthWeeks: 39 };

/** Zeros that the combination of members would average away. Weeks are indexes into the history. */
export type Pause =
  /** Zeros at the end of a history that has few others. */
  | { kind: 'paused'; since: number }
  /** Zeros at the same time of every year. */
  | { kind: 'yearly'; growth: number };

export function findPause(history: readonly number[]): Pause | undefined {
  if (history.some((value) => value < 0)) return undefined;
  if (isClosedYearly(history)) return { kind: 'yearly', growth: yearlyGrowth(history) };
  const since = history.findLastIndex((value) => value > 0) + 1;
  const zeros = history.length - since;
  const zeroShare = history.slice(0, since).filter((value) => value === 0).length / Math.max(1, since);
  const isPaused =
    since > 0 &&
    zeros >= paused.minWeeks &&
    zeroShare < paused.maxZeroShare &&
    zeroShare ** zeros < paused.maxChance;
  return isPaused ? { kind: 'paused', since } : undefined;
}

/** Last year's weeks times the growth since then. */
export function forecastYearly(history: readonly number[], growth: number, horizon: number): number[] {
  return Array.from(
    { length: horizon },
    (_, h) => growth * (history[history.length + (h % year) - year] ?? 0),
  );
}

/** True if the last year has a run of zeros, most of which recur from the year before, and hardly any other zeros. */
function isClosedYearly(history: readonly number[]): boolean {
  if (history.length < yearly.minHistory) return false;
  const first = history.length - year;
  const closed = zeroRuns(history).flatMap(({ start, end }) =>
    end - start >= yearly.minRun ? Array.from({ length: end - start }, (_, i) => start + i) : [],
  );
  const recent = closed.filter((week) => week >= first);
  const recurring = recent.filter((week) => [-1, 0, 1].some((shift) => history[week - year + shift] === 0));
  const otherZeros = history.filter((value) => value === 0).length - closed.length;
  return (
    recent.length >= yearly.minRun &&
    recurring.length >= yearly.minRecurring * recent.length &&
    otherZeros <= yearly.maxOtherZeros * (history.length - closed.length)
  );
}

/** `end` is exclusive. */
function zeroRuns(history: readonly number[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  history.forEach((value, week) => {
    if (value !== 0) return;
    const last = runs.at(-1);
    if (last?.end === week) last.end = week + 1;
    else runs.push({ start: week, end: week + 1 });
  });
  return runs;
}

/** The growth from last year, over the last weeks that are not 0 in either year. */
function yearlyGrowth(history: readonly number[]): number {
  const from = Math.max(year, history.length - yearly.growthWeeks);
  const open = history
    .slice(from)
    .map((now, i) => ({ now, before: history[from + i - year] ?? 0 }))
    .filter(({ now, before }) => now > 0 && before > 0);
  if (open.length === 0) return 1;
  return clamp(sum(open.map(({ now }) => now)) / sum(open.map(({ before }) => before)), 0.5, 2);
}
