import { isTotalLabel } from './columns.ts';
import { type Combinations, createCombinations } from './combinations.ts';
import { parseNumberBytes } from './parse-number.ts';
import { addSums, createPeriodBuckets, type PeriodBucket, type Sums, sumMetric } from './period-buckets.ts';
import { createRepeatDetector, type RepeatDetector } from './repeats.ts';
import type { DimensionName } from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { createStringPool, type StringPool } from './string-pool.ts';
import { addLine, cellText, type LineList, type Row, truncate } from './table.ts';
import { createUndatedRows, type UndatedRows, type UnreadableRows } from './undated-rows.ts';

export interface DimensionTotals {
  name: DimensionName;
  column: number;
  label: string;
  names: StringPool;
  /** By the ID of the name; null if merged into `rest`. */
  sums: (Sums | null | undefined)[];
  rest: Sums;
}

/** The number of odd values of a metric, and the first of them. */
interface OddValues {
  count: number;
  line: number;
  text: string;
}

export interface Totals {
  add(row: Row): void;
  rows(): number;
  buckets: PeriodBucket[];
  /** The number of values per bucket. */
  width: number;
  sums(): Sums;
  /** These have sums only if there are no `combinations`. */
  dimensions: DimensionTotals[];
  combinations(): Combinations | undefined;
  totalRows: LineList;
  unreadable: UnreadableRows;
  odd: Record<'negative' | 'absurd' | 'unreadable', OddValues>[];
  badDate: UndatedRows['badDate'];
  repeatDetector: RepeatDetector;
  /** The sums of the repeatDetector rows. */
  repeatSums(): Sums;
}

const max = { names: 5000, numbers: 4_000_000, amount: 1e12 };

