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

/**
 * Books a meeting and puts what is to be sent about it into the outbox, in one statement. Gives nothing when the time
 * is taken; the one who took it gets their meeting again. What filled in the trap is kept, but takes no time.
 */
export async function book(db: Db, meeting: NewMeeting): Promise<string | undefined> {
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
  return rows[0]?.id ?? (await findAttempt(db, meeting));
}

async function findAttempt(db: Db, { attempt, start }: NewMeeting): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from meetings
    where attempt = ${attempt} and starts_at = ${start.toISOString()} and status = 'booked'
      and created_at > now() - make_interval(mins => ${retryMinutes})`);
  return rows[0]?.id;
}

/** Any number that nothing else takes. */
const turnKey = 4_672_574;

/** To be asked before a stored meeting is given a time: of those who give one the same at once, each would wait for the others. */
export const takeTurn = sql`select pg_advisory_xact_lock(${turnKey})`;

/** What became of a meeting that was to be moved. */
export type Moved = 'moved' | 'taken' | 'over';

/** Moves a meeting that has not begun. It keeps its old time unless it gets the new one. */
export async function move(
  db: Db,
  id: string,
  { start, end, offset, now, webhook }: Span & { offset: number; now: Date; webhook: boolean },
): Promise<Moved> {
  try {
    const { rows } = await db.execute<{ moved: boolean }>(sql`
      with turn as materialized (${takeTurn}), before as (
        select id, starts_at, gmt_offset from meetings, turn
        where id = ${id} and status = 'booked' and starts_at > ${now.toISOString()} for update of meetings
      ), saved as (
        update meetings set updated_at = date_trunc('milliseconds', now()), sequence = sequence + 1,
          starts_at = ${start.toISOString()}, ends_at = ${end.toISOString()}, gmt_offset = ${offset}
        from before where meetings.id = before.id
          and (before.starts_at, before.gmt_offset) is distinct from (${start.toISOString()}::timestamptz, ${offset}::integer)
        returning meetings.id, meetings.sequence
      ), ${tell('moved', 'meeting.invitation', webhook)}
      select true as moved from before`);
    return rows.length > 0 ? 'moved' : 'over';
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
