import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { submissionTables } from '../submissions/tables.ts';

/** Another person's submission, history or mail that contains an address; `clean` removes it. */
export interface Mention {
  kind: string;
  id: string;
  clean(tx: Db): Promise<unknown>;
}

/** Written by us, or compared with visitors' input: an address in them is not a mention. */
const notSearched = ['language', 'status', 'flag', 'email', 'email_key', 'words_key', 'website_state'];

/** Replaces an address in a text, but not longer addresses that contain it. */
function withoutAddress(text: string, key: string): string {
  const address = RegExp.escape(key);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
  return text.replace(whole, '[erased]');
}

/** A JSON value as text with an address removed; undefined if it does not contain it. */
function cleanJson(value: unknown, key: string): string | undefined {
  const cleaned = JSON.stringify(value, (_name, inner) =>
    typeof inner === 'string' ? withoutAddress(inner, key) : inner,
  );
  return cleaned === JSON.stringify(value) ? undefined : cleaned;
}

/** A cheap first check; `withoutAddress` decides. */
function contains(text: SQL, key: string): SQL {
  return sql`position(lower(${key}) in lower(${text})) > 0`;
}

/** Everything that contains an address, except what its owner sent. */
export async function findAllMentions(db: Db, key: string): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const kind of submissionKinds) found.push(...(await findInTexts(db, kind, key)));
  found.push(...(await findInProposedChanges(db, key)));
  found.push(...(await findInEvents(db, key)));
  found.push(...(await findInMails(db, key)));
  found.push(...(await findInSettings(db, key)));
  return found;
}

/** Every text of other people's submissions: what they wrote, and the reason of a status. */
async function findInTexts(db: Db, kind: SubmissionKind, key: string): Promise<Mention[]> {
  const { table } = submissionTables[kind];
  const columns = await textColumns(db, kind);
  const names = columns.map((column) => sql.identifier(column));
  const rows = await db.query<{ id: string; texts: (string | null)[] }>(sql`
    select id, json_build_array(${sql.join(names)}) as texts from ${table}
    where email_key <> ${key} and ${contains(sql`concat_ws(' ', ${sql.join(names)})`, key)}`);
  return rows.flatMap(({ id, texts }) => {
    const changes = columns.flatMap((column, i) => {
      const text = texts[i] ?? '';
      const cleaned = withoutAddress(text, key);
      if (cleaned === text) return [];
      // An address field holds an address or nothing.
      return [sql`${sql.identifier(column)} = ${column === 'point_of_contact_email' ? '' : cleaned}`];
    });
    if (changes.length === 0) return [];
    const clean = (tx: Db) => tx.execute(sql`update ${table} set ${sql.join(changes)} where id = ${id}`);
    return [{ kind, id, clean }];
  });
}

/** Asks the database, so that new columns are searched too. Generated columns follow the ones they derive from. */
async function textColumns(db: Db, kind: SubmissionKind): Promise<string[]> {
  const table = submissionTables[kind].table.toQuery().text;
  const rows = await db.query<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and atttypid = 'text'::regtype and not attisdropped and attgenerated = ''
      and attname <> all (${notSearched})`);
  return rows.map(({ name }) => name);
}

async function findInProposedChanges(db: Db, key: string): Promise<Mention[]> {
  const rows = await db.query<{ id: string; change: string; fields: Record<string, string> }>(sql`
    select applications.id, proposed_changes.id as change, fields
    from proposed_changes join applications on applications.id = application_id
    where email_key <> ${key} and ${contains(sql`fields::text`, key)}`);
  return rows.flatMap(({ id, change, fields }) => {
    const cleaned = cleanJson(fields, key);
    if (cleaned === undefined) return [];
    // Without a point of contact, the change keeps the current one.
    const { pointOfContactEmail: contact = '', ...rest } = JSON.parse(cleaned) as Record<string, string>;
    const kept = contact.includes('[erased]') ? rest : { ...rest, pointOfContactEmail: contact };
    const clean = (tx: Db) =>
      tx.execute(
        sql`update proposed_changes set fields = ${JSON.stringify(kept)}::jsonb where id = ${change}`,
      );
    return [{ kind: 'application', id, clean }];
  });
}

/** Includes notes: operators may mention people they spoke to. */
async function findInEvents(db: Db, key: string): Promise<Mention[]> {
  const rows = await db.query<{ event: string; kind: string; id: string; detail: unknown }>(sql`
    select id as event, subject_kind as kind, subject_id as id, detail from events
    where subject_kind <> 'operator' and ${contains(sql`detail::text`, key)}`);
  return rows.flatMap(({ event, kind, id, detail }) => {
    const cleaned = cleanJson(detail, key);
    if (cleaned === undefined) return [];
    const clean = (tx: Db) =>
      tx.execute(sql`update events set detail = ${cleaned}::jsonb where id = ${event}`);
    return [{ kind, id, clean }];
  });
}

/** Operators' mails to others. Unsent ones are no longer sent. */
async function findInMails(db: Db, key: string): Promise<Mention[]> {
  const rows = await db.query<{
    mailId: string;
    kind: string;
    id: string;
    mail: object | null;
    error: string | null;
    state: string;
  }>(sql`
    select id as "mailId", subject_kind as kind, subject_id as id, mail, last_error as error, state from outbox
    where ${contains(sql`concat_ws(' ', mail::text, last_error)`, key)}`);
  return rows.flatMap(({ mailId, kind, id, mail, error, state }) => {
    const cleanedMail = mail === null ? undefined : cleanJson(mail, key);
    const cleanedError = error === null ? null : withoutAddress(error, key);
    if (cleanedMail === undefined && cleanedError === error) return [];
    const isUnsent = cleanedMail !== undefined && state !== 'sent';
    const text = cleanedMail ?? (mail && JSON.stringify(mail));
    const clean = (tx: Db) =>
      tx.execute(
        isUnsent
          ? sql`delete from outbox where id = ${mailId}`
          : sql`update outbox set mail = ${text}::jsonb, last_error = ${cleanedError} where id = ${mailId}`,
      );
    return [{ kind, id, clean }];
  });
}

/** Operators' own templates and saved views. */
async function findInSettings(db: Db, key: string): Promise<Mention[]> {
  const views = await db.query<{ id: string; view: object }>(
    sql`select id, view from saved_views where ${contains(sql`view::text`, key)}`,
  );
  const templates = await db.query<{ kind: string; act: string; language: string; body: string }>(
    sql`select kind, act, language, body from answer_templates where ${contains(sql`body`, key)}`,
  );
  return [
    ...views.flatMap(({ id, view }) => {
      const cleaned = cleanJson(view, key);
      if (cleaned === undefined) return [];
      const clean = (tx: Db) =>
        tx.execute(sql`update saved_views set view = ${cleaned}::jsonb where id = ${id}`);
      return [{ kind: 'view', id, clean }];
    }),
    ...templates.flatMap(({ kind, act, language, body }) => {
      const cleaned = withoutAddress(body, key);
      const clean = (tx: Db) =>
        tx.execute(sql`
          update answer_templates set body = ${cleaned}
          where kind = ${kind} and act = ${act} and language = ${language}`);
      return cleaned === body ? [] : [{ kind: 'template', id: `${kind}/${act}/${language}`, clean }];
    }),
  ];
}
