import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleApi, consolePath } from '../../contract/console/paths.ts';
import { sql } from '../db/drizzle.ts';
import { readEnv } from '../env.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { newSession, ownPage, signedIn } from '../testing/operators.ts';
import { testApi } from '../testing/test-api.ts';
import { allConsoleRoutes } from './console.ts';
import type { ConsoleRoute } from './console-route.ts';

/** The real route table; no handler is called here. */
const routes = allConsoleRoutes({
  db: undefined as never,
  env: readEnv({}),
  outbox: { nudge() {}, stop: async () => {} },
  rateLimit: async () => {},
});
const guarded = routes.filter(({ role }) => role !== 'anyone');

function call(app: FastifyInstance, { method, path }: ConsoleRoute, headers: Record<string, string>) {
  const url = path.replace(':id', '00000000-0000-7000-8000-000000000000').replace(':kind', 'application');
  return app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
}

test('only signing in needs no session', () => {
  const open = routes.filter(({ role }) => role === 'anyone').map(({ path }) => path);
  expect(open).toEqual([consoleApi.signIn]);
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
});

test('only editors can change submissions', () => {
  const own: string[] = [
    consoleApi.signOut,
    consoleApi.password,
    consoleApi.code,
    consoleApi.removeCode,
    consoleApi.renewRecoveryCodes,
    consoleApi.views,
    consoleApi.removeView(':id'),
  ];
  const lax = guarded.filter(
    ({ method, path, role }) => method === 'POST' && role !== 'editor' && !own.includes(path),
  );
  // It only reads; POST keeps the email address out of logs.
  expect(lax.map(({ path }) => path)).toEqual([consoleApi.findPerson]);
});

describe('every route', () => {
  let database: TestDatabase;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    database = await testDatabase('postgres');
    const { db } = database;
    const [viewer, editor, expired, idle, disabled] = [
      await signedIn(db, 'viewer'),
      await signedIn(db, 'editor'),
      await signedIn(db, 'editor', 'expired@agency.example'),
      await signedIn(db, 'editor', 'idle@agency.example'),
      await signedIn(db, 'editor', 'disabled@agency.example'),
    ];
    await db.execute(
      sql`update sessions set created_at = created_at - interval '13 hours' where operator_id = ${expired.operator.id}`,
    );
    await db.execute(
      sql`update sessions set seen_at = seen_at - interval '3 hours' where operator_id = ${idle.operator.id}`,
    );
    await db.execute(sql`update operators set disabled_at = now() where id = ${disabled.operator.id}`);
    const last = editor.token.at(-2) === 'A' ? 'B' : 'A';
    cookies = {
      viewer: viewer.cookie,
      editor: editor.cookie,
      expired: expired.cookie,
      idle: idle.cookie,
      disabled: disabled.cookie,
      forged: `__Host-console=${randomBytes(32).toString('base64url')}`,
      tampered: `__Host-console=${editor.token.slice(0, -2)}${last}${editor.token.slice(-1)}`,
      misnamed: editor.cookie.replace('__Host-', ''),
      garbled: `__Host-console=${editor.token}'--`,
    };
  });
  afterAll(() => database.close());

  test.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s requires a session with the right role',
    async (_name, route) => {
      const { app } = await testApi(database);
      const anonymous = await call(app, route, ownPage);
      expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'signedOut']);
      expect(anonymous.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      for (const who of ['expired', 'idle', 'disabled', 'forged', 'tampered', 'misnamed', 'garbled']) {
        const { statusCode } = await call(app, route, { ...ownPage, cookie: cookies[who] ?? '' });
        expect([who, statusCode]).toEqual([who, 401]);
      }
      // A fresh session each time: signing out is one of the routes.
      for (const who of ['viewer', 'editor'] as const) {
        const { rows } = await database.db.execute<{ id: string }>(
          sql`select id from operators where email = ${`${who}@agency.example`}`,
        );
        const { cookie } = await newSession(database.db, rows[0]?.id ?? '');
        const answer = await call(app, route, { ...ownPage, cookie });
        const mayNot = who === 'viewer' && route.role === 'editor';
        if (mayNot) expect([answer.statusCode, answer.json().code]).toEqual([403, 'mayOnlyLook']);
        else expect([200, 400, 404, 409, 422]).toContain(answer.statusCode);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      }
    },
  );

  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s refuses cross-origin requests',
    async (_name, route) => {
      const { app } = await testApi(database);
      const { host, 'content-type': type } = ownPage;
      const cookie = cookies.editor ?? '';
      const strangers = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'https://www.example.com.evil.example' },
        { origin: 'https://www.example.com:8443' },
        { origin: 'https://www.example.com@evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: ownPage.origin, 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of strangers) {
        const answer = await call(app, route, { host, cookie, 'content-type': type, ...headers } as never);
        expect([headers, answer.statusCode]).toEqual([headers, 403]);
      }
      if (route.method === 'GET') return;
      const unsaid = await call(app, route, { host, cookie, 'content-type': type });
      expect(unsaid.statusCode).toBe(403);
      for (const other of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await call(app, route, { ...ownPage, cookie, 'content-type': other });
        expect([other, answer.statusCode]).toEqual([other, 415]);
      }
    },
  );

  test('an http origin is refused on an https site', async () => {
    const { app } = await testApi(database, { TRUST_PROXY: 'on' });
    const headers = { ...ownPage, cookie: cookies.editor ?? '', 'x-forwarded-proto': 'https' };
    const ask = (origin: string) => app.inject({ url: consoleApi.session, headers: { ...headers, origin } });
    expect((await ask('https://www.example.com')).statusCode).toBe(200);
    expect((await ask('http://www.example.com')).statusCode).toBe(403);
  });

  test('the console is neither indexed nor cached', async () => {
    const { app } = await testApi(database);
    const page = await app.inject({ url: consolePath });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Console in en');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.headers['set-cookie']).toBeUndefined();
    const head = await app.inject({ method: 'HEAD', url: consolePath });
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect([head.body, Number(head.headers['content-length']) > 0]).toEqual(['', true]);
    expect((await app.inject({ url: '/api/openapi.json' })).body).not.toContain('console');
    expect((await app.inject({ url: '/robots.txt' })).body).not.toContain('console');
    for (const url of ['/de/console', '/Console', '/console/', '/console/api', '/console/api/nothing']) {
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });
});
