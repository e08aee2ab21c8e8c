import { type Cleaning, type CleaningChoices, clean } from './clean.ts';
import { combineMembers } from './combine.ts';
import { type CountModel, countQuantiles, findCountUnit, fitCounts } from './counts.ts';
import type { MemberName } from './members.ts';
import { average } from './numeric.ts';
import { findPause, forecastYearly, type Pause } from './pauses.ts';
import {
  forecastShortHistory,
  levelNames,
  levelShares,
  shortHistoryError,
  shortHistoryWeeks,
} from './short-history.ts';
import { fitTotalWidths, type TotalModel } from './totals.ts';
import { chooseTransform, type ModelTransform } from './transform.ts';

export const coverages = [50, 80, 90, 95] as const;
export type Coverage = (typeof coverages)[number];
export type PredictionIntervals = Record<Coverage, { low: number[]; high: number[] }>;

export interface ForecastOptions extends CleaningChoices {
  /** The first day of each week of the history, as `2026-11-16`, to align moving holidays and 53-week years. */
  weeks?: readonly string[] | undefined;
  /** Daily values of the history, seven for each week. Used if there is less than a year. */
  days?: readonly number[] | undefined;
}

export interface Forecast {
  mean: number[];
  ranges: PredictionIntervals;
  totals: TotalModel;
  /** The combined methods with their average weights. */
  members: { name: MemberName | (typeof levelNames)[number] | 'level-of-days'; weight: number }[];
  /** What was changed in the history first. */
  cleaning: Cleaning;
  /** Why the weeks ahead are forecast as 0, all or some of them. */
  pause?: Pause;
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
/** Half widths in typical errors. The errors have longer tails than the normal distribution. */
const widths: Record<Coverage, number> = { 50: 0.61, 80: 1.31, 90: 1.8, 95: 2.28 };
const shortWidths: Record<Coverage, number> = { 50: 0.6, 80: 1.28, 90: 1.75, 95: 2.22 };
const shortGrowth = 0.4;
/** Weekly files of less than a year take this share from the combination of members. */
const shortCombinationShare = 0.3;
/** From this rate on, small counts take half of their mean from the other methods. */
const minCombinedRate = 3;
const noCleaning: Cleaning = { outages: [], outliers: [] };

/**
 * Forecasts a weekly series: small counts by their rate, less than a year by a mix of levels, and everything else by a
 * combination of simple methods, weighted by how well they forecast holdout windows of the past. Outages, outliers and
 * steps are cleaned first.
 */
export function forecast(
  history: readonly number[],
  horizon: number,
  { weeks, days, ...choices }: ForecastOptions = {},
): Forecast | ForecastProblem {
  const at = history.findIndex((value) => !Number.isFinite(value));
  if (at >= 0) return { refused: 'not-a-number', at };
  if (history.length < minHistory) return { refused: 'too-short', least: minHistory };
  if (days && (days.length !== 7 * history.length || !days.every(Number.isFinite)))
    return { refused: 'bad-days' };
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > maxHorizon)
    return { refused: 'bad-horizon', most: maxHorizon };

  const pause = findPause(history);
  if (pause?.kind === 'paused') return forecastPaused(pause, horizon);
  const unit = pause ? undefined : findCountUnit(history);
  if (unit !== undefined && history.some((value) => value > 0)) {
    const model = fitCounts(history, unit);
    const isCombined = model.rate >= minCombinedRate;
    const other = isCombined ? forecastContinuous(history, horizon, weeks, days, choices) : undefined;
    return forecastCounts(model, horizon, other);
  }
  const continuous = forecastContinuous(history, horizon, weeks, days, choices);
  return pause ? withYearlyPause(continuous, history, pause, horizon) : continuous;
}

function forecastContinuous(
  history: readonly number[],
  horizon: number,
  weeks: readonly string[] | undefined,
  days: readonly number[] | undefined,
  choices: CleaningChoices,
): Forecast {
  const { values, cleaning } = clean(history, weeks, choices);
  const dropped = Math.max(0, values.length - maxHistory);
  const kept = values.slice(dropped);
  const transform = chooseTransform(kept);
  const isShort = kept.length < shortHistoryWeeks;
  if (isShort) return forecastShort(kept, horizon, days, transform, cleaning, weeks);
  const { center, errors, members, backtests, weekErrors } = combineMembers(
    kept.map(transform.toModel),
    horizon,
    weeks?.slice(dropped),
  );
  const totals = transform.isLogarithmic
    ? backtests.map(({ mean, actual }) => ({
        mean: mean.map(transform.fromModel),
        actual: actual.map(transform.fromModel),
      }))
    : [];
  return {
    mean: center.map(transform.fromModel),
    ranges: intervalsAround(center, errors, widths, transform),
    totals: { kind: 'widths', widths: fitTotalWidths(horizon, totals, weekErrors) },
    members,
    cleaning,
  };
}

