import * as z from 'zod/mini';

/** The honeypot, a hidden field that only bots fill in. */
export const honeypot = 'projectCode';

/** After how many days the browser deletes unsent input. Not in `facts.ts`, which forms need not load. */
export const draftDays = 30;

/**
 * No person opens a form, fills it in and sends it faster than this: with a password manager it takes two clicks.
 * Programs that post at once are far faster.
 */
export const minFillMs = 1_000;

/** Sent with every form. `openMs` is how long it was open; undefined for a form posted without JavaScript. */
export const trapFields = {
  [honeypot]: z.optional(z.string()),
  openMs: z.optional(z.number()),
};

/** Sent with every form. */
export const firstVisitField = {
  /** The link to the first page of the visit, which may be empty, a space, and that page's path and query. */
  firstVisit: z.optional(z.string()),
};

export const flags = ['honeypot', 'tooFast'] as const;
export type Flag = (typeof flags)[number];

/** Why a form looks like spam; null if it does not. */
export function detectSpam(sent: {
  [honeypot]?: string | undefined;
  openMs?: number | undefined;
}): Flag | null {
  if (sent[honeypot]) return 'honeypot';
  return sent.openMs !== undefined && sent.openMs < minFillMs ? 'tooFast' : null;
}

/** How long the message above a form is shown. */
export const messageClearsMs = 5_000;
/** A longer message cannot be read in that time: it stays until it is closed or the form is sent again. */
export const maxTimedMessage = 75;

/** The id of the thank-you section of a form's page. A URL with this hash shows it, without JavaScript. */
export const sentId = 'sent';

/** A form that the server rejected: its values and errors. */
export interface SubmittedForm {
  /** The visitor's input, by field name. */
  values: Record<string, string>;
  /** The error message of each field. */
  fields: Record<string, string>;
  /** The error message of the form. */
  message: string;
}
