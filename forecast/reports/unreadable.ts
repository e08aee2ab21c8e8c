import type { Column, DateForm, Platform, PreviewRow, ReportProblem, TableStart } from './report.ts';

/** What is known about an unreadable file. Plain data, so that a worker can send it. */
export interface Unreadable {
  problem: ReportProblem;
  lines: number;
  /** The likely platform, the beginning of the file if it is text, and the columns of its table if there is one. */
  platform: Platform;
  preview: PreviewRow[];
  columns: Column[];
  guess: DateGuess | null;
  tables: TableStart[];
}

/** A column that may contain the dates: `24.w45`, with the year and the week or month it would mean. */
export interface DateGuess {
  column: number;
  form: DateForm;
  example: string;
  year: number;
  number: number;
}

/** For a file whose content was not inspected. */
export function unreadable(code: ProblemWithoutFacts): Unreadable {
  return {
    ...{ problem: { code }, lines: 1, platform: 'table', guess: null },
    preview: [],
    columns: [],
    tables: [],
  };
}

/** Problems that are reported without a figure from the file. */
type ProblemWithoutFacts = {
  [Code in ReportProblem['code']]: keyof Extract<ReportProblem, { code: Code }> extends 'code' ? Code : never;
}[ReportProblem['code']];