/** Sums rows as they are read, so that memory hardly grows with the file. */
export function createTotals(layout: ReportLayout, leavesOutRepeats: boolean): Totals {
  const width = layout.metrics.length + 1;
  const metricColumns = layout.metrics.map(({ column }) => column);
  const { findBucket, list: buckets } = createPeriodBuckets(layout);
  const totalRows: LineList = { count: 0, lines: [] };
  const odd = layout.metrics.map(() => ({
    negative: noOddValues(),
    absurd: noOddValues(),
    unreadable: noOddValues(),
  }));
  const dimensions = layout.dimensions.map((dimension) => ({
    ...dimension,
    names: createStringPool(max.names),
    sums: [] as (Sums | null | undefined)[],
    rest: new Float64Array(0) as Sums,
    /** By the ID of a name: true if it labels totals. */
    isTotal: [] as boolean[],
  }));
  /** As long as these exist, the sums of the dimensions follow from them. */
  let combinations = dimensions.length > 1 ? createCombinations(width) : undefined;
  const current = new Int32Array(dimensions.length);
  const values = new Float64Array(width);
  values[0] = 1;
  let sums: Sums = new Float64Array(0);
  let repeatSums: Sums = new Float64Array(0);
  const repeatDetector = createRepeatDetector(layout);
  let numbers = 0;
  let rows = 0;
  /** True if the current row has a number other than 0. */
  let hasAmount = false;
  const undated = createUndatedRows(layout, totalRows, (row) => {
    readNumbers(row, () => 0);
    return values.subarray(1);
  });

  function add(row: Row): void {
    if (undated.isOver() || row.line <= layout.headerLine) return;
    const bucket = findBucket(row);
    if (bucket < 0) undated.add(row, rows > 0);
    else if (findNames(row)) addDated(row, bucket);
    undated.passed(row);
  }

  function addDated(row: Row, bucket: number): void {
    readNumbers(row, judge);
    // Rows of zeros change nothing, and are often identical.
    const isRepeat = hasAmount && repeatDetector.isRepeat(row);
    if (isRepeat) repeatSums = added(repeatSums, bucket);
    rows++;
    if (isRepeat && leavesOutRepeats) {
      undated.followedBy(row);
      return;
    }
    sums = added(sums, bucket);
    if (combinations && !combinations.add(current, bucket, values)) separate();
    if (!combinations) {
      for (let d = 0; d < dimensions.length; d++) {
        const dimension = dimensions[d] as (typeof dimensions)[number];
        const id = current[d] as number;
        const idSums = id < 0 ? null : dimension.sums[id];
        if (idSums === null) dimension.rest = added(dimension.rest, bucket);
        else dimension.sums[id] = added(idSums ?? new Float64Array(0), bucket);
      }
      if (numbers > max.numbers) prune();
    }
    undated.followedBy(row);
  }

  /** Adds the values of the current row, in a larger array if the bucket is beyond its end. */
  function added(target: Sums, bucket: number): Sums {
    const base = bucket * width;
    let array = target;
    if (base + width > array.length) {
      array = new Float64Array(Math.max(buckets.length * 2, 16) * width);
      array.set(target);
      numbers += array.length - target.length;
    }
    for (let m = 0; m < width; m++) array[base + m] = (array[base + m] as number) + (values[m] as number);
    return array;
  }

  /** Looks up the dimensions' values of a row. False for rows of totals. */
  function findNames(row: Row): boolean {
    for (let d = 0; d < dimensions.length; d++) {
      const dimension = dimensions[d] as (typeof dimensions)[number];
      const { names, column } = dimension;
      const start = column < row.count ? (row.starts[column] as number) : 0;
      const end = column < row.count ? Math.min(row.ends[column] as number, start + 160) : 0;
      const id = names.intern(row.bytes, start, end);
      if (names.isNew()) dimension.isTotal[id] = isTotalLabel(readLabel(names, id));
      current[d] = id;
      if (dimension.isTotal[id] === true) {
        addLine(totalRows, row.line);
        return false;
      }
    }
    return true;
  }

  function readNumbers(row: Row, oddValue: (value: number, metric: number, row: Row) => number): void {
    hasAmount = false;
    for (let m = 0; m < metricColumns.length; m++) {
      const column = metricColumns[m] as number;
      let value = 0;
      if (column < row.count) {
        value = parseNumberBytes(
          row.bytes,
          row.starts[column] as number,
          row.ends[column] as number,
          layout.decimal,
        );
        // Written so that it is also true for NaN.
        if (!(value >= 0 && value <= max.amount)) value = oddValue(value, m, row);
      }
      values[m + 1] = value;
      if (value !== 0) hasAmount = true;
    }
  }

  /** Records an odd value, and returns what it counts as. */
  function judge(value: number, metric: number, row: Row): number {
    const kind = Number.isNaN(value) ? 'unreadable' : Math.abs(value) > max.amount ? 'absurd' : 'negative';
    const tally = (odd[metric] as Totals['odd'][number])[kind];
    if (tally.count++ === 0) {
      tally.line = row.line;
      tally.text = truncate(cellText(row, metricColumns[metric] as number));
    }
    return kind === 'negative' ? value : 0;
  }

  /** Merges the smaller half of each dimension's values into the remainder. */
  function prune(): void {
    for (const dimension of dimensions) {
      const ranked = dimension.sums
        .flatMap((idSums, id) => (idSums ? [{ id, idSums, size: sumMetric(idSums, width, 1) }] : []))
        .sort((a, b) => b.size - a.size);
      const smaller = ranked.slice(Math.floor(ranked.length / 2));
      for (const { id, idSums } of smaller) {
        dimension.rest = addSums(dimension.rest, idSums);
        dimension.sums[id] = null;
      }
    }
    countNumbers();
  }

  /** Sums each dimension separately from here on, because there are too many combinations. */
  function separate(): void {
    if (!combinations) return;
    const { ids } = combinations;
    const { count: entries, buckets: entryBuckets, indexes, sums: entrySums } = combinations.entries();
    for (let entry = 0; entry < entries; entry++) {
      const base = (entryBuckets[entry] as number) * width;
      ids[indexes[entry] as number]?.forEach((id, d) => {
        const dimensionSums = (dimensions[d] as (typeof dimensions)[number]).sums;
        const target = dimensionSums[id] ?? new Float64Array(buckets.length * 2 * width);
        for (let m = 0; m < width; m++)
          target[base + m] = (target[base + m] as number) + (entrySums[entry * width + m] as number);
        dimensionSums[id] = target;
      });
    }
    combinations = undefined;
    countNumbers();
    if (numbers > max.numbers) prune();
  }

  function countNumbers(): void {
    const arrays = dimensions.flatMap((dimension) => [dimension.rest, ...dimension.sums]);
    numbers = arrays.reduce((total, array) => total + (array?.length ?? 0), sums.length);
  }

  return {
    add,
    rows: () => rows,
    buckets,
    width,
    sums: () => sums,
    dimensions,
    combinations: () => combinations,
    totalRows,
    unreadable: undated.unreadable,
    odd,
    badDate: undated.badDate,
    repeatDetector,
    repeatSums: () => repeatSums,
  };
}

function noOddValues(): OddValues {
  return { count: 0, line: 0, text: '' };
}

export function readLabel(names: StringPool, id: number): string {
  return truncate(names.getText(id).replaceAll('""', '"'));
}
