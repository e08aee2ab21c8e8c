import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import type { Backlog } from './metrics.ts';

/** Every state but `sent`; a state without entries counts 0, so that an alert can tell it from no answer. */
export async function readBacklog(db: Db): Promise<Backlog[]> {
  const { rows } = await db.execute<{ state: string; entries: string; oldest: string }>(sql`
    select state, count(id) as entries,
      greatest(0, extract(epoch from now() - min(created_at))) as oldest
    from (values ('waiting'), ('held'), ('dead')) as states (state) left join outbox using (state)
    group by state order by state`);
  return rows.map(({ state, entries, oldest }) => ({
    state,
    entries: Number(entries),
    oldestSeconds: Number(oldest),
  }));
}
