import { lookUpHeader } from './columns.ts';
import type { TableStart } from './report.ts';
import { isDateName } from './roles.ts';
import type { TextRow } from './sniff.ts';

const maxColumns = 3;

/** Finds the tables with dates in a file that has several, separated by blank lines or comments, such as GA4's. */
export function findTables(rows: readonly TextRow[]): TableStart[] {
  const tables: TableStart[] = [];
  let isInTable = false;
  /** The first line after the previous table. */
  let start = 0;
  for (const { line, cells } of rows) {
    const isBlank = cells.every((cell) => cell === '');
    if (isBlank || cells[0]?.startsWith('#')) {
      if (isInTable || start === 0) start = line;
      isInTable = false;
    } else if (!isInTable) {
      isInTable = true;
      const hasDates = cells.some((cell) => isDateName(lookUpHeader(cell)?.known));
      if (hasDates) tables.push({ line: start || line, header: cells.slice(0, maxColumns) });
    }
  }
  return tables;
}
