import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import { isOverlap, lockDiary } from './store.ts';

/** Books a meeting that was held, if its time is still to come and free. Where it is not, nothing changes. */
export async function takeTime(db: Db, id: string, now: Date): Promise<'taken' | 'timeTaken' | 'timePast'> {
  try {
    // A savepoint of its own: a time that is taken must not undo what else the caller does.
    const { rowCount } = await db.transaction(async (tx) => {
      await tx.execute(lockDiary);
      return tx.execute(sql`
        update meetings set status = 'booked'
        where id = ${id} and status = 'held' and starts_at > ${now.toISOString()}`);
    });
    return rowCount === 0 ? 'timePast' : 'taken';
  } catch (error) {
    if (isOverlap(error)) return 'timeTaken';
    throw error;
  }
}
