import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { readablePhone } from '../../sales/phone.ts';
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
        // What begins like a formula would be run by the program that opens the file. A number is none.
        escape_formulas: true,
        cast: {
          string: (value) => {
            const written = spaced(value);
            return isNumber(written) ? { value: written, escape_formulas: false } : written;
          },
        },
      });
      return pipeline(Readable.from(rows), lines, () => {});
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (_kind, rows) => Readable.from(asJson(rows)),
  },
};

/** Spreadsheets would take a telephone number in one piece for a sum and drop its plus. In groups they leave it alone. */
function spaced(value: string): string {
  const [, number, extension = ''] = /^(\+\d{7,15})(?: ext\. (\d+))?$/.exec(value) ?? [];
  return number === undefined ? value : readablePhone({ number, extension });
}

/** Digits and spaces behind one sign: nothing that could be run. */
function isNumber(value: string): boolean {
  return /^[+-]\d[\d ]*( ext\. \d+)?$/.test(value);
}

async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of rows) {
    yield `${lead}${JSON.stringify(row)}`;
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}
