import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLead } from '../../contract/sales.ts';
import { sampleSubmissions } from '../console/testing/open-console.ts';
import { openDatabase } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine, onPostgres } from '../testing/on-each-engine.ts';
import { smtpLogin, smtpSink } from '../testing/smtp-sink.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { freePort } from '../testing/start-server.ts';
import { webhookSecret } from '../testing/webhook-sink.ts';
import { capDueTimes, claim } from './store.ts';
import { startOutbox } from './worker.ts';

test('an entry delivered just as the database became unavailable is not delivered again', {
  tags: ['sweep'],
}, async () => {
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
  const outbox = startOutbox({ db, whenReady, logger, deliver: { mail, webhook: mail, chat: mail } });
  onTestFinished(async () => {
    await outbox.stop();
    await close();
    await postgres.stop();
  });
  await gone.promise;
  await postgres.start();
  await eventually(async () => {
    const rows = await db.query(sql`select state, attempts from outbox`);
    expect(rows).toEqual([{ state: 'sent', attempts: 1 }]);
  });
  expect(delivered).toBe(1);
});

onEachEngine((on) => {
  /** The log lines of failed deliveries. */
  async function failures(variables: NodeJS.ProcessEnv, count: number): Promise<Record<string, unknown>[]> {
    const { app, log } = await on.api({ OPERATOR_EMAIL: 'desk@forespan.example', ...variables });
    await app.inject({ method: 'POST', url: createLead.path, payload: sampleSubmissions.lead });
    return eventually(() => {
      const failed = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'delivery failed');
      expect(failed).toHaveLength(count);
      return failed;
    });
  }

  test('with a wrong SMTP password every mail waits, and the log says why at once', async () => {
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

  test('the log says why a mail is dead, without personal data', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    sink.refusal = { words: '5.1.1 <Zoe@agency.example>: user Zoe unknown', at: 'RCPT TO' };
    const failed = await failures({ SMTP_URL: sink.url }, 2);
    expect(failed.find(({ template }) => template === 'lead.confirmation')).toMatchObject({
      state: 'dead',
      reason: expect.stringContaining('550 5.1.1 <…>: user … unknown'),
    });
  });

  test('the log says why a webhook call failed', async () => {
    const WEBHOOK_URL = `http://127.0.0.1:${await freePort()}`;
    const [line] = await failures({ WEBHOOK_URL, WEBHOOK_SECRET: webhookSecret }, 1);
    expect(line).toMatchObject({
      topic: 'webhook',
      reason: expect.stringMatching(/^fetch failed: connect ECONNREFUSED 127\.0\.0\.1/),
    });
  });
});

test('a webhook that does not respond holds up no mail', { tags: ['sweep'] }, async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const sockets = new Set<Socket>();
  silent.on('connection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const { app, log } = await on.api({
    WEBHOOK_URL: `http://127.0.0.1:${port}`,
    WEBHOOK_SECRET: webhookSecret,
  });
  const send = (email: string) =>
    app.inject({ method: 'POST', url: createLead.path, payload: { ...sampleSubmissions.lead, email } });
  const delivered = () => log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'delivered');
  await send('first@agency.example');
  await eventually(() => expect(sockets.size).toBe(1));
  await send('second@agency.example');
  // Two mails for each lead, while the first call still waits for its response.
  await vi.waitFor(() => expect(delivered()).toHaveLength(4), { timeout: 8_000 });
  expect(log.join('')).not.toContain('delivery failed');
});

const on = onPostgres();

/** An entry whose times are some seconds ahead. */
async function put(template: string, attempts: number, ahead: { due: number; lease?: number }) {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, attempts, due_at, leased_until)
    values (gen_random_uuid(), 'mail', ${template}, 'lead', gen_random_uuid(), ${attempts},
      now() + make_interval(secs => ${ahead.due}), now() + make_interval(secs => ${ahead.lease ?? null}))`);
}

test('after the clock is set back nothing waits longer than its usual delay', {
  tags: ['sweep'],
}, async () => {
  await put('new', 0, { due: 3_600 });
  await put('tried once', 1, { due: 3_612 });
  await put('taken', 1, { due: 3_600, lease: 3_720 });
  await put('in time', 2, { due: 70 });
  await put('taken in time', 1, { due: -1, lease: 110 });
  await capDueTimes(on.database.db);
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
  expect((await claim(on.database.db, 'mail', 10)).map(({ template }) => template)).toEqual(['new']);
});
