/** Members that learn by ridge regression how the series moves. */

/** Lags of the weekly steps, in weeks. The yearly ones need more history. */
const stepLags = { recent: [1, 2, 3, 4], yearly: [13, 26, 51, 52, 53] };
const stepModel = {
  maxWeeks: 300,
  minYearlyWeeks: 134,
  minRows: 25,
  minStart: 14,
  decay: 0.996,
  penalty: 0.1,
};
const pathModel = { maxWeeks: 360, minWeeks: 92, decay: 0.995, penalty: 0.1, sharedPenalty: 0.001 };
const year = 52;

/** Predicts each weekly step from earlier steps, starting from the last week. */
export function stepRegression(history: readonly number[], horizon: number): number[] | undefined {
  const series = history.slice(-stepModel.maxWeeks);
  const isYearly = series.length >= stepModel.minYearlyWeeks;
  const lags = isYearly ? [...stepLags.recent, ...stepLags.yearly] : stepLags.recent;
  const start = Math.max(Math.max(...lags) + 2, stepModel.minStart);
  if (series.length - start < stepModel.minRows) return undefined;
  const steps = series.map((value, week) => value - (series[week - 1] ?? value));
  const features = (week: number) => lags.map((lag) => steps[week - lag] ?? 0);
  const regression = createRidge(lags.length);
  for (let week = start; week < steps.length; week++)
    regression.add(features(week), steps[week] ?? 0, stepModel.decay ** (steps.length - week));
  const coefficients = regression.solve(stepModel.penalty, 0);
  let value = series.at(-1) ?? 0;
  return Array.from({ length: horizon }, () => {
    const step = dot(coefficients, features(steps.length));
    steps.push(step);
    value += step;
    return value;
  });
}

/**
 * Predicts for each week ahead how far the series moves until then: from its distance to recent averages, its last step,
 * and the change over the same weeks a year earlier.
 */
export function pathRegression(history: readonly number[], horizon: number): number[] | undefined {
  const series = history.slice(-pathModel.maxWeeks);
  const length = series.length;
  if (length < pathModel.minWeeks) return undefined;
  const sums = [0];
  for (const value of series) sums.push((sums.at(-1) ?? 0) + value);
  const at = (week: number) => series[week] ?? 0;
  /** The mean of the weeks from `from` to `to`, exclusive. */
  const mean = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  function features(week: number, distance: number): number[] {
    const value = at(week);
    const yearAgo = week - year;
    const target = Math.min(yearAgo + distance, week);
    return [
      value - mean(week - 3, week + 1),
      value - mean(week - 12, week + 1),
      value - mean(week - 51, week + 1),
      value - at(week - 1),
      at(target) - at(yearAgo),
      mean(target - 1, Math.min(target + 2, week + 1)) - mean(yearAgo - 1, yearAgo + 2),
    ];
  }
  return Array.from({ length: horizon }, (_, h) => {
    const distance = h + 1;
    const regression = createRidge(6);
    for (let week = year + 2; week + distance < length; week++) {
      const move = at(week + distance) - at(week);
      regression.add(features(week, distance), move, pathModel.decay ** (length - week));
    }
    const coefficients = regression.solve(pathModel.penalty, pathModel.sharedPenalty);
    return at(length - 1) + dot(coefficients, features(length - 1, distance));
  });
}

/** Weighted least squares without an intercept. */
function createRidge(size: number) {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const vector = new Array<number>(size).fill(0);
  return {
    add(features: readonly number[], target: number, weight: number): void {
      for (let i = 0; i < size; i++) {
        const weighted = weight * (features[i] ?? 0);
        vector[i] = (vector[i] ?? 0) + weighted * target;
        const row = matrix[i] ?? [];
        for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + weighted * (features[j] ?? 0);
      }
    },
    /** Each diagonal element grows by `penalty` times itself and `sharedPenalty` times their mean. */
    solve(penalty: number, sharedPenalty: number): number[] {
      const diagonal = matrix.map((row, i) => row[i] ?? 0);
      const mean = diagonal.reduce((total, value) => total + value, 0) / size;
      matrix.forEach((row, i) => {
        row[i] = (row[i] ?? 0) * (1 + penalty) + sharedPenalty * mean + 1e-12;
      });
      return solveSymmetric(matrix, vector);
    },
  };
}

/** Solves a positive definite system, given by its lower triangle, by Cholesky decomposition. */
function solveSymmetric(lower: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const at = (i: number, j: number) => lower[i]?.[j] ?? 0;
  const set = (i: number, j: number, value: number) => {
    const row = lower[i];
    if (row) row[j] = value;
  };
  for (let j = 0; j < size; j++) {
    for (let k = 0; k < j; k++) for (let i = j; i < size; i++) set(i, j, at(i, j) - at(i, k) * at(j, k));
    const pivot = Math.sqrt(Math.max(at(j, j), 1e-300));
    for (let i = j; i < size; i++) set(i, j, at(i, j) / pivot);
  }
  const solution = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i] = (solution[i] ?? 0) - at(i, k) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i] = (solution[i] ?? 0) - at(k, i) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / at(i, i);
  }
  return solution;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, i) => total + value * (b[i] ?? 0), 0);
}
