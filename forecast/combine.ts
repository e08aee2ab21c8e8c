import { createHolidayCalendar } from './holiday-calendar.ts';
import { type MemberName, memberForecasts, memberNames } from './members.ts';
import { average, median, rootMeanSquare, sum } from './numeric.ts';

/** The number of holdout windows, the distance between their starts, and the weeks needed before the first of them. */
const holdouts = { max: 16, weeksApart: 4, minHistory: 26 };
/** Weight decay per window, for the weights of members and for the widths of intervals. */
const decay = { weights: 0.9, width: 0.93 };
/** Members are weighted by this power of their inverse error, averaged over the weeks within `reach` of the forecast week. */
const weighting = { power: 4, reach: 4 };
/** Until `last-year` can be backtested, it has the weight of `perMember` times the other members, and of at least `min`. */
const lastYearPrior = { min: 2, perMember: 2 / 3 };
/** Intervals widen with this power of the weeks ahead. A random walk has 0.5; seasonal series widen less. */
const growth = 0.4;
/** Exponents of the four errors whose weighted geometric mean is the typical error of a week. */
const mixture = { windows: 0.45, steps: 0.2, medianWindow: 0.25, spread: 0.1 };
/** The last weeks whose steps count. */
const stepWeeks = 104;
/** The minimum spread of the members, as a share of the windows' error. */
const minSpread = 0.15;
/** Widens the intervals of the first weeks, which would be too narrow. */
const firstWeeks = { scale: 0.965, shift: 0.4 };

/** Each member's forecast; undefined if the history is too short for it. */
type MemberForecasts = readonly (readonly number[] | undefined)[];

/** Weeks of the history that are forecast from those before them. */
interface HoldoutWindow {
  start: number;
  forecasts: MemberForecasts;
  /** Each member's errors, week by week. */
  errors: MemberForecasts;
}

export interface Combination {
  center: number[];
  /** The typical error of each week. */
  errors: number[];
  members: { name: MemberName; weight: number }[];
  /** The combination's forecasts of the holdout windows, latest first. */
  backtests: { mean: number[]; actual: number[] }[];
  /** The root mean square error over the windows, by week. */
  weekErrors: number[];
}

/**
 * Combines the members' forecasts, weighted by their accuracy in holdout windows. The widths of intervals follow from the
 * combination's errors in the same windows; the weights for a window are found without its own errors.
 */
export function combineMembers(
  series: readonly number[],
  horizon: number,
  weeks: readonly string[] | undefined,
): Combination {
  const calendar = createHolidayCalendar(weeks);
  const forecastsAt = (start: number) => memberForecasts(series.slice(0, start), horizon, calendar);
  const forecasts = forecastsAt(series.length);
  const windows = holdoutWindows(series, horizon, forecastsAt);
  const weights = memberWeights(windows, forecasts, horizon);
  const windowWeights = windows.map((_, i) => memberWeights(windows, forecasts, horizon, i));
  const center = combine(forecasts, weights);
  const windowErrors = windows.map(({ errors }, i) => combine(errors, windowWeights[i] ?? []));
  const typical = typicalErrors(series, windowErrors);
  return {
    center,
    errors: center.map((value, h) =>
      mixErrors(typical, memberSpread(forecasts, weights[h] ?? [], value, h), h),
    ),
    members: memberNames
      .map((name, i) => ({ name, weight: average(weights.map((shares) => shares[i] ?? 0)) }))
      .filter(({ weight }) => weight > 0),
    backtests: windows.map((window, i) => ({
      mean: combine(window.forecasts, windowWeights[i] ?? []),
      actual: series.slice(window.start, window.start + horizon),
    })),
    weekErrors: center.map((_, h) => typical.windows * (h + 1) ** growth),
  };
}

function holdoutWindows(
  series: readonly number[],
  horizon: number,
  forecastsAt: (start: number) => MemberForecasts,
): HoldoutWindow[] {
  const earliest = Math.max(holdouts.minHistory, Math.min(60, series.length / 2));
  return Array.from({ length: holdouts.max }, (_, i) => series.length - horizon - i * holdouts.weeksApart)
    .filter((start) => start >= earliest)
    .map((start) => {
      const forecasts = forecastsAt(start);
      const errors = forecasts.map((member) => member?.map((value, h) => value - (series[start + h] ?? 0)));
      return { start, forecasts, errors };
    });
}

