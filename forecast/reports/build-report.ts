import type { Span } from './covered-days.ts';
import {
  type DateCell,
  detectDateOrder,
  formatIsoDate,
  lastOfMonth,
  parseIsoDate,
  resolveDateCell,
} from './dates.ts';
import { type DatedBucket, minimum, totalRowDetector } from './granularity.ts';
import { columnNotes, openOrderNote, repeatNote, rowNotes, valueNotes } from './notes.ts';
import type {
  DateOrder,
  ReadOptions,
  RepeatedRows,
  Report,
  ReportNote,
  ReportProblem,
  Series,
} from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { buildSegments } from './segments.ts';
import { addLine, type Splitter } from './table.ts';
import type { Totals } from './totals.ts';
import type { Unreadable } from './unreadable.ts';
import { buildWeeks, type Weeks } from './weeks.ts';

const maxNames = 10;

/** A table whose rows have all been summed. */
interface ReadTable {
  layout: ReportLayout;
  totals: Totals;
  splitter: Splitter;
  encoding: Report['encoding'];
}

export function buildReport(
  { layout, totals, splitter, encoding }: ReadTable,
  options: ReadOptions,
): Report | Unreadable {
  const { platform, preview, columns, tables } = layout;
  const fail = (problem: ReportProblem): Unreadable => ({
    ...{ problem, lines: splitter.lines(), platform, preview, columns, guess: null, tables },
  });
  const dateColumn = layout.columns[layout.date.column]?.name ?? '';
  if (totals.rows() === 0) {
    const bad = totals.badDate();
    if (bad && totals.buckets.length === 0) return fail({ code: 'bad-dates', column: dateColumn, ...bad });
    return fail({ code: 'no-rows', line: splitter.lines() });
  }

  const { order, isOpen } = chooseDateOrder(layout, totals, options);
  const notes: ReportNote[] = [];
  const dated = datedBuckets(totals, order, options, notes);
  if (dated.length === 0) return fail({ code: 'no-rows', line: splitter.lines() });
  const weeks = buildWeeks(dated, {
    range: coveredRange(layout, order),
    today: options.today === undefined ? undefined : parseIsoDate(options.today),
    weekStart: options.weekStart ?? 1,
  });
  if ('problem' in weeks)
    return fail(
      weeks.problem.code === 'too-coarse' ? { code: 'too-coarse', column: dateColumn } : weeks.problem,
    );

  const [, ...sums] = weeks.collect(totals.sums(), totals.width);
  const [, ...daySums] = weeks.collectDays(totals.sums(), totals.width) ?? [];
  const metrics = layout.metrics.map((metric, i): Series => {
    const days = daySums[i];
    return { ...metric, values: sums[i] ?? [], ...(days && { days }) };
  });
  const recent = weeks.collectRecentDays(totals.sums(), totals.width);
  const { dimensions, cells } = buildSegments(totals, weeks);
  const rows = dated.reduce((sum, bucket) => sum + bucket.rows, 0);
  const codes = [...new Set(dated.map(({ bucket }) => totals.buckets[bucket]?.currency))].filter(Boolean);
  const repeats = describeRepeats(totals, dated, weeks, options);
  return {
    platform,
    language: layout.language,
    encoding,
    delimiter: String.fromCharCode(layout.delimiter),
    lines: splitter.lines(),
    rows,
    columns: columns.map((column, i) => {
      const dimension = dimensions.find((each) => each.column === i);
      return dimension ? { ...column, values: dimension.count } : column;
    }),
    dates: {
      column: layout.date.column,
      granularity: weeks.granularity,
      order: totals.buckets.some(({ period }) => period.start.unit === 'open') ? order : null,
      first: formatIsoDate(weeks.first),
      last: formatIsoDate(weeks.last),
    },
    currency: codes[0] ?? layout.currency.stated,
    weeks: weeks.starts.map(formatIsoDate),
    weekStart: weeks.weekStart,
    metrics,
    recentDays: recent ? { first: formatIsoDate(recent.first), metrics: recent.series.slice(1) } : null,
    dimensions,
    cells,
    notes: [
      ...weeks.notes,
      ...(isOpen ? openOrderNote(totals, order) : []),
      ...notes,
      ...rowNotes({ layout, totals, splitter }, dated, weeks),
      ...(repeats ? [repeatNote(repeats, totals.rows())] : []),
      ...valueNotes(layout, totals, metrics, weeks),
      ...columnNotes(layout, dimensions),
    ],
    repeats,
    tables: tables.length > 1 ? tables : [],
    fromLine: tables.findLast(({ line }) => line <= layout.headerLine)?.line ?? 1,
    unreadable: totals.unreadable.preview,
  };
}

