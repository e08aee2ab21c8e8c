import type { Day } from '../../contract/calendar.ts';
import type { Statistics } from '../../contract/console/statistics.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Periods } from './periods.ts';

/** Anyone can make up sources: beyond this number they are counted together. */
const maxSources = 12;

type Source = Statistics['sources'][number];

interface CountedSource {
  period: Day;
  name: string | null;
  sources: number;
  visits: number;
  applications: number;
  leads: number;
  meetings: number;
  invited: number;
}

type CountedSources = Pick<Statistics, 'periods' | 'visitsSince' | 'sources' | 'otherSources'>;

/** The funnel of each source: visits, applications and leads, meetings, invitations. */
export async function countSources(db: Db, periods: Periods): Promise<CountedSources> {
  const rows = await readCounts(db, periods);
  const first = await db.one<{ day: Day | null }>(
    sql`select min(day) as day from source_visits where visits > 0`,
  );
  const visitsSince = first?.day ?? null;
  const names = [...new Set(rows.map(({ name }) => name))];
  const sources = names.map((name) =>
    toSource(
      name,
      rows.filter((row) => row.name === name),
      periods,
      visitsSince,
    ),
  );
  return {
    periods: periods.starts.map((start, i) => ({
      start,
      visits: isCounted(start, periods, visitsSince)
        ? sum(rows.filter(({ period }) => period === start).map(({ visits }) => visits))
        : null,
      applications: sum(sources.map(({ applications }) => applications[i] ?? 0)),
      leads: sum(sources.map(({ leads }) => leads[i] ?? 0)),
      meetings: sum(sources.map(({ meetings }) => meetings[i] ?? 0)),
      invited: sum(sources.map(({ invited }) => invited[i] ?? 0)),
    })),
    visitsSince,
    sources,
    otherSources: rows.find(({ name }) => name === null)?.sources ?? 0,
  };
}

function toSource(
  name: string | null,
  rows: readonly CountedSource[],
  periods: Periods,
  visitsSince: Day | null,
): Source {
  const byPeriod = new Map(rows.map((row) => [row.period, row]));
  const of = (what: 'applications' | 'leads' | 'meetings' | 'invited') =>
    periods.starts.map((start) => byPeriod.get(start)?.[what] ?? 0);
  const isEverCounted = rows.some(({ visits }) => visits > 0);
  const visits = periods.starts.map((start) => {
    const { visits, applications, leads } = byPeriod.get(start) ?? { visits: 0, applications: 0, leads: 0 };
    if (visits > 0) return visits;
    // Submitters without a counted visit asked not to be counted, or came when visits were not counted.
    const isKnown = isEverCounted && applications + leads === 0 && isCounted(start, periods, visitsSince);
    return isKnown ? 0 : null;
  });
  return {
    name,
    visits,
    applications: of('applications'),
    leads: of('leads'),
    meetings: of('meetings'),
    invited: of('invited'),
  };
}

/** True if visits were counted on a day of the period. */
function isCounted(start: Day, { starts, until }: Periods, visitsSince: Day | null): boolean {
  const end = starts[starts.indexOf(start) + 1] ?? until;
  return visitsSince !== null && visitsSince < end;
}

async function readCounts(db: Db, { unit, since, until }: Periods): Promise<CountedSource[]> {
  const of = (kind: string, condition = sql`true`) =>
    sql`coalesce(sum(submissions) filter (where kind = ${kind} and ${condition}), 0)`;
  const isHeld = sql`status in ('booked', 'attended', 'missed')`;
  return db.query<CountedSource>(sql`
    with counted as (
      select date_trunc(${unit}, day::timestamp)::date as period, name, 0 as visits, ${of('application')} as applications,
        ${of('lead')} as leads, ${of('meeting', isHeld)} as meetings,
        ${of('application', sql`status = 'invited'`)} as invited
      from submission_counts where dimension = 'source' and day >= ${since}::date and day < ${until}::date
      group by 1, 2
      union all
      select date_trunc(${unit}, day::timestamp)::date, source, sum(visits), 0, 0, 0, 0
      from source_visits where day >= ${since}::date and day < ${until}::date group by 1, 2
    ), ranked as (
      select name, row_number() over (
        order by sum(applications) + sum(leads) desc, sum(meetings) desc, sum(visits) desc, name) as place
      from counted group by name having sum(visits) + sum(applications) + sum(leads) + sum(meetings) > 0
    )
    select period, case when place <= ${maxSources} then name end as name,
      (select count(*)::integer from ranked where place > ${maxSources}) as sources,
      sum(visits)::integer as visits, sum(applications)::integer as applications, sum(leads)::integer as leads,
      sum(meetings)::integer as meetings, sum(invited)::integer as invited
    from counted join ranked using (name)
    group by 1, 2 order by min(place), 1`);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
