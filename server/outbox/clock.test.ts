import { expect, test } from 'vitest';
import { sql } from '../db/drizzle.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { bringForward, claim } from './store.ts';

const on = onPostgres();

/** An entry whose times are so many seconds ahead. */
async function put(template: string, attempts: number, ahead: { due: number; lease?: number }) {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, attempts, due_at, leased_until)
    values (gen_random_uuid(), 'mail', ${template}, 'lead', gen_random_uuid(), ${attempts},
      now() + make_interval(secs => ${ahead.due}), now() + make_interval(secs => ${ahead.lease ?? null}))`);
}

test('when the clock is set back nothing waits longer than it would from now on', async () => {
  await put('new', 0, { due: 3_600 });
  await put('tried once', 1, { due: 3_612 });
  await put('taken', 1, { due: 3_600, lease: 3_720 });
  await put('in time', 2, { due: 70 });
  await put('taken in time', 1, { due: -1, lease: 110 });
  await bringForward(on.database.db);
  const waits = await on.run(sql`
    select template, greatest(due_at, leased_until) - now() < interval '120.1 seconds' as soon,
      due_at < now() + interval '13 seconds' as due_soon
    from outbox order by template`);
  expect(waits).toEqual([
    { template: 'in time', soon: true, due_soon: false },
    { template: 'new', soon: true, due_soon: true },
    { template: 'taken', soon: true, due_soon: true },
    { template: 'taken in time', soon: true, due_soon: true },
    { template: 'tried once', soon: true, due_soon: true },
  ]);
  expect((await claim(on.database.db, 10)).map(({ template }) => template)).toEqual(['new']);
});
