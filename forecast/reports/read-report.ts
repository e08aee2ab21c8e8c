import { buildReport } from './build-report.ts';
import { detectEncoding, sniffedBytes, textAt, toUtf8 } from './decode.ts';
import type { ReadOptions, Report } from './report.ts';
import { detectLayout, type LayoutFailure, type LayoutOptions, type ReportLayout } from './report-layout.ts';
import { createSplitter, type Splitter } from './table.ts';
import { createTotals, type Totals } from './totals.ts';
import { type Unreadable, unreadable } from './unreadable.ts';

export interface Reader {
  /** Takes the next bytes of the file, in chunks of any size. */
  push(chunk: Uint8Array): void;
  progress(): { bytes: number; rows: number };
  end(): Report | Unreadable;
}

const blockSize = 1 << 20;

/** Reads an advertising report, or any table with dates and numbers, as its bytes arrive. */
export function createReportReader(options: LayoutOptions = {}): Reader {
  let bytes = 0;
  let head: Uint8Array | undefined = new Uint8Array(0);
  let decode = toUtf8('utf-8');
  let encoding: Report['encoding'] = 'utf-8';
  const block = new Uint8Array(blockSize);
  let filled = 0;
  let reading: { layout: ReportLayout; totals: Totals; splitter: Splitter } | undefined;
  let failure: LayoutFailure | undefined;
  let skippedLines = 0;
  let endsWithLine = false;

  function push(chunk: Uint8Array): void {
    bytes += chunk.length;
    if (!head) {
      feed(decode(chunk, false));
      return;
    }
    const longer = new Uint8Array(head.length + chunk.length);
    longer.set(head);
    longer.set(chunk, head.length);
    head = longer;
    if (head.length >= sniffedBytes) start();
  }

  /** Detects the file type from the first bytes. */
  function start(): void {
    const first = head ?? new Uint8Array(0);
    head = undefined;
    const kind = detectEncoding(first);
    if ('notText' in kind) {
      failure = unreadable(kind.notText);
      return;
    }
    if (kind.encoding !== 'utf-8') encoding = 'utf-16';
    decode = toUtf8(kind.encoding);
    feed(decode(first.subarray(kind.skip), false));
  }

  function feed(text: Uint8Array): void {
    for (let from = 0; from < text.length; ) {
      const chunk = text.subarray(from, from + blockSize - filled);
      block.set(chunk, filled);
      filled += chunk.length;
      from += chunk.length;
      if (filled === blockSize) consume(false);
    }
  }

  function consume(isLast: boolean): void {
    if (!reading && !failure) prepare(isLast);
    if (failure) {
      for (let i = 0; i < filled; i++) if (block[i] === 10) skippedLines++;
      endsWithLine = block[filled - 1] === 10;
      filled = 0;
    } else if (reading) {
      const used = reading.splitter.split(block, filled, isLast);
      block.copyWithin(0, used, filled);
      filled -= used;
    }
  }

  /** Decides from the first block how to read the file. */
  function prepare(isLast: boolean): void {
    const first = block.subarray(0, filled);
    const text = textAt(first, 0, Math.min(filled, 200)).trim();
    if (/^<[a-z!?]/i.test(text)) failure = unreadable('web-page');
    else if (/^[[{]\s*["{[]/.test(text)) failure = unreadable('json');
    if (failure) return;
    if (encoding === 'utf-8' && !isValidUtf8(first)) encoding = 'windows-1252';
    const layout = detectLayout(first, isLast, options);
    if ('problem' in layout) {
      failure = layout;
      return;
    }
    const totals = createTotals(layout, options.repeats === 'once');
    reading = { layout, totals, splitter: createSplitter(layout.delimiter, layout.newline, totals.add) };
  }

  function end(): Report | Unreadable {
    if (head) start();
    if (!failure) feed(decode(new Uint8Array(0), true));
    consume(true);
    if (reading) {
      const { layout, totals, splitter } = reading;
      return buildReport({ layout, totals, splitter, encoding }, options);
    }
    const { problem, ...known } = failure ?? unreadable('empty');
    const lines = endsWithLine ? skippedLines : skippedLines + 1;
    return { ...known, problem: 'lines' in problem ? { ...problem, lines } : problem, lines };
  }

  return { push, progress: () => ({ bytes, rows: reading?.totals.rows() ?? 0 }), end };
}

/** Reads a table in memory, for example a pasted one. */
export function readReport(content: Uint8Array | string, options: ReadOptions = {}): Report | Unreadable {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const reader = createReportReader(options);
  reader.push(bytes);
  const report = reader.end();
  return hasRepeatsToLeaveOut(report, options) ? readReport(bytes, { ...options, repeats: 'once' }) : report;
}

/** True if rows look repeated by mistake, which is only known at the end. The file is then read again without them. */
export function hasRepeatsToLeaveOut(report: Report | Unreadable, { repeats }: ReadOptions): boolean {
  return !('problem' in report) && report.repeats !== null && repeats === undefined;
}

/** A block may end in the middle of a character. */
function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
