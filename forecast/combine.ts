import { createHolidayCalendar } from './holiday-calendar.ts';
import { type MemberName, memberForecasts, memberNames } from './members.ts';
import { average, median, rootMeanSquare } from './numeric.ts';

/** Number of holdout windows, and the distance between their starts. */
const holdouts = { max: 16, weeksApart: 4, minHistory: 26 };
/** Weight decay per window: recent accuracy matters most. */
const decay = { weights: 0.9, width: 0.93 };
/** Members are weighted by this power of their inverse error, averaged over the weeks within `reach` of the forecast week. */
const weighting = { power: 4, reach: 4 };
/** Weight of `last-year` until it can be backtested, relative to the average member: a share of their number. */
const lastYearPrior = { min: 2, perMember: 2 / 3 };
/** Intervals widen with this power of the distance. A random walk has 0.5; seasonal series widen less. */
const growth = 0.4;
/** Exponents with which four measures of error are mixed, the first being the windows' root mean square. */
const mixture = { windows: 0.45, steps: 0.2, medianWindow: 0.25, spread: 0.1 };
const stepWeeks = 104;
const minSpread = 0.15;
/** Makes the first weeks, whose intervals would be too narrow, wider than the rest. */
const firstWeeks = { scale: 0.965, shift: 0.4 };

/** Each member's forecast; undefined if the history is too short for it. */
type MemberForecasts = readonly (readonly number[] | undefined)[];

/** A stretch of the history that is forecast from the weeks before it. */
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
  /** The combination's forecasts of the holdout windows, the latest first. */
  backtests: { mean: number[]; actual: number[] }[];
  /** The windows' root mean square error of each week. */
  weekErrors: number[];
}

/**
 * Combines the members' forecasts. Holdout windows of the past show how accurate each member is; the combination's errors
 * on the same windows, with weights found without the window that is judged, give the widths of intervals.
 */
export function combineMembers(
  series: readonly number[],
  horizon: number,
  weeks: readonly string[] | undefined,
): Combination {
  const calendar = createHolidayCalendar(weeks);
  const forecastsAt = (start: number) => memberForecasts(series.slice(0, start), horizon, calendar);
  const ahead = forecastsAt(series.length);
  const windows = holdoutWindows(series, horizon, forecastsAt);
  const weights = memberWeights(windows, ahead, horizon);
  const windowWeights = windows.map((_, i) => memberWeights(windows, ahead, horizon, i));
  const center = combine(ahead, weights);
  const windowErrors = windows.map(({ errors }, i) => combine(errors, windowWeights[i] ?? []));
  const typical = typicalErrors(series, windowErrors);
  return {
    center,
    errors: center.map((value, h) => {
      const distance = (h + 1) ** growth;
      const spread = Math.max(
        spreadOfMembers(ahead, weights[h] ?? [], value, h),
        minSpread * typical.windows * distance,
      );
      const mixed =
        (typical.windows * distance) ** mixture.windows *
        (typical.steps * distance) ** mixture.steps *
        (typical.medianWindow * distance) ** mixture.medianWindow *
        spread ** mixture.spread;
      return mixed * firstWeeks.scale * ((h + 1 + firstWeeks.shift) / (h + 1)) ** growth;
    }),
    members: memberNames
      .map((name, i) => ({ name, weight: average(weights.map((shares) => shares[i] ?? 0)) }))
      .filter(({ weight }) => weight > 0),
    backtests: windows.map(({ start, forecasts }, i) => ({
      mean: combine(forecasts, windowWeights[i] ?? []),
      actual: series.slice(start, start + horizon),
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

/** Each member's share of each week's forecast. Pass `leftOut` to judge that window without its own errors. */
function memberWeights(
  windows: readonly HoldoutWindow[],
  ahead: MemberForecasts,
  horizon: number,
  leftOut = -1,
): number[][] {
  return Array.from({ length: horizon }, (_, h) => {
    const from = Math.max(0, h - weighting.reach);
    const to = Math.min(horizon, h + weighting.reach + 1);
    const raw = ahead.map((member, m) => {
      if (!member) return undefined;
      let error = 0;
      let counted = 0;
      windows.forEach(({ errors }, i) => {
        const missed = errors[m];
        if (!missed || i === leftOut) return;
        const weight = decay.weights ** i;
        for (let week = from; week < to; week++) error += weight * Math.abs(missed[week] ?? 0);
        counted += weight * (to - from);
      });
      return counted === 0 ? undefined : (error / counted + Number.EPSILON) ** -weighting.power;
    });
    const backtested = raw.filter((weight) => weight !== undefined);
    // Without backtests all members have the same weight.
    const usual = backtested.length > 0 ? average(backtested) : 1;
    const shares = raw.map((weight, m) => {
      if (!ahead[m]) return 0;
      if (weight !== undefined) return weight;
      if (memberNames[m] !== 'last-year') return backtested.length === 0 ? usual : 0;
      return usual * Math.max(lastYearPrior.min, lastYearPrior.perMember * backtested.length);
    });
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  });
}

function combine(forecasts: MemberForecasts, weights: readonly number[][]): number[] {
  return weights.map((shares, h) => {
    let sum = 0;
    let total = 0;
    forecasts.forEach((member, m) => {
      if (!member) return;
      const share = shares[m] ?? 0;
      sum += share * (member[h] ?? 0);
      total += share;
    });
    return total > 0 ? sum / total : average(forecasts.flatMap((member) => member?.[h] ?? []));
  });
}

/** Typical errors one week ahead: of the windows together, of the median window, and of repeating the last week. */
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
  // With few windows, low errors may be luck.
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

/** How far the members are from their combination in week `h`. */
function spreadOfMembers(
  ahead: MemberForecasts,
  weights: readonly number[],
  center: number,
  h: number,
): number {
  return Math.sqrt(
    ahead.reduce(
      (total, member, m) => total + (member ? (weights[m] ?? 0) * ((member[h] ?? 0) - center) ** 2 : 0),
      0,
    ),
  );
}
