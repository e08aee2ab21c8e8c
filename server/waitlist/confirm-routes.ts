import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { ApiMessages } from '../../content/messages/en/api.ts';
import { sentId } from '../../contract/forms.ts';
import { type Locale, languages, locales, localPath } from '../../contract/locales.ts';
import { email } from '../../contract/text.ts';
import { type ItemValues, sendFilledPage } from '../api/fill-page.ts';
import { plainForm, plainForms } from '../api/form-routes.ts';
import type { Env } from '../env.ts';
import { apiMessages, mailMessages } from '../messages.ts';
import type { PrivateLinks } from '../private-links.ts';
import type { SubmissionDependencies } from '../submissions/submission-form.ts';
import { fieldLabel, fieldText } from './field-texts.ts';
import {
  compareFields,
  confirmChange,
  findChange,
  isOpenApplication,
  type ProposedChange,
  sendChangeMailAgain,
} from './proposed-changes.ts';
import { confirmApplication, findApplication, sendOptInAgain } from './store.ts';
import type { StoredApplication } from './stored-application.ts';

export interface ConfirmDependencies extends SubmissionDependencies {
  env: Pick<Env, 'DOUBLE_OPT_IN' | 'WEBHOOK_URL'>;
  links: PrivateLinks;
}

/** What the page behind a link shows. */
interface LinkState {
  state: keyof ApiMessages['confirmation'];
  /** How far the application is. Undefined without one. */
  progress?: string;
  rows?: ItemValues[];
}

const stale: readonly LinkState['state'][] = ['dismissed', 'replaced', 'closed'];
const path = '/confirm-application';

/**
 * The page behind mailed confirmation links, of an address or of a change, and the form that sends such a mail again. A
 * link only opens a page with a button, because mail scanners follow links too.
 */
export function confirmRoutes(app: FastifyInstance, deps: ConfirmDependencies): void {
  const { db, env, links, outbox, site, rateLimit } = deps;
  const hidden = { schema: { hide: true } };
  const confirming = { ...hidden, config: { action: 'confirm an application' } };
  const settings = { optIn: env.DOUBLE_OPT_IN, webhook: env.WEBHOOK_URL !== undefined };

  async function readLink(token: string, locale: Locale): Promise<LinkState> {
    const id = await links.verify('opt-in', token);
    if (id !== undefined) {
      const application = await findApplication(db, id);
      if (!application) return { state: 'broken' };
      if (!application.optedInAt) return { state: 'waiting' };
      return { state: 'confirmed', progress: describeProgress(application) };
    }
    const changeId = await links.verify('change', token);
    const found = changeId === undefined ? undefined : await findChange(db, changeId);
    if (!found) return { state: 'broken' };
    const { change, application } = found;
    return { ...describeChange(change, application, locale), progress: describeProgress(application) };
  }

  function describeProgress(application: StoredApplication): string {
    if (!isOpenApplication(application)) return 'decided';
    if (application.optedInAt) return 'confirmed';
    return env.DOUBLE_OPT_IN ? 'unconfirmed' : 'sent';
  }

  /** Returns whether the link confirms something, or once did. */
  async function confirm(token: string): Promise<boolean> {
    const id = await links.verify('opt-in', token);
    if (id !== undefined) return confirmApplication(db, id, settings.webhook);
    const changeId = await links.verify('change', token);
    return changeId !== undefined && (await confirmChange(db, changeId, settings)) !== 'gone';
  }

  function show(
    reply: FastifyReply,
    locale: Locale,
    { state, progress = 'unconfirmed', rows = [] }: LinkState,
    token = '',
  ): FastifyReply {
    const isBroken = state === 'broken';
    return sendFilledPage(site, reply, localPath(locale, path), {
      status: isBroken ? 404 : 200,
      values: { token },
      pageValues: {
        texts: { ...apiMessages[locale].confirmation[state], mark: progress },
        hrefs: {},
        only: [isBroken ? 'none' : stale.includes(state) ? 'stale' : state],
        below: isBroken ? '' : `/${token}`,
        lists: { changes: rows },
      },
    });
  }

  plainForms(app, (plain) => {
    for (const locale of locales) {
      const page = localPath(locale, path);
      plain.get<{ Params: { token: string } }>(
        `${page}/:token(.+)`,
        hidden,
        async ({ params, ip }, reply) => {
          await rateLimit('filledPages', ip);
          return show(reply, locale, await readLink(params.token, locale), params.token);
        },
      );
      plain.post<{ Body?: { token?: string } }>(
        `${page}/confirm`,
        confirming,
        async ({ body, ip }, reply) => {
          await rateLimit('filledPages', ip);
          const token = body?.token ?? '';
          if (!(await confirm(token))) return show(reply, locale, { state: 'broken' });
          outbox.nudge();
          return reply.header('cache-control', 'no-store').redirect(`${page}/${token}`, 303);
        },
      );
    }
    plainForm(plain, deps, path, {
      body: z.object({ email }),
      action: 'send a confirmation again',
      limit: 'forms',
      next: `${path}#${sentId}`,
      async handle(sent) {
        if (env.DOUBLE_OPT_IN) await sendOptInAgain(db, sent.email);
        await sendChangeMailAgain(db, sent.email);
        outbox.nudge();
      },
    });
  });
}

/** The state of a change, and while it is pending each value that it would replace. */
function describeChange(change: ProposedChange, application: StoredApplication, locale: Locale): LinkState {
  if (change.state === 'applied') return { state: 'changed' };
  if (change.state !== 'pending') return { state: change.state };
  if (!isOpenApplication(application)) return { state: 'closed' };
  const rows = compareFields(application, change).map(({ field, before, after }) =>
    toRow(fieldLabel(locale, field), fieldText(locale, field, before), fieldText(locale, field, after)),
  );
  if (change.language !== application.language) {
    const [before, after] = [application.language as Locale, change.language].map(
      (one) => languages[one].value,
    );
    rows.push(toRow(mailMessages[locale].applicationNotice.language, before ?? '', after ?? ''));
  }
  // The application already has these values.
  return rows.length === 0 ? { state: 'changed' } : { state: 'change', rows };
}

function toRow(field: string, before: string, after: string): ItemValues {
  return { texts: { field, before: before || '–', after: after || '–' } };
}
