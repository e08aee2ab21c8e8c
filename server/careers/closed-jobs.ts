import type { ConsoleJob } from '../../contract/console/jobs.ts';
import { findClosedJobs } from '../../contract/job-closing.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import type { Posting } from './postings.ts';

export async function readClosedJobs(db: Db): Promise<Set<string>> {
  const rows = await db.query<{ job: string }>(sql`select job from closed_jobs`);
  return new Set(rows.map(({ job }) => job));
}

/** Closes a job before its last day; false if it is closed already. */
export function closeJob(db: Db, { name, title }: Posting, operatorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const closed = await tx.execute(sql`
      insert into closed_jobs (job, operator_id) values (${name}, ${operatorId}) on conflict do nothing`);
    if (closed > 0)
      await writeEvent(tx, { kind: 'job', actor: operatorId }, 'job-closed', { job: name, title });
    return closed > 0;
  });
}

/** Reopens a job that an operator closed; false if none did. */
export function reopenJob(db: Db, { name, title }: Posting, operatorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const opened = await tx.execute(sql`delete from closed_jobs where job = ${name}`);
    if (opened > 0)
      await writeEvent(tx, { kind: 'job', actor: operatorId }, 'job-reopened', { job: name, title });
    return opened > 0;
  });
}

/** Lists the postings with their number of applications and who closed them, in the order of publication. */
export async function listConsoleJobs(db: Db, postings: readonly Posting[]): Promise<ConsoleJob[]> {
  const applied = await db.query<{ job: string; count: number; newestAt: Date }>(sql`
    select job, count(*)::integer as count, max(created_at) as "newestAt" from job_applications
    where flag is null group by job`);
  const closed = await db.query<{ job: string; closedAt: Date; email: string | null }>(sql`
    select job, closed_at as "closedAt", email from closed_jobs left join operators on operators.id = operator_id`);
  const byDate = findClosedJobs(
    postings.map(({ name, validThrough }) => [name, validThrough] as const),
    Date.now(),
  );
  return postings.map(({ name, title, place, validThrough }) => {
    const applications = applied.find(({ job }) => job === name);
    const closure = closed.find(({ job }) => job === name);
    return {
      name,
      title,
      place,
      validThrough,
      applications: applications?.count ?? 0,
      newestAt: applications?.newestAt.toISOString() ?? null,
      isClosed: closure !== undefined || byDate.has(name),
      closedAt: closure?.closedAt.toISOString() ?? null,
      closedBy: closure?.email ?? null,
    };
  });
}
