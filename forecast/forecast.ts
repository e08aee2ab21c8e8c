import { type Cleaning, type CleaningChoices, clean } from './clean.ts';
import { combineMembers } from './combine.ts';
import { type CountModel, countQuantiles, findCountUnit, fitCounts } from './counts.ts';
import type { MemberName } from './members.ts';
import { noiseShare } from './noise-share.ts';
import { average } from './numeric.ts';
import { findPause, forecastYearly, type Pause } from './pauses.ts';
import {
  type Coverage,
  intervalsAround,
  mapEdges,
  type PredictionIntervals,
} from './prediction-intervals.ts';
import {
  forecastShortHistory,
  levelNames,
  levelShares,
  shortHistoryErrors,
  shortHistoryWeeks,
} from './short-history.ts';
import { fitSlowSeason, type SlowSeason } from './slow-season.ts';
import { fitTotalWidths, type TotalModel } from './totals.ts';
import { chooseTransform, type ModelTransform } from './transform.ts';

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
  /** Set if all or some of the coming weeks are forecast as 0. */
  pause?: Pause;
}

/** The forecast of a cleaned history. */
type CleanedForecast = Omit<Forecast, 'cleaning'>;

/** Why there is no forecast. */
export type ForecastProblem =
  | { refused: 'too-short'; least: number }
  | { refused: 'not-a-number'; at: number }
  | { refused: 'bad-days' }
  | { refused: 'bad-horizon'; most: number };

export const minHistory = 8;
export const maxHorizon = 53;

/** Older weeks are dropped: demand twelve years ago says little about today. */
const maxHistory = 625;
/** Half the width of each interval, in typical errors. The errors have longer tails than a normal distribution. */
const widths: Record<Coverage, number> = { 50: 0.61, 80: 1.31, 90: 1.8, 95: 2.28 };
const shortWidths: Record<Coverage, number> = { 50: 0.6, 80: 1.28, 90: 1.75, 95: 2.22 };
/** Share of the combined members in the forecast of less than a year of weeks without daily values. */
const shortCombinationShare = 0.3;
/** From this weekly rate on, half the mean of small counts comes from the continuous forecast. */
const minCombinedRate = 3;
const noCleaning: Cleaning = { outliers: [] };

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
  const problem = findProblem(history, horizon, days);
  if (problem) return problem;
  const pause = findPause(history);
  if (pause?.kind === 'paused') return forecastPaused(pause, horizon);
  const { values, cleaning } = clean(history, weeks, choices);
  const season = pause ? undefined : fitSlowSeason(values, horizon);
  const level = season ? values.map((value, week) => value / (season.past[week] ?? 1)) : values;
  const unit = pause ? undefined : findCountUnit(history);
  if (unit !== undefined && values.some((value) => value > 0)) {
    const model = fitCounts(level, unit, season?.variance);
    const isCombined = model.rate >= minCombinedRate;
    const continuous = isCombined ? forecastContinuous(level, horizon, { weeks, days }) : undefined;
    return { ...forecastCounts(model, horizon, continuous, season), cleaning };
  }
  const continuous = { ...forecastContinuous(level, horizon, { weeks, days }), cleaning };
  if (pause) return withYearlyPause(continuous, history, pause, horizon);
  return season ? withSeason(continuous, season) : continuous;
}

function findProblem(
  history: readonly number[],
  horizon: number,
  days: readonly number[] | undefined,
): ForecastProblem | undefined {
  const at = history.findIndex((value) => !Number.isFinite(value));
  if (at >= 0) return { refused: 'not-a-number', at };
  if (history.length < minHistory) return { refused: 'too-short', least: minHistory };
  if (days && (days.length !== 7 * history.length || !days.every(Number.isFinite)))
    return { refused: 'bad-days' };
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > maxHorizon)
    return { refused: 'bad-horizon', most: maxHorizon };
  return undefined;
}

