import { type HeaderMeaning, isDimension, isMetric, lookUpHeader } from './columns.ts';
import { parseMonthName, parsePeriod, plain } from './parse-date.ts';
import { comma, isBlankCell, parseNumber, point } from './parse-number.ts';
import {
  type ColumnRole,
  dimensionNames,
  type IgnoreReason,
  metricNames,
  type ReadOptions,
} from './report.ts';
import type { TextRow } from './sniff.ts';

/** The maximum number of metrics with unknown names. */
const maxOtherMetrics = 8;
/** Limited because every dimension multiplies the combinations. */
export const maxDimensions = 4;
/** A text column is a group if it has at most so many distinct values, and at least so many rows for each. */
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
  /** The number of cells that are a year, and of those that are a month or a week without one. */
  years: number;
  yearless: number;
}

const emptyProfile: Readonly<ColumnProfile> = {
  filled: 0,
  dates: 0,
  numbers: 0,
  percents: 0,
  distinct: 0,
  years: 0,
  yearless: 0,
};

export function profileColumn(rows: TextRow[], column: number, name: string): ColumnProfile {
  const isKnown = isDateName(lookUpHeader(name)?.known);
  const profile = { ...emptyProfile };
  /** Each distinct text is parsed once: most columns have few. */
  const kinds = new Map<string, { isDate: boolean; isNumber: boolean }>();
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (isBlankCell(cell)) continue;
    profile.filled++;
    let kind = kinds.get(cell);
    if (!kind) {
      kind = { isDate: parsePeriod(cell, isKnown) !== undefined, isNumber: isNumber(cell) };
      kinds.set(cell, kind);
    }
    if (kind.isDate) profile.dates++;
    if (kind.isNumber) profile.numbers++;
    if (cell.endsWith('%')) profile.percents++;
    if (/^(?:19|20)\d\d$/.test(cell)) profile.years++;
    else if (isYearless(cell)) profile.yearless++;
  }
  return { ...profile, distinct: kinds.size };
}

/** True for a month or a week without a year: `January`, `1`, `KW 34`. */
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

/** The roles of the columns, and why the others are ignored. `date` is the index of the date column, or -1. */
interface AssignedRoles {
  roles: ColumnRole[];
  reasons: (IgnoreReason | undefined)[];
  date: number;
}

/** Assigns roles to columns: as selected, else by header, else by content. */
export function assignRoles(
  names: string[],
  profiles: ColumnProfile[],
  { columns: selected = {} }: ReadOptions,
): AssignedRoles {
  const columns = names.map((name, i): CandidateColumn => {
    const meaning = lookUpHeader(name);
    return {
      index: i,
      known: meaning?.known,
      rank: meaning?.rank ?? 0,
      profile: profiles[i] ?? emptyProfile,
      role: 'ignored',
      reason: 'text',
      isFree: selected[i] === undefined,
    };
  });
  for (const [key, role] of Object.entries(selected)) {
    const column = columns[Number(key)];
    if (column && role) give(column, role);
  }
  if (!columns.some(({ role }) => role === 'date')) giveDate(columns);
  const date = columns.find(({ role }) => role === 'date');
  if (date?.known === 'start' && !columns.some(({ role }) => role === 'end')) {
    const end = best(columns, (column) => column.known === 'end' && hasDates(column, 0.3));
    if (end) give(end, 'end');
  }
  giveNamedRoles(columns);
  giveOtherMetrics(columns);
  giveGroups(columns);
  return {
    roles: columns.map(({ role }) => role),
    reasons: columns.map(({ reason }) => reason),
    date: date?.index ?? -1,
  };
}

interface CandidateColumn {
  index: number;
  known: HeaderMeaning | undefined;
  rank: number;
  profile: ColumnProfile;
  role: ColumnRole;
  /** Why it is ignored. */
  reason: IgnoreReason | undefined;
  /** True if it was neither selected by the visitor nor given a role. */
  isFree: boolean;
}

function give(column: CandidateColumn, role: ColumnRole): void {
  column.role = role;
  column.reason = role === 'ignored' ? 'chosen' : undefined;
  column.isFree = false;
}

