import type { PersonalData } from '../../contract/console/personal-data.ts';
import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { readDeliveries } from '../submissions/deliveries.ts';
import { readEvents } from '../submissions/read-events.ts';
import { submissionTables } from '../submissions/tables.ts';
import { readPendingChanges } from '../waitlist/proposed-changes.ts';
import { findAllMentions } from './mentions.ts';

interface FoundSubject {
  kind: SubmissionKind;
  id: string;
  title: string;
  createdAt: string;
}

/** Submissions of every kind from an address. */
export async function findSent(db: Db, key: string): Promise<FoundSubject[]> {
  const found: FoundSubject[] = [];
  for (const kind of submissionKinds) {
    const { table, title } = submissionTables[kind];
    const rows = await db.queryIso<Omit<FoundSubject, 'kind'>>(sql`
      select id, ${title} as title, created_at as "createdAt" from ${table}
      where email_key = ${key} order by created_at desc, id desc`);
    found.push(...rows.map((row) => ({ ...row, kind })));
  }
  return found;
}

/** Other people's applications that name an address as their point of contact. */
async function findMentions(db: Db, key: string): Promise<FoundSubject[]> {
  const rows = await db.queryIso<Omit<FoundSubject, 'kind'> & { contact: string }>(sql`
    select id, agency_name as title, created_at as "createdAt", point_of_contact_email as contact from applications
    where fold(point_of_contact_email) = fold(${key}) and email_key <> ${key} order by created_at desc, id desc`);
  return rows.flatMap(({ contact, ...row }) =>
    emailKey(contact) === key ? [{ kind: 'application', ...row }] : [],
  );
}

/** Everything stored about an address: submissions from it, and other people's that contain it. */
export async function findPersonalData(db: Db, email: string): Promise<PersonalData> {
  const key = normalizeEmail(email);
  if (key === '') return { email: '', found: [] };
  const sent = await findSent(db, key);
  const known = new Set(sent.map(({ id }) => id));
  const mentions: FoundSubject[] = [];
  for (const { kind, id } of await findAllMentions(db, key)) {
    const subjectKind = submissionKinds.find((one) => one === kind);
    if (subjectKind === undefined || known.has(id)) continue;
    known.add(id);
    const { table, title } = submissionTables[subjectKind];
    const [found] = await db.queryIso<Pick<FoundSubject, 'title' | 'createdAt'>>(
      sql`select ${title} as title, created_at as "createdAt" from ${table} where id = ${id}`,
    );
    if (found) mentions.push({ ...found, kind: subjectKind, id });
  }
  return {
    email: key,
    found: [
      ...sent.map((each) => ({ ...each, isMention: false })),
      ...mentions.map((each) => ({ ...each, isMention: true })),
    ],
  };
}

/** The normalized address. An empty one must not match support requests without an address. */
export function normalizeEmail(email: string): string {
  return emailKey(email.toWellFormed().trim());
}

/** Higher than any real count. */
const all = 10_000;

/** Everything stored about an address, as a JSON file for that person. Reads one submission at a time. */
export async function* exportPersonalData(db: Db, email: string): AsyncGenerator<string> {
  const key = normalizeEmail(email);
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
  const { table } = submissionTables[kind];
  const found = await db.one<{ row: object }>(
    sql`select to_jsonb(${table}) - array['search', 'note_words'] as row from ${table} where id = ${id}`,
  );
  const isSubject = sql`subject_kind = ${kind} and subject_id = ${id}`;
  const resumes = await db.query(sql`
    select file_name as "fileName", media_type as "mediaType", encode(content, 'base64') as content
    from resumes where job_application_id = ${id}`);
  return {
    kind,
    ...found?.row,
    ...(kind === 'application' && { proposedChanges: await readPendingChanges(db, id) }),
    ...(resumes[0] && { resume: resumes[0] }),
    events: await readEvents(db, isSubject, all),
    deliveries: await readDeliveries(db, isSubject, all),
  };
}
