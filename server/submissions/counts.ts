import { type Counts, maxCounted } from '../../contract/console/inbox.ts';
import { type SubmissionKind, statuses, submissionKinds } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { isFailing } from '../outbox/store.ts';
import { isAudited } from './read-events.ts';
import { isOpen, submissionTables } from './tables.ts';

interface CountedRow {
  kind: SubmissionKind;
  open: number;
  fresh: number;
  changed: string | null;
}

/** Polled by every open console every few seconds, so each count is read from an index and capped. */
export async function readCounts(db: Db): Promise<Counts> {
  const max = maxCounted + 1;
  const perKind = submissionKinds.map((kind) => {
    const { table } = submissionTables[kind];
    const open = sql`select from ${table} where flag is null and ${isOpen(kind)} limit ${max}`;
    const fresh = sql`select from ${table} where flag is null and status = ${statuses[kind][0]} limit ${max}`;
    return sql`select ${kind} as kind, (select count(*)::integer from (${open}) as open) as open,
      (select count(*)::integer from (${fresh}) as fresh) as fresh,
      (select max(updated_at)::text from ${table}) as changed`;
  });
  const rows = await db.query<CountedRow>(sql.join(perKind, sql` union all `));
  const found = await db.one<{ dead: number; failing: number; version: string }>(sql`
    select (select count(*)::integer from (select from outbox where state = 'dead' limit ${max}) as given_up) as dead,
      (select count(*)::integer from (select from outbox where ${isFailing} limit ${max}) as failing) as failing,
      concat_ws(' ', (select max(created_at) from proposed_changes), (select max(created_at) from outbox),
        (select max(sent_at) from outbox),
        (select id from events where ${isAudited} order by at desc, id desc limit 1)) as version`);
  const { dead = 0, failing = 0, version = '' } = found ?? {};
  return {
    open: pickCounts(rows, 'open'),
    fresh: pickCounts(rows, 'fresh'),
    dead,
    failing,
    version: [...rows.map(({ changed }) => changed), dead, failing, version].join(' '),
  };
}

function pickCounts(rows: CountedRow[], of: 'open' | 'fresh'): Record<SubmissionKind, number> {
  return Object.fromEntries(rows.map((row) => [row.kind, row[of]])) as Record<SubmissionKind, number>;
}
