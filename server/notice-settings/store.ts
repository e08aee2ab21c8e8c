import { type ChatFormat, type NoticeSettings, off } from '../../contract/console/notices.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { nextDigest } from './next-digest.ts';

export interface NoticeRecipient extends NoticeSettings {
  operatorId: string;
  email: string;
  chat: { format: ChatFormat; url: string } | null;
}

interface StoredRecipient extends Omit<NoticeRecipient, 'kinds' | 'chat'> {
  kinds: Partial<NoticeSettings['kinds']>;
  chatFormat: ChatFormat | null;
  chatUrl: string | null;
}

/** Lists operators who chose notices and can sign in. */
export async function listRecipients(db: Db, where: SQL = sql`true`): Promise<NoticeRecipient[]> {
  const rows = await db.query<StoredRecipient>(sql`
    select operator_id as "operatorId", email, kinds, channel, time_zone as "timeZone", digest_time as "digestTime",
      chat_format as "chatFormat", chat_url as "chatUrl"
    from notice_settings join operators on operators.id = operator_id
    where disabled_at is null and ${where}`);
  return rows.map(({ chatFormat: format, chatUrl: url, kinds, ...row }) => ({
    ...row,
    kinds: withDefaults(kinds),
    chat: format && url ? { format, url } : null,
  }));
}

export async function findRecipient(db: Db, operatorId: string): Promise<NoticeRecipient | undefined> {
  return (await listRecipients(db, sql`operator_id = ${operatorId}`))[0];
}

function withDefaults(kinds: Partial<NoticeSettings['kinds']>): NoticeSettings['kinds'] {
  const all = submissionKinds.map((kind) => [kind, kinds[kind] ?? off]);
  return Object.fromEntries(all) as NoticeSettings['kinds'];
}

export const nothingChosen: NoticeSettings = {
  kinds: withDefaults({}),
  channel: 'mail',
  timeZone: 'UTC',
  digestTime: '08:00',
};

export async function saveNoticeSettings(
  db: Db,
  operatorId: string,
  { kinds, channel, timeZone, digestTime }: NoticeSettings,
): Promise<void> {
  const due = nextDigest({ timeZone, digestTime }, new Date());
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into notice_settings (operator_id, kinds, channel, time_zone, digest_time, digest_due_at)
      values (${operatorId}, ${JSON.stringify(kinds)}::jsonb, ${channel}, ${timeZone}, ${digestTime}, ${due})
      on conflict (operator_id) do update set kinds = excluded.kinds, channel = excluded.channel,
        time_zone = excluded.time_zone, digest_time = excluded.digest_time, digest_due_at = excluded.digest_due_at`);
    const subject = { kind: 'operator', id: operatorId, actor: operatorId };
    await writeEvent(tx, subject, 'notices-changed', { channel });
  });
}

/** Replaces the chat channel of an operator, and clears the failures of the previous one. */
export async function saveChat(
  db: Db,
  operatorId: string,
  chat: { format: ChatFormat; url: string } | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into notice_settings (operator_id, chat_format, chat_url)
      values (${operatorId}, ${chat?.format ?? null}, ${chat?.url ?? null})
      on conflict (operator_id) do update set chat_format = excluded.chat_format, chat_url = excluded.chat_url,
        channel = case when excluded.chat_url is null then 'mail' else notice_settings.channel end`);
    await tx.execute(sql`
      delete from outbox where operator_id = ${operatorId} and topic = 'chat' and state in ('waiting', 'dead')`);
    const subject = { kind: 'operator', id: operatorId, actor: operatorId };
    if (chat) await writeEvent(tx, subject, 'chat-set', { format: chat.format });
    else await writeEvent(tx, subject, 'chat-removed');
  });
}
