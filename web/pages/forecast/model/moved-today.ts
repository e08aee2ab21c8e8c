import { isInside } from '../../../../forecast/backtest.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';

/** Today moved to an earlier week: the forecast of that week, and the actual values since. */
export interface MovedToday {
  /** Index of the first week that was not known. */
  start: number;
  /** Empty if the history was too short to forecast from. */
  outlook: Outlook;
  /** The values of the weeks from `start` on. */
  actual: number[];
  /** What each week of a ratio counts: its conversions, expected and actual. */
  weights?: { expected: readonly number[]; actual: readonly number[] } | undefined;
  /** Weeks that are left out and not scored, counted from `start`. */
  leftOut?: readonly number[] | undefined;
}

/** Expected and actual totals of the weeks since; of the cost per conversion, cost divided by conversions. */
export interface MovedTodayScore {
  inside: number;
  all: number;
  expected: number;
  actual: number;
  /** Weeks outside the 90 % range, counted from `start`. */
  outside: number[];
}

export function scoreMovedToday({ outlook, actual, weights, leftOut = [] }: MovedToday): MovedTodayScore {
  const weeks = Math.min(outlook.mean.length, actual.length);
  const { low90, high90 } = outlook;
  const outside = actual
    .slice(0, weeks)
    .flatMap((value, i) =>
      leftOut.includes(i) || isInside(value, low90[i] ?? 0, high90[i] ?? 0) ? [] : [i],
    );
  const total = (values: readonly number[], weight?: readonly number[]) => {
    const scored = (list: readonly number[]) => list.slice(0, weeks).filter((_, i) => !leftOut.includes(i));
    const weighted = scored(values.map((value, i) => value * (weight?.[i] ?? 1)));
    return weight ? sum(weighted) / sum(scored(weight)) : sum(weighted);
  };
  const all = weeks - leftOut.filter((week) => week < weeks).length;
  return {
    inside: all - outside.length,
    all,
    expected: total(outlook.mean, weights?.expected),
    actual: total(actual, weights?.actual),
    outside,
  };
}
