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
  /** Six digits; needed where the operator has set it up. */
  code: z.optional(z.string().check(z.maxLength(12))),
});

/** Who is signed in, and everyone a thing can be assigned to. */
export const session = z.object({
  operator,
  operators: z.array(z.object({ id: z.uuid(), email: z.string() })),
});
export type Session = z.output<typeof session>;

/** To set up a code: the key to scan or type, and then one code as a proof that it was. */
export const newCode = z.object({ secret: z.string(), uri: z.string() });
export const codeProof = z.object({
  secret: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(12)),
  password,
});
export const codeRemoval = z.object({ password });
export const passwordChange = z.object({
  current: password,
  next: z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword)),
});
