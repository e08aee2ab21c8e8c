import * as z from 'zod/mini';
import { flags } from '../forms.ts';
import { row } from './inbox.ts';

/** A submission flagged as spam, the reason, and evidence to the contrary. */
const heldSubmission = z.object({
  row,
  email: z.string(),
  flag: z.enum(flags),
  /** True if the website has the same domain as the address. */
  websiteMatchesAddress: z.boolean(),
});
export type HeldSubmission = z.output<typeof heldSubmission>;

export const heldList = z.object({
  /** Doubtful ones first, then the newest; at most `maxHeldShown`. */
  submissions: z.array(heldSubmission),
  total: z.number(),
  deletedAfterDays: z.number(),
});

export const maxHeldShown = 500;
