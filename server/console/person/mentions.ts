import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { subjects } from '../inbox/subjects.ts';
import type { FoundSubject } from './find.ts';

/** Where visitors write what they like. */
const freeTexts: Partial<Record<SubjectKind, string>> = {
  application: 'additional_info',
  lead: 'comments',
  support: 'message',
  'job-application': 'cover_letter',
};

interface Told {
  kind: string;
  id: string;
}

/** Takes an address out of what others sent and of its history. Gives the ids of the mails that may have told it. */
export async function withoutAddress(tx: Db, key: string, mentions: FoundSubject[]): Promise<string[]> {
  if (mentions.length > 0) {
    const ids = mentions.map(({ id }) => id);
    await tx.execute(sql`update applications set point_of_contact_email = '' where id in ${ids}`);
  }
  const told = [...mentions, ...(await cleanTexts(tx, key)), ...(await cleanEvents(tx, key))];
  return mailsAbout(tx, told);
}

async function cleanTexts(tx: Db, key: string): Promise<Told[]> {
  const told: Told[] = [];
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
      told.push({ kind, id });
    }
  }
  return told;
}

/** Notes too: operators write down whom they spoke to. */
async function cleanEvents(tx: Db, key: string): Promise<Told[]> {
  const { rows } = await tx.execute<Told & { event: string; detail: unknown } & Record<string, unknown>>(sql`
    select id as event, subject_kind as kind, subject_id as id, detail from events
    where subject_kind <> 'operator' and position(lower(${key}) in lower(detail::text)) > 0`);
  const told: Told[] = [];
  for (const { event, kind, id, detail } of rows) {
    const before = JSON.stringify(detail);
    const cleaned = JSON.stringify(detail, (_name, value) =>
      typeof value === 'string' ? cleanedOf(value, key) : value,
    );
    if (cleaned === before) continue;
    await tx.execute(sql`update events set detail = ${cleaned}::jsonb where id = ${event}`);
    told.push({ kind, id });
  }
  return told;
}

/** A text without an address. One that only begins or ends alike is somebody else's. */
function cleanedOf(text: string, key: string): string {
  const address = RegExp.escape(key);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');
  return text.replace(whole, '[erased]');
}

async function mailsAbout(tx: Db, told: Told[]): Promise<string[]> {
  if (told.length === 0) return [];
  const pairs: SQL[] = told.map(({ kind, id }) => sql`(${kind}, ${id}::uuid)`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from outbox where (subject_kind, subject_id) in (${sql.join(pairs, sql`, `)})`);
  return rows.map(({ id }) => id);
}
