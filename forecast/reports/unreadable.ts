import type { Column, DateForm, Platform, PreviewRow, ReportProblem, TableStart } from './report.ts';

/** What is known about a file that could not be read. Plain data, so that a worker can send it. */
export interface Unreadable {
  problem: ReportProblem;
  lines: number;
  /** Whose report it looks like, how it begins, if it is text, and the columns of its table, if there is one. */
  platform: Platform;
  preview: PreviewRow[];
  columns: Column[];
  guess: DateGuess | null;
  tables: TableStart[];
}

/** A column that may have the dates: `24.w45`, with the year and the week or month that it would mean. */
export interface DateGuess {
  column: number;
  form: DateForm;
  example: string;
  year: number;
  number: number;
}

/** Of a file whose content was not looked at. */
export function unreadable(code: ProblemWithoutFacts): Unreadable {
  return {
    ...{ problem: { code }, lines: 1, platform: 'table', guess: null },
    preview: [],
    columns: [],
    tables: [],
  };
}

/** Problems that are said without a figure from the file. */
type ProblemWithoutFacts = {
  [Code in ReportProblem['code']]: keyof Extract<ReportProblem, { code: Code }> extends 'code' ? Code : never;
}[ReportProblem['code']];
