import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { facts } from './facts.ts';
import { firstVisitField, trapFields } from './forms.ts';
import { personName } from './person-name.ts';
import type { FieldCode } from './problem.ts';
import { email, line, requiredParagraph } from './text.ts';

/** The file types of a resume and their media types. The server detects the type from a file's content. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type ResumeKind = keyof typeof resumeTypes;

export const maxResumeBytes = facts.maxResumeMegabytes * 1024 * 1024;

/** A job application, in the order of the form. `job` is the path of the posting without its slash. */
export const jobApplication = z.object({
  job: line,
  fullName: personName,
  email,
  coverLetter: requiredParagraph,
  resume: z
    .file('noFile' satisfies FieldCode)
    .check(
      z.minSize(1, 'brokenFile' satisfies FieldCode),
      z.maxSize(maxResumeBytes, 'fileTooLarge' satisfies FieldCode),
    ),
});
export type JobApplication = z.output<typeof jobApplication>;

export const createJobApplication = endpoint({
  operationId: 'createJobApplication',
  path: '/job-applications/create',
  summary: 'Apply for a job. `resume` is a PDF, DOCX or ODT file.',
  multipart: true,
  // In a multipart form everything except files is text.
  body: z.extend(jobApplication, {
    ...trapFields,
    ...firstVisitField,
    openMs: z.optional(z.coerce.number()),
  }),
  response: z.object({ message: z.string() }),
});
