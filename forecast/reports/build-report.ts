import {
  type DateCell,
  detectDateOrder,
  formatIsoDate,
  lastOfMonth,
  parseIsoDate,
  resolveDateCell,
} from './dates.ts';
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
import { buildWeeks, type DatedSlot, type Span, totalRowDetector, type Weeks } from './weeks.ts';

const most = { names: 10 };

/** Builds the report once all rows have been summed. */
export function buildReport(
  plan: ReportLayout,
  totals: Totals,
  splitter: Splitter,
  encoding: Report['encoding'],
  options: ReadOptions,
): Report | Unreadable {
  const { platform, preview, columns, tables } = plan;
  const fail = (problem: ReportProblem): Unreadable => ({
    ...{ problem, lines: splitter.lines(), platform, preview, columns, guess: null, tables },
  });
  const dateColumn = plan.columns[plan.date.column]?.name ?? '';
  if (totals.rows() === 0) {
    const bad = totals.badDate();
    if (bad && totals.slots.length === 0) return fail({ code: 'bad-dates', column: dateColumn, ...bad });
    return fail({ code: 'no-rows', line: splitter.lines() });
  }

  const { order, isOpen } = orderFor(plan, totals, options);
  const notes: ReportNote[] = [];
  const dated = datedSlots(totals, order, options, notes);
  if (dated.length === 0) return fail({ code: 'no-rows', line: splitter.lines() });
  const weeks = buildWeeks(dated, {
    range: coveredRange(plan, order),
    today: options.today === undefined ? undefined : parseIsoDate(options.today),
    weekStart: options.weekStart ?? 1,
  });
  if ('problem' in weeks)
    return fail(
      weeks.problem.code === 'too-coarse' ? { code: 'too-coarse', column: dateColumn } : weeks.problem,
    );

  const [, ...sums] = weeks.collect(totals.sums(), totals.width);
  const [, ...daySums] = weeks.collectDays(totals.sums(), totals.width) ?? [];
  const metrics = plan.metrics.map((metric, i): Series => {
    const days = daySums[i];
    return { ...metric, values: sums[i] ?? [], ...(days && { days }) };
  });
  const recent = weeks.collectRecentDays(totals.sums(), totals.width);
  const { dimensions, cells } = buildSegments(totals, weeks);
  const rows = dated.reduce((sum, slot) => sum + slot.rows, 0);
  const codes = [...new Set(dated.map(({ slot }) => totals.slots[slot]?.currency))].filter(Boolean);
  const repeats = describeRepeats(totals, dated, weeks, options);
  return {
    platform,
    language: plan.language,
    encoding,
    delimiter: String.fromCharCode(plan.delimiter),
    lines: splitter.lines(),
    rows,
    columns: columns.map((column, i) => {
      const dimension = dimensions.find((each) => each.column === i);
      return dimension ? { ...column, values: dimension.count } : column;
    }),
    dates: {
      column: plan.date.column,
      granularity: weeks.granularity,
      order: totals.slots.some(({ period }) => period.start.unit === 'open') ? order : null,
      first: formatIsoDate(weeks.first),
      last: formatIsoDate(weeks.last),
    },
    currency: codes[0] ?? plan.currency.stated,
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
      ...rowNotes(plan, totals, splitter, rows, dated, weeks),
      ...(repeats ? [repeatNote(repeats, totals.rows())] : []),
      ...valueNotes(plan, totals, metrics, weeks),
      ...columnNotes(plan, dimensions),
    ],
    repeats,
    tables: tables.length > 1 ? tables : [],
    fromLine: tables.findLast(({ line }) => line <= plan.headerLine)?.line ?? 1,
    unreadable: totals.unreadable.preview,
  };
}

/** Repeated rows look like a mistake if hardly any others share their day and texts. */
function describeRepeats(
  { repeated, repeatSums, width }: Totals,
  dated: readonly DatedSlot[],
  weeks: Weeks,
  options: ReadOptions,
): RepeatedRows | null {
  const { repeats, preview } = repeated;
  if (repeats.count <= repeated.alike()) return null;
  const days = dated.flatMap(({ slot, start }) => (repeatSums()[slot * width] ? [start] : []));
  if (days.length === 0) return null;
  const edge = (pick: (a: number, b: number) => number) => formatIsoDate(days.reduce(pick));
  return {
    ...{ count: repeats.count, lines: repeats.lines, preview, alike: repeated.alike() },
    counted: options.repeats ?? 'all',
    first: edge((a, b) => Math.min(a, b)),
    last: edge((a, b) => Math.max(a, b)),
    values: weeks.collect(repeatSums(), width).slice(1),
  };
}

