import { type ParseArgsConfig, parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { adSpendBands } from '../../../contract/ad-spend.ts';
import { sorts, unknownSource, type View, view } from '../../../contract/console/inbox.ts';
import { type SubmissionKind, statuses, submissionKinds } from '../../../contract/console/submissions.ts';
import { locales } from '../../../contract/locales.ts';
import { email } from '../../../contract/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { OperatorError } from '../../operator-error.ts';
import { findOperator, type StoredOperator } from '../../operators/operators.ts';
import { submissionTables } from '../../submissions/tables.ts';
import { type CommandHelp, UsageError } from '../command.ts';

/** Parses a command's options and arguments, of which there are at most `max`. */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  max: number,
  options: Options,
  tooMany?: string,
) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length > max) throw new UsageError(tooMany);
  return { values, positionals };
}

export function assertId(text: string | undefined): asserts text is string {
  if (!z.safeParse(z.uuid(), text).success) throw new UsageError(`"${text}" is not an id.`);
}

export async function findOperatorNamed(db: Db, address: string): Promise<StoredOperator> {
  const operator = await findOperator(db, address);
  if (!operator) throw new OperatorError(`There is no operator ${address}.`);
  return operator;
}

/** Finds the operator to assign, by email address. `nobody` is null: the submission is then assigned to no one. */
export async function findAssignee(db: Db, named: string): Promise<StoredOperator | null> {
  return named === 'nobody' ? null : findOperatorNamed(db, named);
}

export function parseEmail(address: string): string {
  const { data } = z.safeParse(email, address);
  if (data === undefined) throw new OperatorError(`${address} is not an email address.`);
  return data;
}

export const idValue = ['<id>', 'id of a submission, as printed by `list`'] as const;

export async function findSubmission(
  db: Db,
  id: string | undefined,
): Promise<{ kind: SubmissionKind; id: string }> {
  if (id === undefined) throw new UsageError('Missing <id>.');
  assertId(id);
  const each = submissionKinds.map(
    (kind) => sql`select ${kind}::text as kind from ${submissionTables[kind].table} where id = ${id}`,
  );
  const found = await db.one<{ kind: SubmissionKind }>(sql.join(each, sql` union all `));
  if (!found) throw new OperatorError(`There is no submission ${id}, or it was erased.`);
  return { kind: found.kind, id };
}

/** A line of output with tabs between the cells. */
export function tabbed(...cells: (string | number | null | undefined)[]): string {
  return cells.map((cell) => inOneLine(String(cell ?? ''))).join('\t');
}

/** Strips control characters, so that visitors' text cannot control the terminal. */
export function inOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}

/** The filters of a list as command-line options. */
export const viewOptions = Object.fromEntries(
  Object.keys(view.shape).map((name) => [name, { type: 'string' }]),
) as Record<keyof View, { type: 'string' }> satisfies ParseArgsConfig['options'];

/** `applications`, `leads`, `support`, `meetings`, `job-applications`. */
export const kindNames = submissionKinds.map((kind) => (kind === 'support' ? kind : `${kind}s`));

export const kindValue = ['<kind>', kindNames.join(', ')] as const;

const explained: Record<keyof View, readonly string[]> = {
  q: ['the text to search for'],
  status: [
    'open (needs attention), any, or one of',
    ...submissionKinds.map((kind, i) => `${kindNames[i]}: ${statuses[kind].join(', ')}`),
  ],
  source: [`where the visit began, such as linkedin.com; ${unknownSource} for what is not known`],
  language: [locales.join(', ')],
  spend: [`of applications: ${adSpendBands.map((band) => `'${band}'`).join(', ')}`],
  flagged: ['no (the default), only, any'],
  assignee: ['the email address of an operator, or nobody'],
  from: ['the first day received, such as 2026-11-30, in UTC'],
  to: ['the last day received'],
  sort: [sorts.join(', ')],
};

export const viewValues = Object.entries(explained).map(
  ([name, lines]) => [`--${name}`, ...lines] as const,
) satisfies CommandHelp['values'];

/** Parses the filters of a list. Operators are given by email address. */
export async function parseView(
  db: Db,
  kind: SubmissionKind,
  { assignee, ...values }: Partial<Record<keyof View, string>>,
): Promise<View> {
  const read = view.safeParse({
    ...values,
    ...(assignee && {
      assignee: assignee.includes('@') ? (await findOperatorNamed(db, assignee)).id : assignee,
    }),
  });
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => `--${String(path[0])}`);
    throw new UsageError(`This cannot be used: ${wrong.join(', ')}.`);
  }
  const { status } = read.data;
  const known: readonly string[] = ['open', 'any', ...statuses[kind]];
  if (status !== undefined && !known.includes(status)) {
    throw new UsageError(`The statuses of this kind are: ${known.join(', ')}.`);
  }
  return read.data;
}

export function parseKind(name: string | undefined): SubmissionKind {
  const kind = submissionKinds[kindNames.indexOf(name ?? '')];
  if (kind === undefined) throw new UsageError(name ? `There is no kind "${name}".` : 'Which kind?');
  return kind;
}
