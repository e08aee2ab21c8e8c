import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { type ExportedRow, exportedColumns } from './rows.ts';

export type Format = 'csv' | 'json';

/** How each format is written, as it is read. */
export const formats: Record<
  Format,
  { type: string; write(kind: SubjectKind, rows: AsyncIterable<ExportedRow>): Readable }
> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write(kind, rows) {
      const lines = stringify({
        bom: true,
        header: true,
        columns: exportedColumns(kind),
        // What begins like a formula would be run by the program that opens the file.
        escape_formulas: true,
      });
      return pipeline(Readable.from(rows), lines, () => {});
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (_kind, rows) => Readable.from(asJson(rows)),
  },
};

async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of rows) {
    yield `${lead}${JSON.stringify(row)}`;
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}
