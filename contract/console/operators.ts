import * as z from 'zod/mini';
import { email } from '../text.ts';
import { operator, roles } from './session.ts';

const role = z.enum(roles);

/** An operator as shown to admins. */
const operatorAccount = z.extend(operator, {
  disabled: z.boolean(),
  signedInAt: z.nullable(z.string()),
  openSessions: z.number(),
});
export type OperatorAccount = z.output<typeof operatorAccount>;

export const openInvitation = z.object({ id: z.uuid(), email: z.string(), role, expiresAt: z.string() });
export type OpenInvitation = z.output<typeof openInvitation>;

/** The same as shown to admins. */
const invitation = z.extend(openInvitation, {
  /** The state of its mail. `failing`: it was tried and will be retried, or was given up. */
  mail: z.enum(['sent', 'waiting', 'failing']),
  mailError: z.nullable(z.string()),
});
export type Invitation = z.output<typeof invitation>;

export const operatorAccounts = z.object({
  people: z.array(operatorAccount),
  invitations: z.array(invitation),
});

export const invite = z.object({ email, role });
export const roleChange = z.object({ role });
export const accessChange = z.object({ disabled: z.boolean() });

export const invitationDays = 7;
export const resetMinutes = 60;

/** An open session of the signed-in operator. */
const openSession = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
  /** `Firefox on Linux`; empty if unknown. */
  browser: z.string(),
  /** The client's address at sign-in. */
  address: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;
export const openSessions = z.object({ sessions: z.array(openSession) });
