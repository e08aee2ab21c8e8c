import { sum } from './numeric.ts';

/**
 * How conversions respond to spend: as a power of it, with diminishing returns. Fitted on each week's deviation from the
 * weeks around it, which removes seasonality and growth.
 */
export interface SpendResponse {
  /** The exponent, and its 90 % interval. */
  elasticity: number;
  low: number;
  high: number;
  /** The lowest and highest weekly spend. */
  observedSpend: { least: number; most: number };
  /** True if spend varied too little to fit; the elasticity is then the prior. */
  isAssumed: boolean;
}

/** Before any data: between 0.5 and 0.9 in nine cases out of ten. */
const prior = { elasticity: 0.7, deviation: 0.2 / 1.645 };
const z90 = 1.645;
const maxWeeks = 52;
const minWeeks = 26;
/** Number of weeks on either side that a week is compared with. */
const around = 4;
/** Minimum relative variation of spend from week to week. */
const minVariation = 0.05;

/** Undefined if too few weeks have both spend and conversions. */
export function fitSpendResponse(
  spend: readonly number[],
  conversions: readonly number[],
): SpendResponse | undefined {
  const from = Math.max(0, spend.length - maxWeeks);
  const weeks = spend
    .slice(from)
    .map((spent, i) => ({ spent, came: conversions[from + i] ?? 0 }))
    .filter(({ spent, came }) => spent > 0 && came > 0);
  if (weeks.length < minWeeks) return undefined;
  const xs = aroundZero(weeks.map(({ spent }) => Math.log(spent)));
  const ys = aroundZero(weeks.map(({ came }) => Math.log(came)));
  const square = sum(xs.map((x) => x * x));
  const isAssumed = Math.sqrt(square / xs.length) < minVariation;
  const observedSpend = {
    least: Math.min(...weeks.map(({ spent }) => spent)),
    most: Math.max(...weeks.map(({ spent }) => spent)),
  };
  if (isAssumed)
    return { ...elasticityInterval(prior.elasticity, prior.deviation), observedSpend, isAssumed };

  const slope = sum(xs.map((x, i) => x * (ys[i] ?? 0))) / square;
  const left = sum(ys.map((y, i) => (y - slope * (xs[i] ?? 0)) ** 2)) / (xs.length - 2);
  // Prior and observation are weighted by their precision.
  const [priorPrecision, precision] = [1 / prior.deviation ** 2, square / Math.max(left, Number.EPSILON)];
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

/** Elasticity is between 0 and 1: more spend never brings less, and never more than in proportion. */
function elasticityInterval(elasticity: number, deviation: number) {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    elasticity: within(elasticity),
    low: within(elasticity - z90 * deviation),
    high: within(elasticity + z90 * deviation),
  };
}

/** Subtracts from each value the average of those around it. */
function aroundZero(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const near = values.slice(Math.max(0, i - around), i + around + 1);
    return value - sum(near) / near.length;
  });
}
