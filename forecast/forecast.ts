import { dailyMemberForecasts, dailyMemberNames, leastWeeksOfDays, maxDailyWeeks } from './daily-members.ts';
import { createHolidayCalendar } from './holiday-calendar.ts';
import { type MemberName, memberForecasts, memberNames } from './members.ts';
import { chooseTransform } from './transform.ts';

export const coverages = [50, 80, 90, 95] as const;
export type Coverage = (typeof coverages)[number];
export type PredictionIntervals = Record<Coverage, { low: number[]; high: number[] }>;

export interface ForecastOptions {
  /** The first day of each week of the history, as `2026-11-16`: moving holidays and 53-week years are then met. */
  weeks?: readonly string[];
  /** The days of the history, seven for each week. They count while there is less than a year. */
  days?: readonly number[] | undefined;
}

export interface Forecast {
  mean: number[];
  ranges: PredictionIntervals;
  /** The simple methods that were combined, with their share of the forecast. */
  members: { name: MemberName | (typeof dailyMemberNames)[number]; weight: number }[];
  /** Stretches of the history that were forecast as if they had not happened yet, the latest first. */
  backtest: HoldoutWindow[];
}

export interface HoldoutWindow {
  /** The index in the history of the first week that was hidden. */
  start: number;
  mean: number[];
  actual: number[];
}

/** Why there is no forecast. */
export type ForecastProblem =
  | { refused: 'too-short'; least: number }
  | { refused: 'not-a-number'; at: number }
  | { refused: 'bad-days' }
  | { refused: 'bad-horizon'; most: number };

export const minHistory = 8;
export const maxHorizon = 53;

/** What came before that has no say: demand of twelve years ago is another business. */
const mostHistory = 625;
/** How many stretches of the past are forecast, and how many weeks lie between their starts. */
const stretches = { most: 16, apart: 4, leastHistory: 26 };
/** A stretch counts this much of the one four weeks later: what works now matters most. */
const forgetting = { weights: 0.9, width: 0.93 };
/** Members are weighed by this power of the inverse of their error, over the weeks this far from the one in question. */
const weighing = { power: 4, reach: 4 };
/** Last year counts this many times the average member as long as no stretch can be checked that has a year before it. */
const lastYearPrior = 2;
/** Ranges widen with this power of the distance. A random walk would have 0.5; what has a season widens less. */
const widening = 0.4;
/** How many typical errors wide a range is: the errors have longer tails than the normal distribution. */
const widths: Record<Coverage, number> = { 50: 0.59, 80: 1.21, 90: 1.66, 95: 2 };

/**
 * Forecasts a weekly series: each of a few simple methods shows on hidden stretches of the past how far off it is,
 * and what they say about the coming weeks is combined accordingly. How far the combination was off there gives the ranges.
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

  const dropped = Math.max(0, history.length - mostHistory);
  const kept = history.slice(dropped);
  const scale = chooseTransform(kept);
  const series = kept.map(scale.toModel);
  const calendar = createHolidayCalendar(weeks?.slice(dropped));

  const byDay = history.length <= maxDailyWeeks ? days : undefined;
  // A line through days may fall below zero, which has no logarithm.
  const lowest = kept.reduce((least, value) => Math.min(least, value));
  const floor = lowest > 0 ? lowest / 4 : Number.NEGATIVE_INFINITY;
  const forecastsAt = (start: number): Forecasts => [
    ...memberForecasts(series.slice(0, start), horizon, calendar),
    ...(byDay ? dailyMemberForecasts(byDay.slice(0, 7 * start), horizon) : []).map((member) =>
      member.map((value) => scale.toModel(Math.max(floor, value))),
    ),
  ];

  const ahead = forecastsAt(series.length);
  const leastHistory = byDay ? leastWeeksOfDays : stretches.leastHistory;
  const checks = holdoutWindows(series, horizon, leastHistory, forecastsAt);
  const weights = weightsOf(checks, ahead, horizon);
  const centre = combine(ahead, weights);
  const stretchWeights = checks.map((_, i) => weightsOf(checks, ahead, horizon, i));
  const width = typicalError(checks, stretchWeights) ?? firstSteps(series);

  return {
    mean: centre.map(scale.fromModel),
    ranges: rangesAround(centre, width, scale.fromModel),
    members: [...memberNames, ...dailyMemberNames]
      .map((name, i) => ({ name, weight: average(weights.map((shares) => shares[i] ?? 0)) }))
      .filter(({ weight }) => weight > 0),
    backtest: checks.map(({ start, forecasts }, i) => ({
      start: start + dropped,
      mean: combine(forecasts, stretchWeights[i] ?? []).map(scale.fromModel),
      actual: kept.slice(start, start + horizon),
    })),
  };
}

/** What each member says about the weeks to come; nothing where the history is too short for it. */
type Forecasts = readonly (readonly number[] | undefined)[];

