import { expect, test } from 'vitest';
import { sql } from '../db/drizzle.ts';
import { uuid7 } from '../db/uuid7.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { readBacklog } from './backlog.ts';

const on = onPostgres();

test('a mail that is tried again and again is as old as it is, however late its next attempt', async () => {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, state, attempts, created_at, due_at)
    values
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 4, now() - interval '1 hour', now() + interval '20 minutes'),
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 0, now(), now()),
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'sent', 1, now() - interval '1 day', now())`);
  expect(await readBacklog(on.database.db)).toEqual([
    { state: 'dead', entries: 0, oldestSeconds: 0 },
    { state: 'held', entries: 0, oldestSeconds: 0 },
    { state: 'waiting', entries: 2, oldestSeconds: expect.closeTo(3_600, -2) },
  ]);
});

test('an empty outbox counts 0 in every state', async () => {
  expect(await readBacklog(on.database.db)).toEqual(
    ['dead', 'held', 'waiting'].map((state) => ({ state, entries: 0, oldestSeconds: 0 })),
  );
});
