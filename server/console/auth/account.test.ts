import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { setDisabled } from '../../operators/operators.ts';
import { codeAt, createSecret } from '../../operators/second-factor.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { newSession, operatorPassword, signedIn, testOperator } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';
import { cheapHash, eventKinds, getSession, readCookie, signIn } from './testing/sign-in.ts';

const step = () => Math.floor(Date.now() / 30_000);

const on = onPostgres();

test('a code is required only after the right password, and works once', async () => {
  const { id } = await testOperator(on.database.db);
  const secret = createSecret();
  await on.database.db.execute(sql`update operators set totp_secret = ${secret}`);
  const { app } = await testApi(on.database);
  expect((await signIn(app, { password: 'a wrong one, and no code' })).json().code).toBe('wrongSignIn');
  expect((await signIn(app, {})).json().code).toBe('codeNeeded');
  const wrong = codeAt(secret, step() - 3);
  expect((await signIn(app, { code: wrong })).json().code).toBe('wrongCode');
  expect((await signIn(app, { code: 'x' })).json().code).toBe('wrongCode');
  const code = codeAt(secret, step());
  const both = await Promise.all([signIn(app, { code }), signIn(app, { code })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect((await signIn(app, { code })).json().code).toBe('wrongCode');
  // Codes older than the last used one are spent too.
  expect((await signIn(app, { code: codeAt(secret, step() - 1) })).json().code).toBe('wrongCode');
  const next = await signIn(app, { code: ` ${codeAt(secret, step() + 1)} ` });
  expect(next.json().operator.hasCode).toBe(true);
  expect((await eventKinds(on.database.db, id)).filter((kind) => kind === 'sign-in-failed')).toHaveLength(6);
});

test('enabling codes takes a valid code, disabling them takes the password', async () => {
  const { operator, headers, cookie } = await signedIn(on.database.db);
  const elsewhere = await newSession(on.database.db, operator.id);
  const { app } = await testApi(on.database);
  const { secret, uri, qr } = (await app.inject({ url: consoleApi.code, headers })).json();
  expect(uri).toContain(`secret=${secret}&issuer=`);
  expect(scanned(qr)).toBe(uri);
  const turnOn = (body: object) =>
    app.inject({ method: 'POST', url: consoleApi.code, headers, payload: { secret, ...body } });
  const code = codeAt(secret, step());
  const password = operatorPassword;
  expect((await turnOn({ code, password: 'not the password' })).json().code).toBe('wrongPassword');
  expect((await turnOn({ code: '12345', password })).json().code).toBe('wrongCode');
  expect((await turnOn({ secret: 'A', code, password })).json().code).toBe('wrongCode');
  const turnedOn = await turnOn({ code, password });
  expect(turnedOn.statusCode).toBe(200);
  expect(turnedOn.json().recoveryCodes).toHaveLength(10);
  for (const old of [cookie, elsewhere.cookie])
    expect(await getSession(app, old)).toMatchObject({ statusCode: 401 });
  const fresh = { ...headers, cookie: readCookie(turnedOn) };
  expect((await getSession(app, fresh.cookie)).json().operator.hasCode).toBe(true);
  expect((await signIn(app, { code })).json().code).toBe('wrongCode');

  const off = (body: object) =>
    app.inject({ method: 'POST', url: consoleApi.removeCode, headers: fresh, payload: body });
  expect((await off({ password: 'not the password' })).statusCode).toBe(422);
  expect((await off({ password })).statusCode).toBe(200);
  expect((await signIn(app, {})).json()).toMatchObject({
    operator: { hasCode: false },
    recoveryCodesLeft: 0,
  });
  expect(await eventKinds(on.database.db, operator.id)).toEqual(
    expect.arrayContaining(['code-on', 'code-off', 'sign-in-failed', 'signed-in']),
  );
});

test('changing the password ends every other session', async () => {
  const { operator, headers, cookie } = await signedIn(on.database.db);
  const elsewhere = await newSession(on.database.db, operator.id);
  const { app } = await testApi(on.database);
  const next = 'an even longer password ünd other letters';
  const change = (body: object) =>
    app.inject({ method: 'POST', url: consoleApi.password, headers, payload: body });
  expect((await change({ current: 'not the password', next })).json().code).toBe('wrongPassword');
  expect((await change({ current: operatorPassword, next: 'too short' })).statusCode).toBe(422);
  const changed = await change({ current: operatorPassword, next });
  expect(changed.statusCode).toBe(200);
  expect((await getSession(app, readCookie(changed))).statusCode).toBe(200);
  for (const old of [cookie, elsewhere.cookie])
    expect(await getSession(app, old)).toMatchObject({ statusCode: 401 });
  expect((await signIn(app, {})).statusCode).toBe(401);
  // The same password with a decomposed character.
  expect((await signIn(app, { password: next.normalize('NFD') })).statusCode).toBe(200);
  expect(await eventKinds(on.database.db, operator.id)).toContain('password-changed');
});

test('a disabled operator is signed out at once', async () => {
  const { operator, cookie } = await signedIn(on.database.db);
  const { app } = await testApi(on.database);
  expect((await getSession(app, cookie)).statusCode).toBe(200);
  await on.database.db.execute(sql`update operators set disabled_at = now()`);
  expect((await getSession(app, cookie)).statusCode).toBe(401);
  await setDisabled(on.database.db, operator.id, false, null);
  expect((await getSession(app, cookie)).statusCode).toBe(401);
});

test('a weak password hash is renewed at sign-in', async () => {
  await testOperator(on.database.db);
  const cheap = cheapHash(operatorPassword);
  await on.database.db.execute(sql`update operators set password_hash = ${cheap}`);
  const { app } = await testApi(on.database);
  const response = await signIn(app, {});
  expect((await getSession(app, readCookie(response))).statusCode).toBe(200);
  const [row] = await on.database.db.query(sql`select * from operators`);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(app, {})).statusCode).toBe(200);
});

/** Decodes a QR code drawn at four pixels per module. */
function scanned({ size, path }: { size: number; path: string }): string | undefined {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const scale = 4;
  const wide = size * scale;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (let y = 0; y < wide; y++) {
    for (let x = 0; x < wide; x++) {
      const isDark = dark.has(`${Math.floor(x / scale)} ${Math.floor(y / scale)}`);
      if (isDark) pixels.fill(0, (y * wide + x) * 4, (y * wide + x) * 4 + 3);
    }
  }
  return jsqr(pixels, wide, wide)?.data;
}
