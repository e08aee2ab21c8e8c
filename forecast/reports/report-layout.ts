import { countKnownHeaders, detectLanguage, isMetric, lookUpHeader } from './columns.ts';
import { detectDateForm, guessDateColumn } from './date-form.ts';
import { textAt } from './decode.ts';
import { parsePeriod } from './parse-date.ts';
import { currencyIn, type DecimalMark, detectDecimalMark } from './parse-number.ts';
import { detectPlatform } from './platform.ts';
import { findRateColumns } from './rate-columns.ts';
import {
  type Column,
  type ColumnRole,
  type DateForm,
  type DimensionName,
  dimensionNames,
  type Language,
  type MetricName,
  metricNames,
  type Platform,
  type PreviewRow,
  type ReadOptions,
  type ReportProblem,
  type TableStart,
} from './report.ts';
import { assignRoles, isDateName, isNumber, maxDimensions, profileColumn } from './roles.ts';
import { detectDelimiter, detectNewline, firstRows, type TextRow } from './sniff.ts';
import { findStatedRange, type StatedRange } from './stated-range.ts';
import { truncate } from './table.ts';
import { findTables } from './tables.ts';
import type { Unreadable } from './unreadable.ts';

interface DateColumns {
  column: number;
  end: number;
  /** The column with the year, if the other has only months or weeks; else -1. */
  year: number;
  isKnown: boolean;
  nth: 'nthDay' | 'nthWeek' | 'nthMonth' | null;
  form: DateForm | null;
}

/** How to read a file, decided from its first megabyte. */
export interface ReportLayout {
  platform: Platform;
  language: Language | null;
  delimiter: number;
  newline: number;
  /** 0 if there is none. */
  headerLine: number;
  header: string[];
  columns: Column[];
  date: DateColumns;
  metrics: { name: MetricName | 'other'; column: number; label: string }[];
  dimensions: { name: DimensionName; column: number; label: string }[];
  /** The column with each row's currency, or -1. `isMark` is true if the currency is next to the amounts. */
  currency: { column: number; isMark: boolean; stated: string | null };
  decimal: DecimalMark;
  range: StatedRange | null;
  preview: PreviewRow[];
  tables: TableStart[];
}

/** `delimiter` is set if it is known. */
export type LayoutOptions = ReadOptions & { delimiter?: number };

/** Why a file has no layout, and what is known about it. */
export type LayoutFailure = Omit<Unreadable, 'lines'>;

const max = { sampledRows: 1000, classifiedRows: 400, headingRows: 60, ga4Rows: 20_000 };
/** The minimum number of dates in the header of a pivot table. */
const minPivotDates = 4;

export function detectLayout(
  head: Uint8Array,
  isLast: boolean,
  options: LayoutOptions,
): ReportLayout | LayoutFailure {
  const table = findTable(head, isLast, options);
  const { all, rows, tables, headerIndex, headerRow, data } = table;
  const preview = buildPreview(rows, headerIndex);
  const known = { platform: 'table' as Platform, preview, columns: [] as Column[], guess: null, tables };
  const width = headerRow?.cells.length ?? Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  if (width < 2 && !rows.some(({ cells }) => cells.length > 1))
    return { problem: describeText(head, rows), ...known };

  const names = Array.from({ length: width }, (_, i) => headerRow?.cells[i] || columnLetter(i));
  const heading = rows
    .slice(0, Math.max(0, headerIndex))
    .map(({ cells }) => cells.filter(Boolean).join(', '));
  const language = detectLanguage(names);
  const platform = detectPlatform(heading, names);
  const sampled = data.slice(0, max.classifiedRows);
  const { roles, reasons, date } = assignRoles(
    names,
    names.map((name, i) => profileColumn(sampled, i, name)),
    options,
  );
  const described = names.map((name, i): Column => {
    const why = reasons[i];
    const samples = data.flatMap(({ cells }) => cells[i] || []).slice(0, 3);
    return { name, role: roles[i] ?? 'ignored', ...(why && { why }), samples };
  });
  const numberCells = described.flatMap(({ role }, i) =>
    role === 'other' || isMetric(role) ? data.map(({ cells }) => cells[i] ?? '') : [],
  );
  const decimal = detectDecimalMark(numberCells, language);
  const rates = findRateColumns(described, sampled, decimal);
  const columns = described.map(
    (column, i): Column =>
      rates.includes(i) && options.columns?.[i] === undefined
        ? { ...column, role: 'ignored', why: 'maybe-rate' }
        : column,
  );
  const failure = { ...known, platform, columns };
  if (date < 0) return { ...failure, ...explainMissingDates(table, names) };
  const metrics = columnsWithRoles(columns, [...metricNames, 'other' as const]);
  if (metrics.length === 0) return { problem: { code: 'no-numbers', lines: countLines(all) }, ...failure };

  const dateName = lookUpHeader(names[date] ?? '')?.known;
  return {
    platform,
    language,
    delimiter: table.delimiter,
    newline: table.newline,
    headerLine: headerRow?.line ?? 0,
    header: headerRow?.cells ?? [],
    columns,
    date: {
      column: date,
      end: roles.indexOf('end'),
      year: roles.indexOf('year'),
      isKnown: isDateName(dateName) || options.columns?.[date] === 'date',
      nth: dateName === 'nthDay' || dateName === 'nthWeek' || dateName === 'nthMonth' ? dateName : null,
      form: options.dateForm ?? detectDateForm(data, date, dateName, roles.includes('year')),
    },
    metrics,
    dimensions: columnsWithRoles(columns, dimensionNames).slice(0, maxDimensions),
    currency: detectCurrency(columns, data),
    decimal,
    range: findStatedRange(heading),
    preview,
    tables,
  };
}

