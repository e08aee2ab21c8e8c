import { sum } from './numeric.ts';

const year = 52;
/** The minimum share of variance that the seasonality must explain out of sample. */
const minExplained = 0.2;
/** Weight decay per year. */
const decay = 0.8;
/** Shrinks out-of-sample predictions, which tend to be too strong. */
const shrinkage = 0.9;

export interface Seasonality {
  deseasonalize(series: readonly number[]): number[];
  /** Expects the values of the weeks after the series. */
  reseasonalize(values: readonly number[]): number[];
}

/** Averages each week's deviation from the year around it. Undefined if the deviations differ too much between years. */
export function fitSeasonality(series: readonly number[]): Seasonality | undefined {
  if (series.length < 2 * year + 8) return undefined;
  const deviations = deviationsFromYear(series);
  const sums = new Array<number>(year).fill(0);
  const weights = new Array<number>(year).fill(0);
  const yearWeight = (age: number) => decay ** Math.floor((age - year / 2) / year);
  // Weeks of the year are counted so that the week after the series is 0.
  const weekOfYear = (age: number) => year - 1 - (age % year);
  for (const { age, deviation } of deviations) {
    const week = weekOfYear(age);
    sums[week] = (sums[week] ?? 0) + yearWeight(age) * deviation;
    weights[week] = (weights[week] ?? 0) + yearWeight(age);
  }
  let total = 0;
  let unexplained = 0;
  for (const { age, deviation } of deviations) {
    const week = weekOfYear(age);
    const weight = yearWeight(age);
    // The average of the other years.
    const otherWeights = (weights[week] ?? 0) - weight;
    const expected = otherWeights > 1e-9 ? ((sums[week] ?? 0) - weight * deviation) / otherWeights : 0;
    total += weight * deviation ** 2;
    unexplained += weight * (deviation - shrinkage * expected) ** 2;
  }
  if (!(unexplained < (1 - minExplained) * total)) return undefined;
  const pattern = smooth(sums.map((total, week) => total / (weights[week] || 1)));
  return {
    deseasonalize: (values) =>
      values.map((value, i) => value - (pattern[weekOfYear(values.length - 1 - i)] ?? 0)),
    reseasonalize: (values) => values.map((value, h) => value + (pattern[h % year] ?? 0)),
  };
}

/** Each week's deviation from the average of the year around it. `age` is the number of weeks since then. */
function deviationsFromYear(series: readonly number[]): { age: number; deviation: number }[] {
  const half = year / 2;
  const sums = [0];
  for (const value of series) sums.push((sums.at(-1) ?? 0) + value);
  const deviations: { age: number; deviation: number }[] = [];
  for (let i = half; i < series.length - half; i++) {
    const inner = (sums[i + half] ?? 0) - (sums[i - half + 1] ?? 0);
    const ends = ((series[i - half] ?? 0) + (series[i + half] ?? 0)) / 2;
    deviations.push({ age: series.length - 1 - i, deviation: (series[i] ?? 0) - (inner + ends) / year });
  }
  return deviations;
}

/** Smooths each week with its neighbors. The result sums to zero over the year. */
function smooth(pattern: readonly number[]): number[] {
  const at = (week: number) => pattern[(week + year) % year] ?? 0;
  const smoothed = pattern.map((_, week) => (at(week - 1) + 2 * at(week) + at(week + 1)) / 4);
  const mean = sum(smoothed) / year;
  return smoothed.map((value) => value - mean);
}
