/** @module-tag sweep */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { buildApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/log.ts';
import { startServices } from '../../server/services.ts';
import { loadSite, readCurrentManifest } from '../../server/site/load.ts';
import { testDatabase } from '../../server/testing/databases.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { type NginxResponse, nginx, type RunningNginx, runNginx, send } from './run-nginx.ts';

const dist = join(import.meta.dirname, '../../dist');
const title = nginx ? 'nginx in place of the server' : 'SKIPPED, nginx is not installed';

interface Ask {
  method?: string;
  path: string;
  headers?: Record<string, string>;
}

/** About the connection, not the response. */
const connectionHeaders = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'];
/** A hash from the server; from nginx, whose tags cannot be set, the date that the export gave the file, and its size. */
const tag = 'etag';
/** nginx adds a line of HTML to a redirect, which no browser shows; the server sends no body. */
const redirectBodyHeaders = ['content-type', 'content-length'];

describe.skipIf(!nginx)(title, () => {
  let manifest: SiteManifest;
  let serverPort: number;
  let front: RunningNginx;
  const getRoutes: string[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  beforeAll(async () => {
    manifest = await readCurrentManifest(dist, false);
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

  function askNginx({ headers, ...ask }: Ask, { httpsPort: port, ca } = front): Promise<NginxResponse> {
    const options = { port, ca, agent: agents.https, headers: { host: 'localhost', ...headers } };
    return send({ ...options, ...ask }, undefined, 'latin1');
  }

  function askServer({ headers, ...ask }: Ask): Promise<NginxResponse> {
    const forwarded = { host: 'localhost', ...headers, 'x-forwarded-proto': 'https' };
    const options = { protocol: 'http:', port: serverPort, agent: agents.http, headers: forwarded };
    return send({ ...options, ...ask }, undefined, 'latin1');
  }

  function comparable({ status, headers, body }: NginxResponse): NginxResponse {
    const ignored = [...connectionHeaders, tag, ...(status === 301 ? redirectBodyHeaders : [])];
    const kept = Object.entries(headers).filter(([name]) => !ignored.includes(name));
    return { status, headers: Object.fromEntries(kept), body: status === 301 ? '' : body };
  }

  async function expectSame(ask: Ask): Promise<NginxResponse> {
    const [ours, theirs] = await Promise.all([askServer(ask), askNginx(ask)]);
    expect(comparable(theirs), JSON.stringify(ask)).toEqual(comparable(ours));
    return ours;
  }

  function paths(): string[] {
    return manifest.files.flatMap(({ path }) => path ?? []);
  }

  test('every file is served the same with every method and encoding', async () => {
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

  test('a search goes to the server, not to the file', async () => {
    const all = await expectSame({ path: '/de/careers/search' });
    const found = await expectSame({ path: '/de/careers/search?q=uk' });
    const listed = [all, found].map(({ body }) => body.includes('href="/de/business-manager-usa"'));
    expect(listed).toEqual([true, false]);
  });

  test('an unchanged file gets 304 by its tag, and each encoding has its own tag', async () => {
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
        expect(comparable(theirs as NginxResponse), path).toEqual(comparable(ours as NginxResponse));
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
  ])('%s with If-None-Match %s gets %i', async (method, tagOf, status) => {
    for (const ask of [askServer, askNginx]) {
      const { etag } = (await ask({ path: '/de/pricing' })).headers;
      const headers = { 'if-none-match': tagOf(String(etag)) };
      expect((await ask({ method, path: '/de/pricing', headers })).status).toBe(status);
    }
  });

  test('a second export gives unchanged files the same tags', async () => {
    const again = await runNginx([serverPort, serverPort]);
    onTestFinished(() => again.stop());
    for (const path of ['/', '/de/pricing', '/favicon.ico']) {
      const [one, other] = await Promise.all([askNginx({ path }), askNginx({ path }, again)]);
      expect(other.headers.etag).toBe(one.headers.etag);
    }
  });

  test('other spellings of a path redirect to it', async () => {
    const spelled = [...paths().filter((path) => path.length > 1), ...Object.keys(manifest.redirects)];
    for (const path of spelled) {
      await Promise.all(
        [path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}/?a=1&b=%20`].map(async (other) => {
          await expectSame({ path: other });
          await expectSame({ path: other, method: 'HEAD' });
        }),
      );
    }
    for (const path of [
      '/home',
      '/HOME/',
      '/DE',
      '/fr',
      '/en',
      '/de/home?next=//evil.example',
      '//',
      '/%70ricing',
    ])
      expect(await expectSame({ path })).toMatchObject({ status: 301 });
  }, 120_000);

  test.each([
    '/nowhere',
    '/de/nowhere?x=1',
    '/ES/nowhere/',
    '/fr//nowhere',
    '/design',
    '/en/nowhere',
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
  ])('%s gets the same response', async (path) => {
    await expectSame({ path });
    await expectSame({ path, method: 'HEAD', headers: { 'accept-encoding': 'br', 'if-none-match': '*' } });
    await expectSame({ path, method: 'POST', headers: { 'accept-language': 'fr' } });
    await expectSame({ path, headers: { accept: 'application/json', 'accept-language': 'de-CH' } });
    await expectSame({ path, headers: { accept: 'text/html,application/json;q=0.9,*/*;q=0.8' } });
  });

  test('every GET route of the server is passed on to it', async () => {
    expect(getRoutes.length).toBeGreaterThan(20);
    for (const url of new Set(getRoutes)) {
      const path = url.replace(/:\w+/g, 'x');
      const { status } = await expectSame({ path, headers: { accept: 'application/json' } });
      const { body } = await askNginx({ path });
      // If nginx sent its own 404 page, it did not ask the server.
      if (status !== 404) expect(body, path).toBe((await askServer({ path })).body);
    }
  });

  test('with every instance down the site can still be read', async () => {
    const unused = await freePort();
    const alone = await runNginx([unused, unused]);
    onTestFinished(() => alone.stop());
    const askStatus = async (ask: Ask) => (await askNginx(ask, alone)).status;
    for (const path of paths()) expect(await askStatus({ path }), path).toBe(200);
    for (const path of ['/home', '/Pricing', '/de/pricing/', '/en/pricing'])
      expect(await askStatus({ path })).toBe(301);
    for (const path of ['/nowhere', '/fr/nowhere']) expect(await askStatus({ path })).toBe(404);
    expect(await askStatus({ path: '/healthz' })).toBe(502);
    expect(await askStatus({ path: '/join-the-waitlist', method: 'POST' })).toBe(502);
  }, 60_000);
});
