import type { Status } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { busySpansIn } from '../host-calendars/store.ts';
import type { Span } from '../hosts/working-time.ts';
import type { BookedSpan } from './availability.ts';

export interface StoredMeeting {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  language: string;
  status: Status<'meeting'>;
  flag: string | null;
  name: string;
  email: string;
  startsAt: Date;
  endsAt: Date;
  offset: number;
  sequence: number;
  hostId: string;
  /** The visitor's own UTC offset in minutes, if it is not one of those offered. */
  ownMinutes: number | null;
  /** When the meeting was booked for, or moved to, its current time. */
  scheduledAt: Date;
}

/** The columns of a `StoredMeeting`. */
export const meetingColumns = sql`id, created_at as "createdAt", updated_at as "updatedAt", language, status, flag, name,
  email, starts_at as "startsAt", ends_at as "endsAt", gmt_offset as "offset", sequence, host_id as "hostId",
  own_minutes as "ownMinutes", scheduled_at as "scheduledAt"`;

export async function findMeeting(db: Db, id: string): Promise<StoredMeeting | undefined> {
  return db.one(sql`select ${meetingColumns} from meetings where id = ${id}`);
}

export async function lockMeeting(tx: Db, id: string): Promise<StoredMeeting | undefined> {
  return tx.one(sql`select ${meetingColumns} from meetings where id = ${id} for update`);
}

export async function bookedSpansIn(db: Db, { start, end }: Span): Promise<(BookedSpan & { id: string })[]> {
  return db.query(sql`
    select id, host_id as "hostId", starts_at as start, ends_at as "end" from meetings
    where status = 'booked' and starts_at > ${daysFrom(start, -1)} and starts_at < ${end} and ends_at > ${start}`);
}

/** The times at which hosts cannot be booked: meetings and their own calendars. */
export async function takenSpansIn(db: Db, span: Span): Promise<BookedSpan[]> {
  return [...(await bookedSpansIn(db, span)), ...(await busySpansIn(db, span))];
}

export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.valueOf() + days * 86_400_000);
}
