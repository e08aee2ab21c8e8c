import { isMetric } from './columns.ts';
import type { PreviewRow } from './report.ts';
import type { ReportLayout } from './report-layout.ts';
import { addLine, type LineList, maxCells, type Row, textCells } from './table.ts';

/** Detects rows that are identical to an earlier one in every cell. */
export interface RepeatDetector {
  /** Remembers a row. Returns true if an identical one came before. */
  isRepeat(row: Row): boolean;
  repeats: LineList;
  preview: PreviewRow[];
  /** The number of rows with the day and texts of an earlier one, but different numbers. */
  alike(): number;
}

const max = { rows: 2_000_000, shown: 20 };

/** Compares rows by two hashes of 53 bits: of all cells, and of those that are not numbers. */
export function createRepeatDetector({ columns }: ReportLayout): RepeatDetector {
  const isNumber = new Uint8Array(maxCells);
  columns.forEach(({ role, why }, i) => {
    const isRate = why === 'rate' || why === 'maybe-rate';
    if (isMetric(role) || role === 'other' || isRate) isNumber[i] = 1;
  });
  const whole = createNumberSet();
  const texts = createNumberSet();
  const repeats: LineList = { count: 0, lines: [] };
  const preview: PreviewRow[] = [];
  let alike = 0;

  return {
    isRepeat(row) {
      if (whole.size() >= max.rows) return false;
      const { bytes, starts, ends, count } = row;
      let [a, b, c, d] = [0x811c9dc5 | 0, 17, 0x811c9dc5 | 0, 17];
      for (let cell = 0; cell < count; cell++) {
        const end = ends[cell] as number;
        for (let i = starts[cell] as number; i < end; i++) {
          const byte = bytes[i] as number;
          a = Math.imul(a ^ byte, 0x01000193);
          b = (Math.imul(b, 31) + byte) | 0;
          if (isNumber[cell] === 1) continue;
          c = Math.imul(c ^ byte, 0x01000193);
          d = (Math.imul(d, 31) + byte) | 0;
        }
        // Marks the end of a cell, so that `1,12` and `11,2` differ.
        a = Math.imul(a ^ 256, 0x01000193);
        b = (Math.imul(b, 31) + 256) | 0;
        c = Math.imul(c ^ 256, 0x01000193);
        d = (Math.imul(d, 31) + 256) | 0;
      }
      const isNew = whole.add(joinHashes(a, b));
      const isNewText = texts.add(joinHashes(c, d));
      if (isNew && !isNewText) alike++;
      if (isNew) return false;
      addLine(repeats, row.line);
      if (preview.length < max.shown)
        preview.push({ line: row.line, cells: textCells(row, 20), kind: 'data' });
      return true;
    },
    repeats,
    preview,
    alike: () => alike,
  };
}

/** Combines two hashes into 53 bits, never 0. */
function joinHashes(a: number, b: number): number {
  return (a >>> 0) * 0x200000 + ((b ^ (b >>> 21)) & 0x1fffff) + 1;
}

/** A set of positive integers that takes 16 bytes for each, where a Set takes 40. */
function createNumberSet() {
  let table = new Float64Array(1 << 12);
  let size = 0;

  /** Returns false if the value is already in the table. */
  function insert(value: number, into: Float64Array): boolean {
    const mask = into.length - 1;
    let index = (value % 4_294_967_291) & mask;
    while (into[index] !== 0) {
      if (into[index] === value) return false;
      index = (index + 1) & mask;
    }
    into[index] = value;
    return true;
  }

  return {
    add(value: number): boolean {
      if (!insert(value, table)) return false;
      if (++size * 2 > table.length) {
        const larger = new Float64Array(table.length * 2);
        for (const each of table) if (each !== 0) insert(each, larger);
        table = larger;
      }
      return true;
    },
    size: () => size,
  };
}
