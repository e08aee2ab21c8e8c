import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { changePassword, enableTotp, readOperator } from '../../operators/operators.ts';
import { codeAt, createSecret } from '../../operators/second-factor.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { operatorPassword, testOperator } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';
import { cheapHash, email, readBrowserCookie, signIn } from './testing/sign-in.ts';

const wrong = { password: 'not the password' };
const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) });

const on = onPostgres();

async function open(): Promise<FastifyInstance> {
  return (await testApi(on.database, { RATE_LIMITS: 'on', TRUST_PROXY: 'on' })).app;
}

/** The statuses of concurrent attempts. */
async function tryAtOnce(app: FastifyInstance, count: number, body: object, address: (i: number) => string) {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, i) => signIn(app, body, from(address(i)))),
  );
  return Object.groupBy(
    responses.map(({ statusCode }) => statusCode),
    String,
  );
}

/** An operator whose password is quick to check, so that many wrong ones can be tried. */
async function addOperator() {
  const operator = await testOperator(on.database.db);
  await on.run(sql`update operators set password_hash = ${cheapHash(operatorPassword)}`);
  return operator;
}

test('ten wrong passwords block that network and no other', async () => {
  await addOperator();
  const app = await open();
  const tried = await tryAtOnce(app, 15, { ...wrong, email: email.toUpperCase() }, () => '192.0.2.1');
  expect([tried[401]?.length, tried[429]?.length]).toEqual([10, 5]);
  const there = await signIn(app, {}, from('192.0.2.1'));
  expect([there.statusCode, Number(there.headers['retry-after']) > 60]).toEqual([429, true]);
  expect((await signIn(app, {}, from('198.51.100.1'))).statusCode).toBe(200);
});

test('an account under distributed attack still accepts a few attempts from anywhere', async () => {
  await addOperator();
  const app = await open();
  for (const network of ['203.0.113', '100.64.0']) {
    const strangers = await tryAtOnce(app, 26, wrong, (i) => `${network}.${i}`);
    expect(strangers[401]).toHaveLength(26);
  }
  expect((await signIn(app, {}, from('198.51.100.1'))).statusCode).toBe(200);
  const tried = await tryAtOnce(app, 8, wrong, () => '192.0.2.1');
  expect([tried[401]?.length, tried[429]?.length]).toEqual([6, 2]);
  const next = await signIn(app, wrong, from('192.0.2.1'));
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(80_000);
});

test('a known browser is never locked out by strangers, even on its own network', {
  tags: ['sweep'],
}, async () => {
  const { id } = await addOperator();
  const app = await open();
  const office = '198.51.100.1';
  const known = readBrowserCookie(await signIn(app, {}, from(office)));
  await tryAtOnce(app, 11, wrong, () => office);
  await on.database.db.execute(sql`update rate_limits set points = 1000`);
  expect((await signIn(app, {}, from(office))).statusCode).toBe(429);
  expect((await signIn(app, {}, from(office, known))).statusCode).toBe(200);
  // A browser is known only for the operator who used it, and is rate-limited as well.
  expect((await signIn(app, { email: 'viewer@agency.example' }, from(office, known))).statusCode).toBe(429);
  for (let i = 0; i < 9; i++) expect((await signIn(app, wrong, from(office, known))).statusCode).toBe(401);
  expect((await signIn(app, {}, from(office, known))).statusCode).toBe(429);

  await on.database.db.execute(sql`delete from rate_limits where key not like 'signIns:%'`);
  const stored = await readOperator(on.database.db, id);
  await changePassword(on.database.db, id, stored?.passwordHash ?? '', null);
  expect((await signIn(app, {}, from(office, known))).statusCode).toBe(429);
});

test('a browser cookie that we did not set is ignored and replaced', async () => {
  await addOperator();
  const app = await open();
  await tryAtOnce(app, 10, wrong, () => '192.0.2.1');
  const planted = `__Host-console-browser=${'A'.repeat(43)}`;
  expect((await signIn(app, {}, from('192.0.2.1', planted))).statusCode).toBe(429);
  const elsewhere = await signIn(app, {}, from('198.51.100.1', planted));
  expect(readBrowserCookie(elsewhere)).toMatch(/^__Host-console-browser=(?!A{43})/);
});

test('codes cannot be guessed with a stolen password, and attempts lock no operator out', {
  tags: ['sweep'],
}, async () => {
  const { id } = await addOperator();
  const app = await open();
  const known = readBrowserCookie(await signIn(app, {}, from('198.51.100.1')));
  const secret = createSecret();
  const [recovery] = await enableTotp(on.database.db, id, secret, 0);
  const tried = await tryAtOnce(app, 40, { code: '000000' }, (i) => `203.0.113.${i}`);
  expect([tried[401]?.length, tried[429]?.length]).toEqual([20, 20]);
  const code = codeAt(secret, Math.floor(Date.now() / 30_000));
  expect((await signIn(app, { code }, from('192.0.2.1'))).statusCode).toBe(429);
  expect((await signIn(app, { code }, from('198.51.100.1', known))).statusCode).toBe(200);
  expect((await signIn(app, { code: recovery }, from('192.0.2.2'))).statusCode).toBe(200);
});
