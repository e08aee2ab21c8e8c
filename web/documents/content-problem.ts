/** A problem in a content file, and its position. */
export interface ContentProblem {
  /** Relative to the project's root: `content/articles/de/first-blog.md`. */
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  message: string;
}

/** Content that cannot be published. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

export function refuseProblems(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${place}: ${field}: ${message}` : `${place}: ${message}`;
}
