import { textAt } from './decode.ts';

const quote = 34;
const carriageReturn = 13;
const space = 32;
/** Maximum cells of a row; others are skipped. */
export const maxCells = 512;
/** Longer rows are skipped. */
const maxRowBytes = 1 << 18;
/** The quote of a cell with more lines is treated as never closed. */
const maxLinesInCell = 100;
/** After so many bytes were scanned in vain for closing quotes, quotes are ordinary characters. */
const maxWastedBytes = 1 << 26;

/** The positions of the current row's cells. The splitter writes the next row into the same object. */
export interface Row {
  bytes: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  /** Which cells contain doubled quotes. */
  doubled: Uint8Array;
  count: number;
  /** The number of its first line in the file. */
  line: number;
  from: number;
  to: number;
}

/** The number of lines, and the first ten. */
export interface LineList {
  count: number;
  lines: number[];
}

export function addLine(list: LineList, line: number): void {
  if (++list.count <= 10) list.lines.push(line);
}

export interface Splitter {
  /** Calls `onRow` for each complete row of a block, and returns where the first incomplete one starts. */
  split(bytes: Uint8Array, length: number, isLast: boolean): number;
  lines(): number;
  /** The first line with a quote that is never closed. */
  openQuote(): number | undefined;
  longLines: LineList;
}

/**
 * Splits CSV, block by block. It works on bytes and remembers only positions: it is three times as fast as Papa Parse,
 * and no input makes it look back further than one row. See docs/decisions/0022-report-reader.md.
 */
export function createSplitter(delimiter: number, newline: number, onRow: (row: Row) => void): Splitter {
  const isBreak = new Uint8Array(256);
  isBreak[delimiter] = 1;
  isBreak[newline] = 1;
  const row: Row = {
    bytes: new Uint8Array(0),
    starts: new Int32Array(maxCells),
    ends: new Int32Array(maxCells),
    doubled: new Uint8Array(maxCells),
    count: 0,
    line: 1,
    from: 0,
    to: 0,
  };
  const longLines: LineList = { count: 0, lines: [] };
  let openQuote: number | undefined;
  let wastedBytes = 0;
  let line = 1;
  let isSkipping = false;

  /** The end of the quoted cell that begins at `start`; -1 if it is incomplete, -2 if it is never closed. */
  function endOfQuoted(bytes: Uint8Array, start: number, length: number, isLast: boolean): number {
    linesInCell = 0;
    hasDoubled = 0;
    for (let at = start + 1; at < length; at++) {
      const byte = bytes[at] as number;
      if (byte === newline && ++linesInCell > maxLinesInCell) {
        wastedBytes += at - start;
        return -2;
      }
      if (byte !== quote) continue;
      if (bytes[at + 1] === quote && at + 1 < length) {
        hasDoubled = 1;
        at++;
        continue;
      }
      let next = at + 1;
      while (next < length && (bytes[next] === space || bytes[next] === carriageReturn)) next++;
      if (next >= length) return isLast ? at : -1;
      if (isBreak[bytes[next] as number] === 1) return at;
      // A quote that should have been doubled.
    }
    if (!isLast && length - start <= maxRowBytes) return -1;
    wastedBytes += length - start;
    return -2;
  }
  let linesInCell = 0;
  let hasDoubled = 0;

  /** The end of the row that begins at `from`; -1 if it is incomplete, -2 if a quote is never closed. */
  function findCells(
    bytes: Uint8Array,
    from: number,
    length: number,
    isLast: boolean,
    quotes: boolean,
  ): number {
    const { starts, ends, doubled } = row;
    let at = from;
    let count = 0;
    let lines = 1;
    for (;;) {
      let start = at;
      let end: number;
      let isDoubled = 0;
      if (quotes && bytes[at] === quote && at < length) {
        end = endOfQuoted(bytes, at, length, isLast);
        if (end < 0) return end;
        isDoubled = hasDoubled;
        lines += linesInCell;
        start++;
        at = end + 1;
        while (at < length && isBreak[bytes[at] as number] === 0) at++;
      } else {
        for (; at < length; at++) {
          const byte = bytes[at] as number;
          if (byte === delimiter || byte === newline) break;
        }
        end = at;
        if (end > start && bytes[end - 1] === carriageReturn && (at >= length || bytes[at] === newline))
          end--;
      }
      if (count < maxCells) {
        starts[count] = start;
        ends[count] = end;
        doubled[count] = isDoubled;
        count++;
      }
      if (at >= length) {
        if (!isLast) return -1;
        break;
      }
      if (bytes[at] === newline) break;
      at++;
    }
    row.count = count;
    row.line = line;
    row.from = from;
    row.to = at;
    line += lines;
    return at;
  }

  function split(bytes: Uint8Array, length: number, isLast: boolean): number {
    row.bytes = bytes;
    let from = 0;
    while (from < length) {
      if (isSkipping) {
        const end = bytes.indexOf(newline, from);
        if (end < 0 || end >= length) return length;
        isSkipping = false;
        line++;
        from = end + 1;
        continue;
      }
      let end = findCells(bytes, from, length, isLast, wastedBytes < maxWastedBytes);
      if (end === -2) {
        openQuote ??= line;
        end = findCells(bytes, from, length, isLast, false);
      }
      if (end < 0) {
        if (length - from <= maxRowBytes) return from;
        addLine(longLines, line);
        isSkipping = true;
        continue;
      }
      onRow(row);
      from = end + 1;
    }
    return length;
  }

  return { split, longLines, lines: () => line - 1, openQuote: () => openQuote };
}

export function cellText(row: Row, index: number): string {
  if (index >= row.count) return '';
  const text = textAt(row.bytes, row.starts[index] as number, row.ends[index] as number);
  return (row.doubled[index] === 1 ? text.replaceAll('""', '"') : text).trim();
}

/** The cells of a row as text, truncated for display. */
export function textCells(row: Row, maxCount = 200): string[] {
  return Array.from({ length: Math.min(row.count, maxCount) }, (_, i) => truncate(cellText(row, i)));
}

export function truncate(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
