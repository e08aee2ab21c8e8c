import type { Day } from '../../contract/calendar.ts';
import type { SpeedMetric } from '../../contract/page-views.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Replaces the sources of a day beyond `maxSources`. */
export const otherSources = '(other)';

/** Anyone can make up sources: beyond this number per day they are counted together. */
const maxSources = 100;

export interface CountedViews {
  day: Day;
  page: string;
  source: string;
  language: string;
  device: string;
  views: number;
  visits: number;
}

export interface CountedSpeed {
  day: Day;
  page: string;
  metric: SpeedMetric;
  bucket: number;
  views: number;
}

/**
 * Adds to the counts of the days. Sorted by key, so that instances that update the same rows wait for each other
 * instead of deadlocking.
 */
export async function addCounts(
  db: Db,
  { views, speeds }: { views: readonly CountedViews[]; speeds: readonly CountedSpeed[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const bounded = JSON.stringify(await boundSources(tx, views));
    await tx.execute(sql`
      insert into source_visits (day, source, views, visits)
      select day, source, sum(views), sum(visits)
      from json_to_recordset(${bounded}::json) as counted (day date, source text, views integer, visits integer)
      group by day, source order by day, source
      on conflict (day, source) do update set views = source_visits.views + excluded.views,
        visits = source_visits.visits + excluded.visits`);
    await tx.execute(sql`
      insert into page_views (day, page, source, language, device, views, visits)
      select day, page, source, language, device, sum(views), sum(visits)
      from json_to_recordset(${bounded}::json) as counted
        (day date, page text, source text, language text, device text, views integer, visits integer)
      group by day, page, source, language, device order by day, page, source, language, device
      on conflict (day, page, source, language, device) do update set views = page_views.views + excluded.views,
        visits = page_views.visits + excluded.visits`);
    await tx.execute(sql`
      insert into page_speeds (day, page, metric, bucket, views)
      select day, page, metric, bucket, views from json_to_recordset(${JSON.stringify(speeds)}::json) as counted
        (day date, page text, metric text, bucket smallint, views integer)
      order by day, page, metric, bucket
      on conflict (day, page, metric, bucket) do update set views = page_speeds.views + excluded.views`);
  });
}

/** Keeps the sources that their day already has, and new ones while there is room. */
async function boundSources(tx: Db, views: readonly CountedViews[]): Promise<CountedViews[]> {
  const days = [...new Set(views.map(({ day }) => day))];
  const rows = await tx.query<{ day: Day; source: string }>(
    sql`select day, source from source_visits where day = any (${days}::date[])`,
  );
  const known = new Map(
    days.map((day) => [day, new Set(rows.filter((row) => row.day === day).map(({ source }) => source))]),
  );
  return views.map((view) => {
    const sources = known.get(view.day) ?? new Set();
    // Unknown sources, and all others together, need no room.
    const isKept = sources.has(view.source) || view.source === '' || sources.size < maxSources;
    if (isKept) sources.add(view.source);
    return isKept ? view : { ...view, source: otherSources };
  });
}
