import { type HeaderMeaning, isDimension, isMetric, lookUpHeader } from './columns.ts';
import { parseMonthName, parsePeriod, plain } from './parse-date.ts';
import { comma, isBlankCell, parseNumber, point } from './parse-number.ts';
import {
  type ColumnRole,
  dimensionNames,
  type IgnoredBecause,
  metricNames,
  type ReadOptions,
} from './report.ts';
import type { TextRow } from './sniff.ts';

/** Maximum number of metrics with names of their own. */
const mostOthers = 8;
/** Every dimension multiplies the combinations. */
export const mostDimensions = 4;
/** A text with more distinct values than this, or hardly two rows per value, is not a group. */
const group = { values: 20, rowsEach: 3 };

export function isNumber(cell: string): boolean {
  return (
    !isBlankCell(cell) && !(Number.isNaN(parseNumber(cell, point)) && Number.isNaN(parseNumber(cell, comma)))
  );
}

/** What a column's cells contain. */
interface ColumnProfile {
  filled: number;
  dates: number;
  numbers: number;
  percents: number;
  /** The number of distinct texts. */
  distinct: number;
  /** Cells that are a year, and cells that are a month or a week without one. */
  years: number;
  yearless: number;
}

export function profileColumn(rows: TextRow[], column: number, name: string): ColumnProfile {
  const isKnown = isDateName(lookUpHeader(name)?.known);
  const content: ColumnProfile = {
    filled: 0,
    dates: 0,
    numbers: 0,
    percents: 0,
    distinct: 0,
    years: 0,
    yearless: 0,
  };
  /** Most columns have few distinct texts. */
  const texts = new Map<string, { isDate: boolean; isNumber: boolean }>();
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (isBlankCell(cell)) continue;
    content.filled++;
    let is = texts.get(cell);
    if (!is) {
      is = { isDate: parsePeriod(cell, isKnown) !== undefined, isNumber: isNumber(cell) };
      texts.set(cell, is);
    }
    if (is.isDate) content.dates++;
    if (is.isNumber) content.numbers++;
    if (cell.endsWith('%')) content.percents++;
    if (/^(?:19|20)\d\d$/.test(cell)) content.years++;
    else if (isYearless(cell)) content.yearless++;
  }
  return { ...content, distinct: texts.size };
}

/** `January`, `1`, `KW 34`: a month or a week. */
function isYearless(cell: string): boolean {
  const text = plain(cell);
  return /^(?:\D{1,7})?[0-5]?\d$/.test(text) || (/^\p{L}{3,12}\.?$/u.test(text) && parseMonthName(text) > 0);
}

const dateNames: readonly (HeaderMeaning | undefined)[] = [
  'day',
  'week',
  'start',
  'month',
  'nthDay',
  'nthWeek',
  'nthMonth',
];
export const isDateName = (known: HeaderMeaning | undefined) => dateNames.includes(known);

