import { isTotalLabel } from './columns.ts';
import { type Combinations, createCombinations } from './combinations.ts';
import { parseNumberBytes } from './parse-number.ts';
import { addSums, createPeriodBuckets, type PeriodBucket, type Sums, sumMetric } from './period-buckets.ts';
import { createRepeatDetector, type RepeatDetector } from './repeats.ts';
import type { DimensionName } from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { createStringPool, type StringPool } from './string-pool.ts';
import { addLine, cellText, type LineList, type Row, shown } from './table.ts';
import { createUndatedRows, type UndatedRows, type UnreadableRows } from './undated-rows.ts';

export interface DimensionTotals {
  name: DimensionName;
  column: number;
  label: string;
  names: StringPool;
  /** By the ID of the name; null once merged into `rest`. */
  sums: (Sums | null | undefined)[];
  rest: Sums;
}

/** Odd values of a metric: their number, and the first of them. */
interface Odd {
  count: number;
  line: number;
  text: string;
}

export interface Totals {
  add(row: Row): void;
  rows(): number;
  slots: PeriodBucket[];
  /** The number of values per slot. */
  width: number;
  sums(): Sums;
  /** Their sums exist only if the combinations do not. */
  dimensions: DimensionTotals[];
  combinations(): Combinations | undefined;
  sumRows: LineList;
  unreadable: UnreadableRows;
  odd: Record<'negative' | 'absurd' | 'unreadable', Odd>[];
  badDate: UndatedRows['badDate'];
  repeated: RepeatDetector;
  /** The sums of the repeated rows. */
  repeatSums(): Sums;
}

const most = { names: 5000, numbers: 4_000_000, amount: 1e12 };

