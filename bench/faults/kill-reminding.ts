import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { FaultRun, Tally } from './result.ts';
import { openEmbeddedRig, openPostgresRig } from './rig.ts';

const meetingsPerRound = 24;

/**
 * The server is killed with `kill -9` while it queues and sends reminders, which it does at startup. Each meeting must
 * get exactly one reminder. Recovery is when the next server is ready.
 */
export async function killReminding(engine: 'embedded' | 'postgres', times: number): Promise<FaultRun> {
  const rig = engine === 'embedded' ? await openEmbeddedRig() : await openPostgresRig();
  let server = await rig.start();
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    const pool = await rig.connect();
    await addMeetings(pool, i * meetingsPerRound);
    await pool.end();
    await delay(Math.random() * 400);
    await server.kill();
    const killed = performance.now();
    server = await rig.start();
    recoveries.push(performance.now() - killed);
  }
  const result = rig.finish(`\`kill -9\` while reminding, ${engine}`, times, recoveries, tallyReminders);
  return { result: result.then((counted) => ({ ...counted, acknowledged: times * meetingsPerRound })) };
}

/** Booked long ago, so that a reminder of each is due: for every other one the last, an hour before. */
async function addMeetings(pool: Pool, first: number): Promise<void> {
  await pool.query(
    `insert into meetings (id, language, status, name, email, email_key, starts_at, ends_at, gmt_offset, scheduled_at)
     select gen_random_uuid(), 'en', 'booked', 'Visitor', i || '@agency.example', i || '@agency.example', start,
       start + interval '1 second', 0, start - interval '10 days'
     from (select i, now() + interval '30 minutes' + make_interval(mins => 300 * (i % 2), secs => 2 * i) as start
       from generate_series($1::integer, $2::integer) as i) as made`,
    [first, first + meetingsPerRound - 1],
  );
}

/** Compares the meetings with the stored reminders, and those with the mails that arrived. */
async function tallyReminders(
  pool: Pool,
  _acknowledged: unknown,
  { mails }: { mails: readonly string[] },
): Promise<Tally> {
  const { rows } = await pool.query<{ ids: string[] }>(`
    select array_agg(outbox.id) filter (where outbox.id is not null) as ids
    from meetings left join outbox on subject_id = meetings.id and template like 'meeting.reminder-%' group by meetings.id`);
  const ids = rows.flatMap((row) => row.ids ?? []);
  const arrived = new Set(mails);
  return {
    lost: rows.filter((row) => row.ids === null).length,
    doubled: rows.filter((row) => (row.ids?.length ?? 0) > 1).length,
    unsent: ids.filter((id) => !arrived.has(id)).length,
    sentTwice: mails.length - arrived.size,
  };
}
