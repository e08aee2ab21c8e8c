import type { Erased } from '../../contract/console/personal-data.ts';
import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { deleteStoredMails } from '../mail/mailer.ts';
import { submissionTables } from '../submissions/tables.ts';
import { findSent, normalizeEmail } from './find.ts';
import { findAllMentions, type Mention } from './mentions.ts';

interface Eraser {
  /** Null on the command line. */
  actor: string | null;
  dataDir: string;
}

/** Like `Erased`, with the texts from which the address was removed. */
export interface Erasure {
  removed: number;
  cleaned: ReadonlySet<string>;
  accounts: number;
}

const nothing: Erasure = { removed: 0, cleaned: new Set(), accounts: 0 };

/** Sums several erasures: two may have removed their addresses from the same text. */
export function sumErasures(erasures: readonly Erasure[]): Erased {
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    removed: sum(erasures.map(({ removed }) => removed)),
    cleaned: new Set(erasures.flatMap(({ cleaned }) => [...cleaned])).size,
    accounts: sum(erasures.map(({ accounts }) => accounts)),
  };
}

/**
 * Erases everything stored about an email address: submissions, history, deliveries, and mails kept as files. Where
 * others mention the address, it is removed from their text. An operator's account with the address stays.
 */
export async function erasePersonalData(
  db: Db,
  { email, actor, dataDir }: Eraser & { email: string },
): Promise<Erasure> {
  const key = normalizeEmail(email);
  if (key === '') return nothing;
  const { mails, ...erased } = await db.transaction(async (tx) => {
    const sent = await findSent(tx, key);
    const mails: string[] = [];
    for (const kind of submissionKinds) {
      const ids = sent.filter((each) => each.kind === kind).map(({ id }) => id);
      mails.push(...(await deleteSubmissions(tx, kind, ids)));
    }
    const mentions = await findAllMentions(tx, key);
    // Before those not sent yet are deleted.
    mails.push(...(await mailsAbout(tx, mentions)));
    for (const { clean } of mentions) await clean(tx);
    const removed = sent.length;
    const cleaned = new Set(mentions.map(({ kind, id }) => `${kind}/${id}`));
    await recordErasure(tx, { removed, mentions: cleaned.size }, actor);
    return { removed, cleaned, accounts: await countAccounts(tx, key), mails };
  });
  await deleteStoredMails(dataDir, mails);
  return erased;
}

/**
 * Erases one submission and everything from the same address. A submission without an address is erased alone.
 * Undefined if there is no such submission.
 */
export async function eraseSubmission(
  db: Db,
  { kind, id, actor, dataDir }: Eraser & { kind: SubmissionKind; id: string },
): Promise<Erasure | undefined> {
  const found = await db.one<{ email: string }>(
    sql`select email from ${submissionTables[kind].table} where id = ${id}`,
  );
  if (!found) return undefined;
  if (normalizeEmail(found.email) !== '')
    return erasePersonalData(db, { email: found.email, actor, dataDir });
  const mails = await db.transaction(async (tx) => {
    const mails = await deleteSubmissions(tx, kind, [id]);
    await recordErasure(tx, { removed: 1, mentions: 0 }, actor);
    return mails;
  });
  await deleteStoredMails(dataDir, mails);
  return { ...nothing, removed: 1 };
}

/** Deletes submissions with their history and deliveries. Returns the ids of the deliveries. */
async function deleteSubmissions(tx: Db, kind: SubmissionKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // Resumes and proposed changes are deleted with their application (cascade).
  await tx.execute(sql`delete from ${submissionTables[kind].table} where id = any (${ids}::uuid[])`);
  await tx.execute(
    sql`delete from events where subject_kind = ${kind} and subject_id = any (${ids}::uuid[])`,
  );
  await tx.execute(
    sql`delete from digest_items where subject_kind = ${kind} and subject_id = any (${ids}::uuid[])`,
  );
  const rows = await tx.query<{ id: string }>(
    sql`delete from outbox where subject_kind = ${kind} and subject_id = any (${ids}::uuid[]) returning id`,
  );
  return rows.map(({ id }) => id);
}

/** The history records that a person was erased, not who. */
async function recordErasure(
  tx: Db,
  detail: { removed: number; mentions: number },
  actor: string | null,
): Promise<void> {
  if (detail.removed + detail.mentions === 0) return;
  await writeEvent(tx, { kind: 'person', actor }, 'erased', detail);
}

/** Counts operators and people who are invited to become one. */
async function countAccounts(tx: Db, key: string): Promise<number> {
  const found = await tx.one<{ count: number }>(sql`
    select ((select count(*) from operators where email_key = ${key})
      + (select count(*) from invitations where email_key = ${key}))::integer as count`);
  return found?.count ?? 0;
}

/** Mails that may contain the address: those about the submissions that did. */
async function mailsAbout(tx: Db, mentions: readonly Mention[]): Promise<string[]> {
  const pairs = mentions
    .filter(({ kind }) => kind !== 'view' && kind !== 'template')
    .map(({ kind, id }) => sql`(${kind}, ${id}::uuid)`);
  if (pairs.length === 0) return [];
  const rows = await tx.query<{ id: string }>(sql`
    select id from outbox where (subject_kind, subject_id) in (${sql.join(pairs)})`);
  return rows.map(({ id }) => id);
}