/** The free column with the lowest order. */
function best(
  columns: readonly CandidateColumn[],
  fits: (column: CandidateColumn) => boolean,
  order: (column: CandidateColumn) => number = () => 0,
): CandidateColumn | undefined {
  return columns
    .filter((column) => column.isFree && fits(column))
    .reduce<CandidateColumn | undefined>((a, b) => (!a || order(b) < order(a) ? b : a), undefined);
}

function hasDates({ profile }: CandidateColumn, minShare: number): boolean {
  return profile.dates > profile.filled * minShare;
}

function hasNumbers({ profile }: CandidateColumn): boolean {
  return profile.numbers >= Math.max(1, profile.filled * 0.5);
}

function hasRoomForDimension(columns: readonly CandidateColumn[]): boolean {
  return columns.filter(({ role }) => isDimension(role)).length < maxDimensions;
}

function giveDate(columns: readonly CandidateColumn[]): void {
  // In a weekly report from Meta, every row also has the first and last day of the whole report.
  const isConstant = ({ profile }: CandidateColumn) => profile.distinct < 2 && profile.filled > 1;
  const date =
    best(
      columns,
      (column) =>
        isDateName(column.known) && (hasDates(column, 0.3) || column.known?.startsWith('nth') === true),
      (column) => (isConstant(column) ? 10_000 : 0) + dateNames.indexOf(column.known) * 100 + column.rank,
    ) ?? best(columns, (column) => hasDates(column, 0.8) && column.known !== 'end');
  if (date) give(date, 'date');
  else giveDateAndYear(columns);
}

/** For a column of months or weeks next to a column of their years. */
function giveDateAndYear(columns: readonly CandidateColumn[]): void {
  const isAll = ({ profile }: CandidateColumn, count: 'years' | 'yearless') =>
    profile.filled > 0 && profile[count] === profile.filled;
  const year = best(
    columns,
    (column) => isAll(column, 'years') && (column.known === 'coarse' || isDateName(column.known)),
  );
  const date = best(
    columns,
    (column) => isAll(column, 'yearless') && (column.known === 'month' || column.known === 'week'),
  );
  if (!year || !date) return;
  give(date, 'date');
  give(year, 'year');
}

function giveNamedRoles(columns: readonly CandidateColumn[]): void {
  for (const name of [...metricNames, ...dimensionNames, 'currency' as const]) {
    if (columns.some(({ role }) => role === name)) continue;
    if (isDimension(name) && !hasRoomForDimension(columns)) continue;
    const found = best(
      columns,
      (column) =>
        column.known === name && (!isMetric(name) || hasNumbers(column) || column.profile.filled === 0),
      ({ rank }) => rank,
    );
    if (found) give(found, name);
  }
}

/** Makes the other columns with numbers metrics, and says why the rest is ignored. */
function giveOtherMetrics(columns: readonly CandidateColumn[]): void {
  for (const column of columns.filter(({ isFree }) => isFree)) {
    const { known, profile } = column;
    if (known === 'identifier' || known === 'setting' || known === 'rate') column.reason = known;
    else if (profile.percents > profile.filled / 2) column.reason = 'rate';
    else if (known === 'end' || known === 'coarse' || isDateName(known) || hasDates(column, 0.8))
      column.reason = 'date';
    else if (known === 'comparison') column.reason = 'spare';
    else if (known && (isDimension(known) || known === 'currency')) column.reason = 'spare';
    else if (hasNumbers(column) && profile.numbers >= profile.filled * 0.8) {
      if (columns.filter(({ role }) => role === 'other').length < maxOtherMetrics) give(column, 'other');
      else column.reason = 'spare';
    }
  }
}

function giveGroups(columns: readonly CandidateColumn[]): void {
  for (const column of columns) {
    const { known, reason, profile } = column;
    const isText = reason === 'text' || (reason === 'spare' && isDimension(known ?? ''));
    const { distinct, filled } = profile;
    const isGroup = distinct > 1 && distinct <= group.values && filled >= distinct * group.rowsEach;
    if (column.isFree && isText && isGroup && hasRoomForDimension(columns)) give(column, 'group');
  }
}
