import { isTotalLabel } from './columns.ts';
import { isBlankCell } from './parse-number.ts';
import type { PreviewRow } from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { addLine, createSplitter, type LineList, type Row, textCells } from './table.ts';

export interface UnreadableRows extends LineList {
  /** The first of them, with the rows before and after. */
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

const most = { rows: 20_000, shown: 5 };

export function createUndatedRows(
  plan: ReportLayout,
  sumRows: LineList,
  readNumbers: (row: Row) => Float64Array,
): UndatedRows {
  const unreadable: UnreadableRows = { count: 0, lines: [], preview: [], amount: 0 };
  const previous = { from: 0, to: 0, line: 0 };
  let rows = 0;
  let isAfterBlank = false;
  let isOver = false;
  let wantsNext = false;
  let badDate: { line: number; text: string } | undefined;

  function add(row: Row, isAfterData: boolean): void {
    if (row.count === 1 && row.starts[0] === row.ends[0]) {
      isAfterBlank = true;
      return;
    }
    // After a blank line, a GA4 report has another table; a Microsoft report has the footer.
    const hasMore = plan.platform !== 'ga4' && plan.platform !== 'microsoft-ads';
    if (isAfterBlank && isAfterData && !hasMore) isOver = true;
    if (isOver) return;
    // Beyond this, only count them.
    if (++rows > most.rows) {
      addLine(unreadable, row.line);
      return;
    }
    const cells = textCells(row, 60);
    const isComment = plan.platform === 'ga4' && cells[0]?.startsWith('#');
    const isHeader = cells.every((cell, i) => cell === plan.header[i]);
    if (isComment || isHeader || cells.filter((cell) => cell !== '').length <= 1) return;

    const dateText = cells[plan.date.column] ?? '';
    const numbers = readNumbers(row);
    if (cells.some(isTotalLabel) || (isBlankCell(dateText) && numbers.some((value) => value > 0))) {
      addLine(sumRows, row.line);
      return;
    }
    badDate ??= { line: row.line, text: dateText };
    addLine(unreadable, row.line);
    unreadable.amount += numbers[0] as number;
    if (unreadable.count <= most.shown) preview(row, cells);
  }

  /** Keeps an unreadable row for display, with the rows before and after it. */
  function preview(row: Row, cells: string[]): void {
    const shownRows = unreadable.preview;
    // Only if it is still in the buffer.
    const isNeighbour = previous.line === row.line - 1 && previous.to < row.from;
    if (isNeighbour && previous.line > plan.headerLine && shownRows.at(-1)?.line !== previous.line) {
      const bytes = row.bytes.subarray(previous.from, previous.to);
      createSplitter(plan.delimiter, plan.newline, (before) => {
        shownRows.push({ line: previous.line, cells: textCells(before, 20), kind: 'data' });
      }).split(bytes, bytes.length, true);
    }
    shownRows.push({ line: row.line, cells: cells.slice(0, 20), kind: 'unreadable' });
    wantsNext = true;
  }

  return {
    add,
    followedBy(row) {
      if (wantsNext) unreadable.preview.push({ line: row.line, cells: textCells(row, 20), kind: 'data' });
      wantsNext = false;
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
