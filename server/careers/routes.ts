import type { FastifyInstance } from 'fastify';
import { type Day, dayAt } from '../../contract/calendar.ts';
import { flagOf, sentId } from '../../contract/forms.ts';
import { isClosed } from '../../contract/job.ts';
import { createJobApplication, resumeTypes } from '../../contract/job-application.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { Refusal } from '../refusal.ts';
import { fileName } from './file-name.ts';
import { resumeKind } from './resume-kind.ts';
import { fileJobApplication, type Resume } from './store.ts';

interface CareersDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  /** The last day on which applications are read, by the path of the posting. */
  lastDays: ReadonlyMap<string, Day>;
  outbox: Pick<Outbox, 'nudge'>;
}

export function careersRoutes(app: FastifyInstance, deps: CareersDependencies): void {
  const { db, env, lastDays, outbox } = deps;
  formRoutes(app, deps, {
    endpoint: createJobApplication,
    action: 'store a job application',
    limit: 'forms',
    pages: [...lastDays.keys()].map((job) => `/${job}`),
    next: (_done, page) => `${page}#${sentId}`,
    async receive(sent, locale) {
      const validThrough = lastDays.get(sent.job);
      if (!validThrough) throw new Refusal(422, { fields: new Map([['job', 'invalidChoice']]) });
      if (isClosed({ validThrough }, dayWestmost())) throw new Refusal(422, { code: 'jobClosed' });
      await fileJobApplication(db, {
        sent,
        resume: await checkedResume(sent.resume),
        locale,
        flag: flagOf(sent),
        webhook: env.WEBHOOK_URL !== undefined,
      });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}

/** Today's date in the westernmost time zone, so that nobody is refused while it is still the last day where they are. */
function dayWestmost(): Day {
  return dayAt(Date.now() - 12 * 3_600_000);
}

async function checkedResume(file: File): Promise<Resume> {
  const content = Buffer.from(await file.arrayBuffer());
  const kind = await resumeKind(content);
  return { fileName: fileName(file.name, kind), mediaType: resumeTypes[kind], content };
}
