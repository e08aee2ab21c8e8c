import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { detectSpam, type Flag } from '../../contract/forms.ts';
import type { Locale } from '../../contract/locales.ts';
import { type FormDependencies, type FormRoute, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages } from '../messages.ts';
import type { Polling } from '../poll.ts';
import { type FirstVisit, readFirstVisit } from '../sources/first-visit.ts';

export interface SubmissionDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Polling, 'nudge'>;
}

/** A form as it is stored. */
export interface NewSubmission<Sent> {
  sent: Sent;
  visit: FirstVisit;
  locale: Locale;
  flag: Flag | null;
  /** True if the webhook is called. */
  webhook: boolean;
}

/** The fields that every form has, besides its own. */
type SentForm = Parameters<typeof detectSpam>[0] & { firstVisit?: string | undefined };

type Done = z.ZodMiniType<{ message: string }>;

interface SubmissionForm<Body extends z.ZodMiniType<SentForm>>
  extends Omit<FormRoute<Body, Done>, 'limit' | 'handle'> {
  save(submission: NewSubmission<z.output<Body>>): Promise<void>;
}

/** A form that is stored as a submission, which is then delivered. */
export function submissionForm<Body extends z.ZodMiniType<SentForm>>(
  app: FastifyInstance,
  deps: SubmissionDependencies,
  { save, ...form }: SubmissionForm<Body>,
): void {
  formRoutes(app, deps, {
    ...form,
    limit: 'forms',
    async handle(sent, locale, request) {
      const visit = readFirstVisit(deps.site, sent.firstVisit, request);
      const webhook = deps.env.WEBHOOK_URL !== undefined;
      await save({ sent, visit, locale, flag: detectSpam(sent), webhook });
      deps.outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}
