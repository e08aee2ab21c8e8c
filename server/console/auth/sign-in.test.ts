import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { maxPassword } from '../../../contract/console/session.ts';
import { sql } from '../../db/sql.ts';
import { setDisabled, unknownOperator } from '../../operators/operators.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { ownPage, signedIn, testOperator } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';
import { email, eventKinds, getSession, readCookie, setCookies, signIn } from './testing/sign-in.ts';

const on = onPostgres();

test('an operator signs in, has a session, and signs out', async () => {
  const operator = await testOperator(on.database.db);
  const { app, log } = await testApi(on.database);
  const response = await signIn(app, { email: ' EDITOR@Agency.example ' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    operator,
    operators: [{ id: operator.id, email, role: 'editor' }],
    recoveryCodesLeft: 0,
    mustSetUpCode: false,
  });
  expect(setCookies(response)).toEqual([
    expect.stringMatching(/^__Host-console=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(
      /^__Host-console-browser=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    ),
  ]);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const cookie = readCookie(response);
  expect((await getSession(app, cookie)).json().operator).toEqual(operator);
  const [row] = await on.database.db.query(sql`select * from sessions`);
  expect(cookie).not.toContain(row?.token_hash);

  const out = await app.inject({
    method: 'POST',
    url: consoleApi.signOut,
    headers: { ...ownPage, cookie },
    payload: {},
  });
  expect(out.statusCode).toBe(200);
  expect(out.headers['set-cookie']).toBe(
    '__Host-console=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
  );
  expect(await getSession(app, cookie)).toMatchObject({ statusCode: 401 });
  expect(await on.database.db.query(sql`select * from sessions`)).toEqual([]);
  expect(await eventKinds(on.database.db, operator.id)).toEqual(['added', 'signed-in', 'signed-out']);
  expect(log.join('')).not.toMatch(/agency\.example|password of some|__Host/i);
});

test('unknown address, wrong password and disabled operator get the same response for the same work', async () => {
  const { id } = await testOperator(on.database.db);
  const gone = await testOperator(on.database.db, 'viewer');
  await setDisabled(on.database.db, gone.id, true, null);
  const { app } = await testApi(on.database);
  const attempts = [
    { email: 'nobody@agency.example' },
    { password: 'another password altogether' },
    { email: gone.email },
    { email: 'no address' },
  ];
  const work = new Map<object, number[]>(attempts.map((attempt) => [attempt, []]));
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    for (const attempt of attempts) {
      // CPU time, which does not depend on the load of the machine.
      const before = process.cpuUsage();
      const response = await signIn(app, attempt);
      const { user, system } = process.cpuUsage(before);
      work.get(attempt)?.push(user + system);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        message: 'The email address and password don’t match. Please check both.',
        code: 'wrongSignIn',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  }
  // Without the dummy hash an unknown address takes a fraction of the work.
  const least = [...work.values()].map((all) => Math.min(...all));
  expect(Math.max(...least) / Math.min(...least)).toBeLessThan(3);
  expect(await eventKinds(on.database.db, id)).toEqual(['added', ...Array(rounds).fill('sign-in-failed')]);
  expect(await eventKinds(on.database.db, unknownOperator)).toHaveLength(2 * rounds);
  expect(JSON.stringify(await on.database.db.query(sql`select * from events`))).not.toMatch(
    /no address|nobody@/,
  );
});

test('invalid input is refused before any hashing', async () => {
  const { app } = await testApi(on.database);
  const refused = await Promise.all([
    signIn(app, { password: 'x'.repeat(maxPassword + 1) }),
    signIn(app, { email: 'x'.repeat(400) }),
    signIn(app, { email: ['a@b.example'] }),
    signIn(app, { email: 'a\0@b.example' }),
    signIn(app, { password: 'x'.repeat(70_000) }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 400, 413]);
});

test('signing in ends the previous session, and never adopts a planted one', async () => {
  const { operator, cookie } = await signedIn(on.database.db);
  const { app } = await testApi(on.database);
  const again = await signIn(app, { email: operator.email }, { cookie });
  expect(readCookie(again)).not.toBe(cookie);
  expect(await getSession(app, cookie)).toMatchObject({ statusCode: 401 });
  const planted = `__Host-console=${'A'.repeat(43)}`;
  expect(readCookie(await signIn(app, {}, { cookie: planted }))).not.toBe(planted);
  expect(await getSession(app, planted)).toMatchObject({ statusCode: 401 });
  expect(await getSession(app, `${readCookie(again)}; ${planted}`)).toMatchObject({ statusCode: 401 });
});

test('the audit log records the client address of every attempt, as reported by a trusted proxy', async () => {
  const { id } = await testOperator(on.database.db);
  const { app } = await testApi(on.database, { TRUST_PROXY: 'on' });
  await signIn(app, { password: 'a wrong one' }, { 'x-forwarded-for': '203.0.113.77' });
  await signIn(app, { password: 'a wrong one' }, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
  await signIn(app, {}, { 'x-forwarded-for': '203.0.113.78' });
  const rows = await on.run(sql`select detail from events where subject_id = ${id} order by at, id`);
  expect(rows.map(({ detail }) => detail)).toEqual([
    { role: 'editor' },
    { part: 'password', address: '203.0.113.77', network: '203.0.113.0/24' },
    { part: 'password', address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1::/48' },
    { address: '203.0.113.78', network: '203.0.113.0/24' },
  ]);
  const { app: direct } = await testApi(on.database);
  await signIn(direct, {}, { 'x-forwarded-for': '203.0.113.79' });
  const last = await on.database.db.query(
    sql`select detail ->> 'address' as address from events order by at desc, id desc limit 1`,
  );
  expect(last).toEqual([{ address: '127.0.0.1' }]);
});

test('one client cannot try a password on many accounts', async () => {
  const { app } = await testApi(on.database, { RATE_LIMITS: 'on' });
  const statuses = await Promise.all(
    Array.from({ length: 32 }, async (_, i) => (await signIn(app, { email: `a${i}@b.example` })).statusCode),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
