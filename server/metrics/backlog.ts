import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import type { Backlog } from './metrics.ts';

export async function readBacklog(db: Db): Promise<Backlog[]> {
  const { rows } = await db.execute<{ state: string; entries: string; oldest: string }>(sql`
    select state, count(*) as entries, greatest(0, extract(epoch from now() - min(created_at))) as oldest
    from outbox where state <> 'sent' group by state`);
  return rows.map(({ state, entries, oldest }) => ({
    state,
    entries: Number(entries),
    oldestSeconds: Number(oldest),
  }));
}
