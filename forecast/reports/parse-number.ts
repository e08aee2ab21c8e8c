import { textAt } from './decode.ts';

export const point = 46;
export const comma = 44;
/** The decimal separator. */
export type DecimalMark = typeof point | typeof comma;

const dollar = 36;
const minus = 45;
const [zero, nine] = [48, 57];
const powers = Array.from({ length: 16 }, (_, n) => 10 ** n);

/** The number in a cell: 0 if the cell is blank, NaN if it is not a number. */
export function parseNumberBytes(
  bytes: Uint8Array,
  start: number,
  end: number,
  decimal: DecimalMark,
): number {
  let from = start;
  let to = end;
  while (from < to && (bytes[from] === 32 || bytes[from] === dollar)) from++;
  const isNegative = from < to - 1 && bytes[from] === minus;
  if (isNegative) from++;
  if (isNegative && bytes[from] === dollar) from++;
  while (from < to && bytes[to - 1] === 32) to--;
  if (to - from > 3 && bytes[to - 1] === 0xac && bytes[to - 2] === 0x82 && bytes[to - 3] === 0xe2) {
    to -= 3;
    if (bytes[to - 1] === 32) to--;
    else if (bytes[to - 1] === 0xa0 && bytes[to - 2] === 0xc2) to -= 2;
  }
  const group = decimal === point ? comma : point;
  let value = 0;
  let digits = 0;
  let decimals = -1;
  let sinceGroup = -1;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + byte - 48;
      digits++;
      if (decimals >= 0) decimals++;
      else if (sinceGroup >= 0) sinceGroup++;
    } else if (byte === decimal && decimals < 0 && (sinceGroup < 0 || sinceGroup === 3)) {
      decimals = 0;
    } else {
      const width = byte === group ? 1 : spaceAt(bytes, i);
      const isGroup = decimals < 0 && (sinceGroup === 3 || (sinceGroup < 0 && digits > 0 && digits <= 3));
      if (width === 0 || !isGroup) return parseNumber(cellAt(bytes, start, end), decimal);
      sinceGroup = 0;
      i += width - 1;
    }
  }
  const isOdd = digits === 0 || digits > 15 || (decimals < 0 && sinceGroup >= 0 && sinceGroup !== 3);
  if (isOdd) return parseNumber(cellAt(bytes, start, end), decimal);
  if (decimals > 0) value /= powers[decimals] as number;
  return isNegative ? -value : value;
}

/**
 * The length in bytes of a space or apostrophe, the thousands separators of French and Swiss numbers; 0 if it is
 * neither.
 */
function spaceAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === 32 || byte === 39) return 1;
  if (byte === 0xc2 && bytes[at + 1] === 0xa0) return 2;
  return byte === 0xe2 && bytes[at + 1] === 0x80 && bytes[at + 2] === 0xaf ? 3 : 0;
}

function cellAt(bytes: Uint8Array, start: number, end: number): string {
  return textAt(bytes, start, Math.min(end, start + 80));
}

/** True for `--`, `n/a` and other ways in which reports leave a cell blank. */
export function isBlankCell(text: string): boolean {
  // Most cells are numbers, and recognizing them by their first digit is faster.
  const first = text.charCodeAt(0);
  if (first >= zero && first <= nine) return false;
  return /^(?:|[-–—]+|n\/?a|null|nan|none|\(not set\)|k\. ?a\.|n\. ?v\.|s\/o|#n\/a)$/i.test(text.trim());
}

const currencies: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  Rs: 'INR',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  MX$: 'MXN',
  R$: 'BRL',
  zł: 'PLN',
  '₺': 'TRY',
  '₩': 'KRW',
};

/** The currency named in a cell or a header, as `EUR`. */
export function currencyIn(text: string): string | undefined {
  const mark = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])|((?:[A-Z]{1,2}|R)?\$|[€£¥₹₺₩]|zł|Rs)/.exec(text);
  if (!mark) return undefined;
  return mark[1] ?? currencies[mark[2] ?? ''];
}

const mark = String.raw`(?:[A-Z]{3}|[A-Z]{0,2}\$|[€£¥₹₺₩]|zł|Rs\.?|kr\.?|Fr\.?)?`;
const amount = new RegExp(`^(\\(?)([-+−–]?)${mark}([-+−–]?)([\\d.,]+(?:[eE][-+]?\\d{1,2})?)${mark}(\\)?)$`);
const shapes = {
  [point]: /^(?:\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+\.?\d*|\.\d+)(?:e|$)/i,
  [comma]: /^(?:\d{1,3}(?:\.\d{3})+(?:,\d*)?|\d+,?\d*|,\d+)(?:e|$)/i,
};

export function parseNumber(text: string, decimal: DecimalMark): number {
  if (isBlankCell(text)) return 0;
  const cell = text.replace(/^="?(.*?)"?$/, '$1').replace(/[\s\u00a0\u202f\u2009'’%]/g, '');
  const [, open = '', sign = '', signAfterMark = '', digits = '', close = ''] = amount.exec(cell) ?? [];
  if (!shapes[decimal].test(digits) || (open === '') !== (close === '')) return Number.NaN;
  const value = Number(digits.replaceAll(decimal === point ? ',' : '.', '').replace(',', '.'));
  return open !== '' || /[-−–]/.test(sign + signAfterMark) ? -value : value;
}

/**
 * Finds the decimal separator from the number cells of a report. `1,034.55` and `12.5` are unambiguous.
 * `1.034` alone is not; since hardly any report has three decimals throughout, its point separates thousands,
 * unless the report is in English, where a point never does.
 */
export function detectDecimalMark(cells: Iterable<string>, language: string | null): DecimalMark {
  const votes = { [point]: 0, [comma]: 0 };
  const groups = { [point]: 0, [comma]: 0 };
  for (const cell of cells) {
    if (!cell.includes('.') && !cell.includes(',')) continue;
    const digits = cell.replace(/[^\d.,]/g, '');
    const marks = digits.replace(/\d/g, '');
    if (marks === '' || !/\d/.test(digits)) continue;
    const last = marks.at(-1) === '.' ? point : comma;
    const other = last === point ? comma : point;
    const [whole = '', ...parts] = digits.split(/[.,]/);
    if (new Set(marks).size === 2) votes[last]++;
    else if (marks.length > 1) votes[other]++;
    else if (parts[0]?.length !== 3 || whole.length > 3 || /^0?$/.test(whole)) votes[last]++;
    else groups[last]++;
  }
  if (votes[point] !== votes[comma]) return votes[point] > votes[comma] ? point : comma;
  const isEnglish = language === 'en';
  if (!isEnglish && groups[point] > groups[comma]) return comma;
  if (groups[comma] > groups[point] && (isEnglish || language === null)) return point;
  return isEnglish || language === null ? point : comma;
}
