import { dailyMemberForecasts, dailyMemberNames, maxDailyWeeks, minDailyWeeks } from './daily-members.ts';
import { createHolidayCalendar } from './holiday-calendar.ts';
import { type MemberName, memberForecasts, memberNames } from './members.ts';
import { average } from './numeric.ts';
import { chooseTransform } from './transform.ts';

export const coverages = [50, 80, 90, 95] as const;
export type Coverage = (typeof coverages)[number];
export type PredictionIntervals = Record<Coverage, { low: number[]; high: number[] }>;

export interface ForecastOptions {
  /** The first day of each week of the history, as `2026-11-16`, to align moving holidays and 53-week years. */
  weeks?: readonly string[];
  /** Daily values of the history, seven for each week. Used if there is less than a year. */
  days?: readonly number[] | undefined;
}

export interface Forecast {
  mean: number[];
  ranges: PredictionIntervals;
  /** The combined methods with their average weights. */
  members: { name: MemberName | (typeof dailyMemberNames)[number]; weight: number }[];
  /** Holdout windows of the history and their forecasts, the latest first. */
  backtest: HoldoutWindow[];
}

export interface HoldoutWindow {
  /** Index of the window's first week in the history. */
  start: number;
  mean: number[];
  actual: number[];
}

/** Reason why there is no forecast. */
export type ForecastProblem =
  | { refused: 'too-short'; least: number }
  | { refused: 'not-a-number'; at: number }
  | { refused: 'bad-days' }
  | { refused: 'bad-horizon'; most: number };

export const minHistory = 8;
export const maxHorizon = 53;

/** Older weeks are dropped: demand twelve years ago says little about today. */
const maxHistory = 625;
/** Number of holdout windows, and the distance between their starts. */
const holdouts = { max: 16, weeksApart: 4, minHistory: 26 };
/** Weight decay per window: recent accuracy matters most. */
const decay = { weights: 0.9, width: 0.93 };
/** Members are weighted by this power of their inverse error, averaged over the weeks within `reach` of the forecast week. */
const weighting = { power: 4, reach: 4 };
/** Weight of `last-year` relative to the average member until it can be backtested. */
const lastYearPrior = 2;
/** Intervals widen with this power of the distance. A random walk has 0.5; seasonal series widen less. */
const widening = 0.4;
/** Half widths in typical errors. The errors have longer tails than the normal distribution. */
const widths: Record<Coverage, number> = { 50: 0.59, 80: 1.21, 90: 1.66, 95: 2 };

/**
 * Forecasts a weekly series. Holdout windows of the past show how accurate each of a few simple methods is, and their
 * forecasts are combined accordingly. The combination's errors on the same windows give the prediction intervals.
 */
export function forecast(
  history: readonly number[],
  horizon: number,
  { weeks, days }: ForecastOptions = {},
): Forecast | ForecastProblem {
  const at = history.findIndex((value) => !Number.isFinite(value));
  if (at >= 0) return { refused: 'not-a-number', at };
  if (history.length < minHistory) return { refused: 'too-short', least: minHistory };
  if (days && (days.length !== 7 * history.length || !days.every(Number.isFinite)))
    return { refused: 'bad-days' };
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > maxHorizon)
    return { refused: 'bad-horizon', most: maxHorizon };

  const dropped = Math.max(0, history.length - maxHistory);
  const kept = history.slice(dropped);
  const scale = chooseTransform(kept);
  const series = kept.map(scale.toModel);
  const calendar = createHolidayCalendar(weeks?.slice(dropped));

  const byDay = history.length <= maxDailyWeeks ? days : undefined;
  // A line through days may fall below zero, where the logarithm is undefined.
  const lowest = kept.reduce((least, value) => Math.min(least, value));
  const floor = lowest > 0 ? lowest / 4 : Number.NEGATIVE_INFINITY;
  const forecastsAt = (start: number): Forecasts => [
    ...memberForecasts(series.slice(0, start), horizon, calendar),
    ...(byDay ? dailyMemberForecasts(byDay.slice(0, 7 * start), horizon) : []).map((member) =>
      member.map((value) => scale.toModel(Math.max(floor, value))),
    ),
  ];

  const ahead = forecastsAt(series.length);
  const minBefore = byDay ? minDailyWeeks : holdouts.minHistory;
  const windows = holdoutWindows(series, horizon, minBefore, forecastsAt);
  const weights = memberWeights(windows, ahead, horizon);
  const centre = combine(ahead, weights);
  const windowWeights = windows.map((_, i) => memberWeights(windows, ahead, horizon, i));
  const width = typicalError(windows, windowWeights) ?? weekToWeekError(series);

  return {
    mean: centre.map(scale.fromModel),
    ranges: intervalsAround(centre, width, scale.fromModel),
    members: [...memberNames, ...dailyMemberNames]
      .map((name, i) => ({ name, weight: average(weights.map((shares) => shares[i] ?? 0)) }))
      .filter(({ weight }) => weight > 0),
    backtest: windows.map(({ start, forecasts }, i) => ({
      start: start + dropped,
      mean: combine(forecasts, windowWeights[i] ?? []).map(scale.fromModel),
      actual: kept.slice(start, start + horizon),
    })),
  };
}

