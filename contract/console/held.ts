import * as z from 'zod/mini';
import { flags } from '../forms.ts';
import { row } from './inbox.ts';

/** A submission that looks like spam, why, and what speaks against that. */
const heldSubmission = z.object({
  row,
  email: z.string(),
  flag: z.enum(flags),
  /** The domain of the website is that of the address. */
  websiteMatchesAddress: z.boolean(),
});
export type HeldSubmission = z.output<typeof heldSubmission>;

export const heldList = z.object({
  /** The doubtful ones first, then the newest; at most `maxHeldShown`. */
  submissions: z.array(heldSubmission),
  total: z.number(),
  /** They are deleted so many days after they were sent. */
  deletedAfterDays: z.number(),
});

export const maxHeldShown = 500;
