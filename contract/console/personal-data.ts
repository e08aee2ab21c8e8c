import * as z from 'zod/mini';
import { subjectKind } from './submissions.ts';

/** Everything stored about one address. */
export const dataSubjectQuery = z.object({ email: z.string().check(z.maxLength(320)) });
export const personalData = z.object({
  email: z.string(),
  found: z.array(
    z.object({
      kind: subjectKind,
      id: z.uuid(),
      title: z.string(),
      createdAt: z.string(),
      /** From another person, with the address in a field, a note, its history or a mail. */
      isMention: z.boolean(),
    }),
  ),
});
export type PersonalData = z.output<typeof personalData>;
/** What was erased, and what was not. */
export const erased = z.object({
  /** Submissions of the person, deleted with their history and mails. */
  removed: z.number(),
  /** Everything else that the address was removed from: other people's submissions, templates, saved views. */
  cleaned: z.number(),
  /** Operators' accounts and invitations with the address, which remain. */
  accounts: z.number(),
});
export type Erased = z.output<typeof erased>;
