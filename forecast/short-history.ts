import { dailyLevel, minDailyWeeks } from './daily-members.ts';
import { noiseShare } from './noise-share.ts';
import { average, clamp } from './numeric.ts';
import { theta } from './smoothing.ts';

/** With fewer weeks, a fixed mix of levels is more accurate than weights from a few holdout windows. */
export const shortHistoryWeeks = 52;

export const levelNames = ['level', 'last-value', 'four-week-mean', 'eight-week-mean'] as const;
/** Shares of the levels in the forecasts of the first week and of week 13; they change linearly in between. */
const shares = { first: [0.6, 0.25, 0.15, 0], last: [0.4, 0, 0.3, 0.3], weeks: 13 };
const smoothing = { rate: 0.5, startWeeks: 4 };
/** The share of the Theta method's drift that is used, and its limit as a logarithm. */
const drift = { share: 0.2, limit: 0.25 };
const widths = { minOrigin: 8, decay: 0.97, windowWeeks: 6, priorWeight: 4 };
/** Intervals widen with this power of the weeks ahead: like a random walk, or less if values only scatter. */
const growth = { walk: 0.5, scatter: 0.25 };

/** The share of each level in the forecast of a week, the first being 0. */
export function levelShares(week: number): number[] {
  const progress = Math.min(1, week / (shares.weeks - 1));
  return shares.first.map((share, i) => share + progress * ((shares.last[i] ?? 0) - share));
}

/** Forecasts in the units of the history, unlike the members. */
export function forecastShortHistory(
  history: readonly number[],
  days: readonly number[] | undefined,
  horizon: number,
): number[] {
  const levels = [
    days && history.length >= minDailyWeeks ? dailyLevel(days) : smoothedLevel(history),
    history.at(-1) ?? 0,
    average(history.slice(-4)),
    average(history.slice(-8)),
  ];
  const isPositive = history.every((value) => value > 0);
  const trend = isPositive ? theta(history.map(Math.log), horizon) : [];
  return Array.from({ length: horizon }, (_, week) => {
    const level = levelShares(week).reduce((total, share, i) => total + share * (levels[i] ?? 0), 0);
    const drifted = isPositive ? drift.share * ((trend[week] ?? 0) - (trend[0] ?? 0)) : 0;
    return level * Math.exp(clamp(drifted, -drift.limit, drift.limit));
  });
}

/** The typical error of each week: from a forecast at every possible origin, with a prior from the weekly steps. */
export function shortHistoryErrors(
  history: readonly number[],
  days: readonly number[] | undefined,
  horizon: number,
  toModel: (value: number) => number,
): number[] {
  const series = history.map(toModel);
  const power = growth.walk + noiseShare(series) * (growth.scatter - growth.walk);
  const steps = average(series.slice(1).map((value, i) => (value - (series[i] ?? 0)) ** 2));
  let squares = 0;
  let weights = 0;
  for (let origin = widths.minOrigin; origin < history.length; origin++) {
    const known = Math.min(horizon, history.length - origin);
    const forecast = forecastShortHistory(history.slice(0, origin), days?.slice(0, 7 * origin), known);
    const decay = widths.decay ** (history.length - origin);
    forecast.forEach((value, h) => {
      const error = (series[origin + h] ?? 0) - toModel(value);
      squares += (decay * error ** 2) / (h + 1) ** (2 * power);
      weights += decay;
    });
  }
  const prior = widths.priorWeight;
  const error = Math.sqrt(
    (squares / widths.windowWeeks + prior * steps) / (weights / widths.windowWeeks + prior),
  );
  return Array.from({ length: horizon }, (_, h) => error * (h + 1) ** power);
}

/** Simple exponential smoothing, starting from the mean of the first weeks. */
function smoothedLevel(history: readonly number[]): number {
  return history
    .slice(smoothing.startWeeks)
    .reduce(
      (level, value) => level + smoothing.rate * (value - level),
      average(history.slice(0, smoothing.startWeeks)),
    );
}
