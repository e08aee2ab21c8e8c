import type { Host } from '../../contract/host.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Span } from '../hosts/working-time.ts';
import { type DoneBy, freeHost, isOverlap, lockCalendar, recordChange } from './book-meeting.ts';
import { lockMeeting } from './store.ts';

/** How often a visitor can move a meeting. Each move sends a mail. */
const maxMoves = 3;

type MoveOutcome = 'moved' | 'taken' | 'over' | 'tooOften';

interface NewTime extends Span {
  /** Hosts who could hold it at that time. */
  hosts: readonly Host[];
  /** The visitor's new offset; unchanged if an operator moves the meeting. */
  offset?: number;
  ownMinutes?: number | undefined;
  now: Date;
  webhook: boolean;
  by?: DoneBy;
  /** True if an operator confirmed a time at which the host is busy elsewhere. */
  ignoresBusyTimes?: boolean;
}

/** Moves an upcoming meeting. It keeps its old time unless it gets the new one. */
export async function move(db: Db, id: string, time: NewTime): Promise<MoveOutcome> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(lockCalendar);
      return moveIn(tx, id, time);
    });
  } catch (error) {
    if (isOverlap(error)) return 'taken';
    throw error;
  }
}

async function moveIn(db: Db, id: string, time: NewTime): Promise<MoveOutcome> {
  const { start, end, hosts, now, webhook, by, ignoresBusyTimes } = time;
  const before = await lockMeeting(db, id);
  if (before?.status !== 'booked' || before.startsAt <= now) return 'over';
  const offset = time.offset ?? before.offset;
  const isSameTime = before.startsAt.valueOf() === start.valueOf() && before.offset === offset;
  if (isSameTime && (!by || hosts.some((host) => host.id === before.hostId))) return 'moved';
  if (!by && before.sequence >= maxMoves) return 'tooOften';
  const host = await freeHost(db, { start, end, hosts, moved: before, ignoresBusyTimes });
  if (!host) return 'taken';
  const byVisitor = { kind: 'moved', actor: null, detail: { from: before.startsAt.toISOString() } };
  await db.execute(sql`
    with saved as (
      update meetings set updated_at = date_trunc('milliseconds', now()), sequence = sequence + 1,
        starts_at = ${start.toISOString()}, ends_at = ${end.toISOString()}, gmt_offset = ${offset},
        own_minutes = ${time.ownMinutes ?? (offset === before.offset ? before.ownMinutes : null)}::integer,
        host_id = ${host.id}, scheduled_at = date_trunc('milliseconds', now())
      where id = ${id} returning id, sequence
    ), ${recordChange('moved', 'meeting.invitation', webhook, { by: by ?? byVisitor })}
    select id from saved`);
  return 'moved';
}

/** Cancels an upcoming meeting and returns whether it did. Idempotent. */
export async function cancel(
  db: Db,
  id: string,
  { now, webhook, by }: { now: Date; webhook: boolean; by?: DoneBy },
): Promise<boolean> {
  const rows = await db.query(sql`
    with saved as (
      update meetings set updated_at = date_trunc('milliseconds', now()), sequence = sequence + 1, status = 'cancelled'
      where id = ${id} and status = 'booked' and starts_at > ${now.toISOString()}
      returning id, sequence
    ), ${recordChange('cancelled', 'meeting.cancellation', webhook, { by })}
    select id from saved`);
  return rows.length > 0;
}
