import type { FastifyInstance } from 'fastify';
import { detectSpam, sentId } from '../../contract/forms.ts';
import { createJobApplication, resumeTypes } from '../../contract/job-application.ts';
import { findClosedJobs } from '../../contract/job-closing.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { HttpError, invalidField } from '../http-error.ts';
import { formMessages, jobMessages } from '../messages.ts';
import type { Polling } from '../poll.ts';
import { readFirstVisit } from '../sources/first-visit.ts';
import { findPosting, readLastDays } from './postings.ts';
import { fileName } from './resume/file-name.ts';
import { resumeKind } from './resume/resume-kind.ts';
import { type Resume, saveJobApplication } from './store.ts';

interface CareersDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Polling, 'nudge'>;
}

export function careersRoutes(app: FastifyInstance, deps: CareersDependencies): void {
  const { db, env, site, outbox } = deps;
  formRoutes(app, deps, {
    endpoint: createJobApplication,
    action: 'store a job application',
    limit: 'forms',
    required: (locale) => jobMessages[locale].form.required,
    pages: ['/:job'],
    hasPage: ({ job = '' }) => findPosting(job) !== undefined,
    next: (_done, page) => `${page}#${sentId}`,
    async handle(sent, locale, request) {
      const lastDays = readLastDays();
      if (!lastDays.has(sent.job)) throw invalidField('job');
      const isPast = findClosedJobs(lastDays, Date.now()).has(sent.job);
      if (isPast || site.live.closedJobs.has(sent.job)) throw new HttpError(422, { code: 'jobClosed' });
      await saveJobApplication(db, {
        sent,
        visit: readFirstVisit(deps.site, sent.firstVisit, request),
        resume: await checkedResume(sent.resume),
        locale,
        flag: detectSpam(sent),
        webhook: env.WEBHOOK_URL !== undefined,
      });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}

async function checkedResume(file: File): Promise<Resume> {
  const content = Buffer.from(await file.arrayBuffer());
  const kind = await resumeKind(content);
  return { fileName: fileName(file.name, kind), mediaType: resumeTypes[kind], content };
}
