export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 0 for no values. */
export function average(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

/** Replaces infinities with the largest finite numbers. */
export function clampToFinite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}
