import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { removeMails } from '../../mail/postman.ts';
import { writeEvent } from '../events.ts';
import { subjects } from '../inbox/subjects.ts';
import { type FoundSubject, findMentions, findSent, keyOf } from './person.ts';

/**
 * Erases everything stored about an email address: submissions, history, deliveries, and mails kept as files. Where
 * others mention the address, it is removed from their text.
 */
export async function erasePerson(
  db: Db,
  { email, actor, dataDir }: { email: string; actor: string | null; dataDir: string },
): Promise<number> {
  const key = keyOf(email);
  if (key === '') return 0;
  const { removed, mails } = await db.transaction(async (tx) => {
    const sent = await findSent(tx, key);
    const mentions = await findMentions(tx, key);
    const mails: string[] = [];
    for (const kind of subjectKinds) {
      const ids = sent.filter((each) => each.kind === kind).map(({ id }) => id);
      if (ids.length === 0) continue;
      // Resumes are deleted with their application (cascade).
      await tx.execute(sql`delete from ${subjects[kind].table} where id in ${ids}`);
      await tx.execute(sql`delete from events where subject_kind = ${kind} and subject_id in ${ids}`);
      const { rows } = await tx.execute<{ id: string }>(
        sql`delete from outbox where subject_kind = ${kind} and subject_id in ${ids} returning id`,
      );
      mails.push(...rows.map(({ id }) => id));
    }
    mails.push(...(await withoutAddress(tx, key, mentions)));
    const detail = { removed: sent.length, mentions: mentions.length };
    if (sent.length + mentions.length > 0) {
      await writeEvent(tx, { subjectKind: 'person', subjectId: uuid7(), kind: 'erased', actor, detail });
    }
    return { removed: sent.length + mentions.length, mails };
  });
  await removeMails(dataDir, mails);
  return removed;
}

/** The free-text column of each kind. */
const freeTexts: Partial<Record<SubjectKind, string>> = {
  application: 'additional_info',
  lead: 'comments',
  support: 'message',
  'job-application': 'cover_letter',
};

interface AffectedSubject {
  kind: string;
  id: string;
}

/** Removes an address from other people's submissions and history. Returns the ids of mails that may contain it. */
async function withoutAddress(tx: Db, key: string, mentions: FoundSubject[]): Promise<string[]> {
  if (mentions.length > 0) {
    const ids = mentions.map(({ id }) => id);
    await tx.execute(sql`update applications set point_of_contact_email = '' where id in ${ids}`);
  }
  const affected = [...mentions, ...(await cleanTexts(tx, key)), ...(await cleanEvents(tx, key))];
  return [...(await cleanAnswers(tx, key)), ...(await mailsAbout(tx, affected))];
}

async function cleanTexts(tx: Db, key: string): Promise<AffectedSubject[]> {
  const affected: AffectedSubject[] = [];
  for (const kind of subjectKinds) {
    if (freeTexts[kind] === undefined) continue;
    const { table } = subjects[kind];
    const column = sql.identifier(freeTexts[kind]);
    const { rows } = await tx.execute<{ id: string; text: string }>(
      sql`select id, ${column} as text from ${table} where search @@ search_query(${key})`,
    );
    for (const { id, text } of rows) {
      const cleaned = cleanedOf(text, key);
      if (cleaned === text) continue;
      await tx.execute(sql`update ${table} set ${column} = ${cleaned} where id = ${id}`);
      affected.push({ kind, id });
    }
  }
  return affected;
}

/** Operators' mails to others that contain the address. Those not sent yet are not sent any more. */
async function cleanAnswers(tx: Db, key: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; mail: object; state: string }>(sql`
    select id, mail, state from outbox
    where mail is not null and position(lower(${key}) in lower(mail::text)) > 0`);
  for (const { id, mail, state } of rows) {
    const cleaned = withoutKey(mail, key);
    if (cleaned === JSON.stringify(mail)) continue;
    if (state === 'sent') await tx.execute(sql`update outbox set mail = ${cleaned}::jsonb where id = ${id}`);
    else await tx.execute(sql`delete from outbox where id = ${id}`);
  }
  return rows.map(({ id }) => id);
}

/** A JSON value as text, without an address. */
function withoutKey(value: unknown, key: string): string {
  return JSON.stringify(value, (_name, inner) => (typeof inner === 'string' ? cleanedOf(inner, key) : inner));
}

/** Notes included: operators may mention whom they spoke to. */
async function cleanEvents(tx: Db, key: string): Promise<AffectedSubject[]> {
  const { rows } = await tx.execute<
    AffectedSubject & { event: string; detail: unknown } & Record<string, unknown>
  >(sql`
    select id as event, subject_kind as kind, subject_id as id, detail from events
    where subject_kind <> 'operator' and position(lower(${key}) in lower(detail::text)) > 0`);
  const affected: AffectedSubject[] = [];
  for (const { event, kind, id, detail } of rows) {
    const before = JSON.stringify(detail);
    const cleaned = withoutKey(detail, key);
    if (cleaned === before) continue;
    await tx.execute(sql`update events set detail = ${cleaned}::jsonb where id = ${event}`);
    affected.push({ kind, id });
  }
  return affected;
}

/** Replaces an address in a text, but not longer addresses that contain it. */
function cleanedOf(text: string, key: string): string {
  const address = RegExp.escape(key);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
  return text.replace(whole, '[erased]');
}

async function mailsAbout(tx: Db, affected: AffectedSubject[]): Promise<string[]> {
  if (affected.length === 0) return [];
  const pairs: SQL[] = affected.map(({ kind, id }) => sql`(${kind}, ${id}::uuid)`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from outbox where (subject_kind, subject_id) in (${sql.join(pairs, sql`, `)})`);
  return rows.map(({ id }) => id);
}
