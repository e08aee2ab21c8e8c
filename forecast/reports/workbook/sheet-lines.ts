import { formatIsoDate } from '../dates.ts';
import { maxCells } from '../table.ts';
import type { CellFormat } from './number-formats.ts';
import { attribute, findTag, innerText, joinText, unescapeXml, XmlError } from './xml.ts';

/** Data shared by all sheets of a workbook. */
export interface WorkbookContext {
  strings: readonly string[];
  formats: readonly CellFormat[];
  /** True if days are counted from 1904, as Excel for the Mac once did. */
  is1904: boolean;
}

/** Days from the first of either calendar to 1 January 1970. */
const epochs = { 1900: 25_569, 1904: 24_107 };
const dayRange = { first: 7305, last: 47_846 };
/** The maximum number of rows a sheet may skip. Blank lines in their place keep the line numbers correct. */
const maxSkipped = 1_100_000;

/** Turns `row` elements into lines of CSV with the line numbers of the sheet. */
export function createSheetLines(context: WorkbookContext): (row: string) => string {
  let line = 0;
  return (row) => {
    const stated = Number(attribute(row.slice(0, row.indexOf('>') + 1), 'r') ?? line + 1);
    const skipped = stated > line && stated - line <= maxSkipped ? stated - line - 1 : 0;
    line += skipped + 1;
    return `${'\n'.repeat(skipped)}${readCells(row, context).join(',')}\n`;
  };
}

function readCells(row: string, context: WorkbookContext): string[] {
  const cells: string[] = [];
  let column = -1;
  for (let at = findTag(row, 'c'); at >= 0; ) {
    const open = row.indexOf('>', at);
    const isEmpty = row[open - 1] === '/';
    const end = isEmpty ? open : row.indexOf('</c>', open);
    if (open < 0 || end < 0) throw new XmlError();
    const tag = row.slice(at, open + 1);
    const letters = /\br="([A-Z]{1,3})/.exec(tag)?.[1];
    column = letters ? columnNumber(letters) : column + 1;
    if (column < maxCells) {
      while (cells.length < column) cells.push('');
      cells[column] = isEmpty ? '' : quoted(cellText(tag, row.slice(open + 1, end), context));
    }
    at = findTag(row, 'c', end);
  }
  return cells;
}

function cellText(tag: string, content: string, { strings, formats, is1904 }: WorkbookContext): string {
  const type = / t="(\w+)"/.exec(tag)?.[1] ?? 'n';
  if (type === 'inlineStr') return joinText(content);
  const value = innerText(content, 'v')?.text ?? '';
  if (value === '') return '';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return unescapeXml(value);
  return numberText(value, formats[Number(/ s="(\d+)"/.exec(tag)?.[1] ?? -1)] ?? 'number', is1904);
}

function numberText(text: string, format: CellFormat, is1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return '';
  if (format === 'date') {
    const day = Math.floor(value) - epochs[is1904 ? 1904 : 1900];
    return day >= dayRange.first && day <= dayRange.last ? formatIsoDate(day) : plainNumber(value);
  }
  // With colons it is not a number, so times are not summed.
  if (format === 'time')
    return `${Math.floor(value * 24)}:${String(Math.floor(value * 1440) % 60).padStart(2, '0')}`;
  if (format === 'percent') return `${plainNumber(value * 100)}%`;
  if (format === 'number') return plainNumber(value);
  const { currency } = format;
  return currency === '$' ? `$${plainNumber(value)}` : `${plainNumber(value)} ${currency}`;
}

/** Never with three decimals, which could be taken for thousands. */
function plainNumber(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
