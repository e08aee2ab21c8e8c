import type { Pool } from 'pg';
import type { Acknowledged } from './mixed-load.ts';
import { submissionKinds } from './submissions.ts';

export interface Verdict {
  /** Answered with a yes, and not there. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** Mails and calls that should have been sent and did not arrive. */
  unsent: number;
  /** Mails and calls that arrived again. */
  sentTwice: number;
}

const mailsPerSubmission = 2;

/** Compares what was acknowledged with what is stored, and what is stored with what arrived. */
export async function judge(
  pool: Pool,
  acknowledged: readonly Acknowledged[],
  { mails, calls }: { mails: readonly string[]; calls: readonly string[] | undefined },
): Promise<Verdict> {
  const stored: Acknowledged[] = [];
  for (const { table } of submissionKinds) {
    const { rows } = await pool.query<{ email: string }>(`select email from ${table}`);
    stored.push(...rows.map(({ email }) => ({ table, email })));
  }
  const { rows: entries } = await pool.query<{ id: string }>('select id from outbox');
  const arrived = [...mails, ...(calls ?? [])];
  const [there, different, came] = [
    new Set(stored.map(nameOf)),
    new Set(entries.map(({ id }) => id)),
    new Set(arrived),
  ];
  const expected = there.size * (mailsPerSubmission + (calls ? 1 : 0));
  return {
    lost: acknowledged.filter((one) => !there.has(nameOf(one))).length,
    doubled: stored.length - there.size,
    unsent: [...different].filter((id) => !came.has(id)).length + Math.max(0, expected - different.size),
    sentTwice: arrived.length - came.size + Math.max(0, different.size - expected),
  };
}

function nameOf({ table, email }: Acknowledged): string {
  return `${table} ${email.toLowerCase()}`;
}
