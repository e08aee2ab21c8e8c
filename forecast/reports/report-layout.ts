import { detectLanguage, detectPlatform, knownHeaders, lookUpHeader } from './columns.ts';
import { type DateCell, parseDateCell, parsePeriod } from './dates.ts';
import { textAt } from './decode.ts';
import { currencyIn, type DecimalMark, detectDecimalMark } from './parse-number.ts';
import {
  type Column,
  type DimensionName,
  dimensionNames,
  type Language,
  type MetricName,
  metricNames,
  type Platform,
  type PreviewRow,
  type ReadOptions,
  type ReportProblem,
} from './report.ts';
import { assignRoles, isDateName, isNumber, mostDimensions, profileColumn } from './roles.ts';
import { detectDelimiter, detectNewline, firstRows, type TextRow } from './sniff.ts';
import { shown } from './table.ts';

/** How a file is to be read, decided from its first megabyte. */
export interface ReportLayout {
  platform: Platform;
  language: Language | null;
  delimiter: number;
  newline: number;
  /** 0 if there is none. */
  headerLine: number;
  header: string[];
  columns: Column[];
  date: { column: number; end: number; isKnown: boolean; nth: 'nthDay' | 'nthWeek' | 'nthMonth' | null };
  metrics: { name: MetricName | 'other'; column: number; label: string }[];
  dimensions: { name: DimensionName; column: number; label: string }[];
  /** The column with each row's currency. `isMark`: the currency is written next to the amounts. */
  currency: { column: number; isMark: boolean; stated: string | null };
  decimal: DecimalMark;
  /** The date range stated above the table. */
  range: { from: DateCell; to: DateCell } | null;
  preview: PreviewRow[];
}

/** Why there is no plan, with what is known about the file. */
export interface LayoutFailure {
  problem: ReportProblem;
  preview: PreviewRow[];
  columns: Column[];
}

const most = { sampledRows: 1000, classifiedRows: 400, headingRows: 60 };

export function detectLayout(
  head: Uint8Array,
  isLast: boolean,
  options: ReadOptions,
): ReportLayout | LayoutFailure {
  const newline = detectNewline(head);
  const delimiter = detectDelimiter(head, newline, isLast, knownHeaders);
  const all = firstRows(head, delimiter, newline, isLast, most.sampledRows);
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headerIndex = headerIndexOf(rows);
  const headerRow = rows[headerIndex];
  const preview = previewOf(rows, headerIndex);
  const data = rows.slice(headerIndex + 1);
  const width = headerRow?.cells.length ?? Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  if (width < 2 && !rows.some(({ cells }) => cells.length > 1)) {
    const text = textAt(head, 0, Math.min(head.length, 4096)).trim();
    if (text === '') return { problem: { code: 'empty' }, preview, columns: [] };
    const line = rows[0]?.line ?? 1;
    const start = shown(rows[0]?.cells[0] ?? text);
    return { problem: { code: 'no-table', line, text: start }, preview, columns: [] };
  }

  const names = Array.from({ length: width }, (_, i) => headerRow?.cells[i] || columnLetter(i));
  const heading = rows
    .slice(0, Math.max(0, headerIndex))
    .map(({ cells }) => cells.filter(Boolean).join(', '));
  const contents = names.map((name, i) => profileColumn(data.slice(0, most.classifiedRows), i, name));
  const language = detectLanguage(names);
  const roles = assignRoles(names, contents, options);
  const columns = names.map((name, i): Column => {
    const why = roles.why[i];
    const samples = data.flatMap(({ cells }) => cells[i] || []).slice(0, 3);
    return { name, role: roles.of[i] ?? 'ignored', ...(why && { why }), samples };
  });
  const lines = all.at(-1)?.line ?? 0;
  if (roles.date < 0) {
    const isFiner = names.some((name) => isDateName(lookUpHeader(name)?.known));
    const coarse = isFiner ? undefined : names.find((name) => lookUpHeader(name)?.known === 'coarse');
    if (data.length === 0) return { problem: { code: 'no-rows', line: lines }, preview, columns };
    const problem: ReportProblem = coarse
      ? { code: 'too-coarse', column: coarse }
      : { code: 'no-dates', lines };
    return { problem, preview, columns };
  }
  const metrics = [...metricNames, 'other' as const].flatMap((name) =>
    columns.flatMap((column, i) => (column.role === name ? [{ name, column: i, label: column.name }] : [])),
  );
  if (metrics.length === 0) return { problem: { code: 'no-numbers', lines }, preview, columns };

  const dateName = lookUpHeader(names[roles.date] ?? '')?.known;
  const numberCells = metrics.flatMap(({ column }) => data.map(({ cells }) => cells[column] ?? ''));
  return {
    platform: detectPlatform(heading, names),
    language,
    delimiter,
    newline,
    headerLine: headerRow?.line ?? 0,
    header: headerRow?.cells ?? [],
    columns,
    date: {
      column: roles.date,
      end: roles.of.indexOf('end'),
      isKnown: isDateName(dateName) || options.columns?.[roles.date] === 'date',
      nth: dateName === 'nthDay' || dateName === 'nthWeek' || dateName === 'nthMonth' ? dateName : null,
    },
    metrics,
    dimensions: dimensionNames
      .flatMap((name) =>
        columns.flatMap((column, i) =>
          column.role === name ? [{ name, column: i, label: column.name }] : [],
        ),
      )
      .slice(0, mostDimensions),
    currency: currencyOf(columns, data),
    decimal: detectDecimalMark(numberCells, language),
    range: rangeIn(heading),
    preview,
  };
}

/** The row with the names of the columns: the one with most known headers, else the one above the first row of data. */
function headerIndexOf(rows: TextRow[]): number {
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

function currencyOf(columns: Column[], data: TextRow[]): ReportLayout['currency'] {
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

/** `January 1, 2024 - June 30, 2026`, `Report Time: 1/1/2024-6/30/2026`, `# 20240101-20260630`, `# Start date: 20240101`. */
function rangeIn(heading: string[]): ReportLayout['range'] {
  const lines = heading
    .slice(0, 20)
    .map((line) => line.slice(0, 120).replace(/^[#\s]*(?:Report Time:)?\s*/i, ''));
  for (const line of lines) {
    for (const { index } of line.matchAll(/[-–—]/g)) {
      const from = parseDateCell(
        line
          .slice(0, index)
          .replace(/^.*:\s+/, '')
          .trim(),
      );
      const to = from && parseDateCell(line.slice(index + 1).trim());
      if (from && to && line.length > 12) return { from, to };
    }
  }
  const after = (label: RegExp) =>
    lines.flatMap((line) =>
      label.test(line) ? (parseDateCell(line.replace(label, '').trim()) ?? []) : [],
    )[0];
  const from = after(/^(?:Start date|Startdatum|Fecha de inicio|Date de début)\s*:/i);
  const to = after(/^(?:End date|Enddatum|Fecha de finalización|Date de fin)\s*:/i);
  return from && to ? { from, to } : null;
}

function previewOf(rows: TextRow[], headerIndex: number): PreviewRow[] {
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
