export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 0 for no values. */
export function average(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

export function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(average(values.map((value) => value * value)));
}

/** 0 for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Median absolute deviation, scaled to the standard deviation of a normal distribution. */
export function robustDeviation(values: readonly number[], center = median(values)): number {
  return 1.4826 * median(values.map((value) => Math.abs(value - center)));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Replaces infinities with the largest finite numbers. */
export function clampToFinite(value: number): number {
  return clamp(value, -Number.MAX_VALUE, Number.MAX_VALUE);
}
