import { statfs } from 'node:fs/promises';
import { type Health, refusedAddressDays } from '../../contract/console/health.ts';
import { maxCounted } from '../../contract/console/inbox.ts';
import { type SubmissionKind, statuses, submissionKinds } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import type { Env } from '../env.ts';
import { findMailCause, refusedAddress, refusedForGood } from '../mail/smtp-error.ts';
import { isFailing } from '../outbox/store.ts';
import { isHeld } from '../submissions/held.ts';
import { submissionTables } from '../submissions/tables.ts';
import type { Check } from './check.ts';

interface HealthSources {
  db: Db;
  env: Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'MIN_FREE_DISK_MB'>;
  /** The checks of `/readyz`. */
  checks: readonly Check[];
  /** The day the pages were built, if known. */
  builtOn: string | undefined;
}

/** What is failing, waiting or due, for the console, the metrics and the command line. Rejects without the database. */
export async function readHealth(sources: HealthSources, timeZone = 'UTC'): Promise<Health> {
  const { db, env, checks, builtOn } = sources;
  const [failedChecks, deliveries, chats, calendars, failedInvitations, counted, freeBytes] =
    await Promise.all([
      findFailedChecks(checks),
      readDeliveries(db),
      readChats(db),
      readCalendars(db),
      countFailedInvitations(db),
      countSubmissions(db, timeZone),
      readFreeBytes(env.DATA_DIR),
    ]);
  return {
    checkedAt: new Date().toISOString(),
    failedChecks,
    disk: { freeBytes, isLow: freeBytes !== null && freeBytes < env.MIN_FREE_DISK_MB * 1_000_000 },
    ...deliveries,
    mail: { ...deliveries.mail, isKeptAsFiles: env.SMTP_URL === undefined },
    chats,
    calendars,
    failedInvitations,
    ...counted,
    builtOn: builtOn ?? null,
  };
}

/** A running server tries every delivery within seconds, unless many are queued. */
const untriedSeconds = 300;

async function findFailedChecks(checks: readonly Check[]): Promise<string[]> {
  const results = await Promise.all(
    checks.map(async (check) => ((await check.passes()) ? [] : [check.name])),
  );
  return results.flat();
}

interface FoundDeliveries {
  lastSentAt: string | null;
  stoppedSince: string | null;
  lastError: string | null;
  retrying: number;
  givenUp: number;
  refusedAddresses: number;
  untried: number;
  untriedSince: string | null;
  failingWebhooks: number;
  webhooksSince: string | null;
}

async function readDeliveries(db: Db): Promise<{
  mail: Omit<Health['mail'], 'isKeptAsFiles'>;
  untried: Health['untried'];
  webhooks: Health['webhooks'];
}> {
  // Excludes permanent failures, which say nothing about other mails.
  const isStuck = sql`topic = 'mail' and not starts_with(last_error, ${refusedForGood})`;
  const isRefusedAddress = sql`topic = 'mail' and starts_with(last_error, ${refusedAddress})`;
  const [found] = await db.queryIso<FoundDeliveries>(sql`
    with last_sent as (
      select sent_at from outbox where sent_at is not null and state = 'sent' and topic = 'mail'
      order by sent_at desc limit 1
    ), failing as (
      select topic, state, created_at, last_error from outbox where ${isFailing}
    ), untried as (
      select due_at from outbox where state = 'waiting' and last_error is null and attempts = 0
        and due_at < now() - make_interval(secs => ${untriedSeconds})
    )
    select (select sent_at from last_sent) as "lastSentAt",
      min(created_at) filter (where ${isStuck} and created_at > coalesce((select sent_at from last_sent), '-infinity'))
        as "stoppedSince",
      (select last_error from failing where ${isStuck} order by created_at desc limit 1) as "lastError",
      (count(*) filter (where ${isStuck} and state = 'waiting'))::integer as retrying,
      (count(*) filter (where topic = 'mail' and state = 'dead' and not (${isRefusedAddress})))::integer as "givenUp",
      (count(*) filter (where ${isRefusedAddress} and state = 'dead'
        and created_at > now() - make_interval(days => ${refusedAddressDays})))::integer as "refusedAddresses",
      (select count(*)::integer from untried) as untried, (select min(due_at) from untried) as "untriedSince",
      (count(*) filter (where topic = 'webhook'))::integer as "failingWebhooks",
      min(created_at) filter (where topic = 'webhook') as "webhooksSince"
    from failing`);
  if (!found) throw new Error('An aggregate without a row');
  const { lastError } = found;
  return {
    mail: {
      lastSentAt: found.lastSentAt,
      stoppedSince: found.stoppedSince,
      cause: lastError === null ? null : findMailCause(lastError),
      // Host and port contain a colon too, but no space after it.
      explanation: lastError?.split(': ')[0]?.slice(0, 120) ?? '',
      retrying: found.retrying,
      givenUp: found.givenUp,
      refusedAddresses: found.refusedAddresses,
    },
    untried: { count: found.untried, since: found.untriedSince },
    webhooks: { failing: found.failingWebhooks, since: found.webhooksSince },
  };
}

