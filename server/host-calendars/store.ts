import type { CalendarProblem } from '../../contract/console/host-calendar.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import type { Span } from '../hosts/working-time.ts';
import type { BusyTimes } from './busy-times.ts';

interface StoredCalendar {
  hostId: string;
  url: string;
  readAt: string | null;
  failingSince: string | null;
  problem: CalendarProblem | null;
  unclear: number;
}

export async function findCalendar(db: Db, hostId: string): Promise<StoredCalendar | undefined> {
  const [found] = await db.queryIso<StoredCalendar>(sql`
    select host_id as "hostId", url, read_at as "readAt", failing_since as "failingSince", problem, unclear
    from host_calendars where host_id = ${hostId}`);
  return found;
}

/** The operator who sets it; null for the command line. */
type Actor = string | null;

/** Sets the URL of a host's calendar and discards the busy times of the previous one. */
export async function setCalendar(
  db: Db,
  { hostId, hostName, url }: { hostId: string; hostName: string; url: string },
  actor: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from host_calendars where host_id = ${hostId}`);
    await tx.execute(sql`insert into host_calendars (host_id, url) values (${hostId}, ${url})`);
    await writeEvent(tx, { kind: 'host', id: hostId, actor }, 'host-calendar-set', { name: hostName });
  });
}

/** Deletes the URL and the busy times. Returns whether there were any. */
export async function removeCalendar(
  db: Db,
  { hostId, hostName }: { hostId: string; hostName: string },
  actor: Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx.execute(sql`delete from host_calendars where host_id = ${hostId}`);
    if (removed === 0) return false;
    await writeEvent(tx, { kind: 'host', id: hostId, actor }, 'host-calendar-removed', { name: hostName });
    return true;
  });
}

/** Longer than reading a calendar takes. */
const leaseSeconds = 120;
/** Often enough that a busy time blocks its slots within ten minutes, even after one failed attempt. */
const everySeconds = 240;

/** Leases the most overdue calendar to this worker, or a given host's even if it is not due. */
export async function claimCalendar(
  db: Db,
  hostId: string | null = null,
): Promise<{ hostId: string; url: string } | undefined> {
  return db.one(sql`
    update host_calendars set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where host_id = (
      select host_calendars.host_id from host_calendars join hosts on hosts.id = host_calendars.host_id
      where case when ${hostId}::uuid is null
        then retired_at is null and due_at <= now() and (leased_until is null or leased_until < now())
        else host_calendars.host_id = ${hostId} end
      order by due_at limit 1 for update of host_calendars skip locked
    )
    returning host_id as "hostId", url`);
}

const nextAttempt = sql`due_at = now() + make_interval(secs => ${everySeconds}), leased_until = null`;

/** Replaces the busy times, unless the URL was changed meanwhile. */
export async function saveBusyTimes(
  db: Db,
  { hostId, url }: { hostId: string; url: string },
  { spans, unclear }: BusyTimes,
): Promise<void> {
  await db.transaction(async (tx) => {
    const saved = await tx.execute(sql`
      update host_calendars set read_at = date_trunc('milliseconds', now()), failing_since = null, problem = null,
        unclear = ${unclear}, ${nextAttempt}
      where host_id = ${hostId} and url = ${url}`);
    if (saved === 0) return;
    await tx.execute(sql`delete from busy_times where host_id = ${hostId}`);
    const [starts, ends] = [
      spans.map(({ start }) => start.toISOString()),
      spans.map(({ end }) => end.toISOString()),
    ];
    await tx.execute(sql`
      insert into busy_times (host_id, starts_at, ends_at)
      select ${hostId}, starts_at, ends_at
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as read (starts_at, ends_at)`);
  });
}

/** Keeps the busy times that were read last. */
export async function saveProblem(
  db: Db,
  { hostId, url }: { hostId: string; url: string },
  problem: CalendarProblem,
): Promise<void> {
  await db.execute(sql`
    update host_calendars set problem = ${problem}, ${nextAttempt},
      failing_since = coalesce(failing_since, date_trunc('milliseconds', now()))
    where host_id = ${hostId} and url = ${url}`);
}

/** The busy times of all hosts, or of one, that overlap a span. */
export async function busySpansIn(
  db: Db,
  { start, end }: Span,
  hostId: string | null = null,
): Promise<(Span & { hostId: string })[]> {
  return db.query(sql`
    select host_id as "hostId", starts_at as start, ends_at as "end" from busy_times
    where starts_at < ${end} and ends_at > ${start} and (${hostId}::uuid is null or host_id = ${hostId})
    order by starts_at`);
}

/** Deletes past busy times. Those of calendars in use are replaced anyway. */
export async function deletePastBusyTimes(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from busy_times where ends_at < ${before}`);
}
