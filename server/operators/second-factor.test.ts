import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { eventKinds, readCookie, signIn } from '../console/auth/testing/sign-in.ts';
import { sql } from '../db/sql.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { operatorPassword, ownPage, testOperator } from '../testing/operators.ts';
import { testApi } from '../testing/test-api.ts';
import { disableTotp, enableTotp } from './operators.ts';
import { codeAt, createSecret, isSecret, matchTotpStep, secretUri } from './second-factor.ts';

/** The key of RFC 6238, appendix B: 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code);
  expect(matchTotpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('clock drift of one step is accepted, but no more', () => {
  const now = 1_234_567_890_000;
  const step = now / 30_000;
  const taken = [-2, -1, 0, 1, 2].map((off) => matchTotpStep(secret, codeAt(secret, step + off), now));
  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code is six digits, spaces ignored', () => {
  const now = 59_000;
  expect(matchTotpStep(secret, ' 287 082 ', now)).toBe(1);
  for (const typed of ['', '87082', '0287082', '28708a', '２８７０８２']) {
    expect(matchTotpStep(secret, typed, now)).toBeUndefined();
  }
});

test('a new key has 160 bits, and its URI holds what authenticator apps need', () => {
  const fresh = createSecret();
  expect(isSecret(fresh)).toBe(true);
  expect(fresh).not.toBe(createSecret());
  const uri = new URL(secretUri(fresh, 'zoë+x@agency.example'));
  expect(decodeURIComponent(uri.pathname)).toMatch(/:zoë\+x@agency\.example$/);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: fresh, digits: '6', period: '30' });
});

const on = onPostgres();

async function withCode() {
  const { id } = await testOperator(on.database.db);
  const codes = await enableTotp(on.database.db, id, createSecret(), 0);
  return { id, codes };
}

test('ten different recovery codes are generated, and only their hashes stored', async () => {
  const { codes } = await withCode();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/);
  const kept = JSON.stringify(await on.database.db.query(sql`select * from recovery_codes`));
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
});

test('a recovery code works once, in any spelling, and its use is audited', async () => {
  const { id, codes } = await withCode();
  const [first = '', second = ''] = codes;
  const { app } = await testApi(on.database);
  const spelled = first.toUpperCase().replaceAll('-', ' ');
  const both = await Promise.all([signIn(app, { code: spelled }), signIn(app, { code: spelled })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await signIn(app, { code: first })).json().code).toBe('wrongCode');
  expect((await signIn(app, { code: second })).json().recoveryCodesLeft).toBe(8);
  expect((await signIn(app, { code: second, password: 'not the password' })).statusCode).toBe(401);
  const used = await on.run(
    sql`select actor, detail from events where kind = 'recovery-code-used' order by at, id`,
  );
  expect(used.map(({ actor, detail }) => [actor, detail])).toEqual([
    [id, { left: 9 }],
    [id, { left: 8 }],
  ]);
});

test('renewing recovery codes needs the password and voids the old ones', async () => {
  const { id, codes } = await withCode();
  const [first = '', second = ''] = codes;
  const { app } = await testApi(on.database);
  const cookie = readCookie(await signIn(app, { code: first }));
  const renew = (password: string) =>
    app.inject({
      method: 'POST',
      url: consoleApi.renewRecoveryCodes,
      headers: { ...ownPage, cookie },
      payload: { password },
    });
  expect((await renew('not the password')).json().code).toBe('wrongPassword');
  const renewed = (await renew(operatorPassword)).json().recoveryCodes;
  expect(renewed).toHaveLength(10);
  expect((await signIn(app, { code: second })).statusCode).toBe(401);
  expect((await signIn(app, { code: renewed[9] })).statusCode).toBe(200);
  expect(await eventKinds(on.database.db, id)).toContain('recovery-codes-renewed');
  await disableTotp(on.database.db, id, null);
  expect(await on.database.db.query(sql`select * from recovery_codes`)).toEqual([]);
  expect((await renew(operatorPassword)).statusCode).toBe(409);
});
