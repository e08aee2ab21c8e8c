import type { SegmentedAccount } from './filter-account.ts';
import { sum } from './numeric.ts';
import type { Cell, DimensionName, DimensionValue, SegmentSeries } from './reports/report.ts';
import { sumSegments } from './reports/segments.ts';
import { sampleAccount, seededRandom } from './sample.ts';

const weeksPerYear = 52;

/** A value of a dimension. */
interface Segment {
  /** A key of the messages. */
  label: string;
  /** Its share of the conversions. */
  share: number;
  /** The growth of that share in three years. */
  growth?: number;
  /** Its cost per conversion, relative to the other values. */
  cost?: number;
  /** The yearly swing of that cost, and how many weeks before today it peaks. */
  season?: { swing: number; peak: number };
  /** The maximum random deviation from that cost in a week. */
  noise?: number;
  /** The weeks since it began; by default it has no beginning. */
  weeks?: number;
}

const segments: { name: DimensionName; values: Segment[] }[] = [
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
      { label: 'visitors', share: 0.38, cost: 1.42, season: { swing: 0.07, peak: -15 }, noise: 0.06 },
      {
        label: 'returning',
        share: 0.24,
        growth: 1.1,
        cost: 0.95,
        season: { swing: 0.07, peak: 7 },
        noise: 0.07,
      },
      {
        label: 'lookalike',
        share: 0.14,
        growth: 1.4,
        cost: 1.02,
        season: { swing: 0.18, peak: 8 },
        noise: 0.1,
      },
      { label: 'buyers', share: 0.13, cost: 0.66, season: { swing: 0.07, peak: 6 }, noise: 0.06 },
      { label: 'cart', share: 0.11, cost: 0.76, season: { swing: 0.13, peak: 4 }, noise: 0.09 },
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

/** Audiences whose cost in a country or on a device differs from the product of both, by this factor. */
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
  const combinations = segments.reduce<number[][]>(
    (all, { values }) => all.flatMap((indexes) => values.map((_, index) => [...indexes, index])),
    [[]],
  );
  const factors = combinations.map(exceptionalCost);
  const cells = combinations.map((at): Cell => ({ at, rows: [], metrics: metrics.map(() => []) }));
  const random = seededRandom(7);
  for (let week = 0; week < count; week++) {
    const shares = segments.map(({ values }) => values.map((value) => shareInWeek(value, week, count)));
    const costs = segments.map(({ values }) =>
      values.map((value) => costInWeek(value, week - count, random)),
    );
    metrics.forEach(({ name, values }, m) => {
      const isCost = name === 'spend' || name === 'clicks';
      const weights = combinations.map((at, i) => {
        const cost = isCost ? product(at.map((index, d) => costs[d]?.[index] ?? 1)) * (factors[i] ?? 1) : 1;
        return product(at.map((index, d) => shares[d]?.[index] ?? 0)) * cost;
      });
      const integers = apportion(values[week] ?? 0, weights);
      for (const [i, cell] of cells.entries()) {
        cell.metrics[m]?.push(integers[i] ?? 0);
        if (m === 0) cell.rows.push((weights[i] ?? 0) > 0 ? 1 : 0);
      }
    });
  }
  const dimensions = segments.map(({ name, values }, d) => ({
    name,
    column: d,
    label: '',
    count: values.length,
    values: values.map(({ label }, index) =>
      toDimensionValue(label, sumSegments(cells.filter(({ at }) => at[d] === index))),
    ),
  }));
  return { weeks: [], metrics, dimensions, cells };
}

function shareInWeek(
  { share, growth = 1, weeks = Number.POSITIVE_INFINITY }: Segment,
  week: number,
  count: number,
): number {
  return week < count - weeks ? 0 : share * growth ** (week / count - 1);
}

/** `week` is negative: it is counted from today. */
function costInWeek({ cost = 1, season, noise = 0 }: Segment, week: number, random: () => number): number {
  const wave = season ? Math.cos((2 * Math.PI * (week + season.peak)) / weeksPerYear) : 0;
  return cost * (1 + (season?.swing ?? 0) * wave) * (1 + noise * (2 * random() - 1));
}

function exceptionalCost(at: readonly number[]): number {
  const labels = at.map((index, d) => segments[d]?.values[index]?.label ?? '');
  return product(labels.flatMap((label) => labels.map((other) => exceptions[label]?.[other] ?? 1)));
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1);
}

/** Integers in proportion to the weights that sum to the total. */
function apportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = sum(weights);
  let [assigned, due] = [0, 0];
  return weights.map((weight) => {
    due += (weight / totalWeight) * total;
    const value = Math.round(due) - assigned;
    assigned += value;
    return value;
  });
}

function toDimensionValue(label: string, series: SegmentSeries): DimensionValue {
  return { label, weeks: series.rows.filter((rows) => rows > 0).length, ...series };
}
