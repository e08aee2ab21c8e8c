import type { FastifyInstance } from 'fastify';
import { sentId } from '../../contract/forms.ts';
import { createJobApplication, resumeTypes } from '../../contract/job-application.ts';
import { findClosedJobs } from '../../contract/job-closing.ts';
import { HttpError, invalidField } from '../http-error.ts';
import { jobMessages } from '../messages.ts';
import { type SubmissionDependencies, submissionForm } from '../submissions/submission-form.ts';
import { findPosting, readLastDays } from './postings.ts';
import { fileName } from './resume/file-name.ts';
import { resumeKind } from './resume/resume-kind.ts';
import { type Resume, saveJobApplication } from './store.ts';

export function careersRoutes(app: FastifyInstance, deps: SubmissionDependencies): void {
  const { db, site } = deps;
  submissionForm(app, deps, {
    endpoint: createJobApplication,
    action: 'store a job application',
    required: (locale) => jobMessages[locale].form.required,
    pages: ['/:job'],
    hasPage: ({ job = '' }) => findPosting(job) !== undefined,
    next: (_done, page) => `${page}#${sentId}`,
    async save(application) {
      const { job, resume } = application.sent;
      const lastDays = readLastDays();
      if (!lastDays.has(job)) throw invalidField('job');
      const isPast = findClosedJobs(lastDays, Date.now()).has(job);
      if (isPast || site.live.closedJobs.has(job)) throw new HttpError(422, { code: 'jobClosed' });
      await saveJobApplication(db, { ...application, resume: await checkedResume(resume) });
    },
  });
}

async function checkedResume(file: File): Promise<Resume> {
  const content = Buffer.from(await file.arrayBuffer());
  const kind = await resumeKind(content);
  return { fileName: fileName(file.name, kind), mediaType: resumeTypes[kind], content };
}
