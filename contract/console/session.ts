import * as z from 'zod/mini';

/** Viewers can see everything and change nothing. */
export const roles = ['viewer', 'editor'] as const;
export type Role = (typeof roles)[number];

export const shortestPassword = 12;
export const longestPassword = 256;
const password = z.string().check(z.maxLength(longestPassword));

export const operator = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether one-time codes are enabled. */
  hasCode: z.boolean(),
});
export type Operator = z.output<typeof operator>;

export const signIn = z.object({
  email: z.string().check(z.maxLength(320)),
  password,
  /** Six digits or a recovery code; required if codes are enabled. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

/** The signed-in operator, and all active operators. */
export const session = z.object({
  operator,
  operators: z.array(z.object({ id: z.uuid(), email: z.string(), role: z.enum(roles) })),
  /** Out of `recoveryCodeCount`; 0 if codes are not enabled. */
  recoveryCodesLeft: z.number(),
});
export type Session = z.output<typeof session>;

/** Setting up codes: the key to scan or type, then one code as proof. */
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
/** For disabling codes or renewing the recovery codes. */
export const passwordProof = z.object({ password });
export const recoveryCodeCount = 10;
/** Shown once; only their hashes are stored. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const passwordChange = z.object({
  current: password,
  next: z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword)),
});
