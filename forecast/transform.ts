export interface ModelTransform {
  toModel(value: number): number;
  fromModel(value: number): number;
}

/**
 * Members work on logarithms where all values are positive: demand grows by percentages. Otherwise they work on the
 * values, divided by the largest so that none is too large to be squared. What was never negative stays so.
 */
export function chooseTransform(history: readonly number[]): ModelTransform {
  if (history.every((value) => value > 0))
    return { toModel: Math.log, fromModel: (value) => finite(Math.exp(value)) };
  const unit = history.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const least = history.every((value) => value >= 0) ? 0 : Number.NEGATIVE_INFINITY;
  return {
    toModel: (value) => value / unit,
    fromModel: (value) => finite(Math.max(least, value) * unit),
  };
}

function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}
