import { clampToFinite } from './numeric.ts';

/** Converts values to those that the members forecast, and back. */
export interface ModelTransform {
  isLogarithmic: boolean;
  toModel(value: number): number;
  fromModel(value: number): number;
}

/**
 * Members forecast logarithms if all values are positive, because demand grows by percentages. Otherwise they forecast
 * values divided by the largest one, so that squares stay finite; without negative values, forecasts are at least 0.
 */
export function chooseTransform(history: readonly number[]): ModelTransform {
  if (history.every((value) => value > 0))
    return { isLogarithmic: true, toModel: Math.log, fromModel: (value) => clampToFinite(Math.exp(value)) };
  const unit = history.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1;
  const floor = history.every((value) => value >= 0) ? 0 : Number.NEGATIVE_INFINITY;
  return {
    isLogarithmic: false,
    toModel: (value) => value / unit,
    fromModel: (value) => clampToFinite(Math.max(floor, value) * unit),
  };
}
