import { readReport } from '../read-report.ts';
import type { ReadOptions, Report, ReportNote } from '../report.ts';

export function read(content: Uint8Array | string, options: ReadOptions = {}): Report {
  const result = readReport(content, options);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result;
}

export function readProblem(content: Uint8Array | string, options: ReadOptions = {}) {
  const result = readReport(content, options);
  return 'problem' in result ? result.problem : undefined;
}

export const findNote = <Code extends ReportNote['code']>(report: Report, code: Code) =>
  report.notes.find((note): note is Extract<ReportNote, { code: Code }> => note.code === code);

export const codes = ({ notes }: Report) => notes.map(({ code }) => code);

export const total = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;

export const totals = ({ metrics }: Report) =>
  Object.fromEntries(
    metrics.map(({ name, label, values }) => [name === 'other' ? label : name, total(values)]),
  );

/** A table with one row per day, starting with the first. */
export function daily(first: string, count: number, row: (day: string, i: number) => string): string {
  return Array.from({ length: count }, (_, i) =>
    row(new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10), i),
  ).join('\n');
}
