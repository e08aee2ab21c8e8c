/**
 * How conversions follow spend: they grow by a power of it, with ever smaller returns. Fitted on how single weeks differ
 * from those around them, so that season and growth have no say.
 */
export interface SpendResponse {
  /** The power of spend that conversions grow by, and its 90 % interval. */
  elasticity: number;
  low: number;
  high: number;
  /** The least and the most that was spent in a week. */
  observedSpend: { least: number; most: number };
  /** Whether spend hardly varied: then the elasticity is only what is usual elsewhere. */
  isAssumed: boolean;
}

/** What is usual, before the account's own weeks are looked at: between 0.5 and 0.9 in nine cases out of ten. */
const usual = { elasticity: 0.7, deviation: 0.2 / 1.645 };
const z90 = 1.645;
const weeksLookedAt = 52;
const leastWeeks = 26;
/** Weeks on either side that a week is compared with. */
const around = 4;
/** If spend varies by less than this share from week to week, nothing can be learned from it. */
const leastVariation = 0.05;

/** Nothing if there are too few weeks with both. */
export function fitSpendResponse(
  spend: readonly number[],
  conversions: readonly number[],
): SpendResponse | undefined {
  const from = Math.max(0, spend.length - weeksLookedAt);
  const weeks = spend
    .slice(from)
    .map((spent, i) => ({ spent, came: conversions[from + i] ?? 0 }))
    .filter(({ spent, came }) => spent > 0 && came > 0);
  if (weeks.length < leastWeeks) return undefined;
  const xs = aroundZero(weeks.map(({ spent }) => Math.log(spent)));
  const ys = aroundZero(weeks.map(({ came }) => Math.log(came)));
  const square = sum(xs.map((x) => x * x));
  const isAssumed = Math.sqrt(square / xs.length) < leastVariation;
  const observedSpend = {
    least: Math.min(...weeks.map(({ spent }) => spent)),
    most: Math.max(...weeks.map(({ spent }) => spent)),
  };
  if (isAssumed) return { ...rangeOf(usual.elasticity, usual.deviation), observedSpend, isAssumed };

  const slope = sum(xs.map((x, i) => x * (ys[i] ?? 0))) / square;
  const left = sum(ys.map((y, i) => (y - slope * (xs[i] ?? 0)) ** 2)) / (xs.length - 2);
  // What is usual and what was seen count by how sure each is.
  const [before, seen] = [1 / usual.deviation ** 2, square / Math.max(left, Number.EPSILON)];
  const elasticity = (usual.elasticity * before + slope * seen) / (before + seen);
  return { ...rangeOf(elasticity, 1 / Math.sqrt(before + seen)), observedSpend, isAssumed };
}

/** How much more or less comes when spend changes by a factor: the middle, and the 90 % range. */
export function conversionFactors(
  { elasticity, low, high }: SpendResponse,
  factor: number,
): { mean: number; low: number; high: number } {
  const edges = [factor ** low, factor ** high];
  return { mean: factor ** elasticity, low: Math.min(...edges), high: Math.max(...edges) };
}

/** More spend never brings less, and never more than in proportion. */
function rangeOf(elasticity: number, deviation: number) {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    elasticity: within(elasticity),
    low: within(elasticity - z90 * deviation),
    high: within(elasticity + z90 * deviation),
  };
}

/** Each value without the average of those around it. */
function aroundZero(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const near = values.slice(Math.max(0, i - around), i + around + 1);
    return value - sum(near) / near.length;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
