import * as z from 'zod/mini';

/** What is wrong with a value. The messages have a sentence for each code in every language. */
const fieldCodes = [
  'required',
  'invalidEmail',
  'invalidWebsite',
  'invalidLinkedIn',
  'invalidPhone',
  'invalidDate',
  'noTime',
  'invalidChoice',
  'notAName',
  'noFile',
  'fileTooLarge',
  'wrongFileType',
  'brokenFile',
  'lockedFile',
  'fileWithMacros',
  'activePdf',
  'fileGone',
  'tooLong',
  'unreadable',
  'wrongType',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** The body of every refusal: a sentence for people, a code for programs, and a sentence for each invalid field. */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** If the requested slot is taken: those that are still free. */
  free: z.optional(z.array(z.string())),
});
export type Problem = z.output<typeof problem>;

/** The code that leads if several fields are invalid: the first in the order of the form. */
export function leadingCode(codes: readonly FieldCode[]): FieldCode | undefined {
  return codes.includes('required') ? 'required' : codes[0];
}

/** The code of each invalid field, in the order of the schema; only the first of each field counts. */
export function fieldCodesOf(error: Pick<z.core.$ZodError, 'issues'>): Map<string, FieldCode> {
  const found = new Map<string, FieldCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    const code = fieldCodes.find((known) => known === message) ?? 'wrongType';
    if (!found.has(field)) found.set(field, code);
  }
  return found;
}
