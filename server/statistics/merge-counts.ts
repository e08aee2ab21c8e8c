import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Merges the rows that transactions added to the counts of submissions. Several instances may run it concurrently. */
export async function mergeSubmissionCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with locked as (
      select ctid as at from submission_counts
      where (day, kind, dimension, name, status) in (
        select day, kind, dimension, name, status from submission_counts
        group by day, kind, dimension, name, status having count(*) > 1)
      for update skip locked
    ), taken as (
      delete from submission_counts where ctid in (select at from locked)
      returning day, kind, dimension, name, status, submissions
    )
    insert into submission_counts (day, kind, dimension, name, status, submissions)
    select day, kind, dimension, name, status, sum(submissions) from taken
    group by day, kind, dimension, name, status having sum(submissions) <> 0`);
}
