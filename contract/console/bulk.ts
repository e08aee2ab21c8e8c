import * as z from 'zod/mini';
import { isInstant } from './inbox.ts';
import { erased } from './personal-data.ts';
import { decisions } from './replies.ts';
import { type Status, type SubmissionKind, status, statuses } from './submissions.ts';

/** The maximum number per request, so that it finishes in time; the browser sends more requests. */
export const bulkSize = 100;

/** The statuses that can be set in bulk. Decisions are sent as replies. */
export function bulkStatuses(kind: SubmissionKind): readonly Status[] {
  if (kind === 'meeting') return [];
  const [, ...later]: readonly Status[] = statuses[kind];
  return later.filter((one) => !decisions[kind]?.[one]);
}

/** What is done to each of the items. */
export const bulkChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('status'), status, isUndo: z.optional(z.boolean()) }),
  z.object({ do: z.literal('assign'), assignee: z.nullable(z.uuid()) }),
  z.object({ do: z.literal('unflag') }),
  /** Deletes held submissions only: unlike `erase`, nothing else from the same address. */
  z.object({ do: z.literal('deleteHeld') }),
  z.object({ do: z.literal('answer'), act: z.enum(['invite', 'decline']) }),
  z.object({ do: z.literal('undoAnswer') }),
  z.object({ do: z.literal('erase') }),
]);
export type BulkChange = z.output<typeof bulkChange>;

/** `seen` is the `updatedAt` that the operator saw; `answer` is the id of the reply to send or undo. */
const bulkItem = z.object({
  id: z.uuid(),
  seen: z.optional(z.string().check(z.refine<string>(isInstant))),
  answer: z.optional(z.uuid()),
});
export type BulkItem = z.output<typeof bulkItem>;

export const bulk = z.object({
  change: bulkChange,
  items: z.array(bulkItem).check(z.maxLength(bulkSize)),
});

/** For each item its `updatedAt` after the change, or why it was skipped. */
export const bulkResults = z.object({
  results: z.array(
    z.object({ id: z.uuid(), updatedAt: z.nullable(z.string()), refused: z.nullable(z.string()) }),
  ),
  /** What erasing them removed, and what remains. */
  erased: z.optional(erased),
});
export type BulkOutcome = z.output<typeof bulkResults>;
export type BulkResult = z.output<typeof bulkResults>['results'][number];

export const exportedIds = z.object({ ids: z.array(z.uuid()).check(z.maxLength(1_000)) });
