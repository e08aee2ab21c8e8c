import * as z from 'zod/mini';
import { adSpendBands } from '../../contract/ad-spend.ts';
import { addDays } from '../../contract/calendar.ts';
import { type Statistics, type StatisticsSpan, statistics } from '../../contract/console/statistics.ts';
import { locales } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { countSources } from './count-sources.ts';
import { listPeriods, type Periods } from './periods.ts';
import { readReplyTimes } from './reply-times.ts';
import { readSpeeds } from './speeds.ts';

const conversionDays = 30;
const maxPages = 12;

/** Figures of recent weeks or months. Flagged submissions are not counted. */
export async function readStatistics(
  db: Db,
  span: StatisticsSpan = '26-weeks',
  now = new Date(),
): Promise<Statistics> {
  const periods = listPeriods(span, now);
  const [sources, counted, conversion, replyTimes, outcomes, speeds] = await Promise.all([
    countSources(db, periods),
    countApplications(db, periods),
    readConversion(db, periods),
    readReplyTimes(db, periods),
    readOutcomes(db, periods, now),
    readSpeeds(db, periods.today),
  ]);
  const applied = (dimension: string, name: string) =>
    counted.find((row) => row.dimension === dimension && row.name === name)?.applications ?? 0;
  return {
    span,
    ...sources,
    languages: locales.map((language) => ({ language, applications: applied('language', language) })),
    spends: adSpendBands.map((spend) => ({ spend, applications: applied('spend', spend) })),
    pages: counted
      .filter(({ dimension }) => dimension === 'page')
      .slice(0, maxPages)
      .map(({ dimension: _, ...page }) => page),
    conversion,
    ...replyTimes,
    outcomes,
    speeds,
  };
}

interface Counted {
  dimension: string;
  name: string;
  applications: number;
  invited: number;
  declined: number;
}

/** By first page, language and ad spend, the most frequent first. */
function countApplications(db: Db, { since, until }: Periods): Promise<Counted[]> {
  const of = (condition: SQL) => sql`coalesce(sum(submissions) filter (where ${condition}), 0)::integer`;
  return db.query<Counted>(sql`
    select dimension, name, sum(submissions)::integer as applications, ${of(sql`status = 'invited'`)} as invited,
      ${of(sql`status = 'declined'`)} as declined
    from submission_counts
    where dimension in ('page', 'language', 'spend') and day >= ${since}::date and day < ${until}::date
    group by dimension, name having sum(submissions) > 0 order by dimension, applications desc, name`);
}

/** Two separate counts: visitors are not tracked from one to the other. */
async function readConversion(db: Db, { today }: Periods): Promise<Statistics['conversion']> {
  const since = addDays(today, 1 - conversionDays);
  const found = await db.one<Statistics['conversion']>(sql`
    select
      (select coalesce(sum(opened), 0)::integer from form_counts where form = 'waitlist' and day >= ${since}) as opened,
      (select coalesce(sum(submissions), 0)::integer from submission_counts
        where dimension = 'language' and kind = 'application' and day >= ${since}::date) as sent`);
  return found ?? { opened: 0, sent: 0 };
}

/** Outcomes of meetings since then. Without one, the meeting has started and no one has recorded how it went. */
async function readOutcomes(db: Db, { since }: Periods, now: Date): Promise<Statistics['outcomes']> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const of = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`;
  const found = await db.one<Statistics['outcomes']>(sql`
    select ${of(sql`status = 'attended'`)} as attended, ${of(sql`status = 'missed'`)} as missed,
      ${of(sql`status = 'cancelled'`)} as cancelled, ${of(sql`status = 'booked' and starts_at <= ${at}`)} as unknown,
      ${of(sql`status = 'booked' and starts_at > ${at}`)} as ahead
    from meetings where flag is null and starts_at >= ${`${since}T00:00:00Z`}::timestamptz`);
  return z.parse(statistics.shape.outcomes, found);
}
