import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { describeEmailError } from '../../content/describe-field-error.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { email } from '../../contract/text.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { sendFilledPage } from '../api/fill-page.ts';
import { maxFormBytes, plainForms } from '../api/form-routes.ts';
import { comingSoonMessages, formMessages, waitlistMessages } from '../messages.ts';
import type { Polling } from '../poll.ts';
import { submissionForm } from '../submissions/submission-form.ts';
import { type ConfirmDependencies, confirmRoutes } from './confirm-routes.ts';
import { saveApplication } from './store.ts';

interface WaitlistDependencies extends ConfirmDependencies {
  /** Undefined if applicants' websites are not checked. */
  websites: Pick<Polling, 'nudge'> | undefined;
}

export function waitlistRoutes(app: FastifyInstance, deps: WaitlistDependencies): void {
  const { db, env, websites } = deps;
  submissionForm(app, deps, {
    endpoint: createApplication,
    action: 'store an application',
    required: (locale) => waitlistMessages[locale].required,
    pages: ['/join-the-waitlist', '/join-waitlist'],
    next: '/thank-you-page',
    async save(application) {
      await saveApplication(db, { ...application, optIn: env.DOUBLE_OPT_IN });
      websites?.nudge();
    },
  });
  comingSoonRoutes(app, deps);
  confirmRoutes(app, deps);
}

/** Without JavaScript the address entered on the Coming soon page is carried over to the waitlist form. */
function comingSoonRoutes(app: FastifyInstance, { site, rateLimit }: WaitlistDependencies): void {
  const body = z.object({ email });
  plainForms(app, (plain) => {
    for (const locale of locales) {
      const page = localPath(locale, '/Comingsoon');
      const options = { schema: { hide: true }, bodyLimit: maxFormBytes };
      plain.post<{ Body?: { email?: string } }>(page, options, async (request, reply) => {
        await rateLimit('filledPages', request.ip);
        const sent = z.safeParse(body, request.body);
        if (sent.success)
          return sendFilledPage(site, reply, localPath(locale, '/join-waitlist'), { values: sent.data });
        const value = request.body?.email ?? '';
        const t = { ...formMessages[locale], ...comingSoonMessages[locale].form };
        return sendFilledPage(site, reply, page, {
          status: 422,
          values: { email: value },
          fields: { email: describeEmailError(value, t, locale) },
        });
      });
    }
  });
}
