/** Reads files and forecasts, so that the page stays responsive. Nothing is sent anywhere. */
import { type Account, type Check, checksOf } from '../../../forecast/outlook.ts';
import { createReader } from '../../../forecast/reports/read-report.ts';
import type { ReadOptions, Report, Unreadable } from '../../../forecast/reports/report.ts';
import { ownResult, type Result, type Source } from './result.ts';

export type Task =
  | { kind: 'read'; content: Blob; source: Source; options: ReadOptions & { today: string } }
  | { kind: 'forecast'; account: Account & { currency: string | null }; source: Source; today: string }
  | { kind: 'check'; metric: string; values: number[]; weeks: string[] };

export type Message =
  | { kind: 'progress'; share: number }
  | { kind: 'unreadable'; why: Unreadable }
  | { kind: 'report'; report: Report }
  | { kind: 'result'; result: Result }
  | { kind: 'checked'; metric: string; checks: Check[] };

const send = (message: Message) => postMessage(message);

self.onmessage = async ({ data: task }: MessageEvent<Task>) => {
  if (task.kind === 'check') {
    send({ kind: 'checked', metric: task.metric, checks: checksOf(task.values, task.weeks) });
  } else if (task.kind === 'forecast') {
    send({ kind: 'result', result: ownResult(task.account, task.source, task.today) });
  } else {
    await read(task);
  }
};

async function read({ content, source, options }: Extract<Task, { kind: 'read' }>): Promise<void> {
  const reader = createReader(options);
  const stream = content.stream().getReader();
  for (let told = 0; ; ) {
    const { done, value } = await stream.read();
    if (done) break;
    reader.push(value);
    const share = reader.progress().bytes / content.size;
    if (share - told < 0.05) continue;
    told = share;
    send({ kind: 'progress', share });
  }
  const answer = reader.end();
  if ('problem' in answer) {
    send({ kind: 'unreadable', why: answer });
    return;
  }
  send({ kind: 'report', report: answer });
  const told = source.kind === 'sample' || source.kind === 'link' ? source : { ...source, rows: answer.rows };
  send({ kind: 'result', result: ownResult(answer, told, options.today) });
}
