import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { jobApplication, jobApplicationPath } from '../../server/careers/testing/job-application.ts';
import { keepAliveSeconds } from '../../server/http-server.ts';
import { createPostgresDatabase } from '../../server/testing/databases.ts';
import { pdf } from '../../server/testing/documents.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { applicationPath, requiredAnswers } from '../../server/waitlist/testing/application.ts';
import { routeTable } from '../../web/routes.ts';
import { nginx, nginxConf, type RunningNginx, runNginx } from './run-nginx.ts';
import { startVisitors } from './visitors.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const pages = routeTable.map(({ path }) => path);
const title = nginx ? 'two instances behind nginx' : 'SKIPPED, this machine has no nginx program';

describe.skipIf(!nginx)(title, () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let stored: pg.Client;
  let instances: [RunningServer, RunningServer];
  let front: RunningNginx;

  beforeAll(async () => {
    database = await createPostgresDatabase();
    const env = {
      DATABASE_URL: database.url,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'silent',
    };
    instances = await Promise.all([startServer(env), startServer(env)]);
    for (const { url } of instances) {
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    }
    front = await runNginx([instances[0].port, instances[1].port]);
    stored = new pg.Client(database.url);
    await stored.connect();
  });
  afterAll(async () => {
    await stored?.end();
    await front?.stop();
    await Promise.all(instances?.map((instance) => instance.kill()) ?? []);
    await database?.drop();
  });

  /** Asks nginx as a visitor of this machine does; `from` is the address they have. */
  function ask(
    path: string,
    { from = '127.0.0.1', body, ...options }: RequestOptions & { from?: string; body?: Buffer | string } = {},
    { httpsPort, ca } = front,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: 'localhost',
          port: httpsPort,
          path,
          ca,
          localAddress: from,
          family: 4,
          agent: false,
          ...options,
        },
        async (response) => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: (await buffer(response)).toString() });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  function apply(email: string, headers: Record<string, string>, from: string, at = front): Promise<Answer> {
    const body = JSON.stringify({ ...requiredAnswers, email });
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    return ask(applicationPath, { ...options, body, from }, at);
  }

  async function storedEmails(): Promise<string[]> {
    const { rows } = await stored.query<{ email: string }>('select email from applications order by email');
    return rows.map(({ email }) => email);
  }

  async function sendResume(bytes: number): Promise<Answer> {
    const shorter = 'x'.repeat(bytes - 1024);
    const resume = pdf(shorter + 'x'.repeat(bytes - pdf(shorter).length));
    const form = new FormData();
    for (const [name, value] of Object.entries(jobApplication)) form.set(name, value);
    form.set('resume', new File([resume], 'resume.pdf'));
    const packed = new Response(form);
    const headers = { 'content-type': packed.headers.get('content-type') ?? '', accept: 'application/json' };
    const body = Buffer.from(await packed.arrayBuffer());
    return ask(jobApplicationPath, { method: 'POST', headers, body });
  }

  test('nginx has nothing to remark on the configuration', () => {
    expect(front.tested).not.toMatch(/\[\w+\]/);
  });

  test('a page comes by https, compressed once, and says to come by https from now on', async () => {
    const { status, headers } = await ask('/pricing', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('it speaks HTTP/2', async () => {
    const session = connect(`https://localhost:${front.httpsPort}`, { ca: front.ca });
    onTestFinished(() => session.close());
    const stream = session.request({ ':path': '/de/pricing' });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
    stream.resume();
    await once(stream, 'end');
  });

  test('http leads to the same path by https', async () => {
    const url = `http://127.0.0.1:${front.httpPort}/de/pricing?from=mail`;
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost/de/pricing?from=mail']);
  });

  test('a form that a browser posts is stored', async () => {
    const { status, headers } = await ask('/de/join-the-waitlist', {
      method: 'POST',
      headers: {
        origin: `https://localhost:${front.httpsPort}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...requiredAnswers, email: 'form@agency.example' }).toString(),
    });
    expect([status, headers.location]).toEqual([303, '/de/thank-you-page']);
    expect(await storedEmails()).toEqual(['form@agency.example']);
  });

  // Other systems have but one address of this kind.
  test.runIf(process.platform === 'linux')(
    'limits count the visitor, whatever they claim to be and whoever answers',
    async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        const claim = `198.51.100.${i}`;
        const lies = { 'x-forwarded-for': claim, 'x-real-ip': claim, forwarded: `for=${claim}` };
        statuses.push((await apply(`liar${i}@agency.example`, lies, '127.0.0.2')).status);
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      expect((await apply('other@agency.example', {}, '127.0.0.3')).status).toBe(200);
    },
  );

  test('a resume of 5 MB passes, one of 7 MB is refused in words, one of 22 MB at the door', async () => {
    expect(await sendResume(maxResumeBytes)).toMatchObject({ status: 200 });
    const refused = await sendResume(7 * 1024 * 1024);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body).fields).toEqual({ resume: 'This file is too large.' });
    const tooMuch = { method: 'POST', headers: { 'content-length': 22 * 1024 * 1024, connection: 'close' } };
    expect((await ask(jobApplicationPath, tooMuch)).status).toBe(413);
    const { rows } = await stored.query('select octet_length(content) as size from resumes');
    expect(rows).toEqual([{ size: maxResumeBytes }]);
  });

  test('nginx lets go of a waiting connection before the instance does', async () => {
    const [, seconds] = /^\s*keepalive_timeout (\d+)s;$/m.exec(await readFile(nginxConf, 'utf8')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThan(keepAliveSeconds);
  });

  test('what was posted to an instance that fails is not sent to the other', async () => {
    let posted = 0;
    const failing = createServer(({ method, socket }) => {
      if (method === 'POST') posted++;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(failing, 'listening');
    onTestFinished(() => void failing.close());
    const half = await runNginx([(failing.address() as AddressInfo).port, instances[1].port]);
    onTestFinished(() => half.stop());

    const emails = ['a', 'b', 'c', 'd'].map((name) => `post-${name}@agency.example`);
    const taken: string[] = [];
    for (const email of emails) {
      const { status } = await apply(email, {}, '127.0.0.1', half);
      if (status === 200) taken.push(email);
      else expect(status).toBe(502);
    }
    expect(posted).toBeGreaterThan(0);
    expect(posted).toBe(emails.length - taken.length);
    expect((await storedEmails()).filter((email) => emails.includes(email))).toEqual(taken);
    for (const page of pages.slice(0, 6)) expect((await ask(page, {}, half)).status, page).toBe(200);
  });

  // The way docs/operations.md updates a site.
  test('restarting the instances one after the other fails no request and loses no form', async () => {
    const env = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
    const updated = await Promise.all([startServer(env), startServer(env)]);
    onTestFinished(async () => void (await Promise.all(updated.map((instance) => instance.kill()))));
    const site = await runNginx([updated[0].port, updated[1].port]);
    onTestFinished(() => site.stop());

    const visitors = startVisitors(site);
    onTestFinished(() => visitors.stop());
    await eventually(() => expect(visitors.acknowledged.length).toBeGreaterThan(50));
    for (const turn of [0, 1] as const) {
      const { port, url } = updated[turn];
      await updated[turn].stop();
      updated[turn] = await startServer({ ...env, PORT: String(port) });
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    }
    await eventually(() =>
      expect(visitors.pages + visitors.acknowledged.length).toBeGreaterThanOrEqual(2_000),
    );
    await visitors.stop();

    expect(visitors.failed).toEqual([]);
    const kept = (await storedEmails()).filter((email) => email.startsWith('visitor-'));
    expect(kept).toEqual(visitors.acknowledged.toSorted());
  });
});
