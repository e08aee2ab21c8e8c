import * as z from 'zod/mini';
import { chatChannel, noticeSettings, noticeTest, ownNotices } from '../../contract/console/notices.ts';
import { consoleApi, consolePath } from '../../contract/console/paths.ts';
import type { Operator } from '../../contract/console/session.ts';
import { uuid7 } from '../db/uuid7.ts';
import { linkOrigin } from '../env.ts';
import { invalidField } from '../http-error.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import { findRecipient, nothingChosen, saveChat, saveNoticeSettings } from '../notice-settings/store.ts';
import { sendChat } from '../notices/send-chat.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** Each operator's own notice settings. */
export function noticeRoutes(
  deps: Pick<ConsoleDependencies, 'db' | 'env' | 'mailer' | 'postJson'>,
): ConsoleRoute[] {
  const { db, env } = deps;
  async function read(operator: Operator) {
    const recipient = await findRecipient(db, operator.id);
    const chat = recipient?.chat ?? null;
    return {
      settings: recipient ?? nothingChosen,
      chat: chat && { format: chat.format, site: new URL(chat.url).hostname },
      teamAddress: env.OPERATOR_EMAIL,
    };
  }
  /** Sends it at once, so that the operator sees the outcome. */
  async function sendTest(operator: Operator): Promise<{ isKeptAsFile: boolean }> {
    const locale = env.OPERATOR_LANGUAGE;
    const { personal, openInConsole } = mailMessages[locale];
    const recipient = await findRecipient(db, operator.id);
    const link = { label: openInConsole, url: linkOrigin(env) + consolePath };
    if (recipient?.channel === 'chat' && recipient.chat) {
      await sendChat(deps.postJson, recipient.chat, { title: personal.test, lines: [], link });
      return { isKeptAsFile: false };
    }
    const content = renderMail({ locale, title: personal.test, paragraphs: [], action: link });
    await deps.mailer.send(uuid7(), { to: operator.email, subject: personal.test, ...content });
    return { isKeptAsFile: env.SMTP_URL === undefined };
  }
  return [
    getRoute(consoleApi.notices, 'viewer', {
      response: ownNotices,
      handle: ({ operator }) => read(operator),
    }),
    postRoute(consoleApi.notices, 'viewer', {
      body: noticeSettings,
      response: ownNotices,
      async handle({ body, operator }) {
        const hasChat = (await findRecipient(db, operator.id))?.chat != null;
        if (body.channel === 'chat' && !hasChat) throw invalidField('channel');
        await saveNoticeSettings(db, operator.id, body);
        return read(operator);
      },
    }),
    postRoute(consoleApi.chat, 'viewer', {
      body: chatChannel,
      response: ownNotices,
      async handle({ body, operator }) {
        await saveChat(db, operator.id, body);
        return read(operator);
      },
    }),
    postRoute(consoleApi.removeChat, 'viewer', {
      response: ownNotices,
      async handle({ operator }) {
        await saveChat(db, operator.id, null);
        return read(operator);
      },
    }),
    postRoute(consoleApi.testNotice, 'viewer', {
      body: z.object({}),
      response: noticeTest,
      async handle({ operator }) {
        return sendTest(operator).then(
          (sent) => ({ ...sent, problem: null }),
          (error) => ({
            isKeptAsFile: false,
            problem: error instanceof Error ? error.message : String(error),
          }),
        );
      },
    }),
  ];
}
