import { attribute, innerText, listTags } from './xml.ts';

/** How a cell's number is displayed: as a date, a time, a percentage or an amount of money. */
export type CellFormat = 'date' | 'time' | 'percent' | 'number' | { currency: string };

/** Built-in formats; those from 27 on are dates in East Asian editions. */
const dateIds = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const timeIds = [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56];
const percentIds = [9, 10];

/** The formats of a workbook's cells, by the index in their `s`. */
export function parseStyles(xml: string): CellFormat[] {
  const codes = new Map(
    listTags(xml, 'numFmt').map((tag) => [
      Number(attribute(tag, 'numFmtId')),
      attribute(tag, 'formatCode') ?? '',
    ]),
  );
  const cells = innerText(xml, 'cellXfs')?.text ?? '';
  return listTags(cells, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const code = codes.get(id);
    if (code !== undefined) return detectFormat(code);
    if (dateIds.includes(id)) return 'date';
    if (timeIds.includes(id)) return 'time';
    return percentIds.includes(id) ? 'percent' : 'number';
  });
}

/** Detects what a format such as `[$-407]dd/mm/yyyy;@` or `#,##0.00 "€"` displays. */
export function detectFormat(code: string): CellFormat {
  const currency =
    /\[\$([^\]-]+)/.exec(code)?.[1] ?? /[€£¥₹$]|\b(?:EUR|USD|GBP|CHF|JPY|PLN)\b/.exec(code)?.[0];
  // Without literal text, colors and conditions, but with `[h]`, which counts hours.
  const bare = code
    .split(';')[0]
    ?.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (bare === undefined || bare === 'general') return 'number';
  if (/[ye]|d/.test(bare)) return 'date';
  if (/[hs]/.test(bare)) return 'time';
  if (/m/.test(bare)) return 'date';
  if (bare.includes('%')) return 'percent';
  return currency ? { currency: currency.trim() } : 'number';
}
