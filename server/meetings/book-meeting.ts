import type { Flag } from '../../contract/forms.ts';
import type { Host } from '../../contract/host.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { errorCode } from '../db/errors.ts';
import { type SQL, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { busySpansIn } from '../host-calendars/store.ts';
import { activeHosts, firstHostId } from '../hosts/store.ts';
import type { Span } from '../hosts/working-time.ts';
import { insertedVisit, insertedVisitColumns } from '../sources/columns.ts';
import { type FirstVisit, unknownVisit } from '../sources/first-visit.ts';
import { isFreeDuring } from './availability.ts';
import { bookedSpansIn, daysFrom, lockMeeting, type StoredMeeting } from './store.ts';

interface NewMeeting extends Span {
  /** Hosts who could hold it; all of them by default. */
  hosts?: readonly Host[];
  name: string;
  email: string;
  offset: number;
  ownMinutes?: number | undefined;
  visit?: FirstVisit;
  locale: Locale;
  flag: Flag | null;
  /** Identifies a retry, such as a second click. */
  attempt: string;
  webhook: boolean;
}

/** Longer than anyone waits before retrying. */
const retryMinutes = 10;

/** Maximum upcoming meetings per email address. Those booked within a day count even if cancelled. */
const maxForAddress = 5;

/**
 * Books a meeting and queues its deliveries. Returns undefined if the time is taken or the email address has reached
 * its maximum; a retry gets the existing meeting. A honeypot booking is stored as held and does not block its time.
 */
export async function book(db: Db, meeting: NewMeeting): Promise<string | undefined> {
  const id = await db.transaction(async (tx) => {
    // A separate statement, so that the following ones see what was booked while it waited.
    await tx.execute(lockCalendar);
    if (meeting.flag === 'honeypot') return insertMeeting(tx, meeting, firstHostId);
    if (await hasReachedMaximum(tx, meeting.email)) return undefined;
    const host = await freeHost(tx, meeting);
    return host && insertMeeting(tx, meeting, host.id);
  });
  return id ?? (await findAttempt(db, meeting));
}

async function hasReachedMaximum(db: Db, email: string): Promise<boolean> {
  const found = await db.one<{ reached: boolean }>(sql`
    select count(*) >= ${maxForAddress} as reached from meetings
    where email_key = ${emailKey(email)} and status <> 'held'
      and (status = 'booked' and ends_at > ${new Date().toISOString()} or created_at > now() - interval '1 day')`);
  return found?.reached === true;
}

async function insertMeeting(db: Db, meeting: NewMeeting, hostId: string): Promise<string | undefined> {
  const { start, end, name, email, offset, ownMinutes = null, locale, flag, attempt, webhook } = meeting;
  const { visit = unknownVisit } = meeting;
  const held = flag === 'honeypot';
  const found = await db.one<{ id: string }>(sql`
    with saved as (
      insert into meetings (id, language, status, flag, name, email, email_key, starts_at, ends_at, gmt_offset, attempt,
        host_id, own_minutes, earlier_source, ${insertedVisitColumns})
      values (${uuid7()}, ${locale}, ${held ? 'held' : 'booked'}, ${flag}, ${name}, ${email}, ${emailKey(email)},
        ${start.toISOString()}, ${end.toISOString()}, ${offset}, ${attempt}, ${hostId}, ${ownMinutes},
        ${earlierSource(emailKey(email))}, ${insertedVisit(visit)})
      on conflict on constraint meetings_one_at_a_time do nothing
      returning id, sequence
    ), ${recordChange('booked', 'meeting.invitation', webhook, { held })}
    select id from saved`);
  return found?.id;
}

/** The source of the sender's first submission, which is the most telling; empty if unknown. */
function earlierSource(key: string): SQL {
  const sent = (table: string) =>
    sql`select source, created_at from ${sql.raw(table)} where email_key = ${key} and flag is null and source <> ''`;
  return sql`coalesce((
    select source from (${sent('applications')} union all ${sent('leads')}) as sent order by created_at limit 1), '')`;
}

/** Finds the meeting that the same visitor booked at this time a moment ago. */
export async function findAttempt(
  db: Db,
  { attempt, start }: Pick<NewMeeting, 'attempt' | 'start'>,
): Promise<string | undefined> {
  const found = await db.one<{ id: string }>(sql`
    select id from meetings
    where attempt = ${attempt} and starts_at = ${start.toISOString()} and status = 'booked'
      and created_at > now() - make_interval(mins => ${retryMinutes})`);
  return found?.id;
}

/** Books a held meeting if its time is free and not past; otherwise changes nothing. */
export async function bookHeld(db: Db, id: string, now: Date): Promise<'taken' | 'timeTaken' | 'timePast'> {
  try {
    // A savepoint: a taken time must not roll back the caller's transaction.
    return await db.transaction(async (tx) => {
      await tx.execute(lockCalendar);
      const held = await lockMeeting(tx, id);
      if (held?.status !== 'held' || held.startsAt <= now) return 'timePast';
      const host = await freeHost(tx, { start: held.startsAt, end: held.endsAt });
      if (!host) return 'timeTaken';
      await tx.execute(sql`update meetings set status = 'booked', host_id = ${host.id} where id = ${id}`);
      return 'taken';
    });
  } catch (error) {
    if (isOverlap(error)) return 'timeTaken';
    throw error;
  }
}

/**
 * Picks the host who is free and has the fewest meetings that week; call it with the calendar locked. A moved meeting
 * stays with its host if possible. An operator may ignore a host's own calendar.
 */
export async function freeHost(
  db: Db,
  {
    hosts,
    start,
    end,
    moved,
    ignoresBusyTimes = false,
  }: Span & { hosts?: readonly Host[]; moved?: StoredMeeting; ignoresBusyTimes?: boolean | undefined },
): Promise<Host | undefined> {
  const candidates = hosts ?? (await activeHosts(db));
  const week = { start: daysFrom(start, -weekDays / 2), end: daysFrom(end, weekDays / 2) };
  const taken = (await bookedSpansIn(db, week)).filter(({ id }) => id !== moved?.id);
  const busy = ignoresBusyTimes ? [] : await busySpansIn(db, week);
  const free = candidates.filter((host) => isFreeDuring(host, { start, end }, [...taken, ...busy]));
  const own = free.find(({ id }) => id === moved?.hostId);
  const load = (host: Host) => taken.filter(({ hostId }) => hostId === host.id).length;
  return own ?? free.toSorted((a, b) => load(a) - load(b))[0];
}

const weekDays = 7;

/** An arbitrary number, unique among our advisory locks. */
const calendarLockKey = 4_672_574;

/** Serializes changes to the calendar. Concurrent moves to the same time would deadlock, and counts would be wrong. */
export const lockCalendar = sql`select pg_advisory_xact_lock(${calendarLockKey})`;

/** The event to record if an operator did it. */
export interface DoneBy {
  kind: string;
  actor: string | null;
  detail: Record<string, unknown>;
}

/** Records the change to the meeting in `saved`, and queues mails to visitor and host and the webhook call. */
export function recordChange(
  act: 'booked' | 'moved' | 'cancelled',
  mail: string,
  webhook: boolean,
  { held = false, by }: { held?: boolean; by?: DoneBy | undefined } = {},
) {
  const { kind, actor, detail } = by ?? { kind: act, actor: null, detail: {} };
  return sql`recorded as (
      insert into events (id, subject_kind, subject_id, kind, actor, detail)
      select ${uuid7()}::uuid, 'meeting', id, ${kind}, ${actor}::uuid, ${JSON.stringify(detail)}::jsonb from saved
    ), queued as (
      insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
      select delivery.id::uuid, delivery.topic, delivery.template, 'meeting', saved.id,
        delivery.topic || ':' || delivery.template || ':' || saved.id || ':' || saved.sequence, ${held ? 'held' : 'waiting'}
      from saved cross join (values
        (${uuid7()}, 'mail', ${mail}, true),
        (${uuid7()}, 'mail', ${`meeting.${act}`}, true),
        (${uuid7()}, 'webhook', ${`meeting.${act}`}, ${webhook})
      ) as delivery (id, topic, template, wanted)
      where delivery.wanted
    )`;
}

/** True if the time overlaps another meeting, or one that is being booked right now. */
export function isOverlap(error: unknown): boolean {
  return ['23P01', '40P01'].includes(errorCode(error) ?? '');
}
