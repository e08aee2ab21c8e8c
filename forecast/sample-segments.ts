import type { Divided } from './cut.ts';
import type { Cell, DimensionName, DimensionValue, Part } from './reports/report.ts';
import { addedUp } from './reports/segments.ts';
import { sampleAccount } from './sample.ts';

/** An invented value: its share of the conversions, how that grows in three years, and its cost beside that of the others. */
interface Value {
  label: string;
  share: number;
  growth?: number;
  cost?: number;
  /** It has run for so many weeks; since the beginning if not said. */
  weeks?: number;
}

/** The labels are keys of the words that pages show. */
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
      { label: 'visitors', share: 0.5, cost: 1.3 },
      { label: 'returning', share: 0.3, growth: 1.1 },
      { label: 'buyers', share: 0.2, cost: 0.6 },
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

/** The sample account by country, device, audience and campaign. They add up to it. */
export function sampleSegments(): Divided {
  const metrics = sampleAccount().map((metric) => ({ ...metric, label: '' }));
  const count = metrics[0]?.values.length ?? 0;
  const combinations = divided.reduce<number[][]>(
    (all, { values }) => all.flatMap((at) => values.map((_, place) => [...at, place])),
    [[]],
  );
  const cells = combinations.map((at): Cell => ({ at, rows: [], metrics: metrics.map(() => []) }));
  for (let week = 0; week < count; week++) {
    metrics.forEach(({ name, values }, m) => {
      const weights = combinations.map((at) =>
        at.reduce((weight, place, d) => weight * weightOf(divided[d]?.values[place], name, week, count), 1),
      );
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
      described(label, addedUp(cells.filter(({ at }) => at[d] === place))),
    ),
  }));
  return { weeks: [], metrics, dimensions, cells };
}

function weightOf(value: Value | undefined, metric: string, week: number, count: number): number {
  const { share = 0, growth = 1, cost = 1, weeks = count } = value ?? {};
  if (week < count - weeks) return 0;
  return share * growth ** (week / count - 1) * (metric === 'spend' || metric === 'clicks' ? cost : 1);
}

/** Whole numbers in proportion to the weights, which add up to the total. */
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

function described(label: string, part: Part): DimensionValue {
  return { label, weeks: part.rows.filter((rows) => rows > 0).length, ...part };
}
