import { clamp, sum } from './numeric.ts';

/**
 * How conversions respond to spend: as a power of it, with diminishing returns. Fitted to each week's deviation from the
 * weeks around it, which removes seasonality and growth.
 */
export interface SpendResponse {
  /** The exponent, and its 90 % interval. */
  elasticity: number;
  low: number;
  high: number;
  /** The lowest and highest weekly spend. */
  observedSpend: { min: number; max: number };
  /** True if spend varied too little for a fit. The elasticity is then the prior. */
  isAssumed: boolean;
}

/** Without data the elasticity is taken to be between 0.5 and 0.9, with a probability of 90 %. */
const prior = { elasticity: 0.7, deviation: 0.2 / 1.645 };
const z90 = 1.645;
const maxWeeks = 52;
const minWeeks = 26;
/** The number of weeks on each side that a week is compared with. */
const neighbors = 4;
/** The minimum relative variation of spend from week to week. */
const minVariation = 0.05;

/** Undefined if too few weeks have both spend and conversions. */
export function fitSpendResponse(
  spend: readonly number[],
  conversions: readonly number[],
): SpendResponse | undefined {
  const from = Math.max(0, spend.length - maxWeeks);
  const weeks = spend
    .slice(from)
    .map((value, i) => ({ spend: value, conversions: conversions[from + i] ?? 0 }))
    .filter((week) => week.spend > 0 && week.conversions > 0);
  if (weeks.length < minWeeks) return undefined;
  const xs = detrend(weeks.map((week) => Math.log(week.spend)));
  const ys = detrend(weeks.map((week) => Math.log(week.conversions)));
  const squares = sum(xs.map((x) => x * x));
  const isAssumed = Math.sqrt(squares / xs.length) < minVariation;
  const observedSpend = {
    min: Math.min(...weeks.map((week) => week.spend)),
    max: Math.max(...weeks.map((week) => week.spend)),
  };
  if (isAssumed)
    return { ...elasticityInterval(prior.elasticity, prior.deviation), observedSpend, isAssumed };

  const slope = sum(xs.map((x, i) => x * (ys[i] ?? 0))) / squares;
  const residualVariance = sum(ys.map((y, i) => (y - slope * (xs[i] ?? 0)) ** 2)) / (xs.length - 2);
  // Prior and fit are weighted by their precision.
  const priorPrecision = 1 / prior.deviation ** 2;
  const precision = squares / Math.max(residualVariance, Number.EPSILON);
  const elasticity = (prior.elasticity * priorPrecision + slope * precision) / (priorPrecision + precision);
  return {
    ...elasticityInterval(elasticity, 1 / Math.sqrt(priorPrecision + precision)),
    observedSpend,
    isAssumed,
  };
}

/** The factor by which conversions change if spend changes by `factor`, with its 90 % interval. */
export function conversionFactors(
  { elasticity, low, high }: SpendResponse,
  factor: number,
): { mean: number; low: number; high: number } {
  const edges = [factor ** low, factor ** high];
  return { mean: factor ** elasticity, low: Math.min(...edges), high: Math.max(...edges) };
}

/** Limited to 0 to 1: more spend never brings fewer conversions, nor more than in proportion. */
function elasticityInterval(elasticity: number, deviation: number) {
  return {
    elasticity: clamp(elasticity, 0, 1),
    low: clamp(elasticity - z90 * deviation, 0, 1),
    high: clamp(elasticity + z90 * deviation, 0, 1),
  };
}

/** Subtracts from each value the average of those around it. */
function detrend(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const nearby = values.slice(Math.max(0, i - neighbors), i + neighbors + 1);
    return value - sum(nearby) / nearby.length;
  });
}
