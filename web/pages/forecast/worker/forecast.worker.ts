/** Reads files and computes forecasts, so that the page stays responsive. Nothing is sent anywhere. */

import { type BacktestResult, runBacktests } from '../../../../forecast/backtest.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import type { Account, Outlook } from '../../../../forecast/outlook.ts';
import { FileChangedError, readFile } from '../../../../forecast/reports/read-file.ts';
import type { ReadOptions, Report } from '../../../../forecast/reports/report.ts';
import type { Unreadable } from '../../../../forecast/reports/unreadable.ts';
import type { SheetSummary } from '../../../../forecast/reports/workbook/read-workbook.ts';
import { type AccountChoices, noChoices, outlooksWithChoices } from '../model/choices.ts';
import { metricKey } from '../model/metric-key.ts';
import { forecastPlanSegments, type PlanSegment } from '../model/plan-segments.ts';
import { backtestChoices, type DataSource, type ForecastResult, visitorResult } from '../model/result.ts';
import {
  filteredResult,
  forecastSegment,
  listSegmentOptions,
  type Segment,
  type SegmentOptions,
  type SourceAccount,
  sampleWhole,
  toSourceAccount,
} from '../model/segments.ts';
import type { LinkedAccount } from '../model/share-link.ts';

/** Each task has the number of the run it belongs to, and so do the messages about it. */
export type Task = { run: number } & WorkerTask;
export type WorkerTask =
  | { kind: 'read'; content: Blob; source: DataSource; options: ReadOptions & { today: string } }
  /** Reads a file to preview a choice. */
  | { kind: 'try'; content: Blob; options: ReadOptions & { today: string } }
  | { kind: 'forecast'; account: LinkedAccount; source: DataSource; today: string }
  /** Forecasts again with the visitor's choices. */
  | { kind: 'choose'; choices: AccountChoices; filters: Filter[]; today: string }
  | { kind: 'check'; view: number; outlook: Outlook; weeks: string[] }
  | ({ kind: 'look-back'; view: number; account: Account; ahead: number } & Omit<EarlierForecast, 'metrics'>)
  | { kind: 'sample' }
  | { kind: 'filter'; filters: Filter[]; today: string }
  | { kind: 'segment'; view: number; id: string; filters: Filter[]; metric: string; today: string }
  | { kind: 'plan-parts'; view: number; dimension: number; filters: Filter[]; today: string };

export type Message = { run: number } & WorkerEvent;
export type WorkerEvent =
  | { kind: 'progress'; share: number }
  | { kind: 'unreadable'; why: Unreadable }
  /** The file has changed since it was chosen. */
  | { kind: 'gone' }
  /** A workbook with several readable sheets, and the index of the suggested one. */
  | { kind: 'sheets'; sheets: SheetSummary[]; sheet: number }
  | { kind: 'tried'; outcome: TriedReading }
  /** With the report, if it came from one. */
  | {
      kind: 'result';
      result: ForecastResult;
      report?: ReadReport;
      choices?: SegmentOptions | undefined;
      movedTo?: number | undefined;
    }
  | { kind: 'chosen'; result: ForecastResult; filtered: ForecastResult | undefined }
  /** Undefined if the filters keep too little to forecast. */
  | { kind: 'filtered'; filters: Filter[]; result: ForecastResult | undefined }
  /** For the view that asked, which may have changed. */
  | { kind: 'checked'; view: number; metric: string; checks: BacktestResult[] }
  | { kind: 'segment'; view: number; id: string; segment: Segment | null }
  | { kind: 'plan-parts'; view: number; dimension: number; parts: PlanSegment[] }
  | ({ kind: 'looked-back'; view: number } & EarlierForecast);

/** A report for the page. Its segments stay here. */
export type ReadReport = Omit<Report, 'dimensions' | 'cells'>;

/** A preview of a choice of columns. */
export type TriedReading =
  | (Report['metrics'][number] & Pick<Report, 'weeks' | 'dates' | 'notes' | 'currency'>)
  | Pick<Unreadable, 'problem' | 'platform'>;

/** The forecast when `start` weeks were known, for the metrics with these keys. */
export interface EarlierForecast {
  /** Where it is shown: in the chart with a moved Today, or on the share card. */
  purpose: 'chart' | 'card';
  start: number;
  keys: string[];
  /** Those that could be forecast then. */
  metrics: Outlook[];
}

/** Minimum interval: showing progress slows down reading. */
const progressMs = 150;

/** The source of filters and segments. Dividing the sample takes a while, so it is only done on demand. */
let divided: SourceAccount | 'sample' | undefined = 'sample';

/** The visitor's choices for the account. */
let chosen = noChoices;
/** The same with the week left out because of late conversions. */
let applied = noChoices;

