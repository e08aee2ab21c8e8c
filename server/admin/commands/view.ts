import type { ParseArgsConfig } from 'node:util';
import { type View, view } from '../../../contract/console/inbox.ts';
import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import { UsageProblem } from '../command.ts';

/** The parameters of a list's address, as options. */
export const viewOptions = Object.fromEntries(
  Object.keys(view.shape).map((name) => [name, { type: 'string' }]),
) as Record<keyof View, { type: 'string' }> satisfies ParseArgsConfig['options'];

export const viewUsage = Object.keys(view.shape)
  .map((name) => `[--${name} …]`)
  .join(' ');

export function viewOf(values: Partial<Record<keyof View, string>>): View {
  const read = view.safeParse(values);
  if (!read.success) throw new UsageProblem();
  return read.data;
}

/** `applications`, `leads`, `support`, `meetings`, `job-applications`. */
export const kindNames = subjectKinds.map((kind) => (kind === 'support' ? kind : `${kind}s`));

export function kindOf(name: string | undefined): SubjectKind {
  const kind = subjectKinds[kindNames.indexOf(name ?? '')];
  if (kind === undefined) throw new UsageProblem();
  return kind;
}
