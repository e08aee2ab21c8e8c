import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { resumeSession } from '../../operators/sessions.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { newSession, ownPage, signedIn } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';

const columns = { created: 'created_at', seen: 'seen_at', rotated: 'rotated_at' };

const on = onPostgres();

/** Ages all existing sessions. */
async function pass(time: string, ...which: (keyof typeof columns)[]): Promise<void> {
  for (const name of which) {
    const column = sql.raw(columns[name]);
    await on.database.db.execute(sql`update sessions set ${column} = ${column} - ${time}::interval`);
  }
}
const open = (token: string, touch = true) => resumeSession(on.database.db, token, touch);

test('an unused session ends after two hours', async () => {
  const { token } = await signedIn(on.database.db);
  await pass('119 minutes', 'seen');
  expect(await open(token)).toBeDefined();
  await pass('119 minutes', 'seen');
  expect(await open(token)).toBeDefined();
  await pass('121 minutes', 'seen');
  expect(await open(token)).toBeUndefined();
});

test('polling does not keep a session alive', async () => {
  const { token } = await signedIn(on.database.db);
  await pass('119 minutes', 'seen');
  expect(await open(token, false)).toBeDefined();
  await pass('2 minutes', 'seen');
  expect(await open(token, false)).toBeUndefined();
});

test('a session ends after twelve hours even if it is in use', async () => {
  const { token } = await signedIn(on.database.db);
  await pass('719 minutes', 'created');
  expect(await open(token)).toBeDefined();
  await pass('2 minutes', 'created');
  expect(await open(token)).toBeUndefined();
});

test('expired sessions are deleted at the next sign-in', async () => {
  const { operator } = await signedIn(on.database.db);
  await pass('3 hours', 'seen');
  await newSession(on.database.db, operator.id);
  expect(await on.database.db.query(sql`select * from sessions`)).toHaveLength(1);
});

test('a token is rotated after 15 minutes, in a single response', async () => {
  const { headers, token } = await signedIn(on.database.db);
  const { app } = await testApi(on.database);
  const ask = () => app.inject({ url: consoleApi.session, headers });
  expect((await ask()).headers['set-cookie']).toBeUndefined();
  await pass('16 minutes', 'rotated');
  const responses = await Promise.all([ask(), ask(), ask()]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const cookies = responses.flatMap((response) => response.headers['set-cookie'] ?? []);
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-console=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  expect(cookies[0]).not.toContain(token);
  const cookie = String(cookies[0]).split(';')[0];
  const next = await app.inject({ url: consoleApi.session, headers: { ...ownPage, cookie } });
  expect(next.statusCode).toBe(200);
});

test('signing out with a token due for rotation ends both', async () => {
  const { headers } = await signedIn(on.database.db);
  await pass('16 minutes', 'rotated');
  const { app } = await testApi(on.database);
  const out = await app.inject({ method: 'POST', url: consoleApi.signOut, headers, payload: {} });
  expect(out.headers['set-cookie']).toMatch(/^__Host-console=; .*Max-Age=0$/);
  expect(await on.database.db.query(sql`select * from sessions`)).toEqual([]);
});

test('losing the response with the new token does not end the session', async () => {
  const { token } = await signedIn(on.database.db);
  await pass('16 minutes', 'rotated');
  const lost = (await open(token))?.freshToken;
  expect(lost).toBeDefined();
  expect((await open(token))?.freshToken).toBeUndefined();
  await pass('2 minutes', 'rotated');
  const fresh = (await open(token))?.freshToken ?? '';
  expect(await open(fresh)).toBeDefined();
  expect(await open(lost ?? '')).toBeUndefined();
});

test('reusing a token after its successor ends the session, as one of the two was stolen', async () => {
  const { token } = await signedIn(on.database.db);
  await pass('16 minutes', 'rotated');
  const fresh = (await open(token))?.freshToken ?? '';
  expect(await open(fresh)).toBeDefined();
  expect(await open(token)).toBeDefined();
  await pass('2 minutes', 'rotated');
  expect(await open(token)).toBeUndefined();
  expect(await open(fresh)).toBeUndefined();
});

test('the stored hash is not a valid token', async () => {
  await signedIn(on.database.db);
  const [row] = await on.database.db.query(sql`select * from sessions`);
  expect(await open(String(row?.token_hash))).toBeUndefined();
});
