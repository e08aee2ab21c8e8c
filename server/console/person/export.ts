import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { readEvents } from '../inbox/events.ts';
import { subjects } from '../inbox/subjects.ts';
import { readDeliveries } from '../outbox/store.ts';
import { type FoundSubject, findMentions, findSent, keyOf } from './find.ts';

/** More than anything has. */
const all = 10_000;

/** Everything kept about one address, to be handed to the person it belongs to. One submission is read at a time. */
export async function* exportPerson(db: Db, email: string): AsyncGenerator<string> {
  const key = keyOf(email);
  const sent = key === '' ? [] : await findSent(db, key);
  const mentions = key === '' ? [] : await findMentions(db, key);
  yield `{"email":${JSON.stringify(key)},"exportedAt":${JSON.stringify(new Date())},"sent":[`;
  for (const [i, subject] of sent.entries()) {
    yield `${i > 0 ? ',' : ''}\n${JSON.stringify(await readWhole(db, subject))}`;
  }
  const named = mentions.map(({ id, createdAt }) => ({ id, createdAt, pointOfContactEmail: key }));
  yield `],\n"namedAsPointOfContact":${JSON.stringify(named)}}\n`;
}

async function readWhole(db: Db, { kind, id }: FoundSubject): Promise<object> {
  const { table } = subjects[kind];
  const { rows } = await db.execute<{ row: object }>(
    sql`select to_jsonb(${table}) - array['search', 'note_words'] as row from ${table} where id = ${id}`,
  );
  const isSubject = sql`subject_kind = ${kind} and subject_id = ${id}`;
  const { rows: resumes } = await db.execute(sql`
    select file_name as "fileName", media_type as "mediaType", encode(content, 'base64') as content
    from resumes where job_application_id = ${id}`);
  return {
    kind,
    ...rows[0]?.row,
    ...(resumes[0] && { resume: resumes[0] }),
    events: await readEvents(db, isSubject, all),
    deliveries: await readDeliveries(db, isSubject, all),
  };
}
