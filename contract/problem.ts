import * as z from 'zod/mini';

/** Codes for what is wrong with a value. The messages have a sentence for each code in every language. */
const fieldCodes = [
  'required',
  'invalidEmail',
  'invalidWebsite',
  'invalidLinkedIn',
  'invalidPhone',
  'invalidDate',
  'noTime',
  'noTimeZone',
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
  'wrongType',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** What is wrong with a value; if a text is too long, also by how much. */
export type FieldError =
  | { code: Exclude<FieldCode, 'tooLong'> }
  | { code: 'tooLong'; max: number; count: number };

/**
 * The body of every error response: a sentence for people, a code for programs, and a sentence for each invalid field.
 */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** If the requested slot is taken: the slots that are still free. */
  free: z.optional(z.array(z.string())),
  /** The page that shows the outcome, such as that of a meeting cancelled in the meantime. */
  page: z.optional(z.string()),
});
export type Problem = z.output<typeof problem>;

/** The main code if several fields are invalid: the first in the order of the form. */
export function leadingCode(codes: readonly FieldCode[]): FieldCode | undefined {
  return codes.includes('required') ? 'required' : codes[0];
}

/** The error of each invalid field, in the order of the schema; only the first of each field counts. */
export function readFieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): Map<string, FieldError> {
  const found = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!found.has(field)) found.set(field, readFieldError(issue));
  }
  return found;
}

function readFieldError(issue: z.core.$ZodIssue): FieldError {
  const code = fieldCodes.find((known) => known === issue.message) ?? 'wrongType';
  if (code !== 'tooLong') return { code };
  return issue.code === 'custom' ? (issue.params as FieldError) : { code: 'wrongType' };
}
