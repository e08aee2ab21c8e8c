import { formatIsoDate, resolveDateCell } from './dates.ts';
import type { DatedBucket } from './granularity.ts';
import { sumMetric } from './period-buckets.ts';
import {
  type DateOrder,
  type Dimension,
  metricNames,
  type RepeatedRows,
  type ReportNote,
  type Series,
} from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import type { Splitter } from './table.ts';
import type { Totals } from './totals.ts';
import type { Weeks } from './weeks.ts';

const maxNames = 10;
/** A week above this multiple of the median is probably a mistake. */
const unusualFactor = 20;

export function openOrderNote({ buckets }: Totals, used: DateOrder): ReportNote[] {
  const cell = buckets
    .map(({ period }) => period.start)
    .find((start) => start.unit === 'open' && start.first !== start.second);
  if (cell?.unit !== 'open') return [];
  const [dmy, mdy] = [resolveDateCell(cell, 'dmy'), resolveDateCell(cell, 'mdy')];
  if (dmy === undefined || mdy === undefined) return [];
  const example = `${cell.first}/${cell.second}/${cell.year}`;
  return [{ code: 'date-order-open', used, example, dmy: formatIsoDate(dmy), mdy: formatIsoDate(mdy) }];
}

export function rowNotes(
  { layout, totals, splitter }: { layout: ReportLayout; totals: Totals; splitter: Splitter },
  dated: readonly DatedBucket[],
  { granularity }: Weeks,
): ReportNote[] {
  const notes: ReportNote[] = [];
  const { unreadable, totalRows } = totals;
  if (unreadable.count > 0) {
    const all = sumMetric(totals.sums(), totals.width, 1) + unreadable.amount;
    const share = all > 0 ? unreadable.amount / all : 0;
    const column = layout.metrics[0]?.label ?? '';
    notes.push({ code: 'unreadable-rows', count: unreadable.count, lines: unreadable.lines, column, share });
  }
  if (splitter.longLines.count > 0) notes.push({ code: 'long-lines', ...splitter.longLines });
  const openQuote = splitter.openQuote();
  if (openQuote !== undefined) notes.push({ code: 'open-quote', line: openQuote });
  if (totalRows.count > 0) notes.push({ code: 'sum-rows', ...totalRows });
  const rows = dated.reduce((sum, bucket) => sum + bucket.rows, 0);
  const periods = new Set(dated.map(({ start }) => start)).size;
  if (rows > periods) notes.push({ code: 'rows-summed', rows, count: periods, granularity });
  return notes;
}

export function repeatNote({ count, alike, counted }: RepeatedRows, rows: number): ReportNote {
  return { code: counted === 'once' ? 'repeats-left-out' : 'repeats-added', count, rows, alike };
}

export function valueNotes(
  { columns }: ReportLayout,
  { odd }: Totals,
  metrics: Series[],
  { starts }: Weeks,
): ReportNote[] {
  return metrics.flatMap(({ name, column: index, values }, m): ReportNote[] => {
    const column = columns[index]?.name ?? '';
    const notes: ReportNote[] = [];
    const oddities = odd[m];
    if (oddities && oddities.unreadable.count > 0)
      notes.push({ code: 'unreadable-numbers', column, ...oddities.unreadable });
    for (const kind of ['negative', 'absurd'] as const) {
      const { count, line } = oddities?.[kind] ?? { count: 0, line: 0 };
      if (count > 0) notes.push({ code: `${kind}-values`, count, column, line });
    }
    const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const highest = values.indexOf(sorted.at(-1) ?? Number.NaN);
    const times = (values[highest] ?? 0) / median;
    if (times > unusualFactor && sorted.length > 8 && metricNames.some((known) => known === name))
      notes.push({ code: 'unusual-week', column, week: formatIsoDate(starts[highest] ?? 0), times });
    return notes;
  });
}

export function columnNotes({ columns }: ReportLayout, dimensions: Dimension[]): ReportNote[] {
  const ignored = columns.filter(({ role, why }) => role === 'ignored' && why !== 'chosen' && why !== 'date');
  const doubtful = ignored.filter(({ why }) => why === 'maybe-rate').map(({ name }) => name);
  const clear = ignored.filter(({ why }) => why !== 'maybe-rate').map(({ name }) => name);
  const notes: ReportNote[] = dimensions.flatMap(({ name, count, values }) =>
    count > values.length ? [{ code: 'values-grouped', dimension: name, shown: values.length, count }] : [],
  );
  if (doubtful.length > 0)
    notes.push({ code: 'maybe-rates', count: doubtful.length, names: doubtful.slice(0, maxNames) });
  if (clear.length > 0)
    notes.push({ code: 'columns-ignored', count: clear.length, names: clear.slice(0, maxNames) });
  return notes;
}
