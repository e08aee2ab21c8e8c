import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { StoredMeeting } from './store.ts';

export interface LastChange {
  /** The previous start, if it was moved. */
  movedFrom?: Date;
  /** The operator's email, or `team` if unknown; `visitor` if the visitor cancelled. */
  cancelledBy?: string;
}

export async function lastChange(db: Db, { id, status, startsAt }: StoredMeeting): Promise<LastChange> {
  const last = await db.one<{ kind: string; from: string | null; email: string | null }>(sql`
    select kind, detail ->> 'from' as from, operators.email
    from events left join operators on operators.id = events.actor
    where subject_kind = 'meeting' and subject_id = ${id} and kind in ('moved', 'cancelled', 'status')
    order by at desc, events.id desc limit 1`);
  if (!last) return {};
  if (status === 'cancelled') {
    return { cancelledBy: last.kind === 'cancelled' ? 'visitor' : (last.email ?? 'team') };
  }
  const from = last.kind === 'moved' && last.from !== null ? new Date(last.from) : startsAt;
  // Another host may have taken it over at the same time.
  return from.valueOf() === startsAt.valueOf() ? {} : { movedFrom: from };
}