function forecastShort(
  history: readonly number[],
  horizon: number,
  days: readonly number[] | undefined,
  transform: ModelTransform,
  cleaning: Cleaning,
  weeks: readonly string[] | undefined,
): Forecast {
  const levels = forecastShortHistory(history, days, horizon).map(transform.toModel);
  const combined = days ? undefined : combineMembers(history.map(transform.toModel), horizon, weeks);
  const share = combined ? shortCombinationShare : 0;
  const center = levels.map((value, h) => (1 - share) * value + share * (combined?.center[h] ?? 0));
  const error = shortHistoryError(history, days, horizon, transform.toModel);
  const errors = center.map((_, h) => error * (h + 1) ** shortGrowth);
  const levelMembers = levelNames.map((name, i) => ({
    name: name === 'level' && days ? ('level-of-days' as const) : name,
    weight: (1 - share) * average(center.map((_, week) => levelShares(week)[i] ?? 0)),
  }));
  return {
    mean: center.map(transform.fromModel),
    ranges: intervalsAround(center, errors, shortWidths, transform),
    totals: { kind: 'widths', widths: fitTotalWidths(horizon, [], errors) },
    members: [
      ...levelMembers,
      ...(combined?.members ?? []).map(({ name, weight }) => ({ name, weight: share * weight })),
    ],
    cleaning,
  };
}

/** `other` gives half of the mean where it knows a season or a trend. */
function forecastCounts(model: CountModel, horizon: number, other: Forecast | undefined): Forecast {
  const rate = model.rate * model.unit;
  const mean = Array.from({ length: horizon }, (_, h) =>
    other ? (rate + (other.mean[h] ?? rate)) / 2 : rate,
  );
  const probabilities = [0.025, 0.05, 0.1, 0.25, 0.75, 0.9, 0.95, 0.975];
  const quantiles = mean.map((value, h) => countQuantiles(model, [value], h + 1, probabilities));
  // The mean of small counts can be above their upper quartile: nearly all weeks are 0 then.
  const whole = mean.map((value) => value / model.unit);
  const interval = (low: number, high: number) => ({
    low: quantiles.map((week, h) => Math.min(week[low] ?? 0, Math.floor(whole[h] ?? 0) * model.unit)),
    high: quantiles.map((week, h) => Math.max(week[high] ?? 0, Math.ceil(whole[h] ?? 0) * model.unit)),
  });
  return {
    mean,
    ranges: { 50: interval(3, 4), 80: interval(2, 5), 90: interval(1, 6), 95: interval(0, 7) },
    totals: { kind: 'counts', counts: model },
    members: [{ name: 'level', weight: 1 }],
    cleaning: other?.cleaning ?? noCleaning,
  };
}

function forecastPaused(pause: Pause, horizon: number): Forecast {
  const zeros = () => new Array<number>(horizon).fill(0);
  const interval = () => ({ low: zeros(), high: zeros() });
  return {
    mean: zeros(),
    ranges: { 50: interval(), 80: interval(), 90: interval(), 95: interval() },
    totals: { kind: 'widths', widths: zeros().map(() => 1) },
    members: [],
    cleaning: noCleaning,
    pause,
  };
}

/** Replaces the weeks by last year's, which know when it is closed. Intervals keep their relative widths. */
function withYearlyPause(
  forecast: Forecast,
  history: readonly number[],
  pause: Extract<Pause, { kind: 'yearly' }>,
  horizon: number,
): Forecast {
  const mean = forecastYearly(history, pause.growth, horizon);
  const scaled = (edges: readonly number[]) =>
    edges.map((edge, h) => {
      const [to, from] = [mean[h] ?? 0, forecast.mean[h] ?? 0];
      return from > 0 ? (to * edge) / from : to;
    });
  const ranges = Object.fromEntries(
    coverages.map((coverage) => {
      const { low, high } = forecast.ranges[coverage];
      return [coverage, { low: scaled(low), high: scaled(high) }];
    }),
  ) as PredictionIntervals;
  return { ...forecast, mean, ranges, pause };
}

function intervalsAround(
  center: readonly number[],
  errors: readonly number[],
  halfWidths: Record<Coverage, number>,
  { fromModel }: ModelTransform,
): PredictionIntervals {
  function interval(coverage: Coverage) {
    const reach = (h: number) => halfWidths[coverage] * (errors[h] ?? 0);
    return {
      low: center.map((value, h) => fromModel(value - reach(h))),
      high: center.map((value, h) => fromModel(value + reach(h))),
    };
  }
  return { 50: interval(50), 80: interval(80), 90: interval(90), 95: interval(95) };
}
