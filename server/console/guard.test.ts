import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleApi, consolePath } from '../../contract/console/paths.ts';
import { type Role, roles } from '../../contract/console/session.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { sql } from '../db/sql.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { newSession, ownPage, signedIn } from '../testing/operators.ts';
import { testApi } from '../testing/test-api.ts';
import type { ConsoleRoute } from './console-route.ts';
import { routeTable } from './testing/route-table.ts';

const guarded = routeTable.filter(({ role }) => role !== 'anyone');

function call(app: FastifyInstance, { method, path }: ConsoleRoute, headers: Record<string, string>) {
  const url = path.replaceAll(/:(id|change)/g, '00000000-0000-7000-8000-000000000000');
  return app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
}

/** The app's routes, as `GET /path`, read from the tree that Fastify prints. */
function listRoutes(app: FastifyInstance): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents[depth] = (parents[depth - 1] ?? '') + part;
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${parents[depth]}`);
    });
}

test('only signing in, and what leads there, needs no session', () => {
  const open = routeTable.filter(({ role }) => role === 'anyone').map(({ path }) => path);
  expect(open).toEqual([
    consoleApi.signIn,
    consoleApi.signIn,
    consoleApi.readInvitation,
    consoleApi.acceptInvitation,
    consoleApi.forgotten,
    consoleApi.resetPassword,
    consoleApi.singleSignOn,
    consoleApi.singleSignOnCallback,
  ]);
  const fromElsewhere = routeTable.filter((route) => route.fromElsewhere).map(({ path }) => path);
  expect(fromElsewhere).toEqual([consoleApi.singleSignOnCallback]);
  expect(new Set(routeTable.map(({ method, path }) => `${method} ${path}`)).size).toBe(routeTable.length);
});

test('only editors change and export submissions, and only admins manage operators and the site', () => {
  const own: string[] = [
    consoleApi.signOut,
    consoleApi.password,
    consoleApi.code,
    consoleApi.removeCode,
    consoleApi.renewRecoveryCodes,
    consoleApi.endSession(':id'),
    consoleApi.endOtherSessions,
    consoleApi.views,
    consoleApi.removeView(':id'),
    consoleApi.notices,
    consoleApi.chat,
    consoleApi.removeChat,
    consoleApi.testNotice,
    // Checked by the handlers: the host's own, or an admin's.
    consoleApi.hostCalendar(':id'),
    consoleApi.readHostCalendar(':id'),
    consoleApi.removeHostCalendar(':id'),
  ];
  const isAboutOperators = (path: string) => path.startsWith(consoleApi.people);
  const onTheSite = [
    consoleApi.announcement,
    consoleApi.withdrawAnnouncement,
    consoleApi.closeJob,
    consoleApi.reopenJob,
    consoleApi.publish,
    consoleApi.publishBack,
  ];
  expect(guarded.filter(({ role }) => role === 'admin').map(({ path }) => path)).toEqual([
    ...guarded.map(({ path }) => path).filter(isAboutOperators),
    ...onTheSite,
  ]);
  const lax = guarded.filter(
    ({ method, path, role }) =>
      method === 'POST' && role === 'viewer' && !own.includes(path) && !isAboutOperators(path),
  );
  // It only reads; POST keeps the email address out of logs.
  expect(lax.map(({ path }) => path)).toEqual([consoleApi.findPersonalData]);
  const downloads = guarded.filter(({ method, role }) => method === 'GET' && role === 'editor');
  expect(downloads.map(({ path }) => path)).toEqual([
    ...submissionKinds.flatMap((kind) => [consoleApi.export(kind, 'csv'), consoleApi.export(kind, 'json')]),
    consoleApi.auditCsv,
  ]);
});

describe('every route', () => {
  let database: TestDatabase;
  let cookies: Record<string, string>;
  /** One server for all routes: starting one for each would take twenty seconds. */
  let app: FastifyInstance;
  let stop = async () => {};
  beforeAll(async () => {
    database = await testDatabase('postgres');
    ({ app } = await testApi(database, {}, {}, (close) => {
      stop = close;
    }));
    const { db } = database;
    const [viewer, editor, admin, expired, idle, disabled] = [
      await signedIn(db, 'viewer'),
      await signedIn(db, 'editor'),
      await signedIn(db, 'admin'),
      await signedIn(db, 'admin', 'expired@agency.example'),
      await signedIn(db, 'admin', 'idle@agency.example'),
      await signedIn(db, 'admin', 'disabled@agency.example'),
    ];
    await db.execute(
      sql`update sessions set created_at = created_at - interval '13 hours' where operator_id = ${expired.operator.id}`,
    );
    await db.execute(
      sql`update sessions set seen_at = seen_at - interval '3 hours' where operator_id = ${idle.operator.id}`,
    );
    await db.execute(sql`update operators set disabled_at = now() where id = ${disabled.operator.id}`);
    const last = admin.token.at(-2) === 'A' ? 'B' : 'A';
    cookies = {
      viewer: viewer.cookie,
      editor: editor.cookie,
      admin: admin.cookie,
      expired: expired.cookie,
      idle: idle.cookie,
      disabled: disabled.cookie,
      forged: `__Host-console=${randomBytes(32).toString('base64url')}`,
      tampered: `__Host-console=${admin.token.slice(0, -2)}${last}${admin.token.slice(-1)}`,
      misnamed: admin.cookie.replace('__Host-', ''),
      garbled: `__Host-console=${admin.token}'--`,
    };
  });
  afterAll(async () => {
    await stop();
    await database.close();
  });

  /** The role's operator in a new session, because some routes end sessions. */
  async function freshCookie(role: Role): Promise<string> {
    const found = await database.db.one<{ id: string }>(
      sql`select id from operators where email = ${`${role}@agency.example`}`,
    );
    return (await newSession(database.db, found?.id ?? '')).cookie;
  }

  test('every path of the console is in the table of guarded routes', async () => {
    await app.ready();
    const listed = routeTable.map(({ method, path }) => `${method} ${path}`);
    const page = [`GET ${consolePath}`, `HEAD ${consolePath}`];
    const responded = listRoutes(app).filter((route) => route.includes(` ${consolePath}`));
    expect(responded.toSorted()).toEqual([...page, ...listed].toSorted());
  });

  // The guard is the same for all routes: each is called with one of these.
  const useless = ['expired', 'idle', 'disabled', 'forged', 'tampered', 'misnamed', 'garbled'];
  test.each(useless.map((who, turn) => ({ who, turn })))(
    'with a session that is $who no route can be called',
    async ({ who, turn }) => {
      for (const route of guarded.filter((_, i) => i % useless.length === turn)) {
        const { statusCode } = await call(app, route, { ...ownPage, cookie: cookies[who] ?? '' });
        expect([route.path, statusCode]).toEqual([route.path, 401]);
      }
    },
  );

  test.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s requires a session with the right role',
    async (_name, route) => {
      const anonymous = await call(app, route, ownPage);
      expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'signedOut']);
      expect(anonymous.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      for (const who of roles) {
        const response = await call(app, route, { ...ownPage, cookie: await freshCookie(who) });
        const code = route.role === 'admin' ? 'adminsOnly' : 'mayOnlyLook';
        if (roles.indexOf(who) < roles.indexOf(route.role as Role))
          expect([response.statusCode, response.json().code]).toEqual([403, code]);
        else expect([200, 400, 404, 409, 422]).toContain(response.statusCode);
        expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      }
    },
  );

  const ownOnly = routeTable.filter(({ fromElsewhere }) => !fromElsewhere);
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
  test.each(strangers.map((headers, turn) => ({ headers, turn })))(
    'cross-origin requests are refused: $headers',
    async ({ headers, turn }) => {
      const { host, 'content-type': type } = ownPage;
      for (const route of ownOnly.filter((_, i) => i % strangers.length === turn)) {
        const sent = { host, cookie: cookies.admin, 'content-type': type, ...headers };
        const { statusCode } = await call(app, route, sent as never);
        expect([route.path, statusCode]).toEqual([route.path, 403]);
      }
    },
  );

  test('every route that changes something needs an origin and JSON', async () => {
    const cookie = cookies.admin ?? '';
    const { host, 'content-type': type } = ownPage;
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const route of ownOnly.filter(({ method }) => method === 'POST')) {
      const unsaid = await call(app, route, { host, cookie, 'content-type': type });
      expect([route.path, unsaid.statusCode]).toEqual([route.path, 403]);
      for (const other of forms) {
        const { statusCode } = await call(app, route, { ...ownPage, cookie, 'content-type': other });
        expect([route.path, other, statusCode]).toEqual([route.path, other, 415]);
      }
    }
  });

  test('where codes are required, every route but those to set one up waits for it', async () => {
    const { app } = await testApi(database, { REQUIRE_CODE: 'on' });
    const open: string[] = [consoleApi.session, consoleApi.signOut, consoleApi.code];
    for (const route of guarded.filter(({ path }) => !open.includes(path))) {
      const response = await call(app, route, { ...ownPage, cookie: await freshCookie('admin') });
      expect([route.path, response.statusCode, response.json().code]).toEqual([
        route.path,
        403,
        'codeRequired',
      ]);
    }
    for (const route of guarded.filter(({ path }) => open.includes(path))) {
      const response = await call(app, route, { ...ownPage, cookie: await freshCookie('viewer') });
      expect([200, 422]).toContain(response.statusCode);
    }
  });

  test('an http origin is refused on an https site', async () => {
    const { app } = await testApi(database, { TRUST_PROXY: 'on' });
    const headers = { ...ownPage, cookie: await freshCookie('editor'), 'x-forwarded-proto': 'https' };
    const ask = (origin: string) => app.inject({ url: consoleApi.session, headers: { ...headers, origin } });
    expect((await ask('https://www.example.com')).statusCode).toBe(200);
    expect((await ask('http://www.example.com')).statusCode).toBe(403);
  });

  test('with PUBLIC_URL the console has that host only, and this machine', async () => {
    const { app } = await testApi(database, { PUBLIC_URL: ownPage.origin });
    const cookie = await freshCookie('editor');
    const ask = async (host: string, url: string) => {
      const headers = { ...ownPage, host, origin: `https://${host}`, cookie };
      return (await app.inject({ url, headers })).statusCode;
    };
    expect(await ask('www.example.com', consoleApi.session)).toBe(200);
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, await ask(host, consoleApi.session)]).toEqual([host, 200]);
    }
    for (const host of [
      'evil.example',
      'www.example.com:8443',
      'www.example.com.evil.example',
      'localhost.evil.example',
    ]) {
      for (const { path } of routeTable.filter(({ method }) => method === 'GET')) {
        expect([host, path, await ask(host, path)]).toEqual([host, path, 403]);
      }
    }
  });

  test('the console is neither indexed nor cached', async () => {
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