function coveredRange({ range }: ReportLayout, order: DateOrder): Span | null {
  const from = range && resolveDateCell(range.from, order);
  const to = range && resolveDateCell(range.to, order);
  if (from == null || to == null) return null;
  return { from, to: range?.to.unit === 'month' ? lastOfMonth(to) : to };
}

/** Decides whether day or month comes first, and whether that is a guess. */
function orderFor(
  plan: ReportLayout,
  { slots }: Totals,
  { dateOrder }: ReadOptions,
): { order: DateOrder; isOpen: boolean } {
  const cells = slots.flatMap(({ period, end }) => [period.start, period.end, end?.start]);
  if (plan.range) cells.push(plan.range.from, plan.range.to);
  const open = cells.filter((cell): cell is DateCell => cell?.unit === 'open');
  if (dateOrder) return { order: dateOrder, isOpen: false };
  const order = detectDateOrder(open);
  if (order || open.length === 0) return { order: order ?? 'dmy', isOpen: false };
  // German, Spanish and French always write the day first.
  if (plan.language !== null && plan.language !== 'en') return { order: 'dmy', isOpen: false };
  return { order: plan.platform === 'table' ? 'dmy' : 'mdy', isOpen: true };
}

/** The slots that count: with a valid day, in one currency, not totals and not in the future. */
function datedSlots(
  totals: Totals,
  order: DateOrder,
  options: ReadOptions,
  notes: ReportNote[],
): DatedSlot[] {
  const countRows = (slot: number) => totals.sums()[slot * totals.width] ?? 0;
  const all = totals.slots.flatMap(({ period, end, line }, slot): DatedSlot[] => {
    const start = resolveDateCell(period.start, order);
    const until = end?.start ?? period.end;
    const rows = countRows(slot);
    if (rows === 0) return [];
    if (start === undefined) {
      totals.unreadable.count += rows - 1;
      addLine(totals.unreadable, line);
      return [];
    }
    const unit = period.start.unit === 'open' ? 'day' : period.start.unit;
    return [{ slot, unit, start, end: until && resolveDateCell(until, order), rows }];
  });
  const ofCurrency = withOneCurrency(all, totals, options, notes);
  const isSum = totalRowDetector(ofCurrency);
  const today = options.today === undefined ? undefined : parseIsoDate(options.today);
  const isFuture = ({ start }: DatedSlot) => today !== undefined && start > today;
  for (const slot of ofCurrency.filter(isSum)) {
    totals.sumRows.count += slot.rows - 1;
    addLine(totals.sumRows, totals.slots[slot.slot]?.line ?? 0);
  }
  const real = ofCurrency.filter((slot) => !isSum(slot));
  const future = real.filter(isFuture);
  if (future.length > 0) {
    const first = formatIsoDate(
      future.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY),
    );
    notes.push({ code: 'future-rows', count: future.reduce((sum, { rows }) => sum + rows, 0), first });
  }
  return real.filter((slot) => !isFuture(slot));
}

/** Amounts in different currencies cannot be summed: reads the one with the most rows, or the selected one. */
function withOneCurrency(
  dated: DatedSlot[],
  { slots }: Totals,
  { currency }: ReadOptions,
  notes: ReportNote[],
): DatedSlot[] {
  const rows = new Map<string, number>();
  for (const { slot, rows: count } of dated) {
    const code = slots[slot]?.currency ?? '';
    rows.set(code, (rows.get(code) ?? 0) + count);
  }
  const codes = [...rows].filter(([code]) => code !== '').sort((a, b) => b[1] - a[1]);
  if (codes.length < 2) return dated;
  const used = codes.find(([code]) => code === currency)?.[0] ?? codes[0]?.[0] ?? '';
  const others = codes.map(([code]) => code).filter((code) => code !== used);
  const kept = dated.filter(({ slot }) => slots[slot]?.currency === used);
  const count = dated.reduce((sum, slot) => sum + slot.rows, 0) - (rows.get(used) ?? 0);
  notes.push({ code: 'several-currencies', used, others: others.slice(0, most.names), count });
  return kept;
}