/** Each member's forecast; undefined if the history is too short for it. */
type Forecasts = readonly (readonly number[] | undefined)[];

interface Holdout {
  start: number;
  forecasts: Forecasts;
  /** Each member's errors, week by week. */
  errors: Forecasts;
}

function holdoutWindows(
  series: readonly number[],
  horizon: number,
  minBefore: number,
  forecastsAt: (start: number) => Forecasts,
): Holdout[] {
  const earliest = Math.max(minBefore, Math.min(60, series.length / 2));
  return Array.from({ length: holdouts.max }, (_, i) => series.length - horizon - i * holdouts.weeksApart)
    .filter((start) => start >= earliest)
    .map((start) => {
      const forecasts = forecastsAt(start);
      const errors = forecasts.map((member) => member?.map((value, h) => value - (series[start + h] ?? 0)));
      return { start, forecasts, errors };
    });
}

/** Each member's share of each week's forecast. Pass `leftOut` to backtest that window without its own errors. */
function memberWeights(
  windows: readonly Holdout[],
  ahead: Forecasts,
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
    const averageWeight = backtested.length > 0 ? average(backtested) : 1;
    const shares = raw.map((weight, m) => {
      if (!ahead[m]) return 0;
      return (
        weight ??
        averageWeight * (memberNames[m] === 'last-year' ? lastYearPrior : Number(backtested.length === 0))
      );
    });
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  });
}

function combine(forecasts: Forecasts, weights: readonly number[][]): number[] {
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

/** The combination's one-week-ahead error on the holdout windows. */
function typicalError(windows: readonly Holdout[], weights: readonly number[][][]): number | undefined {
  if (windows.length === 0) return undefined;
  let sum = 0;
  let counted = 0;
  windows.forEach(({ errors }, i) => {
    const weight = decay.width ** i;
    combine(errors, weights[i] ?? []).forEach((error, h) => {
      sum += (weight * error ** 2) / (h + 1) ** (2 * widening);
      counted += weight;
    });
  });
  // With few windows, low errors may be luck.
  return Math.sqrt(sum / counted) * (1 + 0.3 / windows.length);
}

/** Replaces `typicalError` if the history is too short for holdout windows. */
function weekToWeekError(series: readonly number[]): number {
  return Math.sqrt(average(series.slice(1).map((value, i) => (value - (series[i] ?? 0)) ** 2)));
}

function intervalsAround(
  centre: readonly number[],
  width: number,
  back: (value: number) => number,
): PredictionIntervals {
  function range(coverage: Coverage) {
    const reach = (h: number) => widths[coverage] * width * (h + 1) ** widening;
    return {
      low: centre.map((value, h) => back(value - reach(h))),
      high: centre.map((value, h) => back(value + reach(h))),
    };
  }
  return { 50: range(50), 80: range(80), 90: range(90), 95: range(95) };
}
