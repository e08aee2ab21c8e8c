const year = 52;
/** A pattern is taken out only where it explains this much of the deviations, in years it was not drawn from. */
const leastExplained = 0.2;
/** A year counts this much of the one after it. */
const forgetting = 0.8;
/** What a pattern predicts for a year that it was not drawn from is rather too strong. */
const caution = 0.9;

export interface Seasonality {
  removeFrom(series: readonly number[]): number[];
  /** To values that follow the series. */
  addTo(values: readonly number[]): number[];
}

/** How much each of 52 weeks is above or below the average of the year around it; nothing where that repeats too little. */
export function fitSeasonality(series: readonly number[]): Seasonality | undefined {
  if (series.length < 2 * year + 8) return undefined;
  const deviations = deviationsFromYear(series);
  const sums = new Array<number>(year).fill(0);
  const weights = new Array<number>(year).fill(0);
  const weightOf = (back: number) => forgetting ** Math.floor((back - year / 2) / year);
  // Weeks of the year are counted from the end of the series, so that the week after it is 0.
  const weekOf = (back: number) => year - 1 - (back % year);
  for (const { back, deviation } of deviations) {
    const week = weekOf(back);
    sums[week] = (sums[week] ?? 0) + weightOf(back) * deviation;
    weights[week] = (weights[week] ?? 0) + weightOf(back);
  }
  let all = 0;
  let unexplained = 0;
  for (const { back, deviation } of deviations) {
    const week = weekOf(back);
    const weight = weightOf(back);
    const others = (weights[week] ?? 0) - weight;
    const expected = others > 1e-9 ? ((sums[week] ?? 0) - weight * deviation) / others : 0;
    all += weight * deviation ** 2;
    unexplained += weight * (deviation - caution * expected) ** 2;
  }
  if (!(unexplained < (1 - leastExplained) * all)) return undefined;
  const pattern = smoothed(sums.map((sum, week) => sum / (weights[week] || 1)));
  return {
    removeFrom: (values) => values.map((value, i) => value - (pattern[weekOf(values.length - 1 - i)] ?? 0)),
    addTo: (values) => values.map((value, h) => value + (pattern[h % year] ?? 0)),
  };
}

/** From the average of the year around each week, with how many weeks it lies before the last one. */
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

/** Each week with a little of its neighbours; the year sums to nothing. */
function smoothed(pattern: readonly number[]): number[] {
  const at = (week: number) => pattern[(week + year) % year] ?? 0;
  const soft = pattern.map((_, week) => (at(week - 1) + 2 * at(week) + at(week + 1)) / 4);
  const mean = soft.reduce((sum, value) => sum + value, 0) / year;
  return soft.map((value) => value - mean);
}