/** Chat channels that rejected messages, by operator. The errors do not contain their URLs. */
async function readChats(db: Db): Promise<Health['chats']> {
  return db.queryIso(sql`
    select email as operator, count(*)::integer as failing, min(outbox.created_at) as since,
      (array_agg(last_error order by outbox.created_at desc))[1] as reason
    from outbox join operators on operators.id = operator_id
    where topic = 'chat' and state in ('waiting', 'dead') and last_error is not null
    group by email order by email`);
}

/** A running server reads a calendar every few minutes. */
const unreadSeconds = 900;

/** Calendars that cannot be read, or not in full, by host. */
async function readCalendars(db: Db): Promise<Health['calendars']> {
  return db.queryIso(sql`
    select name as host, coalesce(failing_since, case when is_late then coalesce(read_at, due_at) end) as since,
      problem, read_at as "readAt", unclear
    from (
      select *, due_at < now() - make_interval(secs => ${unreadSeconds}) as is_late from host_calendars
    ) as calendars join hosts on hosts.id = host_id
    where retired_at is null and (failing_since is not null or is_late or unclear > 0)
    order by hosts.created_at, hosts.id`);
}

async function countFailedInvitations(db: Db): Promise<number> {
  const found = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from invitations where expires_at > now() and exists (
      select from outbox where subject_kind = 'operator' and subject_id = invitations.id
        and template = 'operator.invitation' and ${isFailing}
    )`);
  return found?.count ?? 0;
}

/** Counted from an index and capped, like the counts in the navigation. */
async function countSubmissions(db: Db, timeZone: string): Promise<Pick<Health, 'held' | 'toAnswer'>> {
  const midnight = sql`date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`;
  const perKind = submissionKinds.map((kind) => {
    const { table } = submissionTables[kind];
    const count = (where: SQL) =>
      sql`(select count(*)::integer from (select from ${table} where ${where} limit ${maxCounted + 1}) as counted)`;
    const isDue = sql`flag is null and status = ${statuses[kind][0]} and created_at < ${midnight}`;
    return sql`select ${kind} as kind, ${count(isHeld(kind))} as held,
      ${kind === 'meeting' ? sql`0` : count(isDue)} as "toAnswer"`;
  });
  const rows = await db.query<{ kind: SubmissionKind; held: number; toAnswer: number }>(
    sql.join(perKind, sql` union all `),
  );
  const pick = (name: 'held' | 'toAnswer') =>
    Object.fromEntries(rows.map((row) => [row.kind, row[name]])) as Record<SubmissionKind, number>;
  return { held: pick('held'), toAnswer: pick('toAnswer') };
}

/** Null if unknown. */
async function readFreeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
