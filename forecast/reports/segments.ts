import { sum } from '../numeric.ts';
import type { Cell, Dimension, DimensionValue, Report, SegmentSeries } from './report.ts';
import { type DimensionTotals, readLabel, type Totals } from './totals.ts';
import type { Weeks } from './weeks.ts';

/** The largest values of each dimension are listed, the others merged into the remainder. */
const maxValues = 200;

/** The weekly sums of each dimension's values, and of their combinations. */
export function buildSegments(totals: Totals, weeks: Weeks): Pick<Report, 'dimensions' | 'cells'> {
  const { width } = totals;
  const combinations = totals.combinations();
  if (!combinations) {
    const toSeries = (sums: Float64Array) => toSegmentSeries(weeks.collect(sums, width));
    const dimensions = totals.dimensions.map((dimension) => {
      const segments = dimension.sums.flatMap((sums, id) => (sums ? [{ id, series: toSeries(sums) }] : []));
      return buildDimension(dimension, segments, toSeries(dimension.rest), weeks).dimension;
    });
    return { dimensions, cells: null };
  }

  const { ids } = combinations;
  const entries = combinations.entries();
  const built = totals.dimensions.map((dimension, d) => {
    const segments = sumByKey(ids.map((each) => [each[d] ?? 0])).map(({ at, series }) => ({
      id: at[0] ?? 0,
      series,
    }));
    return buildDimension(dimension, segments, toSegmentSeries(weeks.collect(dimension.rest, width)), weeks);
  });
  const cells = sumByKey(ids.map((each) => each.map((id, d) => built[d]?.indexes.get(id) ?? maxValues)));
  return {
    dimensions: built.map(({ dimension }) => dimension),
    cells: cells.flatMap(({ at, series }): Cell[] => (sum(series.rows) > 0 ? [{ at, ...series }] : [])),
  };

  /** Sums the combinations with the same key; `keys` has one per combination. */
  function sumByKey(keys: readonly number[][]): { at: number[]; series: SegmentSeries }[] {
    const groups = new Map<string, { index: number; at: number[] }>();
    const groupIndexes = keys.map((at) => {
      const key = at.join();
      const group = groups.get(key) ?? { index: groups.size, at };
      groups.set(key, group);
      return group.index;
    });
    const sums = weeks.collectAll(entries, width, groupIndexes, groups.size).map(toSegmentSeries);
    return [...groups.values()].map(({ index, at }) => ({ at, series: sums[index] as SegmentSeries }));
  }
}

function toSegmentSeries([rows = [], ...metrics]: number[][]): SegmentSeries {
  return { rows, metrics };
}

/** Sums segments week by week. */
export function sumSegments(segments: readonly SegmentSeries[]): SegmentSeries {
  const [first, ...others] = segments;
  const sumWeeks = (pick: (segment: SegmentSeries) => readonly number[] | undefined): number[] => {
    const total = [...((first && pick(first)) ?? [])];
    for (const segment of others) {
      const values = pick(segment) ?? [];
      for (let week = 0; week < total.length; week++)
        total[week] = (total[week] as number) + (values[week] as number);
    }
    return total;
  };
  return {
    rows: sumWeeks(({ rows }) => rows),
    metrics: (first?.metrics ?? []).map((_, m) => sumWeeks(({ metrics }) => metrics[m])),
  };
}

function buildDimension(
  { name, column, label, names, sums }: DimensionTotals,
  segments: readonly { id: number; series: SegmentSeries }[],
  rest: SegmentSeries,
  { isMeasured }: Weeks,
): { dimension: Dimension; indexes: Map<number, number> } {
  const ranked = segments
    .map((segment) => ({
      ...segment,
      rows: sum(segment.series.rows),
      size: sum(segment.series.metrics[0] ?? []),
    }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.size - a.size || b.rows - a.rows);
  function describe(text: string, series: SegmentSeries): DimensionValue {
    const weeks = series.rows.filter((count, week) => count > 0 && isMeasured[week]).length;
    return { label: text, weeks, ...series };
  }
  const remainder = sumSegments([rest, ...ranked.slice(maxValues).map(({ series }) => series)]);
  const listed = ranked.slice(0, maxValues);
  return {
    dimension: {
      name,
      column,
      label,
      count: ranked.length + sums.filter((array) => array === null).length,
      values: listed.map(({ id, series }) => describe(readLabel(names, id), series)),
      ...(sum(remainder.rows) > 0 && { rest: describe('', remainder) }),
    },
    indexes: new Map(listed.map(({ id }, index) => [id, index])),
  };
}
