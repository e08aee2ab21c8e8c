import { textAt } from './decode.ts';
import { createSplitter, textCells } from './table.ts';

export interface TextRow {
  line: number;
  cells: string[];
}

/** Blocks are split in chunks of this size until there are enough rows. */
const firstChunkBytes = 1 << 13;

/** The first rows of a block as text. */
export function firstRows(
  head: Uint8Array,
  delimiter: number,
  newline: number,
  isLast: boolean,
  maxRows: number,
): TextRow[] {
  const rows: TextRow[] = [];
  const splitter = createSplitter(delimiter, newline, (row) => {
    if (rows.length < maxRows) rows.push({ line: row.line, cells: textCells(row) });
  });
  let at = 0;
  let size = firstChunkBytes;
  while (rows.length < maxRows) {
    const rest = head.subarray(at);
    const isAll = size >= rest.length;
    const used = splitter.split(rest, Math.min(size, rest.length), isLast && isAll);
    if (isAll) break;
    at += used;
    // The row does not end in this chunk.
    if (used === 0) size *= 4;
  }
  return rows;
}

/** Lines end with a carriage return alone in files from old Macs. */
export function detectNewline(head: Uint8Array): number {
  return head.includes(10) || !head.includes(13) ? 10 : 13;
}

const delimiters = ['\t', ';', ',', '|'].map((character) => character.charCodeAt(0));

/** The delimiter with which most rows have the same number of cells, and headers are known. */
export function detectDelimiter(
  head: Uint8Array,
  newline: number,
  isLast: boolean,
  countKnownHeaders: (cells: string[]) => number,
): number {
  const stated = /^\s*"?sep=(.)/.exec(textAt(head, 0, Math.min(head.length, 16)))?.[1]?.charCodeAt(0);
  if (stated !== undefined && delimiters.includes(stated)) return stated;
  const scored = delimiters.map((delimiter) => {
    const rows = firstRows(head, delimiter, newline, isLast, 200).map(({ cells }) => cells);
    const widths = new Map<number, number>();
    for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const uniform = Math.max(0, ...widths.values());
    return {
      delimiter,
      score: uniform / Math.max(1, rows.length) + Math.max(0, ...rows.slice(0, 60).map(countKnownHeaders)),
    };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.delimiter : 44;
}
