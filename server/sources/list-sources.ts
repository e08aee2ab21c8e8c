import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { submissionTables } from '../submissions/tables.ts';

const latest = 2_000;
const maxNames = 50;

/** The most frequent sources of the latest submissions of a kind. Limited, because anyone can make up sources. */
export async function listSources(db: Db, kind: SubmissionKind): Promise<string[]> {
  const rows = await db.query<{ source: string }>(sql`
    select source from (
      select source from ${submissionTables[kind].table} where flag is null order by created_at desc, id desc limit ${latest}
    ) as latest
    where source <> '' group by source order by count(*) desc, source limit ${maxNames}`);
  return rows.map(({ source }) => source);
}
