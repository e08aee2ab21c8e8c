import * as z from 'zod/mini';

/** Viewers see everything and change nothing; editors also act; admins also manage operators. */
export const roles = ['viewer', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Each role includes the ones before it. */
export function hasRole(has: Role, needs: Role): boolean {
  return roles.indexOf(has) >= roles.indexOf(needs);
}

export const minPassword = 12;
export const maxPassword = 256;
const password = z.string().check(z.maxLength(maxPassword));
const newPassword = z.string().check(z.minLength(minPassword), z.maxLength(maxPassword));

export const operator = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** True if the second factor is enabled. */
  hasCode: z.boolean(),
});
export type Operator = z.output<typeof operator>;

export const signIn = z.object({
  email: z.string().check(z.maxLength(320)),
  password,
  /** Six digits or a recovery code; required if the second factor is enabled. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

/** The signed-in operator, and all active operators. */
export const session = z.object({
  operator,
  operators: z.array(z.object({ id: z.uuid(), email: z.string(), role: z.enum(roles) })),
  /** Out of `recoveryCodeCount`; 0 if the second factor is not enabled. */
  recoveryCodesLeft: z.number(),
  /** True if a second factor is required and this operator has none: nothing else works until it is enabled. */
  mustSetUpCode: z.boolean(),
});
export type Session = z.output<typeof session>;

/** Enabling the second factor: the key to scan or type, then a code as proof. */
export const newCode = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The URI as a QR code: width in modules, and the SVG path of the dark ones. */
  qr: z.object({ size: z.number(), path: z.string() }),
});
export const codeProof = z.object({
  secret: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(12)),
  password,
});
/** For disabling the second factor or renewing the recovery codes. */
export const passwordProof = z.object({ password });
export const recoveryCodeCount = 10;
/** Shown once; only their hashes are stored. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const passwordChange = z.object({
  current: password,
  next: newPassword,
});

export const signInWays = z.object({ singleSignOn: z.boolean() });

/** The secret part of a link that we mailed. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));
export const mailedLink = z.object({ token });
/** Sets the password of a new operator, or replaces a forgotten one. */
export const passwordByLink = z.object({ token, password: newPassword });
export const resetRequest = z.object({ email: signIn.shape.email });
