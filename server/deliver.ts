import type { Env } from './env.ts';
import type { Mail } from './mail/mail-content.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Deliver, OutboxEntry } from './outbox/store.ts';
import { callWebhook } from './webhook.ts';

/** The deliveries of one kind of submission; undefined if it was erased. */
export interface Notifications {
  mail(entry: OutboxEntry): Promise<Mail | undefined>;
  webhook(entry: OutboxEntry): Promise<object | undefined>;
}

/** How each topic is delivered. */
export function createDeliver(
  env: Pick<Env, 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>,
  mailer: Mailer,
  nouns: Record<string, Notifications>,
): Record<OutboxEntry['topic'], Deliver> {
  return {
    async mail(entry) {
      const mail = entry.mail ?? (await nouns[entry.subjectKind]?.mail(entry));
      if (mail) await mailer.send(entry.id, mail);
    },
    async webhook(entry) {
      const data = await nouns[entry.subjectKind]?.webhook(entry);
      const event = { type: entry.template, timestamp: entry.createdAt.toISOString() };
      if (data) await callWebhook(env, entry.id, { ...event, data });
    },
  };
}
