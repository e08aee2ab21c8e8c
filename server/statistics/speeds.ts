import { addDays, type Day } from '../../contract/calendar.ts';
import type { Statistics } from '../../contract/console/statistics.ts';
import { type SpeedMetric, speedMetrics } from '../../contract/page-views.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { estimatePercentile, speedBounds } from '../page-views/speed-buckets.ts';

const speedDays = 28;
const maxPages = 12;

interface Bucket {
  page: string;
  metric: SpeedMetric;
  bucket: number;
  views: number;
}

type Speeds = Statistics['speeds']['all'];

/** The speed that three in four visitors got, for all pages together and for those with the most views. */
export async function readSpeeds(db: Db, today: Day): Promise<Statistics['speeds']> {
  const buckets = await db.query<Bucket>(sql`
    select page, metric, bucket, sum(views)::integer as views from page_speeds
    where day > ${addDays(today, -speedDays)}::date group by page, metric, bucket`);
  const views = (page: string) =>
    buckets.reduce((sum, bucket) => sum + (bucket.page === page ? bucket.views : 0), 0);
  const pages = [...new Set(buckets.map(({ page }) => page))]
    .map((page) => ({ page, views: views(page) }))
    .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page, 'en'))
    .slice(0, maxPages);
  return {
    all: toSpeeds(buckets),
    pages: pages.map(({ page }) => ({ page, speeds: toSpeeds(buckets.filter((one) => one.page === page)) })),
  };
}

function toSpeeds(buckets: readonly Bucket[]): Speeds {
  const of = (metric: SpeedMetric): Speeds[SpeedMetric] => {
    const counts = new Map<number, number>();
    for (const one of buckets) {
      if (one.metric === metric) counts.set(one.bucket, (counts.get(one.bucket) ?? 0) + one.views);
    }
    const views = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const p75 = estimatePercentile(metric, counts, 0.75);
    const isBeyond = views > 0 && p75 === undefined;
    return { views, p75: p75 ?? (isBeyond ? (speedBounds[metric].at(-1) ?? null) : null), isBeyond };
  };
  return Object.fromEntries(speedMetrics.map((metric) => [metric, of(metric)])) as Speeds;
}
