import { detectLanguage, isMetric, knownHeaders, lookUpHeader } from './columns.ts';
import { detectDateForm, guessDateColumn } from './date-form.ts';
import { textAt } from './decode.ts';
import { parsePeriod } from './parse-date.ts';
import { currencyIn, type DecimalMark, detectDecimalMark } from './parse-number.ts';
import { detectPlatform } from './platform.ts';
import { findRateColumns } from './rate-columns.ts';
import {
  type Column,
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
import { assignRoles, isDateName, isNumber, mostDimensions, profileColumn } from './roles.ts';
import { detectDelimiter, detectNewline, firstRows, type TextRow } from './sniff.ts';
import { findStatedRange, type StatedRange } from './stated-range.ts';
import { shown } from './table.ts';
import { findTables } from './tables.ts';
import type { Unreadable } from './unreadable.ts';

export interface DateColumns {
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
  /** The column with each row's currency. `isMark`: the currency is written next to the amounts. */
  currency: { column: number; isMark: boolean; stated: string | null };
  decimal: DecimalMark;
  range: StatedRange | null;
  preview: PreviewRow[];
  tables: TableStart[];
}

/** `delimiter` is set if it need not be detected. */
export type LayoutOptions = ReadOptions & { delimiter?: number };

/** Why there is no layout, with what is known about the file. */
export type LayoutFailure = Omit<Unreadable, 'lines'>;

const most = { sampledRows: 1000, classifiedRows: 400, headingRows: 60, ga4Rows: 20_000 };
/** Minimum dates side by side in a header to call the table a pivot. */
const minPivotDates = 4;

export function detectLayout(
  head: Uint8Array,
  isLast: boolean,
  options: LayoutOptions,
): ReportLayout | LayoutFailure {
  const newline = detectNewline(head);
  const delimiter = options.delimiter ?? detectDelimiter(head, newline, isLast, knownHeaders);
  const { fromLine = 1 } = options;
  const all = firstRows(head, delimiter, newline, isLast, most.sampledRows + fromLine);
  const isGa4 = all[0]?.cells[0]?.startsWith('#') === true;
  const tables = isGa4 ? findTables(firstRows(head, delimiter, newline, isLast, most.ga4Rows)) : [];
  // The selected table ends before the next one, whose headers may be better known.
  const next = options.fromLine && tables.find(({ line }) => line > fromLine)?.line;
  const rows = all.filter(
    ({ line, cells }) => line >= fromLine && line < (next || Infinity) && cells.some((cell) => cell !== ''),
  );
  const headerIndex = findHeaderIndex(rows);
  const headerRow = rows[headerIndex];
  const preview = buildPreview(rows, headerIndex);
  const data = rows.slice(headerIndex + 1);
  const width = headerRow?.cells.length ?? Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const known = { platform: 'table' as Platform, preview, columns: [] as Column[], guess: null, tables };
  if (width < 2 && !rows.some(({ cells }) => cells.length > 1)) {
    const text = textAt(head, 0, Math.min(head.length, 4096)).trim();
    if (text === '') return { problem: { code: 'empty' }, ...known };
    const line = rows[0]?.line ?? 1;
    const start = shown(rows[0]?.cells[0] ?? text);
    return { problem: { code: 'no-table', line, text: start }, ...known };
  }

  const names = Array.from({ length: width }, (_, i) => headerRow?.cells[i] || columnLetter(i));
  const heading = rows
    .slice(0, Math.max(0, headerIndex))
    .map(({ cells }) => cells.filter(Boolean).join(', '));
  const contents = names.map((name, i) => profileColumn(data.slice(0, most.classifiedRows), i, name));
  const language = detectLanguage(names);
  const platform = detectPlatform(heading, names);
  const roles = assignRoles(names, contents, options);
  const described = names.map((name, i): Column => {
    const why = roles.why[i];
    const samples = data.flatMap(({ cells }) => cells[i] || []).slice(0, 3);
    return { name, role: roles.of[i] ?? 'ignored', ...(why && { why }), samples };
  });
  const numberCells = described.flatMap(({ role }, i) =>
    role === 'other' || isMetric(role) ? data.map(({ cells }) => cells[i] ?? '') : [],
  );
  const decimal = detectDecimalMark(numberCells, language);
  const rates = findRateColumns(described, data.slice(0, most.classifiedRows), decimal);
  const columns = described.map(
    (column, i): Column =>
      rates.includes(i) && options.columns?.[i] === undefined
        ? { ...column, role: 'ignored', why: 'maybe-rate' }
        : column,
  );
  const lines = all.at(-1)?.line ?? 0;
  const failure = { ...known, platform, columns };
  if (roles.date < 0) {
    if (data.length === 0) return { problem: { code: 'no-rows', line: lines }, ...failure };
    const side = headerRow?.cells.filter((cell) => parsePeriod(cell)) ?? [];
    if (side.length >= minPivotDates)
      return { problem: { code: 'pivot', line: headerRow?.line ?? 1, text: side[0] ?? '' }, ...failure };
    const isFiner = names.some((name) => isDateName(lookUpHeader(name)?.known));
    const coarse = isFiner ? undefined : names.find((name) => lookUpHeader(name)?.known === 'coarse');
    const problem: ReportProblem = coarse
      ? { code: 'too-coarse', column: coarse }
      : { code: 'no-dates', lines };
    const guess = guessDateColumn(data, width);
    // What is known to be a quarter is neither a month nor a week.
    const isKnown = coarse !== undefined && guess !== null && names[guess.column] === coarse;
    return { problem, ...failure, guess: isKnown ? null : guess };
  }
  const metrics = [...metricNames, 'other' as const].flatMap((name) =>
    columns.flatMap((column, i) => (column.role === name ? [{ name, column: i, label: column.name }] : [])),
  );
  if (metrics.length === 0) return { problem: { code: 'no-numbers', lines }, ...failure };

  const dateName = lookUpHeader(names[roles.date] ?? '')?.known;
  return {
    platform,
    language,
    delimiter,
    newline,
    headerLine: headerRow?.line ?? 0,
    header: headerRow?.cells ?? [],
    columns,
    date: {
      column: roles.date,
      end: roles.of.indexOf('end'),
      year: roles.of.indexOf('year'),
      isKnown: isDateName(dateName) || options.columns?.[roles.date] === 'date',
      nth: dateName === 'nthDay' || dateName === 'nthWeek' || dateName === 'nthMonth' ? dateName : null,
      form: options.dateForm ?? detectDateForm(data, roles.date, dateName, roles.of.includes('year')),
    },
    metrics,
    dimensions: dimensionNames
      .flatMap((name) =>
        columns.flatMap((column, i) =>
          column.role === name ? [{ name, column: i, label: column.name }] : [],
        ),
      )
      .slice(0, mostDimensions),
    currency: detectCurrency(columns, data),
    decimal,
    range: findStatedRange(heading),
    preview,
    tables,
  };
}

/** The row with the column names: the one with the most known headers, else the one above the first row of data. */
function findHeaderIndex(rows: TextRow[]): number {
  const known = rows.slice(0, most.headingRows).map(({ cells }) => knownHeaders(cells));
  const best = Math.max(0, ...known);
  if (best >= 2) return known.indexOf(best);
  const isData = ({ cells }: TextRow) =>
    cells.some((cell) => parsePeriod(cell)) && cells.some((cell) => !parsePeriod(cell) && isNumber(cell));
  const firstData = rows.slice(0, most.headingRows).findIndex(isData);
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
