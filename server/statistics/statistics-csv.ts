import { stringify } from 'csv-stringify/sync';
import type { Statistics } from '../../contract/console/statistics.ts';

const columns = ['from', 'source', 'visits', 'applications', 'leads', 'meetings', 'invited'];

/** Named like the combined sources in page views. */
const notKnown = '(not known)';
const allOthers = '(all others)';

/** One row per period and source. Unknown values are empty. */
export function writeStatisticsCsv({ periods, sources }: Pick<Statistics, 'periods' | 'sources'>): string {
  const rows = periods.flatMap(({ start }, i) =>
    sources.map((source) => [
      start,
      source.name === null ? allOthers : source.name || notKnown,
      source.visits[i] ?? '',
      source.applications[i],
      source.leads[i],
      source.meetings[i],
      source.invited[i],
    ]),
  );
  // Spreadsheets would evaluate a value that begins like a formula, and anyone can make up sources.
  return stringify([columns, ...rows], { bom: true, escape_formulas: true });
}