function apply({ choices = noChoices, late }: ForecastResult): void {
  chosen = choices;
  applied = late && !choices.keep.includes(late.week) ? { ...choices, late: late.week } : choices;
}

function whole(): SourceAccount | undefined {
  if (divided === 'sample') divided = sampleWhole();
  return divided;
}

// The page is told of errors, but not of rejected promises.
self.onmessage = ({ data }: MessageEvent<Task>) => void perform(data).catch(reportError);

async function perform({ run, ...task }: Task): Promise<void> {
  const send = (news: WorkerEvent) => postMessage({ run, ...news });
  if (task.kind === 'check') {
    const { view, outlook, weeks } = task;
    const options = backtestChoices(weeks, outlook, applied);
    const checks = runBacktests(outlook.values, weeks, outlook.days, options);
    send({ kind: 'checked', view, metric: metricKey(outlook), checks });
  } else if (task.kind === 'look-back') {
    const { view, purpose, start, keys, account, ahead } = task;
    const metrics = outlooksWithChoices(account, ahead, applied);
    send({ kind: 'looked-back', view, purpose, start, keys, metrics });
  } else if (task.kind === 'forecast') {
    const { account, source, today } = task;
    divided = { ...account, source, dimensions: [], cells: null };
    const result = visitorResult(account, source, today, account.choices);
    apply(result);
    send({ kind: 'result', result, movedTo: account.movedTo });
  } else if (task.kind === 'choose') {
    const { choices, filters, today } = task;
    const account = whole();
    if (!account) return;
    const result = visitorResult(account, account.source, today, choices);
    apply(result);
    const filtered = filters.length > 0 ? filteredResult(account, filters, today, choices) : undefined;
    send({ kind: 'chosen', result, filtered });
  } else if (task.kind === 'sample') {
    divided = 'sample';
    chosen = noChoices;
    applied = noChoices;
  } else if (task.kind === 'filter') {
    const { filters, today } = task;
    const account = whole();
    if (account) send({ kind: 'filtered', filters, result: filteredResult(account, filters, today, chosen) });
  } else if (task.kind === 'segment') {
    const { view, id, filters, metric, today } = task;
    const account = whole();
    const segment = account && forecastSegment(account, filters, metric, today, applied);
    send({ kind: 'segment', view, id, segment: segment ?? null });
  } else if (task.kind === 'plan-parts') {
    const { view, dimension, filters, today } = task;
    const account = whole();
    const parts = account ? forecastPlanSegments(account, filters, dimension, today, applied) : [];
    send({ kind: 'plan-parts', view, dimension, parts });
  } else if (task.kind === 'try') {
    send({ kind: 'tried', outcome: await tryReading(task) });
  } else {
    await read(task, send).catch((error) => {
      if (!(error instanceof FileChangedError)) throw error;
      send({ kind: 'gone' });
    });
  }
}

async function read(
  { content, source, options }: Extract<WorkerTask, { kind: 'read' }>,
  send: (news: WorkerEvent) => void,
): Promise<void> {
  let lastSent = performance.now();
  const {
    report: answer,
    sheets,
    sheet,
  } = await readFile(content, options, (share) => {
    if (performance.now() - lastSent < progressMs) return;
    lastSent = performance.now();
    send({ kind: 'progress', share });
  });
  const readable = sheets.filter((each) => !('problem' in each.content));
  if (readable.length > 1) {
    send({ kind: 'sheets', sheets, sheet });
    return;
  }
  if ('problem' in answer) {
    send({ kind: 'unreadable', why: answer });
    return;
  }
  const counted =
    source.kind === 'sample' || source.kind === 'link' ? source : { ...source, rows: answer.rows };
  const result = visitorResult(answer, counted, options.today);
  if (result.metrics.length === 0) {
    const { lines, platform, columns } = answer;
    const why = { lines, platform, columns, preview: [], guess: null, tables: [] };
    send({ kind: 'unreadable', why: { ...why, problem: { code: 'only-zeros', lines } } });
    return;
  }
  divided = toSourceAccount(answer, counted);
  apply(result);
  const { dimensions: _, cells: __, ...report } = answer;
  send({ kind: 'result', result, report, choices: listSegmentOptions(divided) });
}

async function tryReading({ content, options }: Extract<WorkerTask, { kind: 'try' }>): Promise<TriedReading> {
  const { report } = await readFile(content, options);
  const { platform } = report;
  if ('problem' in report) return { problem: report.problem, platform };
  const { weeks, dates, notes, currency, metrics } = report;
  const main = metrics.find(({ name }) => name === 'conversions') ?? metrics[0];
  if (!main) return { problem: { code: 'no-numbers', lines: report.lines }, platform };
  return { ...main, weeks, dates, notes, currency };
}