/** Forecasts values that are not small counts. */
function forecastContinuous(
  values: readonly number[],
  horizon: number,
  { weeks, days }: Pick<ForecastOptions, 'weeks' | 'days'>,
): CleanedForecast {
  const dropped = Math.max(0, values.length - maxHistory);
  const history = values.slice(dropped);
  const transform = chooseTransform(history);
  if (history.length < shortHistoryWeeks) return forecastShort(history, horizon, transform, { weeks, days });
  const series = history.map(transform.toModel);
  const { center, errors, members, backtests, weekErrors } = combineMembers(
    series,
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
    totals: { kind: 'widths', widths: fitTotalWidths(horizon, totals, weekErrors, noiseShare(series)) },
    members,
  };
}

function forecastShort(
  history: readonly number[],
  horizon: number,
  transform: ModelTransform,
  { weeks, days }: Pick<ForecastOptions, 'weeks' | 'days'>,
): CleanedForecast {
  const levels = forecastShortHistory(history, days, horizon).map(transform.toModel);
  const combined = days ? undefined : combineMembers(history.map(transform.toModel), horizon, weeks);
  const share = combined ? shortCombinationShare : 0;
  const center = levels.map((value, h) => (1 - share) * value + share * (combined?.center[h] ?? 0));
  const errors = shortHistoryErrors(history, days, horizon, transform.toModel);
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
  };
}

/** The mean is halfway between the rate and the continuous forecast, which may have a season or a trend. */
function forecastCounts(
  model: CountModel,
  horizon: number,
  continuous: CleanedForecast | undefined,
  season: SlowSeason | undefined,
): CleanedForecast {
  const rate = model.rate * model.unit;
  const mean = Array.from({ length: horizon }, (_, h) => {
    const level = continuous ? (rate + (continuous.mean[h] ?? rate)) / 2 : rate;
    return level * (season?.future[h] ?? 1);
  });
  const probabilities = [0.025, 0.05, 0.1, 0.25, 0.75, 0.9, 0.95, 0.975];
  const quantiles = mean.map((value, h) => countQuantiles(model, [value], h + 1, probabilities));
  // If nearly all weeks are 0, the mean is above the upper quartile. Intervals are widened to contain it.
  const counts = mean.map((value) => value / model.unit);
  const interval = (low: number, high: number) => ({
    low: quantiles.map((week, h) => Math.min(week[low] ?? 0, Math.floor(counts[h] ?? 0) * model.unit)),
    high: quantiles.map((week, h) => Math.max(week[high] ?? 0, Math.ceil(counts[h] ?? 0) * model.unit)),
  });
  return {
    mean,
    ranges: { 50: interval(3, 4), 80: interval(2, 5), 90: interval(1, 6), 95: interval(0, 7) },
    totals: { kind: 'counts', counts: model },
    members: [{ name: 'level', weight: 1 }],
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

/** Multiplies the forecast of a deseasonalized history by the season. */
function withSeason(forecast: Forecast, { future }: SlowSeason): Forecast {
  const seasonal = (value: number, week: number) => value * (future[week] ?? 1);
  return {
    ...forecast,
    mean: forecast.mean.map(seasonal),
    ranges: mapEdges(forecast.ranges, seasonal),
  };
}

/** Replaces the forecast with last year's weeks, in which the closed weeks are 0. Intervals keep their relative widths. */
function withYearlyPause(
  forecast: Forecast,
  history: readonly number[],
  pause: Extract<Pause, { kind: 'yearly' }>,
  horizon: number,
): Forecast {
  const mean = forecastYearly(history, pause.growth, horizon);
  const ranges = mapEdges(forecast.ranges, (edge, week) => {
    const [newMean, oldMean] = [mean[week] ?? 0, forecast.mean[week] ?? 0];
    return oldMean > 0 ? (newMean * edge) / oldMean : newMean;
  });
  return { ...forecast, mean, ranges, pause };
}
