import type { Person } from '../../../contract/console/operations.ts';
import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import { emailKey } from '../../../contract/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { inJson } from '../inbox/rows.ts';
import { subjects } from '../inbox/subjects.ts';

export interface FoundSubject {
  kind: SubjectKind;
  id: string;
  title: string;
  createdAt: string;
}

/** What somebody sent under an address, of every kind. */
export async function findSent(db: Db, key: string): Promise<FoundSubject[]> {
  const found: FoundSubject[] = [];
  for (const kind of subjectKinds) {
    const { table, title } = subjects[kind];
    const { rows } = await db.execute<{ id: string; title: string; createdAt: string }>(sql`
      select id, ${title} as title, created_at as "createdAt" from ${table}
      where email_key = ${key} order by created_at desc, id desc`);
    found.push(...rows.map((row) => ({ ...row, kind, createdAt: inJson(row.createdAt) })));
  }
  return found;
}

/** The applications of others that name an address as their point of contact. */
export async function findMentions(db: Db, key: string): Promise<FoundSubject[]> {
  const { rows } = await db.execute<{ id: string; title: string; createdAt: string; contact: string }>(sql`
    select id, agency_name as title, created_at as "createdAt", point_of_contact_email as contact from applications
    where fold(point_of_contact_email) = fold(${key}) and email_key <> ${key} order by created_at desc, id desc`);
  return rows
    .filter(({ contact }) => emailKey(contact) === key)
    .map(({ id, title, createdAt }) => ({ kind: 'application', id, title, createdAt: inJson(createdAt) }));
}

/** Whatever is known about one address. */
export async function findPerson(db: Db, email: string): Promise<Person> {
  const key = keyOf(email);
  if (key === '') return { email: '', found: [] };
  return { email: key, found: [...(await findSent(db, key)), ...(await findMentions(db, key))] };
}

/** The address as it is compared. Who left none in the support form must not be found by an empty one. */
export function keyOf(email: string): string {
  return emailKey(email.toWellFormed().trim());
}
