import { detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  canReply,
  operatorReply,
  preview,
  previewQuery,
  type RepliableKind,
  type ReplyType,
  repliableKinds,
  templateChange,
  templateReset,
  templates,
} from '../../../contract/console/replies.ts';
import { linkOrigin } from '../../env.ts';
import { HttpError, invalidField } from '../../http-error.ts';
import { embedLogo } from '../../mail/logo.ts';
import { composeReply, lockSubmission, sampleSubmission } from '../../replies/compose-reply.ts';
import {
  assertKnownVariables,
  type MailSettings,
  queueReply,
  sendTest,
  undoReply,
} from '../../replies/queue-reply.ts';
import { readTemplates, resetTemplate, saveTemplate } from '../../replies/templates.ts';
import { requireDetail } from '../../submissions/detail.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from '../console-route.ts';

/** The frame shows styles and the logo, and neither runs nor loads anything. */
const frameHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
  'x-frame-options': 'SAMEORIGIN',
};

type Dependencies = Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>;

export function replyRoutes(deps: Dependencies): ConsoleRoute[] {
  const { db, env } = deps;
  const settings = { origin: linkOrigin(env), replyTo: env.OPERATOR_EMAIL };
  return [
    ...templateRoutes(deps),
    ...repliableKinds.map((kind) => sendRoute(kind, deps, settings)),
    postRoute(consoleApi.previewReply, 'editor', {
      body: previewQuery,
      response: preview,
      async handle({ body }) {
        const { kind, act, id, language: locale, recipient } = body;
        assertReplyAllowed(kind, act);
        const submission = id === undefined ? sampleSubmission(kind) : await lockSubmission(db, kind, id);
        if (!submission) throw new HttpError(404);
        const mail = composeReply(submission, body, { act, locale, recipient, ...settings });
        return { from: env.MAIL_FROM, ...mail, html: embedLogo(mail.html) };
      },
    }),
    getRoute(consoleApi.mailFrame, 'viewer', {
      handle: async ({ reply }) => reply.headers(frameHeaders).send('<!doctype html><title>Preview</title>'),
    }),
    postRoute(consoleApi.undoReply(':id'), 'editor', {
      async handle({ id, operator }) {
        await undoReply(db, id, operator.id);
      },
    }),
  ];
}

function templateRoutes({ db }: Dependencies): ConsoleRoute[] {
  async function all() {
    return { templates: await readTemplates(db) };
  }
  return [
    getRoute(consoleApi.templates, 'viewer', { response: templates, handle: all }),
    postRoute(consoleApi.templates, 'editor', {
      body: templateChange,
      response: templates,
      async handle({ body, operator }) {
        assertReplyAllowed(body.kind, body.act);
        assertKnownVariables(body.kind, body);
        await saveTemplate(db, body, body, operator.id);
        return all();
      },
    }),
    postRoute(consoleApi.resetTemplate, 'editor', {
      body: templateReset,
      response: templates,
      async handle({ body, operator }) {
        await resetTemplate(db, body, operator.id);
        return all();
      },
    }),
  ];
}

function sendRoute(kind: RepliableKind, { db, outbox }: Dependencies, settings: MailSettings): ConsoleRoute {
  return postRoute(consoleApi.act(kind, ':id', 'answer'), 'editor', {
    body: operatorReply,
    response: detail,
    async handle({ id, body, operator }) {
      assertReplyAllowed(kind, body.act);
      if (body.isTest) {
        await sendTest(db, { kind, id }, body, { ...settings, to: operator.email });
        outbox.nudge();
      } else {
        await queueReply(db, { kind, id, actor: operator.id }, body, settings);
      }
      return requireDetail(db, kind, id);
    },
  });
}

function assertReplyAllowed(kind: RepliableKind, act: ReplyType): void {
  if (!canReply(kind, act)) throw invalidField('act');
}
