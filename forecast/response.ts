/**
 * How conversions follow spend: they grow by a power of it, with ever smaller returns. Fitted on how single weeks differ
 * from those around them, so that season and growth have no say.
 */
export interface Response {
  /** The power, and its 90 % range. */
  power: number;
  low: number;
  high: number;
  /** The least and the most that was spent in a week. */
  tried: { least: number; most: number };
  /** Whether spend hardly varied: then the power is only what is usual elsewhere. */
  isAssumed: boolean;
}

/** What is usual, before the account's own weeks are looked at: between 0.5 and 0.9 in nine cases out of ten. */
const usual = { power: 0.7, deviation: 0.2 / 1.645 };
const z90 = 1.645;
const weeksLookedAt = 52;
const leastWeeks = 26;
/** Weeks on either side that a week is compared with. */
const around = 4;
/** If spend varies by less than this share from week to week, nothing can be learned from it. */
const leastVariation = 0.05;

/** Nothing if there are too few weeks with both. */
export function responseOf(spend: readonly number[], conversions: readonly number[]): Response | undefined {
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
  const tried = {
    least: Math.min(...weeks.map(({ spent }) => spent)),
    most: Math.max(...weeks.map(({ spent }) => spent)),
  };
  if (isAssumed) return { ...rangeOf(usual.power, usual.deviation), tried, isAssumed };

  const slope = sum(xs.map((x, i) => x * (ys[i] ?? 0))) / square;
  const left = sum(ys.map((y, i) => (y - slope * (xs[i] ?? 0)) ** 2)) / (xs.length - 2);
  // What is usual and what was seen count by how sure each is.
  const [before, seen] = [1 / usual.deviation ** 2, square / Math.max(left, Number.EPSILON)];
  const power = (usual.power * before + slope * seen) / (before + seen);
  return { ...rangeOf(power, 1 / Math.sqrt(before + seen)), tried, isAssumed };
}

/** How much more or less comes when spend changes by a factor: the middle, and the 90 % range. */
export function changeFor(
  { power, low, high }: Response,
  factor: number,
): { mean: number; low: number; high: number } {
  const edges = [factor ** low, factor ** high];
  return { mean: factor ** power, low: Math.min(...edges), high: Math.max(...edges) };
}

/** More spend never brings less, and never more than in proportion. */
function rangeOf(power: number, deviation: number) {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    power: within(power),
    low: within(power - z90 * deviation),
    high: within(power + z90 * deviation),
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
