import { createReportReader, hasRepeatsToLeaveOut } from '../read-report.ts';
import type { ReadOptions, Report } from '../report.ts';
import { type Unreadable, unreadable } from '../unreadable.ts';
import { parseStyles } from './number-formats.ts';
import { createSheetLines, type WorkbookContext } from './sheet-lines.ts';
import { attribute, joinText, listTags, readElements, XmlError } from './xml.ts';
import { openZip, type Zip, ZipError } from './zip.ts';

/** The content of a sheet, or why it cannot be read. */
export interface SheetSummary {
  index: number;
  name: string;
  isHidden: boolean;
  content: SheetContent | { problem: Unreadable['problem'] };
}

export type SheetContent = Pick<Report, 'rows' | 'dates' | 'weeks'> & {
  /** The columns in use, by role or name. */
  columns: { role: Report['columns'][number]['role']; name: string }[];
  /** The weekly values of the main metric. */
  values: number[];
  /** The index of a sheet with the same numbers in more detail. */
  sameAs: number | null;
};

export interface Workbook {
  /** The report of the selected sheet or of the one with the longest history, or why none can be read. */
  report: Report | Unreadable;
  sheets: SheetSummary[];
  sheet: number;
}

const max = { strings: 2_000_000, text: 200 << 20, sheets: 200 };

/** Reads an .xlsx file. Formulas count with their saved values. */
export async function readWorkbook(file: Blob, options: ReadOptions = {}): Promise<Workbook> {
  try {
    const zip = await openZip(file);
    if (!zip.names.includes('xl/workbook.xml')) return failed(archiveKind(zip.names));
    return await readSheets(zip, options);
  } catch (error) {
    if (error instanceof ZipError && error.reason === 'locked') return failed('locked-workbook');
    if (error instanceof ZipError && error.reason === 'large') return failed('large-workbook');
    if (error instanceof ZipError || error instanceof XmlError) return failed('broken-workbook');
    throw error;
  }
}

/** Detects workbooks other than .xlsx, and other archives. */
function archiveKind(names: readonly string[]): 'workbook' | 'archive' {
  const isWorkbook = names.some((name) => /^xl\/workbook\.bin$|^content\.xml$|\.iwa$/.test(name));
  return isWorkbook ? 'workbook' : 'archive';
}

async function readSheets(zip: Zip, options: ReadOptions): Promise<Workbook> {
  const [workbook, relations, styles] = await Promise.all(
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'].map((name) => readText(zip, name)),
  );
  const targets = new Map(
    listTags(relations ?? '', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  const context: WorkbookContext = {
    strings: await readStrings(zip),
    formats: parseStyles(styles ?? ''),
    is1904: /date1904\s*=\s*["'](?:1|true)/.test(workbook ?? ''),
  };
  const tags = listTags(workbook ?? '', 'sheet').slice(0, max.sheets);
  const read: { summary: SheetSummary; report: Report | Unreadable }[] = [];
  for (const [index, tag] of tags.entries()) {
    if (options.sheet !== undefined && options.sheet !== index) continue;
    const target = targets.get(attribute(tag, 'id')) ?? '';
    // Charts have their own sheets.
    if (/chartsheets?\//.test(target)) continue;
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const report = await readSheet(zip, part, context, options);
    const name = attribute(tag, 'name') ?? '';
    const isHidden = /hidden/i.test(attribute(tag, 'state') ?? '');
    read.push({ summary: { index, name, isHidden, content: summarize(report) }, report });
  }
  const longest = read.reduce<(typeof read)[number] | undefined>(
    (best, each) => (best && countWeeks(best.report) >= countWeeks(each.report) ? best : each),
    undefined,
  );
  if (!longest) return failed('empty');
  const sheets = read.map(({ summary }) => summary);
  markSameNumbers(sheets);
  return { report: longest.report, sheets, sheet: longest.summary.index };
}

async function readSheet(
  zip: Zip,
  part: string,
  context: WorkbookContext,
  options: ReadOptions,
): Promise<Report | Unreadable> {
  const reader = createReportReader({ ...options, delimiter: 44 });
  const toLine = createSheetLines(context);
  const encoder = new TextEncoder();
  let lines = '';
  for await (const row of readElements(zip.unpack(part), 'row')) {
    lines += toLine(row);
    if (lines.length < 1 << 16) continue;
    reader.push(encoder.encode(lines));
    lines = '';
  }
  reader.push(encoder.encode(lines));
  const report = reader.end();
  return hasRepeatsToLeaveOut(report, options)
    ? readSheet(zip, part, context, { ...options, repeats: 'once' })
    : report;
}

async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let length = 0;
  for await (const element of readElements(zip.unpack('xl/sharedStrings.xml'), 'si')) {
    const text = joinText(element);
    length += text.length;
    if (strings.push(text) > max.strings || length > max.text) throw new ZipError('large');
  }
  return strings;
}

async function readText(zip: Zip, name: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of zip.unpack(name)) text += decoder.decode(chunk, { stream: true });
  const prefix = /<([\w-]{1,20}):(?:workbook|styleSheet|Relationships)[\s>]/.exec(text)?.[1];
  return prefix ? text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : text;
}

function countWeeks(report: Report | Unreadable): number {
  return 'problem' in report ? -1 : report.weeks.length;
}

function summarize(report: Report | Unreadable): SheetSummary['content'] {
  if ('problem' in report) return { problem: report.problem };
  const { rows, dates, weeks, columns, metrics } = report;
  const counted = columns.filter(
    ({ role }) => !['date', 'end', 'year', 'currency', 'ignored'].includes(role),
  );
  const main = metrics.find(({ name }) => name === 'conversions') ?? metrics[0];
  return {
    ...{ rows, dates, weeks, sameAs: null, values: main?.values ?? [] },
    columns: counted.map(({ role, name }) => ({ role, name })),
  };
}

/** Marks sheets whose weeks match those of another sheet with more rows to within half a percent. */
function markSameNumbers(sheets: SheetSummary[]): void {
  for (const sheet of sheets) {
    const one = sheet.content;
    if ('problem' in one) continue;
    const same = sheets.find(({ content: other }) => {
      if ('problem' in other || other === one || other.rows <= one.rows) return false;
      const pairs = one.weeks.flatMap((week, i) => {
        const otherIndex = other.weeks.indexOf(week);
        return otherIndex < 0 ? [] : [[one.values[i] ?? 0, other.values[otherIndex] ?? 0] as const];
      });
      const isClose = ([a, b]: readonly [number, number]) => Math.abs(a - b) <= 0.005 * Math.max(a, b);
      return pairs.length > 3 && pairs.every(isClose);
    });
    if (same) one.sameAs = same.index;
  }
}

function failed(code: Parameters<typeof unreadable>[0]): Workbook {
  return { report: unreadable(code), sheets: [], sheet: 0 };
}
