import { expect, onTestFinished, test } from 'vitest';
import { createLead } from '../../contract/sales.ts';
import { words } from '../console/testing/open-console.ts';
import { openDatabase } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpLogin, smtpSink } from '../testing/smtp-sink.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { freePort } from '../testing/start-server.ts';
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

onEachEngine((on) => {
  /** The log lines of failed deliveries of a lead. */
  async function failures(variables: NodeJS.ProcessEnv, count: number): Promise<Record<string, unknown>[]> {
    const { app, log } = await on.api({ OPERATOR_EMAIL: 'desk@forespan.example', ...variables });
    await app.inject({ method: 'POST', url: createLead.path, payload: words.lead });
    return eventually(() => {
      const failed = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'not delivered');
      expect(failed).toHaveLength(count);
      return failed;
    });
  }

  test('a wrong SMTP password leaves every mail waiting, and the log says why at once', async () => {
    const sink = await smtpSink({ login: true });
    const failed = await failures({ SMTP_URL: sink.urlWith(`${smtpLogin.user}:wrong`) }, 2);
    for (const line of failed) {
      expect(line).toMatchObject({
        state: 'waiting',
        reason: expect.stringContaining('refused the login: 535'),
      });
    }
    expect(await on.run(sql`select distinct state, last_error from outbox`)).toEqual([
      { state: 'waiting', last_error: failed[0]?.reason },
    ]);
  });

  test('the log says why a mail was given up, and names nobody', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    sink.refusal = { words: '5.1.1 <Zoe@agency.example>: user Zoe unknown', at: 'RCPT TO' };
    const failed = await failures({ SMTP_URL: sink.url }, 2);
    expect(failed.find(({ template }) => template === 'lead.confirmation')).toMatchObject({
      state: 'dead',
      reason: expect.stringContaining('550 5.1.1 <…>: user … unknown'),
    });
  });

  test('the log says why a webhook was not called', async () => {
    const WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`;
    const [line] = await failures({ WEBHOOK_URL, WEBHOOK_SECRET: 'a secret that is long enough' }, 1);
    expect(line).toMatchObject({
      topic: 'webhook',
      reason: expect.stringMatching(/^fetch failed: connect ECONNREFUSED 127\.0\.0\.1/),
    });
  });
});
