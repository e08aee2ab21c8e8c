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

/** A column that may contain the dates, with an example such as `24.w45` and the year and week or month it would mean. */
export interface DateGuess {
  column: number;
  form: DateForm;
  example: string;
  year: number;
  number: number;
}

/** The result for a file whose content was not inspected. */
export function unreadable(code: ProblemWithoutFacts): Unreadable {
  return {
    ...{ problem: { code }, lines: 1, platform: 'table', guess: null },
    preview: [],
    columns: [],
    tables: [],
  };
}

/** Problems without further fields. */
type ProblemWithoutFacts = {
  [Code in ReportProblem['code']]: keyof Extract<ReportProblem, { code: Code }> extends 'code' ? Code : never;
}[ReportProblem['code']];