/** Null unless repeated rows look like a mistake, because hardly any other rows share their day and texts. */
function describeRepeats(
  { repeatDetector, repeatSums, width }: Totals,
  dated: readonly DatedBucket[],
  weeks: Weeks,
  options: ReadOptions,
): RepeatedRows | null {
  const { repeats, preview } = repeatDetector;
  if (repeats.count <= repeatDetector.alike()) return null;
  const days = dated.flatMap(({ bucket, start }) => (repeatSums()[bucket * width] ? [start] : []));
  if (days.length === 0) return null;
  return {
    ...{ count: repeats.count, lines: repeats.lines, preview, alike: repeatDetector.alike() },
    counted: options.repeats ?? 'all',
    first: formatIsoDate(minimum(days)),
    last: formatIsoDate(-minimum(days.map((day) => -day))),
    values: weeks.collect(repeatSums(), width).slice(1),
  };
}

function coveredRange({ range }: ReportLayout, order: DateOrder): Span | null {
  const from = range && resolveDateCell(range.from, order);
  const to = range && resolveDateCell(range.to, order);
  if (from == null || to == null) return null;
  return { from, to: range?.to.unit === 'month' ? lastOfMonth(to) : to };
}

/** Decides whether day or month comes first. `isOpen` is true if that is a guess. */
function chooseDateOrder(
  layout: ReportLayout,
  { buckets }: Totals,
  { dateOrder }: ReadOptions,
): { order: DateOrder; isOpen: boolean } {
  const cells = buckets.flatMap(({ period, end }) => [period.start, period.end, end?.start]);
  if (layout.range) cells.push(layout.range.from, layout.range.to);
  const open = cells.filter((cell): cell is DateCell => cell?.unit === 'open');
  if (dateOrder) return { order: dateOrder, isOpen: false };
  const order = detectDateOrder(open);
  if (order || open.length === 0) return { order: order ?? 'dmy', isOpen: false };
  // German, Spanish and French always write the day first.
  if (layout.language !== null && layout.language !== 'en') return { order: 'dmy', isOpen: false };
  return { order: layout.platform === 'table' ? 'dmy' : 'mdy', isOpen: true };
}

/** The buckets that count: with a valid day, in one currency, not totals and not in the future. */
function datedBuckets(
  totals: Totals,
  order: DateOrder,
  options: ReadOptions,
  notes: ReportNote[],
): DatedBucket[] {
  const countRows = (bucket: number) => totals.sums()[bucket * totals.width] ?? 0;
  const all = totals.buckets.flatMap(({ period, end, line }, bucket): DatedBucket[] => {
    const start = resolveDateCell(period.start, order);
    const until = end?.start ?? period.end;
    const rows = countRows(bucket);
    if (rows === 0) return [];
    if (start === undefined) {
      totals.unreadable.count += rows - 1;
      addLine(totals.unreadable, line);
      return [];
    }
    const unit = period.start.unit === 'open' ? 'day' : period.start.unit;
    return [{ bucket, unit, start, end: until && resolveDateCell(until, order), rows }];
  });
  const inCurrency = withOneCurrency(all, totals, options, notes);
  const isTotal = totalRowDetector(inCurrency);
  const today = options.today === undefined ? undefined : parseIsoDate(options.today);
  const isFuture = ({ start }: DatedBucket) => today !== undefined && start > today;
  for (const bucket of inCurrency.filter(isTotal)) {
    totals.totalRows.count += bucket.rows - 1;
    addLine(totals.totalRows, totals.buckets[bucket.bucket]?.line ?? 0);
  }
  const periods = inCurrency.filter((bucket) => !isTotal(bucket));
  const future = periods.filter(isFuture);
  if (future.length > 0) {
    const first = formatIsoDate(minimum(future.map(({ start }) => start)));
    notes.push({ code: 'future-rows', count: future.reduce((sum, { rows }) => sum + rows, 0), first });
  }
  return periods.filter((bucket) => !isFuture(bucket));
}

/** The buckets in the selected currency, or in the one with the most rows: different currencies cannot be summed. */
function withOneCurrency(
  dated: DatedBucket[],
  { buckets }: Totals,
  { currency }: ReadOptions,
  notes: ReportNote[],
): DatedBucket[] {
  const rows = new Map<string, number>();
  for (const { bucket, rows: count } of dated) {
    const code = buckets[bucket]?.currency ?? '';
    rows.set(code, (rows.get(code) ?? 0) + count);
  }
  const codes = [...rows].filter(([code]) => code !== '').sort((a, b) => b[1] - a[1]);
  if (codes.length < 2) return dated;
  const used = codes.find(([code]) => code === currency)?.[0] ?? codes[0]?.[0] ?? '';
  const others = codes.map(([code]) => code).filter((code) => code !== used);
  const selected = dated.filter(({ bucket }) => buckets[bucket]?.currency === used);
  const count = dated.reduce((sum, bucket) => sum + bucket.rows, 0) - (rows.get(used) ?? 0);
  notes.push({ code: 'several-currencies', used, others: others.slice(0, maxNames), count });
  return selected;
}
