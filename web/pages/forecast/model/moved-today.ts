import { isInside, type Outlook } from '../../../../forecast/outlook.ts';

/** Today moved to an earlier week: the forecast of that week, and the actual values since. */
export interface MovedToday {
  /** Index of the first week that was not known. */
  start: number;
  /** Empty if the history was too short to forecast from. */
  outlook: Outlook;
  /** The values of the weeks from `start` on. */
  actual: number[];
}

/** Expected and actual totals of the weeks since; of the cost per conversion, averages. */
export interface MovedTodayScore {
  inside: number;
  all: number;
  expected: number;
  actual: number;
  /** Weeks outside the 90 % range, counted from `start`. */
  outside: number[];
}

export function scoreMovedToday({ outlook, actual }: MovedToday): MovedTodayScore {
  const weeks = Math.min(outlook.mean.length, actual.length);
  const { low90, high90 } = outlook;
  const outside = actual
    .slice(0, weeks)
    .flatMap((value, i) => (isInside(value, low90[i] ?? 0, high90[i] ?? 0) ? [] : [i]));
  const whole = (values: readonly number[]) => {
    const sum = values.slice(0, weeks).reduce((total, value) => total + value, 0);
    return outlook.name === 'cpa' ? sum / weeks : sum;
  };
  return {
    inside: weeks - outside.length,
    all: weeks,
    expected: whole(outlook.mean),
    actual: whole(actual),
    outside,
  };
}
