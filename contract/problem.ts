import * as z from 'zod/mini';

/** What is wrong with a value. Catalogues give each code its sentence, per language. */
export const fieldCodes = [
  'required',
  'invalidEmail',
  'invalidWebsite',
  'invalidLinkedIn',
  'invalidPhone',
  'invalidDate',
  'invalidChoice',
  'notAName',
  'noFile',
  'fileTooLarge',
  'wrongFileType',
  'brokenFile',
  'lockedFile',
  'fileWithMacros',
  'fileGone',
  'tooLong',
  'unreadable',
  'wrongType',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** Every refusal of the API: a sentence for people, a code for programs, and a sentence for each field at fault. */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Where what was asked for is taken: what is still free in its place. */
  free: z.optional(z.array(z.string())),
});
export type Problem = z.output<typeof problem>;

/** Which code leads when several fields are at fault: the order in which the form speaks. */
export function leadingCode(codes: readonly FieldCode[]): FieldCode | undefined {
  return codes.includes('required') ? 'required' : codes[0];
}

/** The code of each field at fault, in the order of the schema; the first of each field counts. */
export function fieldCodesOf(error: Pick<z.core.$ZodError, 'issues'>): Map<string, FieldCode> {
  const found = new Map<string, FieldCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? '');
    const code = fieldCodes.find((known) => known === message) ?? 'wrongType';
    if (!found.has(field)) found.set(field, code);
  }
  return found;
}