interface Check {
  start: number;
  forecasts: Forecasts;
  /** How far each member was off, week by week. */
  errors: Forecasts;
}

function holdoutWindows(
  series: readonly number[],
  horizon: number,
  leastHistory: number,
  forecastsAt: (start: number) => Forecasts,
): Check[] {
  const least = Math.max(leastHistory, Math.min(60, series.length / 2));
  return Array.from({ length: stretches.most }, (_, i) => series.length - horizon - i * stretches.apart)
    .filter((start) => start >= least)
    .map((start) => {
      const forecasts = forecastsAt(start);
      const errors = forecasts.map((member) => member?.map((value, h) => value - (series[start + h] ?? 0)));
      return { start, forecasts, errors };
    });
}

/** The share of each member in each week's forecast. A stretch that is to be judged by them is left out. */
function weightsOf(checks: readonly Check[], ahead: Forecasts, horizon: number, leftOut = -1): number[][] {
  return Array.from({ length: horizon }, (_, h) => {
    const from = Math.max(0, h - weighing.reach);
    const to = Math.min(horizon, h + weighing.reach + 1);
    const raw = ahead.map((member, m) => {
      if (!member) return undefined;
      let error = 0;
      let counted = 0;
      checks.forEach(({ errors }, i) => {
        const missed = errors[m];
        if (!missed || i === leftOut) return;
        const weight = forgetting.weights ** i;
        for (let week = from; week < to; week++) error += weight * Math.abs(missed[week] ?? 0);
        counted += weight * (to - from);
      });
      return counted === 0 ? undefined : (error / counted + Number.EPSILON) ** -weighing.power;
    });
    const checked = raw.filter((weight) => weight !== undefined);
    // Without a past to judge them by, all count alike.
    const usual = checked.length > 0 ? average(checked) : 1;
    const shares = raw.map((weight, m) => {
      if (!ahead[m]) return 0;
      return (
        weight ?? usual * (memberNames[m] === 'last-year' ? lastYearPrior : Number(checked.length === 0))
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

/** The error of the combination one week ahead, as the hidden stretches show it. */
function typicalError(checks: readonly Check[], weights: readonly number[][][]): number | undefined {
  if (checks.length === 0) return undefined;
  let sum = 0;
  let counted = 0;
  checks.forEach(({ errors }, i) => {
    const weight = forgetting.width ** i;
    combine(errors, weights[i] ?? []).forEach((error, h) => {
      sum += (weight * error ** 2) / (h + 1) ** (2 * widening);
      counted += weight;
    });
  });
  // A few stretches may have been lucky ones.
  return Math.sqrt(sum / counted) * (1 + 0.3 / checks.length);
}

/** Where no stretch can be hidden: how far one week is from the next. */
function firstSteps(series: readonly number[]): number {
  return Math.sqrt(average(series.slice(1).map((value, i) => (value - (series[i] ?? 0)) ** 2)));
}

function rangesAround(
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

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
