/** @module-tag sweep */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LoadForm, loadForms } from '../../bench/faults/submissions.ts';
import { createPostgresDatabase } from '../../server/testing/databases.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { freePort, type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { applicationPath, requiredFields } from '../../server/waitlist/testing/application.ts';
import { nginx, type RunningNginx, runNginx } from './run-nginx.ts';

const title = nginx ? 'forms that nginx sends twice' : 'SKIPPED, nginx is not installed';
/** nginx alternates, so half of them reach the failing instance first. */
const perForm = 4;

describe.skipIf(!nginx)(title, () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let client: pg.Client;
  let instance: RunningServer;
  let front: RunningNginx;
  const arrived: string[] = [];

  /** Lets the instance handle a request, then closes the connection without a response, as if it had just crashed. */
  const failing = createServer(async (request) => {
    const { method = '', url = '', headers, socket } = request;
    const body = await buffer(request);
    const sent = httpRequest({ host: '127.0.0.1', port: instance.port, method, path: url, headers });
    sent.end(body);
    const [response] = await once(sent, 'response');
    await buffer(response);
    if (response.statusCode === 200) arrived.push(url);
    socket.destroy();
  });

  beforeAll(async () => {
    database = await createPostgresDatabase();
    client = new pg.Client(database.url);
    await client.connect();
    const env = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
    instance = await startServer(env);
    await eventually(async () => expect((await fetch(`${instance.url}/readyz`)).status).toBe(200));
    await client.query('update hosts set hours = null, country = null');
    failing.listen(0, '127.0.0.1');
    await once(failing, 'listening');
    front = await runNginx([(failing.address() as AddressInfo).port, instance.port], { tls: false });
  });
  afterAll(async () => {
    await front?.stop();
    failing.close();
    await instance?.stop();
    await client.end();
    await database.drop();
  });

  function post(path: string, body: object, { httpsPort } = front): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(`http://localhost:${httpsPort}${path}`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
    });
  }

  test('go to the other instance if one cannot reach its database', async () => {
    const DATABASE_URL = `postgres://postgres@127.0.0.1:${await freePort()}/postgres`;
    const cutOff = await startServer({ DATABASE_URL, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' });
    const [half, none] = [
      await runNginx([cutOff.port, instance.port], { tls: false }),
      await runNginx([cutOff.port, cutOff.port], { tls: false }),
    ];
    try {
      for (const email of ['a', 'b', 'c', 'd'].map((name) => `cut-off-${name}@agency.example`)) {
        const body = { ...requiredFields, email };
        expect((await post(applicationPath, body, half)).status).toBe(200);
        const refused = await post(applicationPath, body, none);
        expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
      }
    } finally {
      await Promise.all([half.stop(), none.stop(), cutOff.stop()]);
    }
    const { rows } = await client.query(`delete from applications where email like 'cut-off-%' returning id`);
    expect(rows).toHaveLength(4);
  });

  test.each(loadForms)('are acknowledged and stored once: $name', async (form: LoadForm) => {
    const emails = Array.from({ length: perForm }, (_, i) => `${form.name}-${i}@agency.example`);
    const before = arrived.length;
    for (const [i, email] of emails.entries()) {
      expect((await post(form.path, form.body(email, i))).status, email).toBe(200);
    }
    expect(arrived.slice(before).length).toBeGreaterThan(0);
    const { rows } = await client.query<{ email: string }>(`select email from ${form.table} order by email`);
    expect(rows.map(({ email }) => email.toLowerCase())).toEqual(emails);
    const { rows: queued } = await client.query(
      `select dedupe_key from outbox where subject_id in (select id from ${form.table})`,
    );
    expect(queued).toHaveLength(2 * emails.length);
  });
});
