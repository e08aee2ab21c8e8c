import { isTotalLabel } from './columns.ts';
import type { PreviewRow } from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { addLine, createSplitter, type LineList, type Row, textCells } from './table.ts';

export interface UnreadableRows extends LineList {
  /** The first ones, with the rows before and after. */
  preview: PreviewRow[];
  /** Their sum in the first metric. */
  amount: number;
}

/** Rows without a date: totals, repeated headers, footers, and unreadable rows. */
export interface UndatedRows {
  add(row: Row, isAfterData: boolean): void;
  /** Called for each row with a date. */
  followedBy(row: Row): void;
  /** Called for every row, after it has been added. */
  passed(row: Row): void;
  /** True if the table has ended before the file. */
  isOver(): boolean;
  unreadable: UnreadableRows;
  /** The first cell of the date column that is not a date. */
  badDate(): { line: number; text: string } | undefined;
}

const max = { rows: 20_000, previews: 5 };

export function createUndatedRows(
  layout: ReportLayout,
  totalRows: LineList,
  readNumbers: (row: Row) => Float64Array,
): UndatedRows {
  const unreadable: UnreadableRows = { count: 0, lines: [], preview: [], amount: 0 };
  const previous = { from: 0, to: 0, line: 0 };
  let rows = 0;
  let isAfterBlank = false;
  let isOver = false;
  let needsNextRow = false;
  let badDate: { line: number; text: string } | undefined;

  function add(row: Row, isAfterData: boolean): void {
    if (row.count === 1 && row.starts[0] === row.ends[0]) {
      isAfterBlank = true;
      return;
    }
    // After a blank line, a GA4 report has another table; a Microsoft report has the footer.
    const hasMore = layout.platform !== 'ga4' && layout.platform !== 'microsoft-ads';
    if (isAfterBlank && isAfterData && !hasMore) isOver = true;
    if (isOver) return;
    // Any more are only counted.
    if (++rows > max.rows) {
      addLine(unreadable, row.line);
      return;
    }
    const cells = textCells(row, 60);
    const isComment = layout.platform === 'ga4' && cells[0]?.startsWith('#');
    const isHeader = cells.every((cell, i) => cell === layout.header[i]);
    if (isComment || isHeader || cells.filter((cell) => cell !== '').length <= 1) return;

    const dateText = cells[layout.date.column] ?? '';
    const numbers = readNumbers(row);
    // Reports mark totals with `--` or nothing for a date; a date that is `n/a` is missing.
    if (cells.some(isTotalLabel) || (/^[-–—]*$/.test(dateText) && numbers.some((value) => value > 0))) {
      addLine(totalRows, row.line);
      return;
    }
    badDate ??= { line: row.line, text: dateText };
    addLine(unreadable, row.line);
    unreadable.amount += numbers[0] as number;
    if (unreadable.count <= max.previews) preview(row, cells);
  }

  /** Stores an unreadable row for display, with the row before it. The next row follows in `followedBy`. */
  function preview(row: Row, cells: string[]): void {
    const rowsToShow = unreadable.preview;
    // The bytes of the previous row may no longer be in the buffer.
    const isNeighbour = previous.line === row.line - 1 && previous.to < row.from;
    if (isNeighbour && previous.line > layout.headerLine && rowsToShow.at(-1)?.line !== previous.line) {
      const bytes = row.bytes.subarray(previous.from, previous.to);
      createSplitter(layout.delimiter, layout.newline, (before) => {
        rowsToShow.push({ line: previous.line, cells: textCells(before, 20), kind: 'data' });
      }).split(bytes, bytes.length, true);
    }
    rowsToShow.push({ line: row.line, cells: cells.slice(0, 20), kind: 'unreadable' });
    needsNextRow = true;
  }

  return {
    add,
    followedBy(row) {
      if (needsNextRow) unreadable.preview.push({ line: row.line, cells: textCells(row, 20), kind: 'data' });
      needsNextRow = false;
      isAfterBlank = false;
    },
    passed({ from, to, line }) {
      previous.from = from;
      previous.to = to;
      previous.line = line;
    },
    isOver: () => isOver,
    unreadable,
    badDate: () => badDate,
  };
}
