import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { startOutbox } from './worker.ts';

test('what was delivered just when the database went away is not delivered again', async () => {
  const postgres = await startPostgres();
  const logger = createLogger('silent');
  const { db, whenReady, close } = await openDatabase(
    { DATABASE_URL: postgres.url, DATA_DIR: '/nowhere' },
    logger,
  );
  await whenReady;
  await db.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id)
    values (gen_random_uuid(), 'mail', 'lead.created', 'lead', gen_random_uuid())`);
  const gone = Promise.withResolvers<void>();
  let delivered = 0;
  async function mail(): Promise<void> {
    delivered++;
    await postgres.kill();
    gone.resolve();
  }
  const outbox = startOutbox({ db, whenReady, logger, deliver: { mail, webhook: mail } });
  onTestFinished(async () => {
    await outbox.stop();
    await close();
    await postgres.stop();
  });
  await gone.promise;
  await postgres.start();
  await eventually(async () => {
    const { rows } = await db.execute(sql`select state, attempts from outbox`);
    expect(rows).toEqual([{ state: 'sent', attempts: 1 }]);
  });
  expect(delivered).toBe(1);
});
