import { sum } from '../numeric.ts';
import type { Cell, Dimension, DimensionValue, Report, SegmentSeries } from './report.ts';
import { type DimensionTotals, readLabel, type Totals } from './totals.ts';
import type { Weeks } from './weeks.ts';

/** The largest values of each dimension are kept; the others are merged. */
const mostValues = 200;

/** The weekly sums of each dimension's values, and of their combinations. */
export function buildSegments(totals: Totals, weeks: Weeks): Pick<Report, 'dimensions' | 'cells'> {
  const { width } = totals;
  const combinations = totals.combinations();
  if (!combinations) {
    const toPart = (sums: Float64Array) => asPart(weeks.collect(sums, width));
    const dimensions = totals.dimensions.map((dimension) => {
      const parts = dimension.sums.flatMap((sums, id) => (sums ? [{ id, part: toPart(sums) }] : []));
      return buildDimension(dimension, parts, toPart(dimension.rest), weeks).dimension;
    });
    return { dimensions, cells: null };
  }

  const { ids } = combinations;
  const entries = combinations.entries();
  const described = totals.dimensions.map((dimension, d) => {
    const byId = joined(ids.map((each) => [each[d] ?? 0])).map(({ at, part }) => ({ id: at[0] ?? 0, part }));
    return buildDimension(dimension, byId, asPart(weeks.collect(dimension.rest, width)), weeks);
  });
  const cells = joined(ids.map((each) => each.map((id, d) => described[d]?.places.get(id) ?? mostValues)));
  return {
    dimensions: described.map(({ dimension }) => dimension),
    cells: cells.flatMap(({ at, part }): Cell[] => (sum(part.rows) > 0 ? [{ at, ...part }] : [])),
  };

  /** Sums the combinations with the same key. */
  function joined(keys: readonly number[][]): { at: number[]; part: SegmentSeries }[] {
    const groups = new Map<string, { index: number; at: number[] }>();
    const groupIndexes = keys.map((at) => {
      const key = at.join();
      const group = groups.get(key) ?? { index: groups.size, at };
      groups.set(key, group);
      return group.index;
    });
    const parts = weeks.collectAll(entries, width, groupIndexes, groups.size).map(asPart);
    return [...groups.values()].map(({ index, at }) => ({ at, part: parts[index] as SegmentSeries }));
  }
}

function asPart([rows = [], ...metrics]: number[][]): SegmentSeries {
  return { rows, metrics };
}

/** Sums segments week by week. */
export function sumSegments(parts: readonly SegmentSeries[]): SegmentSeries {
  const [first, ...rest] = parts;
  const sum = (series: (part: SegmentSeries) => readonly number[] | undefined): number[] => {
    const total = [...((first && series(first)) ?? [])];
    for (const part of rest) {
      const values = series(part) ?? [];
      for (let week = 0; week < total.length; week++)
        total[week] = (total[week] as number) + (values[week] as number);
    }
    return total;
  };
  return {
    rows: sum(({ rows }) => rows),
    metrics: (first?.metrics ?? []).map((_, m) => sum(({ metrics }) => metrics[m])),
  };
}

function buildDimension(
  { name, column, label, names, sums }: DimensionTotals,
  parts: readonly { id: number; part: SegmentSeries }[],
  rest: SegmentSeries,
  { isMeasured }: Weeks,
): { dimension: Dimension; places: Map<number, number> } {
  const ranked = parts
    .map((value) => ({ ...value, rows: sum(value.part.rows), size: sum(value.part.metrics[0] ?? []) }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.size - a.size || b.rows - a.rows);
  function describe(text: string, part: SegmentSeries): DimensionValue {
    const weeks = part.rows.filter((count, week) => count > 0 && isMeasured[week]).length;
    return { label: text, weeks, ...part };
  }
  const others = sumSegments([rest, ...ranked.slice(mostValues).map(({ part }) => part)]);
  const kept = ranked.slice(0, mostValues);
  return {
    dimension: {
      name,
      column,
      label,
      count: ranked.length + sums.filter((array) => array === null).length,
      values: kept.map(({ id, part }) => describe(readLabel(names, id), part)),
      ...(sum(others.rows) > 0 && { rest: describe('', others) }),
    },
    places: new Map(kept.map(({ id }, place) => [id, place])),
  };
}