/** Sums rows as they are read, so that memory hardly grows with the file. `isOnce`: repeated rows are left out. */
export function createTotals(plan: ReportLayout, isOnce: boolean): Totals {
  const width = plan.metrics.length + 1;
  const metricColumns = plan.metrics.map(({ column }) => column);
  const { findSlot, list: slots } = createPeriodBuckets(plan);
  const sumRows: LineList = { count: 0, lines: [] };
  const odd = plan.metrics.map(() => ({ negative: noOdd(), absurd: noOdd(), unreadable: noOdd() }));
  const dimensions = plan.dimensions.map((dimension) => ({
    ...dimension,
    names: createStringPool(most.names),
    sums: [] as (Sums | null | undefined)[],
    rest: new Float64Array(0) as Sums,
    /** By the ID of a name: true if it labels totals. */
    isSum: [] as boolean[],
  }));
  /** While these are kept, the sums of the dimensions follow from them. */
  let combinations = dimensions.length > 1 ? createCombinations(width) : undefined;
  const current = new Int32Array(dimensions.length);
  const values = new Float64Array(width);
  values[0] = 1;
  let sums: Sums = new Float64Array(0);
  let repeatSums: Sums = new Float64Array(0);
  const repeated = createRepeatDetector(plan);
  let numbers = 0;
  let rows = 0;
  /** True if the current row has a number other than 0. */
  let hasAmount = false;
  const undated = createUndatedRows(plan, sumRows, (row) => {
    readNumbers(row, () => 0);
    return values.subarray(1);
  });

  function add(row: Row): void {
    if (undated.isOver() || row.line <= plan.headerLine) return;
    const slot = findSlot(row);
    if (slot < 0) undated.add(row, rows > 0);
    else if (findNames(row)) addDated(row, slot);
    undated.passed(row);
  }

  function addDated(row: Row, slot: number): void {
    readNumbers(row, judge);
    // Rows of zeros change nothing, and are often identical.
    const isRepeat = hasAmount && repeated.isRepeat(row);
    if (isRepeat) repeatSums = added(repeatSums, slot);
    rows++;
    if (isRepeat && isOnce) {
      undated.followedBy(row);
      return;
    }
    sums = added(sums, slot);
    if (combinations && !combinations.add(current, slot, values)) separate();
    if (!combinations) {
      for (let d = 0; d < dimensions.length; d++) {
        const dimension = dimensions[d] as (typeof dimensions)[number];
        const id = current[d] as number;
        const kept = id < 0 ? null : dimension.sums[id];
        if (kept === null) dimension.rest = added(dimension.rest, slot);
        else dimension.sums[id] = added(kept ?? new Float64Array(0), slot);
      }
      if (numbers > most.numbers) prune();
    }
    undated.followedBy(row);
  }

  /** Adds the values of the current row, in a larger array if the slot is beyond its end. */
  function added(target: Sums, slot: number): Sums {
    const base = slot * width;
    let array = target;
    if (base + width > array.length) {
      array = new Float64Array(Math.max(slots.length * 2, 16) * width);
      array.set(target);
      numbers += array.length - target.length;
    }
    for (let m = 0; m < width; m++) array[base + m] = (array[base + m] as number) + (values[m] as number);
    return array;
  }

  /** False for rows of totals. */
  function findNames(row: Row): boolean {
    for (let d = 0; d < dimensions.length; d++) {
      const dimension = dimensions[d] as (typeof dimensions)[number];
      const { names, column } = dimension;
      const start = column < row.count ? (row.starts[column] as number) : 0;
      const end = column < row.count ? Math.min(row.ends[column] as number, start + 160) : 0;
      const id = names.intern(row.bytes, start, end);
      if (names.isNew()) dimension.isSum[id] = isTotalLabel(readLabel(names, id));
      current[d] = id;
      if (dimension.isSum[id] === true) {
        addLine(sumRows, row.line);
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
          plan.decimal,
        );
        // Written so that it is also true for NaN.
        if (!(value >= 0 && value <= most.amount)) value = oddValue(value, m, row);
      }
      values[m + 1] = value;
      if (value !== 0) hasAmount = true;
    }
  }

  /** Records an odd value, and returns what it counts as. */
  function judge(value: number, metric: number, row: Row): number {
    const kind = Number.isNaN(value) ? 'unreadable' : Math.abs(value) > most.amount ? 'absurd' : 'negative';
    const tally = (odd[metric] as Totals['odd'][number])[kind];
    if (tally.count++ === 0) {
      tally.line = row.line;
      tally.text = shown(cellText(row, metricColumns[metric] as number));
    }
    return kind === 'negative' ? value : 0;
  }

  /** Keeps the larger half of each dimension's values and merges the others into the rest. */
  function prune(): void {
    for (const dimension of dimensions) {
      const ranked = dimension.sums
        .flatMap((kept, id) => (kept ? [{ id, kept, size: sumMetric(kept, width, 1) }] : []))
        .sort((a, b) => b.size - a.size);
      const smaller = ranked.slice(Math.floor(ranked.length / 2));
      for (const { id, kept } of smaller) {
        dimension.rest = addSums(dimension.rest, kept);
        dimension.sums[id] = null;
      }
    }
    count();
  }

  /** From here on each dimension is summed separately: there are too many combinations. */
  function separate(): void {
    if (!combinations) return;
    const { ids } = combinations;
    const { count: entries, slots: at, places, sums: parts } = combinations.entries();
    for (let entry = 0; entry < entries; entry++) {
      const base = (at[entry] as number) * width;
      ids[places[entry] as number]?.forEach((id, d) => {
        const { sums: kept } = dimensions[d] as (typeof dimensions)[number];
        const target = kept[id] ?? new Float64Array(slots.length * 2 * width);
        for (let m = 0; m < width; m++)
          target[base + m] = (target[base + m] as number) + (parts[entry * width + m] as number);
        kept[id] = target;
      });
    }
    combinations = undefined;
    count();
    if (numbers > most.numbers) prune();
  }

  function count(): void {
    const kept = dimensions.flatMap((dimension) => [dimension.rest, ...dimension.sums]);
    numbers = kept.reduce((total, array) => total + (array?.length ?? 0), sums.length);
  }

  return {
    add,
    rows: () => rows,
    slots,
    width,
    sums: () => sums,
    dimensions,
    combinations: () => combinations,
    sumRows,
    unreadable: undated.unreadable,
    odd,
    badDate: undated.badDate,
    repeated,
    repeatSums: () => repeatSums,
  };
}

function noOdd(): Odd {
  return { count: 0, line: 0, text: '' };
}

export function readLabel(names: StringPool, id: number): string {
  return shown(names.getText(id).replaceAll('""', '"'));
}
