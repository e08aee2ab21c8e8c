import type { DateCell } from './dates.ts';
import { parseDateCell } from './parse-date.ts';

/** The date range stated above a table. */
export interface StatedRange {
  from: DateCell;
  to: DateCell;
}

const startLabels =
  /^(?:Start date|Report Start|Startdatum|Begindatum|Fecha de inicio|Date de début|Data di inizio|Data inizio|Data de início|Data rozpoczęcia|開始日)\s*[:：]/i;
const endLabels =
  /^(?:End date|Report End|Enddatum|Einddatum|Fecha de finalización|Date de fin|Data di fine|Data fine|Data de término|Data zakończenia|終了日)\s*[:：]/i;

/** Finds `January 1, 2024 - June 30, 2026`, `Report Time: 1/1/2024-6/30/2026`, `# 20240101-20260630` or `# Start date: 20240101`. */
export function findStatedRange(heading: string[]): StatedRange | null {
  const lines = heading
    .slice(0, 20)
    .map((line) => line.slice(0, 120).replace(/^[#\s]*(?:Report Time:)?\s*/i, ''));
  for (const line of lines) {
    for (const { index } of line.matchAll(/[-–—]/g)) {
      const from = parseDateCell(
        line
          .slice(0, index)
          .replace(/^.*:\s+/, '')
          .trim(),
      );
      const to = from && parseDateCell(line.slice(index + 1).trim());
      if (from && to && line.length > 12) return { from, to };
    }
  }
  const dateAfter = (label: RegExp) =>
    lines.flatMap((line) =>
      label.test(line) ? (parseDateCell(line.replace(label, '').trim()) ?? []) : [],
    )[0];
  const from = dateAfter(startLabels);
  const to = dateAfter(endLabels);
  return from && to ? { from, to } : null;
}
