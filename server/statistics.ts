import * as z from 'zod/mini';
import { adSpendBands } from '../contract/ad-spend.ts';
import { addDays, utcDayAt, weekStart } from '../contract/calendar.ts';
import { type Statistics, statistics } from '../contract/console/statistics.ts';
import { locales } from '../contract/locales.ts';
import type { Db } from './db/db.ts';
import { type SQL, sql } from './db/sql.ts';
import { instantAt, localTime } from './hosts/working-time.ts';

const shown = { weeks: 26, conversionDays: 30, names: 12 };

/** Figures of the last half year, in weeks of the time zone. What looks like spam is not counted. */
export async function readStatistics(db: Db, timeZone = 'UTC', now = new Date()): Promise<Statistics> {
  const mondays = mondaysUntil(localTime(timeZone, now).slice(0, 10));
  const starts = mondays.map((day) => instantAt(timeZone, `${day}T00:00`).toISOString());
  const applications = await countPerWeek(db, starts, sql`applications`, sql`created_at`, sql`flag is null`);
  const leads = await countPerWeek(db, starts, sql`leads`, sql`created_at`, sql`flag is null`);
  const happened = sql`flag is null and status in ('booked', 'attended', 'missed')`;
  const meetings = await countPerWeek(db, starts, sql`meetings`, sql`starts_at`, happened);
  const counted = await countApplications(db, starts[0] ?? '');
  const applied = (by: Counted['by'], name: string) =>
    counted.find((row) => row.by === by && row.name === name)?.applications ?? 0;
  return {
    weeks: mondays.map((week, i) => ({
      week,
      applications: applications.get(i + 1) ?? 0,
      leads: leads.get(i + 1) ?? 0,
      meetings: meetings.get(i + 1) ?? 0,
    })),
    languages: locales.map((language) => ({ language, applications: applied('language', language) })),
    spends: adSpendBands.map((spend) => ({ spend, applications: applied('spend', spend) })),
    sources: pickTop(counted, 'source'),
    pages: pickTop(counted, 'page'),
    conversion: await conversion(db, addDays(utcDayAt(now.valueOf()), 1 - shown.conversionDays)),
    answers: await readReplyTimes(db, starts[0] ?? ''),
    outcomes: await outcomes(db, starts[0] ?? '', now),
  };
}

function mondaysUntil(today: string): string[] {
  const monday = weekStart(today, 1);
  return Array.from({ length: shown.weeks }, (_, i) => addDays(monday, 7 * (i + 1 - shown.weeks)));
}

interface Counted {
  by: 'language' | 'spend' | 'source' | 'page';
  name: string;
  applications: number;
  invited: number;
  declined: number;
}

/**
 * Counts each combination first: there are few, and they are then summed for all figures at once. Anyone can make up
 * sources, so only the most frequent ones are returned.
 */
async function countApplications(db: Db, since: string): Promise<Counted[]> {
  const rows = await db.query<Counted>(sql`
    with sent as (
      select language, monthly_ad_spend as spend, status, utm_source, referrer_host, landing_page as page, count(*) as sent
      from applications where flag is null and created_at >= ${since}::timestamptz group by 1, 2, 3, 4, 5, 6
    ), named as (
      select *, coalesce(nullif(lower(utm_source), ''), referrer_host) as source from sent
    ), counted as (
      select case 0 when grouping(language) then 'language' when grouping(spend) then 'spend'
          when grouping(source) then 'source' else 'page' end as by,
        coalesce(language, spend, source, page) as name, sum(sent)::integer as applications,
        coalesce(sum(sent) filter (where status = 'invited'), 0)::integer as invited,
        coalesce(sum(sent) filter (where status = 'declined'), 0)::integer as declined
      from named group by grouping sets ((language), (spend), (source), (page))
    )
    select by, name, applications, invited, declined
    from (select *, row_number() over (partition by by order by applications desc, name) as place from counted) as ranked
    where place <= ${shown.names} order by by, place`);
  return rows;
}

function pickTop(counted: readonly Counted[], by: Counted['by']): Statistics['sources'] {
  return counted
    .filter((row) => row.by === by)
    .map(({ name, applications, invited, declined }) => ({ name, applications, invited, declined }));
}

/** By the week's number from 1 on. Counted between its limits, for which the database need not know any time zone. */
async function countPerWeek(
  db: Db,
  starts: readonly string[],
  table: SQL,
  instant: SQL,
  where: SQL,
): Promise<Map<number, number>> {
  const rows = await db.query<{ week: number; amount: number }>(sql`
    select week::integer, (
      select count(*)::integer from ${table} where ${where} and ${instant} >= since and ${instant} < until
    ) as amount
    from (
      select week, since, lead(since, 1, since + interval '7 days') over (order by week) as until
      from unnest(${starts}::timestamptz[]) with ordinality as mondays (since, week)
    ) as weeks`);
  return new Map(rows.map(({ week, amount }) => [week, amount]));
}

async function conversion(db: Db, since: string): Promise<Statistics['conversion']> {
  const found = await db.one<Statistics['conversion']>(sql`
    select
      (select coalesce(sum(opened), 0)::integer from form_counts where form = 'waitlist' and day >= ${since}) as opened,
      (select count(*)::integer from applications
        where flag is null and created_at >= ${`${since}T00:00:00Z`}::timestamptz) as sent`);
  return found ?? { opened: 0, sent: 0 };
}

const repliedWhen = {
  application: sql`applications`,
  lead: sql`leads`,
  support: sql`support_requests`,
} as const;

/** From receipt to the first reply that was not undone, in seconds. */
async function readReplyTimes(db: Db, since: string): Promise<Statistics['answers']> {
  const perKind = Object.entries(repliedWhen).map(
    ([kind, table]) => sql`
      select ${kind} as kind, count(seconds)::integer as answered, (count(*) - count(seconds))::integer as unanswered,
        percentile_cont(0.5) within group (order by seconds) as median,
        percentile_cont(0.9) within group (order by seconds) as p90
      from (
        select extract(epoch from first_answer.at - created_at)::float8 as seconds
        from ${table} left join (
          select subject_id, min(at) as at from events
          where subject_kind = ${kind} and kind = 'answered' and at >= ${since}::timestamptz and not exists (
            select from events as undone
            where undone.subject_kind = ${kind} and undone.subject_id = events.subject_id
              and undone.kind = 'answer-undone' and undone.detail ->> 'delivery' = events.detail ->> 'delivery')
          group by subject_id
        ) as first_answer on subject_id = ${table}.id
        where flag is null and created_at >= ${since}::timestamptz
      ) as taken`,
  );
  const rows = await db.query<Statistics['answers'][number]>(sql.join(perKind, sql` union all `));
  return rows;
}

/** Of the meetings since then. One without an outcome has started and nobody has said how it went. */
async function outcomes(db: Db, since: string, now: Date): Promise<Statistics['outcomes']> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const of = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`;
  const found = await db.one<Statistics['outcomes']>(sql`
    select ${of(sql`status = 'attended'`)} as attended, ${of(sql`status = 'missed'`)} as missed,
      ${of(sql`status = 'cancelled'`)} as cancelled, ${of(sql`status = 'booked' and starts_at <= ${at}`)} as unknown,
      ${of(sql`status = 'booked' and starts_at > ${at}`)} as ahead
    from meetings where flag is null and starts_at >= ${since}::timestamptz`);
  return z.parse(statistics.shape.outcomes, found);
}
