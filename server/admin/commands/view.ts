import type { ParseArgsConfig } from 'node:util';
import { sorts, type View, view } from '../../../contract/console/inbox.ts';
import { type SubjectKind, statuses, subjectKinds } from '../../../contract/console/subjects.ts';
import { locales } from '../../../contract/locales.ts';
import { adSpendBands } from '../../../contract/waitlist.ts';
import { findOperator } from '../../console/auth/operators.ts';
import type { Db } from '../../db/db.ts';
import { StartProblem } from '../../start-problem.ts';
import { type CommandHelp, UsageProblem } from '../command.ts';

/** The parameters of a list's address, as options. */
export const viewOptions = Object.fromEntries(
  Object.keys(view.shape).map((name) => [name, { type: 'string' }]),
) as Record<keyof View, { type: 'string' }> satisfies ParseArgsConfig['options'];

/** `applications`, `leads`, `support`, `meetings`, `job-applications`. */
export const kindNames = subjectKinds.map((kind) => (kind === 'support' ? kind : `${kind}s`));

export const kindValue = ['<kind>', kindNames.join(', ')] as const;

const explained: Record<keyof View, readonly string[]> = {
  q: ['words to look for'],
  status: [
    'open (what waits for somebody), any, or one of',
    ...subjectKinds.map((kind, i) => `${kindNames[i]}: ${statuses[kind].join(', ')}`),
  ],
  language: [locales.join(', ')],
  spend: [`of applications: ${adSpendBands.map((band) => `'${band}'`).join(', ')}`],
  flagged: ['no (the default), only, any'],
  assignee: ['the e-mail address of an operator, or nobody'],
  from: ['the first day received, such as 2026-11-30, in UTC'],
  to: ['the last day received'],
  sort: [sorts.join(', ')],
};

/** The filters of a list, for its help. */
export const viewValues = Object.entries(explained).map(
  ([name, lines]) => [`--${name}`, ...lines] as const,
) satisfies CommandHelp['values'];

/** What a list is to show. An operator is named by the e-mail address. */
export async function viewOf(
  db: Db,
  kind: SubjectKind,
  { assignee, ...values }: Partial<Record<keyof View, string>>,
): Promise<View> {
  const read = view.safeParse({ ...values, ...(assignee && { assignee: await assigneeOf(db, assignee) }) });
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => `--${String(path[0])}`);
    throw new UsageProblem(`This cannot be used: ${wrong.join(', ')}.`);
  }
  const { status } = read.data;
  const known: readonly string[] = ['open', 'any', ...statuses[kind]];
  if (status !== undefined && !known.includes(status)) {
    throw new UsageProblem(`The statuses of this kind are: ${known.join(', ')}.`);
  }
  return read.data;
}

async function assigneeOf(db: Db, named: string): Promise<string> {
  if (!named.includes('@')) return named;
  const operator = await findOperator(db, named);
  if (!operator) throw new StartProblem(`There is no operator ${named}.`);
  return operator.id;
}

export function kindOf(name: string | undefined): SubjectKind {
  const kind = subjectKinds[kindNames.indexOf(name ?? '')];
  if (kind === undefined) throw new UsageProblem(name ? `There is no kind "${name}".` : 'Which kind?');
  return kind;
}