/** Each member's share of each week's forecast. The errors of the window `leftOut` do not count. */
function memberWeights(
  windows: readonly HoldoutWindow[],
  forecasts: MemberForecasts,
  horizon: number,
  leftOut = -1,
): number[][] {
  return Array.from({ length: horizon }, (_, h) => {
    const from = Math.max(0, h - weighting.reach);
    const to = Math.min(horizon, h + weighting.reach + 1);
    const weights = forecasts.map((member, m) => {
      const error = member && meanError(windows, m, from, to, leftOut);
      return error === undefined ? undefined : (error + Number.EPSILON) ** -weighting.power;
    });
    const backtested = weights.filter((weight) => weight !== undefined);
    // Without backtests all members have the same weight.
    const averageWeight = backtested.length > 0 ? average(backtested) : 1;
    const shares = weights.map((weight, m) => {
      if (!forecasts[m]) return 0;
      if (weight !== undefined) return weight;
      if (memberNames[m] !== 'last-year') return backtested.length === 0 ? averageWeight : 0;
      return averageWeight * Math.max(lastYearPrior.min, lastYearPrior.perMember * backtested.length);
    });
    const total = sum(shares);
    return shares.map((share) => share / total);
  });
}

/** A member's mean absolute error in the weeks of the windows from `from` to `to`; undefined if it forecast none. */
function meanError(
  windows: readonly HoldoutWindow[],
  member: number,
  from: number,
  to: number,
  leftOut: number,
): number | undefined {
  let total = 0;
  let weights = 0;
  windows.forEach(({ errors }, i) => {
    const memberErrors = errors[member];
    if (!memberErrors || i === leftOut) return;
    const weight = decay.weights ** i;
    for (let week = from; week < to; week++) total += weight * Math.abs(memberErrors[week] ?? 0);
    weights += weight * (to - from);
  });
  return weights === 0 ? undefined : total / weights;
}

/** The weighted average of the members, by week. */
function combine(forecasts: MemberForecasts, weights: readonly number[][]): number[] {
  return weights.map((shares, h) => {
    let total = 0;
    let weight = 0;
    forecasts.forEach((member, m) => {
      if (!member) return;
      const share = shares[m] ?? 0;
      total += share * (member[h] ?? 0);
      weight += share;
    });
    return weight > 0 ? total / weight : average(forecasts.flatMap((member) => member?.[h] ?? []));
  });
}

/** Typical errors one week ahead: over all windows, in the median window, and of repeating the last week. */
function typicalErrors(series: readonly number[], windowErrors: readonly number[][]) {
  const steps = series.slice(1).map((value, i) => value - (series[i] ?? 0));
  const recentSteps = Math.max(1e-9, rootMeanSquare(steps.slice(-stepWeeks)));
  if (windowErrors.length === 0) {
    const all = Math.max(1e-9, rootMeanSquare(steps));
    return { windows: all, medianWindow: all, steps: recentSteps };
  }
  let squares = 0;
  let weights = 0;
  windowErrors.forEach((errors, i) => {
    const weight = decay.width ** i;
    errors.forEach((error, h) => {
      squares += (weight * error ** 2) / (h + 1) ** (2 * growth);
      weights += weight;
    });
  });
  // With few windows, small errors may be luck.
  const caution = 1 + 0.3 / windowErrors.length;
  const perWindow = windowErrors.map((errors) =>
    rootMeanSquare(errors.map((error, h) => error / (h + 1) ** growth)),
  );
  return {
    windows: Math.max(1e-9, Math.sqrt(squares / weights) * caution),
    medianWindow: Math.max(1e-9, median(perWindow)),
    steps: recentSteps,
  };
}

/** The typical error of week `h`. */
function mixErrors(typical: ReturnType<typeof typicalErrors>, spread: number, h: number): number {
  const distance = (h + 1) ** growth;
  const mixed =
    (typical.windows * distance) ** mixture.windows *
    (typical.steps * distance) ** mixture.steps *
    (typical.medianWindow * distance) ** mixture.medianWindow *
    Math.max(spread, minSpread * typical.windows * distance) ** mixture.spread;
  return mixed * firstWeeks.scale * ((h + 1 + firstWeeks.shift) / (h + 1)) ** growth;
}

/** The weighted standard deviation of the members around their combination in week `h`. */
function memberSpread(
  forecasts: MemberForecasts,
  weights: readonly number[],
  center: number,
  h: number,
): number {
  const squares = forecasts.map((member, m) =>
    member ? (weights[m] ?? 0) * ((member[h] ?? 0) - center) ** 2 : 0,
  );
  return Math.sqrt(sum(squares));
}
