import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { and, eq, gt, lt, sql } from '../db/drizzle.ts';
import { meetings } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Span } from './availability.ts';

export type StoredMeeting = typeof meetings.$inferSelect;

export interface NewMeeting extends Span {
  name: string;
  email: string;
  offset: number;
  locale: Locale;
  flag: Flag | null;
  /** The same for a second click or a retry, and for nobody else. */
  attempt: string;
  webhook: boolean;
}

/** Longer than anyone waits before trying again. */
const retryMinutes = 10;

/** How many meetings one e-mail address can have before it. Those booked within a day count although cancelled since. */
const mostForAddress = 5;
/** How often a visitor can move a meeting. Each time a mail is sent. */
const mostMoves = 3;

/**
 * Books a meeting and puts what is to be sent about it into the outbox. Gives nothing when the time is taken or the
 * e-mail address has as many meetings as it can have; the one who took the time gets their meeting again. What filled
 * in the trap is kept, but takes no time.
 */
export async function book(db: Db, meeting: NewMeeting): Promise<string | undefined> {
  const id = await db.transaction(async (tx) => {
    // A statement of its own: those after it see what was booked while it waited.
    await tx.execute(lockDiary);
    const isHeld = meeting.flag === 'honeypot';
    return isHeld || !(await hasMost(tx, meeting.email)) ? insertMeeting(tx, meeting) : undefined;
  });
  return id ?? (await findAttempt(db, meeting));
}

async function hasMost(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ most: boolean }>(sql`
    select count(*) >= ${mostForAddress} as most from meetings
    where email_key = ${emailKey(email)} and status <> 'held'
      and (status = 'booked' and ends_at > ${new Date().toISOString()} or created_at > now() - interval '1 day')`);
  return rows[0]?.most === true;
}

async function insertMeeting(db: Db, meeting: NewMeeting): Promise<string | undefined> {
  const { start, end, name, email, offset, locale, flag, attempt, webhook } = meeting;
  const held = flag === 'honeypot';
  const { rows } = await db.execute<{ id: string }>(sql`
    with saved as (
      insert into meetings (id, language, status, flag, name, email, email_key, starts_at, ends_at, gmt_offset, attempt)
      values (${uuid7()}, ${locale}, ${held ? 'held' : 'booked'}, ${flag}, ${name}, ${email}, ${emailKey(email)},
        ${start.toISOString()}, ${end.toISOString()}, ${offset}, ${attempt})
      on conflict on constraint meetings_one_at_a_time do nothing
      returning id, sequence
    ), ${tell('booked', 'meeting.invitation', webhook, { held })}
    select id from saved`);
  return rows[0]?.id;
}

/** The meeting that the same visitor has just booked at this time. */
export async function findAttempt(
  db: Db,
  { attempt, start }: Pick<NewMeeting, 'attempt' | 'start'>,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from meetings
    where attempt = ${attempt} and starts_at = ${start.toISOString()} and status = 'booked'
      and created_at > now() - make_interval(mins => ${retryMinutes})`);
  return rows[0]?.id;
}

/** Any number that no other lock has. */
const diaryKey = 4_672_574;

/** One at a time gives a meeting its time. Moves to the same time would wait for each other, and counts go wrong. */
export const lockDiary = sql`select pg_advisory_xact_lock(${diaryKey})`;

/** What became of a meeting that was to be moved. */
export type Moved = 'moved' | 'taken' | 'over' | 'tooOften';

/** Moves a meeting that has not begun. It keeps its old time unless it gets the new one. */
export async function move(
  db: Db,
  id: string,
  { start, end, offset, now, webhook }: Span & { offset: number; now: Date; webhook: boolean },
): Promise<Moved> {
  try {
    const { rows } = await db.execute<{ done: boolean }>(sql`
      with turn as materialized (${lockDiary}), before as (
        select id, sequence, (starts_at, gmt_offset) = (${start.toISOString()}::timestamptz, ${offset}::integer) as same
        from meetings, turn
        where id = ${id} and status = 'booked' and starts_at > ${now.toISOString()} for update of meetings
      ), saved as (
        update meetings set updated_at = date_trunc('milliseconds', now()), sequence = meetings.sequence + 1,
          starts_at = ${start.toISOString()}, ends_at = ${end.toISOString()}, gmt_offset = ${offset}
        from before where meetings.id = before.id and not before.same and before.sequence < ${mostMoves}
        returning meetings.id, meetings.sequence
      ), ${tell('moved', 'meeting.invitation', webhook)}
      select before.same or exists (select from saved) as done from before`);
    if (!rows[0]) return 'over';
    return rows[0].done ? 'moved' : 'tooOften';
  } catch (error) {
    if (isOverlap(error)) return 'taken';
    throw error;
  }
}

/** Frees the time of a meeting that has not begun, and tells whether it did. A second time changes nothing. */
export async function cancel(
  db: Db,
  id: string,
  { now, webhook, by }: { now: Date; webhook: boolean; by?: DoneBy },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with saved as (
      update meetings set updated_at = date_trunc('milliseconds', now()), sequence = sequence + 1, status = 'cancelled'
      where id = ${id} and status = 'booked' and starts_at > ${now.toISOString()}
      returning id, sequence
    ), ${tell('cancelled', 'meeting.cancellation', webhook, { by })}
    select id from saved`);
  return rows.length > 0;
}

export async function findMeeting(db: Db, id: string): Promise<StoredMeeting | undefined> {
  const [found] = await db.select().from(meetings).where(eq(meetings.id, id));
  return found;
}

/** The times that are taken and reach into a span. */
export async function takenIn(db: Db, { start, end }: Span): Promise<Span[]> {
  return db
    .select({ start: meetings.startsAt, end: meetings.endsAt })
    .from(meetings)
    .where(and(eq(meetings.status, 'booked'), lt(meetings.startsAt, end), gt(meetings.endsAt, start)));
}

/** An operator's part in what is done, as the history tells it. */
export interface DoneBy {
  kind: string;
  actor: string | null;
  detail: Record<string, unknown>;
}

/** Notes what was done to the meeting in `saved`, and tells visitor, host and webhook. */
function tell(
  act: 'booked' | 'moved' | 'cancelled',
  letter: string,
  webhook: boolean,
  { held = false, by }: { held?: boolean; by?: DoneBy | undefined } = {},
) {
  const { kind, actor, detail } = by ?? { kind: act, actor: null, detail: {} };
  return sql`noted as (
      insert into events (id, subject_kind, subject_id, kind, actor, detail)
      select ${uuid7()}::uuid, 'meeting', id, ${kind}, ${actor}::uuid, ${JSON.stringify(detail)}::jsonb from saved
    ), queued as (
      insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
      select letter.id::uuid, letter.topic, letter.template, 'meeting', saved.id,
        letter.topic || ':' || letter.template || ':' || saved.id || ':' || saved.sequence, ${held ? 'held' : 'waiting'}
      from saved cross join (values
        (${uuid7()}, 'mail', ${letter}, true),
        (${uuid7()}, 'mail', ${`meeting.${act}`}, true),
        (${uuid7()}, 'webhook', ${`meeting.${act}`}, ${webhook})
      ) as letter (id, topic, template, wanted)
      where letter.wanted
    )`;
}

/** Another meeting stands there, or was being put there at this very moment. */
export function isOverlap(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ['23P01', '40P01'].includes(code ?? cause?.code ?? '');
}
