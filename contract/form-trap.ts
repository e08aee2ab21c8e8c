import * as z from 'zod/mini';

/** The field no person sees; whoever fills it in is a program. */
export const honeypot = 'projectCode';

/** Faster than anyone reads a form, let alone fills it in. */
export const shortestFillMs = 3_000;

/** Sent along with every form. `openMs` is how long it lay open; a form posted without JavaScript has none. */
export const trapFields = {
  [honeypot]: z.optional(z.string()),
  openMs: z.optional(z.number()),
};

export const flags = ['honeypot', 'tooFast'] as const;
export type Flag = (typeof flags)[number];

/** Why a form looks as if a program had sent it, or null. */
export function flagOf(sent: { [honeypot]?: string | undefined; openMs?: number | undefined }): Flag | null {
  if (sent[honeypot]) return 'honeypot';
  return sent.openMs !== undefined && sent.openMs < shortestFillMs ? 'tooFast' : null;
}
