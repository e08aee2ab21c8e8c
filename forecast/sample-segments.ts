import type { SegmentedAccount } from './filter-account.ts';
import type { Cell, DimensionName, DimensionValue, SegmentSeries } from './reports/report.ts';
import { sumSegments } from './reports/segments.ts';
import { sampleAccount, seededRandom } from './sample.ts';

const weeksPerYear = 52;

/**
 * A fictitious value: its share of the conversions, how that grows in three years, and its cost relative to the others.
 */
interface Value {
  label: string;
  share: number;
  growth?: number;
  cost?: number;
  /** The yearly swing of that cost, and how many weeks before today it peaked. */
  season?: { swing: number; peak: number };
  /** The maximum weekly deviation from that. */
  stray?: number;
  /** For how many weeks it has run; by default since the beginning. */
  weeks?: number;
}

/** The labels are message keys. */
const divided: { name: DimensionName; values: Value[] }[] = [
  {
    name: 'country',
    values: [
      { label: 'us', share: 0.45 },
      { label: 'uk', share: 0.26, growth: 1.15 },
      { label: 'de', share: 0.18, growth: 0.8, cost: 1.1 },
      { label: 'fr', share: 0.11, growth: 1.3, cost: 0.9 },
    ],
  },
  {
    name: 'device',
    values: [
      { label: 'mobile', share: 0.55, growth: 1.25, cost: 1.1 },
      { label: 'desktop', share: 0.37, growth: 0.85 },
      { label: 'tablet', share: 0.08, growth: 0.7 },
    ],
  },
  {
    name: 'audience',
    values: [
      { label: 'visitors', share: 0.38, cost: 1.42, season: { swing: 0.07, peak: -15 }, stray: 0.06 },
      {
        label: 'returning',
        share: 0.24,
        growth: 1.1,
        cost: 0.95,
        season: { swing: 0.07, peak: 7 },
        stray: 0.07,
      },
      {
        label: 'lookalike',
        share: 0.14,
        growth: 1.4,
        cost: 1.02,
        season: { swing: 0.18, peak: 8 },
        stray: 0.1,
      },
      { label: 'buyers', share: 0.13, cost: 0.66, season: { swing: 0.07, peak: 6 }, stray: 0.06 },
      { label: 'cart', share: 0.11, cost: 0.76, season: { swing: 0.13, peak: 4 }, stray: 0.09 },
    ],
  },
  {
    name: 'campaign',
    values: [
      { label: 'generic', share: 0.43, cost: 1.2, growth: 1.1 },
      { label: 'brand', share: 0.25, cost: 0.4 },
      { label: 'shopping', share: 0.19, growth: 0.75 },
      { label: 'remarketing', share: 0.1, cost: 0.8 },
      { label: 'video', share: 0.03, cost: 1.5, weeks: 19 },
    ],
  },
];

/**
 * Audiences that cost more or less in some countries and on some devices than the rest of the account would suggest.
 */
const exceptions: Record<string, Record<string, number>> = {
  lookalike: { uk: 0.84, de: 1.3, mobile: 0.9, desktop: 1.12 },
  cart: { mobile: 1.22, desktop: 0.84, fr: 1.25 },
  returning: { fr: 0.8, uk: 1.08 },
  visitors: { us: 0.94, tablet: 1.15 },
  buyers: { de: 0.9, tablet: 1.1 },
};

/** The sample account by country, device, audience and campaign, which sum to its totals. */
export function sampleSegments(): SegmentedAccount {
  const metrics = sampleAccount().map((metric) => ({ ...metric, label: '' }));
  const count = metrics[0]?.values.length ?? 0;
  const combinations = divided.reduce<number[][]>(
    (all, { values }) => all.flatMap((at) => values.map((_, place) => [...at, place])),
    [[]],
  );
  const factors = combinations.map(exceptionalCost);
  const cells = combinations.map((at): Cell => ({ at, rows: [], metrics: metrics.map(() => []) }));
  const random = seededRandom(7);
  for (let week = 0; week < count; week++) {
    const sizes = divided.map(({ values }) => values.map((value) => sizeInWeek(value, week, count)));
    const costs = divided.map(({ values }) => values.map((value) => costInWeek(value, week - count, random)));
    metrics.forEach(({ name, values }, m) => {
      const isCost = name === 'spend' || name === 'clicks';
      const weights = combinations.map((at, i) => {
        const cost = isCost ? product(at.map((place, d) => costs[d]?.[place] ?? 1)) * (factors[i] ?? 1) : 1;
        return product(at.map((place, d) => sizes[d]?.[place] ?? 0)) * cost;
      });
      const dealt = deal(values[week] ?? 0, weights);
      for (const [i, cell] of cells.entries()) {
        cell.metrics[m]?.push(dealt[i] ?? 0);
        if (m === 0) cell.rows.push((weights[i] ?? 0) > 0 ? 1 : 0);
      }
    });
  }
  const dimensions = divided.map(({ name, values }, d) => ({
    name,
    column: d,
    label: '',
    count: values.length,
    values: values.map(({ label }, place) =>
      described(label, sumSegments(cells.filter(({ at }) => at[d] === place))),
    ),
  }));
  return { weeks: [], metrics, dimensions, cells };
}

function sizeInWeek(
  { share, growth = 1, weeks = Number.POSITIVE_INFINITY }: Value,
  week: number,
  count: number,
): number {
  return week < count - weeks ? 0 : share * growth ** (week / count - 1);
}

/** `week` is counted from today. */
function costInWeek({ cost = 1, season, stray = 0 }: Value, week: number, random: () => number): number {
  const turn = season ? Math.cos((2 * Math.PI * (week + season.peak)) / weeksPerYear) : 0;
  return cost * (1 + (season?.swing ?? 0) * turn) * (1 + stray * (2 * random() - 1));
}

function exceptionalCost(at: readonly number[]): number {
  const labels = at.map((place, d) => divided[d]?.values[place]?.label ?? '');
  return product(labels.flatMap((label) => labels.map((other) => exceptions[label]?.[other] ?? 1)));
}

function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => all * factor, 1);
}

/** Integers in proportion to the weights that sum to the total. */
function deal(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [dealt, due] = [0, 0];
  return weights.map((weight) => {
    due += (weight / all) * total;
    const value = Math.round(due) - dealt;
    dealt += value;
    return value;
  });
}

function described(label: string, part: SegmentSeries): DimensionValue {
  return { label, weeks: part.rows.filter((rows) => rows > 0).length, ...part };
}
