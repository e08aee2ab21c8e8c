import { subjectKinds } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { removeMails } from '../../mail/kept-mails.ts';
import { subjects } from '../inbox/subjects.ts';
import { writeEvent } from '../write-event.ts';
import { findMentions, findSent, keyOf } from './find.ts';
import { withoutAddress } from './mentions.ts';

/**
 * Removes whatever is kept about one address: what they sent, its history, what was or is to be sent about it, and
 * the mails kept as files. Where others name the address, it is taken out of what they wrote.
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
      // Resumes leave with their application.
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
