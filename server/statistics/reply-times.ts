import type { Statistics } from '../../contract/console/statistics.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Periods } from './periods.ts';

const latest = 200;
const daySeconds = 86_400;

const repliedTables = {
  application: sql`applications`,
  lead: sql`leads`,
  support: sql`support_requests`,
} as const;
const kinds = Object.keys(repliedTables) as (keyof typeof repliedTables)[];

interface Wait {
  kind: keyof typeof repliedTables;
  receivedAt: Date;
  /** Null if there is no reply. */
  seconds: number | null;
}

/** The time from receipt to the first reply that was not undone, for the latest submissions of each kind. */
export async function readReplyTimes(
  db: Db,
  { since }: Periods,
): Promise<Pick<Statistics, 'answers' | 'waits'>> {
  const perKind = kinds.map(
    (kind) => sql`
      select ${kind} as kind, created_at as "receivedAt", extract(epoch from first_reply.at - created_at)::float8 as seconds
      from (
        select id, created_at from ${repliedTables[kind]}
        where flag is null and created_at >= ${`${since}T00:00:00Z`}::timestamptz
        order by created_at desc, id desc limit ${latest}
      ) as submission left join lateral (
        select min(at) as at from events
        where subject_kind = ${kind} and subject_id = submission.id and kind = 'answered' and not exists (
          select from events as undone
          where undone.subject_kind = ${kind} and undone.subject_id = events.subject_id
            and undone.kind = 'answer-undone' and undone.detail ->> 'delivery' = events.detail ->> 'delivery')
      ) as first_reply on true`,
  );
  const rows = await db.query<Wait>(sql`${sql.join(perKind, sql` union all `)} order by "receivedAt"`);
  return {
    answers: kinds.map((kind) =>
      summarize(
        rows.filter((row) => row.kind === kind),
        kind,
      ),
    ),
    waits: rows.flatMap(({ kind, receivedAt, seconds }) =>
      kind === 'application' && seconds !== null ? { receivedAt: receivedAt.toISOString(), seconds } : [],
    ),
  };
}

function summarize(waits: readonly Wait[], kind: Wait['kind']): Statistics['answers'][number] {
  const known = waits.flatMap(({ seconds }) => seconds ?? []).sort((a, b) => a - b);
  return {
    kind,
    answered: known.length,
    unanswered: waits.length - known.length,
    median: quantile(known, 0.5),
    p90: quantile(known, 0.9),
    late: known.filter((seconds) => seconds > daySeconds).length,
  };
}

/** Interpolates linearly between values. Null if there are none. */
function quantile(sorted: readonly number[], share: number): number | null {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (at % 1);
}
