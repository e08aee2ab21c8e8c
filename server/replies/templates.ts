import type { ReplyDraft, Template } from '../../contract/console/replies.ts';
import {
  type RepliableKind,
  type ReplyType,
  repliableKinds,
  replyTypes,
} from '../../contract/console/replies.ts';
import { type Locale, locales } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { replyMessages } from '../messages.ts';
import { writeEvent } from '../submissions/events.ts';

interface TemplateKey {
  kind: RepliableKind;
  act: ReplyType;
  language: Locale;
}

/** Every template: as changed by operators, else from `content/`. */
export async function readTemplates(db: Db): Promise<Template[]> {
  const changed = await db.query<TemplateKey & Record<'subject' | 'title' | 'body', string>>(
    sql`select kind, act, language, subject, title, body from answer_templates`,
  );
  const byKey = new Map(changed.map((row) => [`${row.kind}/${row.act}/${row.language}`, row]));
  return locales.flatMap((language) =>
    repliableKinds.flatMap((kind) =>
      replyTypes[kind].map((act): Template => {
        const own = byKey.get(`${kind}/${act}/${language}`);
        const key = { kind, act, language, isDefault: own === undefined };
        if (own) return { ...key, subject: own.subject, title: own.title, text: own.body };
        return { ...key, ...defaultTemplate({ kind, act, language }) };
      }),
    ),
  );
}

function defaultTemplate({ kind, act, language }: TemplateKey): ReplyDraft {
  const ofKind: Partial<Record<ReplyType, { subject: string; title: string; text: string[] }>> =
    replyMessages[language][kind];
  const { subject, title, text } = ofKind[act] ?? { subject: '', title: '', text: [] };
  return { subject, title, text: text.join('\n\n') };
}

export async function saveTemplate(
  db: Db,
  key: TemplateKey,
  { subject, title, text: body }: ReplyDraft,
  actor: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into answer_templates (kind, act, language, subject, title, body)
      values (${key.kind}, ${key.act}, ${key.language}, ${subject}, ${title}, ${body})
      on conflict (kind, act, language) do update set subject = excluded.subject, title = excluded.title,
        body = excluded.body, updated_at = date_trunc('milliseconds', now())`);
    await note(tx, key, 'template-changed', actor);
  });
}

/** Restores the template from `content/`. */
export async function resetTemplate(db: Db, key: TemplateKey, actor: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const rowCount = await tx.execute(sql`
      delete from answer_templates
      where kind = ${key.kind} and act = ${key.act} and language = ${key.language}`);
    if (rowCount) await note(tx, key, 'template-reset', actor);
  });
}

async function note(tx: Db, key: TemplateKey, event: string, actor: string | null): Promise<void> {
  const { kind, act, language } = key;
  const detail = { kind, act, language };
  await writeEvent(tx, { subjectKind: 'template', subjectId: uuid7(), kind: event, actor, detail });
}
