import { type Part, packParts } from './package.ts';
import { namespaces, text } from './xml.ts';

export interface Series {
  name: string;
  values: (number | null)[];
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const book = 'xl/workbook.xml';
const sheet = 'xl/worksheets/sheet1.xml';

/** The sheet with a chart's numbers: a row per week, a column per series. */
export function writeWorkbook(weeks: string[], series: Series[]): Uint8Array {
  const rows = [
    ['', ...series.map(({ name }) => name)],
    ...weeks.map((week, i) => [week, ...series.map(({ values }) => values[i] ?? null)]),
  ];
  const parts: Part[] = [
    {
      path: book,
      type: 'officedocument.spreadsheetml.sheet.main+xml',
      body: `<workbook ${main} ${namespaces.r}><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      links: [['worksheet', sheet]],
    },
    {
      path: sheet,
      type: 'officedocument.spreadsheetml.worksheet+xml',
      body: `<worksheet ${main}><sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`,
    },
  ];
  return packParts(parts, [['officeDocument', book]]);
}

/** `A` is the first column. No chart has more than 26. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** Cells without a value are omitted: an empty one would be read as zero. */
function writeRow(cells: (string | number | null)[], row: number): string {
  const written = cells.map((value, column) => {
    const name = `${columnName(column)}${row + 1}`;
    if (typeof value === 'string') return `<c r="${name}" t="inlineStr"><is><t>${text(value)}</t></is></c>`;
    return value === null ? '' : `<c r="${name}"><v>${value}</v></c>`;
  });
  return `<row r="${row + 1}">${written.join('')}</row>`;
}
