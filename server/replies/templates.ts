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
import { writeEvent } from '../events.ts';
import { replyMessages } from '../messages.ts';

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

export function findTemplate(
  templates: readonly Template[],
  { kind, act, language }: { [Name in keyof TemplateKey]: string | undefined },
): Template | undefined {
  return templates.find((one) => one.kind === kind && one.act === act && one.language === language);
}

function defaultTemplate({ kind, act, language }: TemplateKey): ReplyDraft {
  const ofKind: Partial<Record<ReplyType, { subject: string; title: string; text: string[] }>> =
    replyMessages[language][kind];
  const { subject, title, text } = ofKind[act] ?? { subject: '', title: '', text: [] };
  return { subject, title, text: text.join('\n\n') };
}

export async function saveTemplate(
  db: Db,
  { kind, act, language }: TemplateKey,
  { subject, title, text: body }: ReplyDraft,
  actor: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into answer_templates (kind, act, language, subject, title, body)
      values (${kind}, ${act}, ${language}, ${subject}, ${title}, ${body})
      on conflict (kind, act, language) do update set subject = excluded.subject, title = excluded.title,
        body = excluded.body, updated_at = date_trunc('milliseconds', now())`);
    await writeEvent(tx, { kind: 'template', actor }, 'template-changed', { kind, act, language });
  });
}

/** Restores the template from `content/`. */
export async function resetTemplate(
  db: Db,
  { kind, act, language }: TemplateKey,
  actor: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rowCount = await tx.execute(sql`
      delete from answer_templates
      where kind = ${kind} and act = ${act} and language = ${language}`);
    if (rowCount)
      await writeEvent(tx, { kind: 'template', actor }, 'template-reset', { kind, act, language });
  });
}
