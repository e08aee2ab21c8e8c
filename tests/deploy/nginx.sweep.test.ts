/** @module-tag sweep */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { jobApplication, jobApplicationPath } from '../../server/careers/testing/job-application.ts';
import { keepAliveSeconds } from '../../server/http-server.ts';
import { createPostgresDatabase } from '../../server/testing/databases.ts';
import { pdf } from '../../server/testing/documents.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { applicationPath, requiredFields } from '../../server/waitlist/testing/application.ts';
import { routeTable } from '../../web/route-table.ts';
import { type NginxResponse, nginx, nginxConf, type RunningNginx, runNginx, send } from './run-nginx.ts';
import { startVisitors } from './visitors.ts';

const pages = routeTable.map(({ path }) => path);
const title = nginx ? 'two instances behind nginx' : 'SKIPPED, nginx is not installed';

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

  /** Sends a request to nginx; `from` is the visitor's address. */
  function ask(
    path: string,
    { from = '127.0.0.1', body, ...options }: RequestOptions & { from?: string; body?: Buffer | string } = {},
    { httpsPort: port, ca } = front,
  ): Promise<NginxResponse> {
    const headers = { host: `localhost:${port}`, ...options.headers };
    return send({ port, path, ca, localAddress: from, agent: false, ...options, headers }, body);
  }

  function apply(
    email: string,
    headers: Record<string, string>,
    from: string,
    at = front,
  ): Promise<NginxResponse> {
    const body = JSON.stringify({ ...requiredFields, email });
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    return ask(applicationPath, { ...options, body, from }, at);
  }

  async function storedEmails(): Promise<string[]> {
    const { rows } = await stored.query<{ email: string }>('select email from applications order by email');
    return rows.map(({ email }) => email);
  }

  async function sendResume(bytes: number): Promise<NginxResponse> {
    const textLength = bytes - 1_000;
    const missing = bytes - pdf('x'.repeat(textLength)).length;
    const resume = pdf('x'.repeat(textLength + missing));
    const form = new FormData();
    for (const [name, value] of Object.entries(jobApplication)) form.set(name, value);
    form.set('resume', new File([resume], 'resume.pdf'));
    const packed = new Response(form);
    const headers = { 'content-type': packed.headers.get('content-type') ?? '', accept: 'application/json' };
    const body = Buffer.from(await packed.arrayBuffer());
    return ask(jobApplicationPath, { method: 'POST', headers, body });
  }

  test('nginx accepts the configuration without warnings', () => {
    expect(front.tested).not.toMatch(/\[\w+\]/);
  });

  test('the log names no visitor and no private link', async () => {
    const from = '127.0.0.9';
    await ask('/de/meeting/0198.secret-token?from=mail', { from, headers: { 'user-agent': 'Netscape' } });
    await ask('/pricing?email=ada@agency.example', { from });
    await eventually(async () => expect(await front.log()).toMatch(/ GET \/pricing 200 /));
    const log = await front.log();
    expect(log).toMatch(/ GET \/de\/meeting\/- 404 /);
    expect(log).not.toMatch(/127\.0\.0\.|secret-token|Netscape|ada@/);
  });

  test('a page is served over https, compressed, with HSTS', async () => {
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

  test('http redirects to the same path over https', async () => {
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
      body: new URLSearchParams({ ...requiredFields, email: 'form@agency.example' }).toString(),
    });
    expect([status, headers.location]).toEqual([303, '/de/thank-you-page']);
    expect(await storedEmails()).toEqual(['form@agency.example']);
  });

  // Other systems have only one loopback address.
  test.runIf(process.platform === 'linux')(
    'rate limits count the real client across both instances, whatever X-Forwarded-For claims',
    async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) {
        const claim = `198.51.100.${i}`;
        const spoofed = { 'x-forwarded-for': claim, 'x-real-ip': claim, forwarded: `for=${claim}` };
        statuses.push((await apply(`spoofed${i}@agency.example`, spoofed, '127.0.0.2')).status);
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      expect((await apply('other@agency.example', {}, '127.0.0.3')).status).toBe(200);
    },
  );

  test('a resume of 5 MB is accepted, one of 7 MB gets an error message, one of 52 MB is rejected by nginx', async () => {
    expect(await sendResume(maxResumeBytes)).toMatchObject({ status: 200 });
    const refused = await sendResume(7 * 1024 * 1024);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body).fields).toEqual({
      resume: 'This file is too large. The limit is 5\u00a0MB.',
    });
    const tooMuch = { method: 'POST', headers: { 'content-length': 52 * 1024 * 1024, connection: 'close' } };
    expect((await ask(jobApplicationPath, tooMuch)).status).toBe(413);
    const { rows } = await stored.query('select octet_length(content) as size from resumes');
    expect(rows).toEqual([{ size: maxResumeBytes }]);
  });

  test('nginx closes idle connections before the instance does', async () => {
    const [, seconds] = /^\s*keepalive_timeout (\d+)s;$/m.exec(await readFile(nginxConf, 'utf8')) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThan(keepAliveSeconds);
  });

  /** nginx in front of a working instance and one that forwards POSTs to it but closes the connection without a response. */
  async function withFailingInstance() {
    const posted: string[] = [];
    const failing = createServer(async (request) => {
      const { method = '', url = '', headers, socket } = request;
      const body = Buffer.concat(await request.toArray());
      if (method === 'POST') {
        posted.push(url);
        const type = headers['content-type'] ?? '';
        await fetch(`${instances[0].url}${url}`, { method, body, headers: { 'content-type': type } });
      }
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(failing, 'listening');
    onTestFinished(() => void failing.close());
    const half = await runNginx([(failing.address() as AddressInfo).port, instances[1].port]);
    onTestFinished(() => half.stop());
    return { half, posted };
  }

  test('a form posted to a failing instance is retried on the other and stored once', async () => {
    const { half, posted } = await withFailingInstance();
    const emails = ['a', 'b', 'c', 'd'].map((name) => `post-${name}@agency.example`);
    for (const email of emails) expect((await apply(email, {}, '127.0.0.1', half)).status).toBe(200);
    expect(posted.length).toBeGreaterThan(0);
    expect((await storedEmails()).filter((email) => emails.includes(email))).toEqual(emails);
    for (const page of pages.slice(0, 6)) expect((await ask(page, {}, half)).status, page).toBe(200);
  });

  test("an operator's action is not retried on the other instance", async () => {
    const { half, posted } = await withFailingInstance();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      statuses.push((await ask('/console/api/sign-out', { method: 'POST' }, half)).status);
    }
    expect(posted.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 502)).toHaveLength(posted.length);
  });

  test('with every instance down, nginx still serves pages from its cache, which contains nothing private', async () => {
    const env = { DATABASE_URL: database.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
    const instance = await startServer(env);
    onTestFinished(() => instance.kill());
    const site = await runNginx([instance.port, instance.port]);
    onTestFinished(() => site.stop());
    const askFor = (path: string) => ask(path, { headers: { 'accept-encoding': 'br' } }, site);
    const before = await Promise.all(pages.map(askFor));
    const privatePaths = ['/careers/search?q=uk', '/console', '/healthz'];
    for (const path of privatePaths) expect((await askFor(path)).status, path).toBe(200);
    await instance.kill();
    for (const [i, path] of pages.entries()) {
      expect(before[i]?.status, path).toBe(200);
      expect((await askFor(path)).body, path).toBe(before[i]?.body);
    }
    for (const path of privatePaths) expect((await askFor(path)).status, path).toBe(502);
  });

  test('a page that nginx has kept is served as an instance serves it, and its tag gets 304', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const [first, kept] = [await ask('/de/pricing', { headers }), await ask('/de/pricing', { headers })];
    const instance = await send({ protocol: 'http:', port: instances[0].port, path: '/de/pricing', headers });
    for (const { body, headers } of [first, kept]) {
      expect(body).toBe(instance.body);
      for (const name of ['cache-control', 'content-encoding', 'content-type', 'etag', 'vary'])
        expect(headers[name], name).toBe(instance.headers[name]);
    }
    const etag = String(kept.headers.etag);
    expect(await ask('/de/pricing', { headers: { ...headers, 'if-none-match': etag } })).toMatchObject({
      status: 304,
      body: '',
    });
    expect((await ask('/de/pricing')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/home')).headers.location).toBe('/');
    expect((await ask('/pricing', { method: 'POST' })).status).toBe(405);
  });

  // The update procedure of docs/operations.md.
  test('restarting the instances one after the other fails no request and loses no form', {
    tags: ['sweep'],
  }, async () => {
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