/** The role of each column: as selected, else by its header, else by its content. */
export function assignRoles(
  names: string[],
  contents: ColumnProfile[],
  { columns: chosen = {} }: ReadOptions,
) {
  const meanings = names.map(lookUpHeader);
  const of: ColumnRole[] = names.map(() => 'ignored');
  const why: (IgnoredBecause | undefined)[] = names.map(() => 'text');
  const isFree = names.map((_, i) => chosen[i] === undefined);
  function give(index: number, role: ColumnRole): void {
    of[index] = role;
    why[index] = role === 'ignored' ? 'chosen' : undefined;
    isFree[index] = false;
  }
  const hasDates = (i: number, share: number) =>
    (contents[i]?.dates ?? 0) > (contents[i]?.filled ?? 0) * share;
  const hasNumbers = (i: number) =>
    (contents[i]?.numbers ?? 0) >= Math.max(1, (contents[i]?.filled ?? 0) * 0.5);
  /** The best matching column without a role. */
  function best(fits: (i: number) => boolean, order: (i: number) => number = () => 0): number {
    const fitting = names.flatMap((_, i) => (isFree[i] && fits(i) ? [i] : []));
    return fitting.reduce((a, b) => (a < 0 || order(b) < order(a) ? b : a), -1);
  }

  /** Assigns roles to a column of months or weeks and a column of their years. */
  function giveYearAndPart(): void {
    const isAll = (i: number, count: 'years' | 'yearless') => {
      const content = contents[i];
      return content !== undefined && content.filled > 0 && content[count] === content.filled;
    };
    const year = best(
      (i) => isAll(i, 'years') && (meanings[i]?.known === 'coarse' || isDateName(meanings[i]?.known)),
    );
    const part = best((i) => isAll(i, 'yearless') && ['month', 'week'].includes(meanings[i]?.known ?? ''));
    if (year < 0 || part < 0) return;
    give(part, 'date');
    give(year, 'year');
  }

  const hasRoom = () => of.filter(isDimension).length < mostDimensions;

  for (const [key, role] of Object.entries(chosen)) {
    const index = Number(key);
    if (index in of && role) give(index, role);
  }
  if (!of.includes('date')) {
    // In a weekly report from Meta, every row also has the first and last day of the whole report.
    const isConstant = (i: number) => (contents[i]?.distinct ?? 0) < 2 && (contents[i]?.filled ?? 0) > 1;
    const named = best(
      (i) =>
        isDateName(meanings[i]?.known) && (hasDates(i, 0.3) || (meanings[i]?.known ?? '').startsWith('nth')),
      (i) =>
        (isConstant(i) ? 10_000 : 0) + dateNames.indexOf(meanings[i]?.known) * 100 + (meanings[i]?.rank ?? 0),
    );
    const date = named >= 0 ? named : best((i) => hasDates(i, 0.8) && meanings[i]?.known !== 'end');
    if (date >= 0) give(date, 'date');
    else giveYearAndPart();
  }
  const date = of.indexOf('date');
  if (date >= 0 && meanings[date]?.known === 'start' && !of.includes('end')) {
    const end = best((i) => meanings[i]?.known === 'end' && hasDates(i, 0.3));
    if (end >= 0) give(end, 'end');
  }
  for (const name of [...metricNames, ...dimensionNames, 'currency' as const]) {
    if (of.includes(name) || (isDimension(name) && !hasRoom())) continue;
    const found = best(
      (i) => meanings[i]?.known === name && (!isMetric(name) || hasNumbers(i) || contents[i]?.filled === 0),
      (i) => meanings[i]?.rank ?? 0,
    );
    if (found >= 0) give(found, name);
  }
  names.forEach((_, i) => {
    if (!isFree[i]) return;
    const known = meanings[i]?.known;
    const content = contents[i];
    if (known === 'identifier' || known === 'setting' || known === 'rate') why[i] = known;
    else if (content && content.percents > content.filled / 2) why[i] = 'rate';
    else if (known === 'end' || known === 'coarse' || isDateName(known) || hasDates(i, 0.8)) why[i] = 'date';
    else if (known === 'comparison') why[i] = 'spare';
    else if (known && (isDimension(known) || known === 'currency')) why[i] = 'spare';
    else if (hasNumbers(i) && (content?.numbers ?? 0) >= (content?.filled ?? 0) * 0.8) {
      if (of.filter((role) => role === 'other').length < mostOthers) give(i, 'other');
      else why[i] = 'spare';
    }
  });
  names.forEach((_, i) => {
    const isText = why[i] === 'text' || (why[i] === 'spare' && isDimension(meanings[i]?.known ?? ''));
    const { distinct = 0, filled = 0 } = contents[i] ?? {};
    const isGroup = distinct > 1 && distinct <= group.values && filled >= distinct * group.rowsEach;
    if (isFree[i] && isText && isGroup && hasRoom()) give(i, 'group');
  });
  return { of, why, date };
}
