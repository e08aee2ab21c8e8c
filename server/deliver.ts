import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { Mail } from './mail/mail-content.ts';
import type { Mailer } from './mail/mailer.ts';
import { findRecipient } from './notice-settings/store.ts';
import { composeMail, composeMessage } from './notices/compose-notice.ts';
import { sendChat } from './notices/send-chat.ts';
import type { Deliver, OutboxEntry } from './outbox/store.ts';
import type { PostJson } from './tag-check/fetch/post-public.ts';
import { callWebhook } from './webhook.ts';

/** The parts of an outbox entry that its mail is made from. */
type MailEntry = Pick<OutboxEntry, 'id' | 'createdAt' | 'template' | 'subjectId' | 'proposedChangeId'>;

/** The deliveries of one kind of submission; undefined if it was erased. */
export interface Notifications {
  mail(entry: MailEntry): Promise<Mail | undefined>;
  webhook(entry: OutboxEntry): Promise<object | undefined>;
}

interface DeliverDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;
  mailer: Mailer;
  postJson: PostJson;
}

/** Maps each topic to how it is delivered. */
export function createDeliver(
  { db, env, mailer, postJson }: DeliverDependencies,
  notifications: Record<string, Notifications>,
): Record<OutboxEntry['topic'], Deliver> {
  /** Returns nothing if the recipient has lost access since. */
  async function compose<Result>(
    entry: OutboxEntry,
    how: (...args: Parameters<typeof composeMail>) => Promise<Result | undefined>,
  ) {
    const recipient = await findRecipient(db, entry.operatorId ?? '');
    const teamMail = async (about: Pick<OutboxEntry, 'subjectKind' | 'subjectId' | 'template'>) =>
      notifications[about.subjectKind]?.mail({ ...entry, ...about });
    const content = recipient && (await how({ db, env, teamMail }, entry, recipient));
    return content && { content, recipient };
  }
  return {
    async mail(entry) {
      if (entry.operatorId !== null) {
        const composed = await compose(entry, composeMail);
        if (composed) await mailer.send(entry.id, composed.content);
        return;
      }
      const mail = entry.mail ?? (await notifications[entry.subjectKind]?.mail(entry));
      if (mail) await mailer.send(entry.id, mail);
    },
    async webhook(entry) {
      const data = await notifications[entry.subjectKind]?.webhook(entry);
      const event = { type: entry.template, timestamp: entry.createdAt.toISOString() };
      if (data) await callWebhook(env, entry.id, { ...event, data });
    },
    async chat(entry) {
      const composed = await compose(entry, composeMessage);
      if (composed?.recipient.chat) await sendChat(postJson, composed.recipient.chat, composed.content);
    },
  };
}
