import * as z from 'zod/mini';

/** A viewer sees everything and changes nothing. */
export const roles = ['viewer', 'editor'] as const;
export type Role = (typeof roles)[number];

export const shortestPassword = 12;
export const longestPassword = 256;
const password = z.string().check(z.maxLength(longestPassword));

export const operator = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether a code is asked for beside the password. */
  hasCode: z.boolean(),
});
export type Operator = z.output<typeof operator>;

export const signIn = z.object({
  email: z.string().check(z.maxLength(320)),
  password,
  /** Six digits or a recovery code; needed where the operator has set codes up. */
  code: z.optional(z.string().check(z.maxLength(40))),
});

/** Who is signed in, and everyone else who may be. */
export const session = z.object({
  operator,
  operators: z.array(z.object({ id: z.uuid(), email: z.string(), role: z.enum(roles) })),
  /** Of `recoveryCodeCount`; none where no code is asked for. */
  recoveryCodesLeft: z.number(),
});
export type Session = z.output<typeof session>;

/** To set up a code: the key to scan or type, and then one code as a proof that it was. */
export const newCode = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The link as a QR code: so many squares wide, and the path that draws the dark ones. */
  qr: z.object({ size: z.number(), path: z.string() }),
});
export const codeProof = z.object({
  secret: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(12)),
  password,
});
/** To remove the code, or to get new recovery codes. */
export const passwordProof = z.object({ password });
export const recoveryCodeCount = 10;
/** Shown once: only their hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof recoveryCodes>;
export const passwordChange = z.object({
  current: password,
  next: z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword)),
});
