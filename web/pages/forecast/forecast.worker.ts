/** Reads files and forecasts, so that the page stays responsive. Nothing is sent anywhere. */
import { type Account, type Check, checksOf, type Outlook, outlooks } from '../../../forecast/outlook.ts';
import { createReader } from '../../../forecast/reports/read-report.ts';
import type { ReadOptions, Report, Unreadable } from '../../../forecast/reports/report.ts';
import { ownResult, type Result, type Source } from './result.ts';

/** Each task has the number of the run it belongs to, and so have the messages about it. */
export type Task = { run: number } & Work;
export type Work =
  | { kind: 'read'; content: Blob; source: Source; options: ReadOptions & { today: string } }
  | { kind: 'forecast'; account: Account & { currency: string | null }; source: Source; today: string }
  | { kind: 'check'; metric: string; values: number[]; weeks: string[] }
  | { kind: 'look-back'; start: number; keys: string[]; account: Account; ahead: number };

export type Message = { run: number } & News;
export type News =
  | { kind: 'progress'; share: number }
  | { kind: 'unreadable'; why: Unreadable }
  /** With the report, if it came from one. */
  | { kind: 'result'; result: Result; report?: Report }
  | { kind: 'checked'; metric: string; checks: Check[] }
  | ({ kind: 'looked-back' } & Earlier);

/** What would have been forecast when `start` weeks were known, of the metrics with these keys. */
export interface Earlier {
  start: number;
  keys: string[];
  /** Those that could be forecast earlier. */
  metrics: Outlook[];
}

/** Drawing how far a file has been read takes time from reading it. */
const progressMs = 150;

self.onmessage = async ({ data: { run, ...task } }: MessageEvent<Task>) => {
  const send = (news: News) => postMessage({ run, ...news });
  if (task.kind === 'check') {
    send({ kind: 'checked', metric: task.metric, checks: checksOf(task.values, task.weeks) });
  } else if (task.kind === 'look-back') {
    const { start, keys, account, ahead } = task;
    send({ kind: 'looked-back', start, keys, metrics: outlooks(account, ahead) });
  } else if (task.kind === 'forecast') {
    send({ kind: 'result', result: ownResult(task.account, task.source, task.today) });
  } else {
    await read(task, send);
  }
};

async function read(
  { content, source, options }: Extract<Work, { kind: 'read' }>,
  send: (news: News) => void,
): Promise<void> {
  const reader = createReader(options);
  const stream = content.stream().getReader();
  for (let lastSent = performance.now(); ; ) {
    const { done, value } = await stream.read();
    if (done) break;
    reader.push(value);
    if (performance.now() - lastSent < progressMs) continue;
    lastSent = performance.now();
    send({ kind: 'progress', share: reader.progress().bytes / content.size });
  }
  const answer = reader.end();
  if ('problem' in answer) {
    send({ kind: 'unreadable', why: answer });
    return;
  }
  const counted =
    source.kind === 'sample' || source.kind === 'link' ? source : { ...source, rows: answer.rows };
  const result = ownResult(answer, counted, options.today);
  if (result.metrics.length === 0) {
    // Nothing but zeros.
    const { lines } = answer;
    send({
      kind: 'unreadable',
      why: { problem: { code: 'no-numbers', lines }, lines, preview: [], columns: answer.columns },
    });
    return;
  }
  send({ kind: 'result', result, report: answer });
}
