import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/log.ts';
import { startServices } from '../../server/services.ts';
import { loadSite, readManifest } from '../../server/site/load.ts';
import { testDatabase } from '../../server/testing/databases.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { nginx, type RunningNginx, runNginx } from './run-nginx.ts';

const dist = join(import.meta.dirname, '../../dist');
const title = nginx ? 'nginx in place of the server' : 'SKIPPED, this machine has no nginx program';

interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Of the connection rather than of what is answered. */
const ofTheConnection = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'];
/** A hash from the server; from nginx, which cannot be given one, the date that the export gave the file, and its size. */
const tag = 'etag';
/** nginx puts a line of HTML under a redirect, which no browser shows; the server sends none. */
const ofARedirectsBody = ['content-type', 'content-length'];

describe.skipIf(!nginx)(title, () => {
  let manifest: SiteManifest;
  let serverPort: number;
  let front: RunningNginx;
  const getRoutes: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  beforeAll(async () => {
    manifest = await readManifest(dist);
    const env = readEnv({ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off' });
    const logger = createLogger('silent');
    const database = await testDatabase('postgres');
    const services = startServices({ env, database, logger });
    const metrics = {
      registry: new Registry(),
      countFile() {},
      watch: (app: ReturnType<typeof buildApp>) =>
        void app.addHook('onRoute', ({ method, url }) => {
          if ([method].flat().includes('GET')) getRoutes.push(url);
        }),
    };
    const app = buildApp({ env, site: await loadSite(dist), services, metrics, logger });
    await app.listen({ port: 0, host: '127.0.0.1' });
    serverPort = (app.server.address() as AddressInfo).port;
    closing.push(
      () => database.close(),
      services.stop,
      () => app.close(),
    );
    front = await runNginx([serverPort, serverPort]);
    closing.push(front.stop);
  });
  afterAll(async () => {
    for (const agent of Object.values(agents)) agent.destroy();
    for (const close of closing.reverse()) await close();
  });

  function send(how: typeof httpRequest, options: object, { method = 'GET', path, headers }: Ask) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = how({ host: '127.0.0.1', method, path, ...options }, async (response) => {
        const body = (await buffer(response)).toString('latin1');
        resolve({ status: response.statusCode ?? 0, headers: { ...response.headers }, body });
      });
      for (const [name, value] of Object.entries({ host: 'localhost', ...headers })) {
        sent.setHeader(name, value);
      }
      sent.on('error', reject);
      sent.end();
    });
  }

  function askNginx(ask: Ask, { httpsPort: port, ca } = front): Promise<Answer> {
    return send(httpsRequest, { port, ca, servername: 'localhost', agent: agents.https }, ask);
  }

  function askServer(ask: Ask): Promise<Answer> {
    const headers = { ...ask.headers, 'x-forwarded-proto': 'https' };
    return send(httpRequest, { port: serverPort, agent: agents.http }, { ...ask, headers });
  }

  function comparable({ status, headers, body }: Answer): Answer {
    const left = [...ofTheConnection, tag, ...(status === 301 ? ofARedirectsBody : [])];
    const kept = Object.entries(headers).filter(([name]) => !left.includes(name));
    return { status, headers: Object.fromEntries(kept), body: status === 301 ? '' : body };
  }

  async function expectSame(ask: Ask): Promise<Answer> {
    const [ours, theirs] = await Promise.all([askServer(ask), askNginx(ask)]);
    expect(comparable(theirs), JSON.stringify(ask)).toEqual(comparable(ours));
    return ours;
  }

  function paths(): string[] {
    return manifest.files.flatMap(({ path }) => path ?? []);
  }

  test('every file is the same by every method and in every encoding', async () => {
    expect(paths().length).toBeGreaterThan(300);
    for (const path of paths()) {
      await Promise.all([
        expectSame({ path }),
        ...['gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'gzip;q=0', 'identity'].map(
          (encoding) => expectSame({ path, headers: { 'accept-encoding': encoding } }),
        ),
        expectSame({ path, method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }),
        expectSame({ path, method: 'POST' }),
        expectSame({ path, method: 'OPTIONS' }),
        expectSame({ path: `${path}?utm_source=x%20y` }),
        expectSame({ path, headers: { range: 'bytes=0-3' } }),
      ]);
    }
  }, 120_000);

  test('a file is known to be unchanged by its tag, which each encoding has of its own', async () => {
    for (const path of paths()) {
      const tags: string[] = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const accept = { 'accept-encoding': encoding };
        const [ours, theirs] = await Promise.all(
          [askServer, askNginx].map(async (ask) => {
            const etag = String((await ask({ path, headers: accept })).headers.etag);
            return { etag, ...(await ask({ path, headers: { ...accept, 'if-none-match': etag } })) };
          }),
        );
        expect(theirs, path).toMatchObject({ status: 304, body: '', headers: { etag: theirs?.etag } });
        expect(comparable(theirs as Answer), path).toEqual(comparable(ours as Answer));
        tags.push(theirs?.etag ?? '');
        await expectSame({ path, headers: { ...accept, 'if-none-match': '"other"' } });
      }
      const file = manifest.files.find((one) => one.path === path);
      expect(new Set(tags).size, path).toBe(file?.compressed ? 3 : 1);
    }
  }, 120_000);

  test.each([
    ['GET', (etag: string) => `"old", W/${etag} , "newer"`, 304],
    ['GET', () => '*', 304],
    ['HEAD', (etag: string) => etag, 304],
    ['GET', (etag: string) => `"x${etag.slice(1)}`, 200],
    ['POST', (etag: string) => etag, 405],
  ])('%s with If-None-Match %s is answered with %i', async (method, tagOf, status) => {
    for (const ask of [askServer, askNginx]) {
      const { etag } = (await ask({ path: '/de/pricing' })).headers;
      const headers = { 'if-none-match': tagOf(String(etag)) };
      expect((await ask({ method, path: '/de/pricing', headers })).status).toBe(status);
    }
  });

  test('the tag of a file stays until the file changes', async () => {
    const again = await runNginx([serverPort, serverPort]);
    onTestFinished(() => again.stop());
    for (const path of ['/', '/de/pricing', '/favicon.ico']) {
      const [one, other] = await Promise.all([askNginx({ path }), askNginx({ path }, again)]);
      expect(other.headers.etag).toBe(one.headers.etag);
    }
  });

  test('other spellings of a path lead to it', async () => {
    const spelled = [...paths().filter((path) => path.length > 1), ...Object.keys(manifest.redirects)];
    for (const path of spelled) {
      await Promise.all(
        [path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}/?a=1&b=%20`].map(async (other) => {
          await expectSame({ path: other });
          await expectSame({ path: other, method: 'HEAD' });
        }),
      );
    }
    for (const path of ['/home', '/HOME/', '/DE', '/fr', '/de/home?next=//evil.example', '//', '/%70ricing'])
      expect(await expectSame({ path })).toMatchObject({ status: 301 });
  }, 120_000);

  test.each([
    '/nowhere',
    '/de/nowhere?x=1',
    '/ES/nowhere/',
    '/fr//nowhere',
    '/design',
    '/en/pricing',
    '/assets/nothing.js',
    '/ASSETS/',
    '/.env',
    '/index.html',
    '/pricing.html',
    '/de/pricing.html.gz',
    '/site.json',
    '/nginx-maps.conf',
    '/not-found.de.html',
    '/error.en.html',
    '/pricing%3fx',
    '/pricing/../about',
    '/./pricing',
    '//evil.example/pricing',
    '/\\evil.example',
    '/meeting/',
    '/de/meeting/not-a-token',
    '/wish-list/create/',
    '/console/nowhere',
    '/api/',
  ])('%s is answered alike', async (path) => {
    await expectSame({ path });
    await expectSame({ path, method: 'HEAD', headers: { 'accept-encoding': 'br', 'if-none-match': '*' } });
    await expectSame({ path, method: 'POST', headers: { 'accept-language': 'fr' } });
    await expectSame({ path, headers: { accept: 'application/json', 'accept-language': 'de-CH' } });
    await expectSame({ path, headers: { accept: 'text/html,application/json;q=0.9,*/*;q=0.8' } });
  });

  test('every route of the server that can be read is passed on', async () => {
    expect(getRoutes.length).toBeGreaterThan(20);
    for (const url of new Set(getRoutes)) {
      const path = url.replace(/:\w+/g, 'x');
      const { status } = await expectSame({ path, headers: { accept: 'application/json' } });
      const { body } = await askNginx({ path });
      // A page that is missing to nginx is one that it did not ask the server for.
      if (status !== 404) expect(body, path).toBe((await askServer({ path })).body);
    }
  });

  test('with every instance down the site can still be read', async () => {
    const nobody = await freePort();
    const alone = await runNginx([nobody, nobody]);
    onTestFinished(() => alone.stop());
    const statusOf = async (ask: Ask) => (await askNginx(ask, alone)).status;
    for (const path of paths()) expect(await statusOf({ path }), path).toBe(200);
    for (const path of ['/home', '/Pricing', '/de/pricing/']) expect(await statusOf({ path })).toBe(301);
    for (const path of ['/nowhere', '/fr/nowhere']) expect(await statusOf({ path })).toBe(404);
    expect(await statusOf({ path: '/healthz' })).toBe(502);
    expect(await statusOf({ path: '/join-the-waitlist', method: 'POST' })).toBe(502);
  }, 60_000);
});
