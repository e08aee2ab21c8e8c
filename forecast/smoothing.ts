/** Older weeks are not used. */
const maxWeeks = 250;

const dampings = [0.8, 0.9, 0.97];
const levelRates = [0.2, 0.4, 0.6, 0.8, 1];
const trendRates = [0, 0.05, 0.15, 0.35];
/** Weight decay per week. */
const decay = 0.998;

/** Exponential smoothing with a damped trend, with the rates that had the smallest one-week-ahead error. */
export function dampedTrend(history: readonly number[], horizon: number): number[] {
  const series = history.slice(-maxWeeks);
  const steps = Math.min(8, series.length - 1);
  const firstTrend = ((series[steps] ?? 0) - (series[0] ?? 0)) / Math.max(1, steps);
  let best = { error: Number.POSITIVE_INFINITY, level: 0, trend: 0, damping: 1 };
  for (const damping of dampings)
    for (const levelRate of levelRates)
      for (const trendRate of trendRates) {
        let level = series[0] ?? 0;
        let trend = firstTrend;
        let error = 0;
        for (let i = 1; i < series.length; i++) {
          const expected = level + damping * trend;
          const residual = (series[i] ?? 0) - expected;
          error = error * decay + residual * residual;
          level = expected + levelRate * residual;
          trend = damping * trend + levelRate * trendRate * residual;
        }
        if (error < best.error) best = { error, level, trend, damping };
      }
  let dampedSteps = 0;
  return Array.from({ length: horizon }, (_, h) => {
    dampedSteps += best.damping ** (h + 1);
    return best.level + dampedSteps * best.trend;
  });
}

const thetaRates = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const thetaTrendWeeks = 104;

/** The Theta method: a smoothed level that drifts by half the slope of the last two years. */
export function theta(history: readonly number[], horizon: number): number[] {
  const series = history.slice(-maxWeeks);
  const drift = slope(series.slice(-thetaTrendWeeks)) / 2;
  let best = { error: Number.POSITIVE_INFINITY, level: 0, rate: 1 };
  for (const rate of thetaRates) {
    let level = series[0] ?? 0;
    let error = 0;
    for (let i = 1; i < series.length; i++) {
      const residual = (series[i] ?? 0) - level;
      error += residual * residual;
      level += rate * residual;
    }
    if (error < best.error) best = { error, level, rate };
  }
  return Array.from({ length: horizon }, (_, h) => best.level + drift * (h + 1 / best.rate));
}

/** Slope of the least-squares line through the values. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  let products = 0;
  let squares = 0;
  values.forEach((value, i) => {
    products += (i - middle) * value;
    squares += (i - middle) ** 2;
  });
  return squares === 0 ? 0 : products / squares;
}
