import { addDays, dayAt, weekStart } from '../../contract/calendar.ts';
import { type Overview, overview } from '../../contract/console/operations.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { locales } from '../../contract/locales.ts';
import { adSpendBands } from '../../contract/waitlist.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/drizzle.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

export function overviewRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.overview,
      role: 'viewer',
      reply: overview,
      handle: () => readOverview(db),
    }),
  ];
}

const shown = { weeks: 26, conversionDays: 30 };

/** Figures of the last half year. Days and weeks are in UTC; flagged applications are not counted. */
export async function readOverview(db: Db, now = new Date()): Promise<Overview> {
  const today = dayAt(now.valueOf());
  const monday = weekStart(today, 1);
  const mondays = Array.from({ length: shown.weeks }, (_, i) => addDays(monday, 7 * (i + 1 - shown.weeks)));
  const since = mondays[0] ?? monday;
  const weeks = await countBy(
    db,
    sql`to_char(date_trunc('week', created_at at time zone 'utc'), 'YYYY-MM-DD')`,
    since,
  );
  const languages = await countBy(db, sql`language`, since);
  const spends = await countBy(db, sql`monthly_ad_spend`, since);
  return {
    weeks: mondays.map((week) => ({ week, applications: weeks.get(week) ?? 0 })),
    languages: locales.map((language) => ({ language, applications: languages.get(language) ?? 0 })),
    spends: adSpendBands.map((spend) => ({ spend, applications: spends.get(spend) ?? 0 })),
    conversion: await conversion(db, addDays(today, 1 - shown.conversionDays)),
  };
}

async function countBy(db: Db, what: SQL, since: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; applications: number }>(sql`
    select ${what} as name, count(*)::integer as applications from applications
    where flag is null and created_at >= ${`${since}T00:00:00Z`}::timestamptz group by 1`);
  return new Map(rows.map(({ name, applications }) => [name, applications]));
}

async function conversion(db: Db, since: string): Promise<Overview['conversion']> {
  const { rows } = await db.execute<Overview['conversion'] & Record<string, unknown>>(sql`
    select
      (select coalesce(sum(opened), 0)::integer from form_counts where form = 'waitlist' and day >= ${since}) as opened,
      (select count(*)::integer from applications
        where flag is null and created_at >= ${`${since}T00:00:00Z`}::timestamptz) as sent`);
  return rows[0] ?? { opened: 0, sent: 0 };
}