/** The rows of the selected table, or of the whole file if it has only one. */
function findTable(head: Uint8Array, isLast: boolean, options: LayoutOptions) {
  const newline = detectNewline(head);
  const delimiter = options.delimiter ?? detectDelimiter(head, newline, isLast, countKnownHeaders);
  const { fromLine = 1 } = options;
  const all = firstRows(head, delimiter, newline, isLast, max.sampledRows + fromLine);
  const isGa4 = all[0]?.cells[0]?.startsWith('#') === true;
  const tables = isGa4 ? findTables(firstRows(head, delimiter, newline, isLast, max.ga4Rows)) : [];
  // The selected table ends before the next one, whose headers may be better known.
  const next = options.fromLine && tables.find(({ line }) => line > fromLine)?.line;
  const rows = all.filter(
    ({ line, cells }) => line >= fromLine && line < (next || Infinity) && cells.some((cell) => cell !== ''),
  );
  const headerIndex = findHeaderIndex(rows);
  const [headerRow, data] = [rows[headerIndex], rows.slice(headerIndex + 1)];
  return { newline, delimiter, all, tables, rows, headerIndex, headerRow, data };
}

function countLines(rows: readonly TextRow[]): number {
  return rows.at(-1)?.line ?? 0;
}

/** The problem of a file that is not a table. */
function describeText(head: Uint8Array, rows: readonly TextRow[]): ReportProblem {
  const text = textAt(head, 0, Math.min(head.length, 4096)).trim();
  if (text === '') return { code: 'empty' };
  return { code: 'no-table', line: rows[0]?.line ?? 1, text: truncate(rows[0]?.cells[0] ?? text) };
}

/** The problem of a table without dates, and which column may have them. */
function explainMissingDates(
  { all, headerRow, data }: ReturnType<typeof findTable>,
  names: readonly string[],
): Pick<LayoutFailure, 'problem' | 'guess'> {
  const lines = countLines(all);
  if (data.length === 0) return { problem: { code: 'no-rows', line: lines }, guess: null };
  const headerDates = headerRow?.cells.filter((cell) => parsePeriod(cell)) ?? [];
  if (headerDates.length >= minPivotDates) {
    const [text = ''] = headerDates;
    return { problem: { code: 'pivot', line: headerRow?.line ?? 1, text }, guess: null };
  }
  const isFiner = names.some((name) => isDateName(lookUpHeader(name)?.known));
  const coarse = isFiner ? undefined : names.find((name) => lookUpHeader(name)?.known === 'coarse');
  const guess = guessDateColumn(data, names.length);
  // A column of quarters has neither months nor weeks.
  const isCoarse = coarse !== undefined && guess !== null && names[guess.column] === coarse;
  return {
    problem: coarse ? { code: 'too-coarse', column: coarse } : { code: 'no-dates', lines },
    guess: isCoarse ? null : guess,
  };
}

/** The columns with these roles, in the order of the roles. */
function columnsWithRoles<Role extends ColumnRole>(columns: readonly Column[], roles: readonly Role[]) {
  return roles.flatMap((name) =>
    columns.flatMap(({ role, name: label }, column) => (role === name ? [{ name, column, label }] : [])),
  );
}

/** The row with the most known headers, else the one above the first row of data; -1 if there is none. */
function findHeaderIndex(rows: TextRow[]): number {
  const known = rows.slice(0, max.headingRows).map(({ cells }) => countKnownHeaders(cells));
  const best = Math.max(0, ...known);
  if (best >= 2) return known.indexOf(best);
  const isData = ({ cells }: TextRow) =>
    cells.some((cell) => parsePeriod(cell)) && cells.some((cell) => !parsePeriod(cell) && isNumber(cell));
  const firstData = rows.slice(0, max.headingRows).findIndex(isData);
  if (firstData < 0) return best > 0 ? known.indexOf(best) : rows.findIndex(({ cells }) => cells.length > 1);
  for (let i = firstData - 1; i >= Math.max(0, firstData - 3); i--) {
    const filled = (rows[i]?.cells ?? []).filter((cell) => cell !== '');
    if (filled.length > 1 && filled.filter(isNumber).length <= filled.length / 3) return i;
  }
  return -1;
}

function detectCurrency(columns: Column[], data: TextRow[]): ReportLayout['currency'] {
  const column = columns.findIndex(({ role }) => role === 'currency');
  if (column >= 0) return { column, isMark: false, stated: null };
  for (const role of ['spend', 'value']) {
    const money = columns.findIndex((candidate) => candidate.role === role);
    if (money < 0) continue;
    const brackets = /[([]([^)\]]+)[)\]]/.exec(columns[money]?.name ?? '')?.[1];
    const stated = brackets && currencyIn(brackets);
    if (stated) return { column: -1, isMark: false, stated };
    const marks = new Set(data.flatMap(({ cells }) => currencyIn(cells[money] ?? '') ?? []));
    if (marks.size > 1) return { column: money, isMark: true, stated: null };
    if (marks.size === 1) return { column: -1, isMark: false, stated: [...marks][0] ?? null };
  }
  return { column: -1, isMark: false, stated: null };
}

function buildPreview(rows: TextRow[], headerIndex: number): PreviewRow[] {
  return rows
    .slice(0, Math.max(headerIndex, 0) + 6)
    .slice(0, 20)
    .map(({ line, cells }, i) => ({
      line,
      cells: cells.slice(0, 20),
      kind: i < headerIndex ? 'heading' : i === headerIndex ? 'header' : 'data',
    }));
}

/** The name of a column that has none: `A`, `B`, …, `AA`. */
function columnLetter(index: number): string {
  return (
    (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
  );
}
