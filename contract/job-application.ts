import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { trapFields } from './form-trap.ts';
import { personName } from './person-name.ts';
import type { FieldCode } from './problem.ts';
import { email, line, requiredParagraph } from './text.ts';

/** The kinds of file a resume may be, and what each is called on the web. What a file is, its content says. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;
export type ResumeKind = keyof typeof resumeTypes;

export const maxResumeMegabytes = 5;
export const maxResumeBytes = maxResumeMegabytes * 1024 * 1024;

/** An application for a job, in the order the form asks and complains. `job` is the path of the posting without its slash. */
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
  path: '/job-applications/create',
  summary: 'Apply for a job. `resume` is a PDF, DOCX or ODT file.',
  multipart: true,
  // In a form everything but a file is text.
  body: z.extend(jobApplication, { ...trapFields, openMs: z.optional(z.coerce.number()) }),
  reply: z.object({ message: z.string() }),
});
