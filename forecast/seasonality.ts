const year = 52;
/** Minimum out-of-sample share of variance that the seasonality must explain. */
const minExplained = 0.2;
/** Weight decay per year. */
const decay = 0.8;
/** Shrinks out-of-sample predictions, which tend to be too strong. */
const shrinkage = 0.9;

export interface Seasonality {
  deseasonalize(series: readonly number[]): number[];
  /** Takes values that follow the series. */
  reseasonalize(values: readonly number[]): number[];
}

/** Fits each week's deviation from the average of the year around it. Undefined if the deviations repeat too little. */
export function fitSeasonality(series: readonly number[]): Seasonality | undefined {
  if (series.length < 2 * year + 8) return undefined;
  const deviations = deviationsFromYear(series);
  const sums = new Array<number>(year).fill(0);
  const weights = new Array<number>(year).fill(0);
  const yearWeight = (back: number) => decay ** Math.floor((back - year / 2) / year);
  // Weeks of the year are counted from the end of the series, so that the week after it is 0.
  const weekOfYear = (back: number) => year - 1 - (back % year);
  for (const { back, deviation } of deviations) {
    const week = weekOfYear(back);
    sums[week] = (sums[week] ?? 0) + yearWeight(back) * deviation;
    weights[week] = (weights[week] ?? 0) + yearWeight(back);
  }
  let all = 0;
  let unexplained = 0;
  for (const { back, deviation } of deviations) {
    const week = weekOfYear(back);
    const weight = yearWeight(back);
    const others = (weights[week] ?? 0) - weight;
    const expected = others > 1e-9 ? ((sums[week] ?? 0) - weight * deviation) / others : 0;
    all += weight * deviation ** 2;
    unexplained += weight * (deviation - shrinkage * expected) ** 2;
  }
  if (!(unexplained < (1 - minExplained) * all)) return undefined;
  const pattern = smoothed(sums.map((sum, week) => sum / (weights[week] || 1)));
  return {
    deseasonalize: (values) =>
      values.map((value, i) => value - (pattern[weekOfYear(values.length - 1 - i)] ?? 0)),
    reseasonalize: (values) => values.map((value, h) => value + (pattern[h % year] ?? 0)),
  };
}

/** Each week's deviation from the average of the year around it, with its distance from the last week. */
function deviationsFromYear(series: readonly number[]): { back: number; deviation: number }[] {
  const half = year / 2;
  const sums = [0];
  for (const value of series) sums.push((sums.at(-1) ?? 0) + value);
  const deviations: { back: number; deviation: number }[] = [];
  for (let i = half; i < series.length - half; i++) {
    const inner = (sums[i + half] ?? 0) - (sums[i - half + 1] ?? 0);
    const ends = ((series[i - half] ?? 0) + (series[i + half] ?? 0)) / 2;
    deviations.push({ back: series.length - 1 - i, deviation: (series[i] ?? 0) - (inner + ends) / year });
  }
  return deviations;
}

/** Smooths each week with its neighbors. The result sums to zero over the year. */
function smoothed(pattern: readonly number[]): number[] {
  const at = (week: number) => pattern[(week + year) % year] ?? 0;
  const soft = pattern.map((_, week) => (at(week - 1) + 2 * at(week) + at(week + 1)) / 4);
  const mean = soft.reduce((sum, value) => sum + value, 0) / year;
  return soft.map((value) => value - mean);
}
