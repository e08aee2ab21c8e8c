import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { newSession, operatorPassword, ownPage, signedIn, testOperator } from '../../testing/operators.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { testApi } from '../../testing/test-api.ts';
import { eventKinds, getSession, signIn } from '../auth/testing/sign-in.ts';

const email = 'invited@agency.example';
const password = 'chosen by the invited person';

const on = onPostgres();

/** The server with a mail server and a signed-in admin. */
async function openOperators() {
  const sink = await smtpSink();
  const { app, log } = await testApi(on.database, {
    SMTP_URL: sink.url,
    PUBLIC_URL: 'https://www.example.com',
  });
  const { operator, headers, cookie } = await signedIn(on.database.db, 'admin');
  return {
    app,
    log,
    sink,
    admin: operator,
    cookie,
    get: async (url: string) => (await app.inject({ url, headers })).json(),
    post: (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload }),
    /** Without a session. */
    send: (url: string, payload: object) => app.inject({ method: 'POST', url, headers: ownPage, payload }),
    /** The token in the newest mail, once `count` mails have arrived. */
    async mailedToken(count: number): Promise<string> {
      await sink.arrived(count);
      const { text = '' } = sink.mails.at(-1) ?? {};
      return /https:\/\/www\.example\.com\/console#\w+=([\w-]{43})\n/.exec(text)?.[1] ?? '';
    },
  };
}

test('a colleague is invited by mail, chooses a password once, and signs in', async () => {
  const { app, admin, get, post, send, mailedToken, sink, log } = await openOperators();
  expect((await post(consoleApi.invite, { email, role: 'editor' })).statusCode).toBe(200);
  const token = await mailedToken(1);
  expect(sink.mails[0]?.to?.[0]?.address).toBe(email);
  const { people, invitations } = await get(consoleApi.people);
  expect(people).toMatchObject([{ email: admin.email, role: 'admin', disabled: false, openSessions: 1 }]);
  expect(invitations).toMatchObject([{ email, role: 'editor' }]);
  const rows = await on.database.db.query(sql`select token_hashes, mail from invitations, outbox`);
  expect(JSON.stringify(rows)).not.toContain(token);

  expect((await send(consoleApi.readInvitation, { token })).json()).toMatchObject({
    email,
    role: 'editor',
  });
  const tooShort = await send(consoleApi.acceptInvitation, { token, password: 'short' });
  expect(tooShort.statusCode).toBe(422);
  const accepted = await Promise.all(
    [1, 2, 3].map(() => send(consoleApi.acceptInvitation, { token, password })),
  );
  expect(accepted.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
  expect((await send(consoleApi.readInvitation, { token })).json().code).toBe('linkExpired');
  expect((await signIn(app, { email, password })).json().operator).toMatchObject({ email, role: 'editor' });

  const after = await get(consoleApi.people);
  expect(after.invitations).toEqual([]);
  const joined = after.people.find((person: { email: string }) => person.email === email);
  expect(joined).toMatchObject({ signedInAt: expect.any(String), openSessions: 1, hasCode: false });
  expect(await eventKinds(on.database.db, joined.id)).toEqual(['invited', 'joined', 'signed-in']);
  expect((await post(consoleApi.invite, { email, role: 'viewer' })).json().code).toBe('alreadyOperator');
  expect(log.join('')).not.toContain(token);
  const deliveries = (await get(consoleApi.outbox)).deliveries;
  expect(deliveries).toMatchObject([{ template: 'operator.invitation', subjectKind: 'operator' }]);
});

test('an invitation that was withdrawn, replaced or has expired no longer works', async () => {
  const { get, post, send, mailedToken } = await openOperators();
  await post(consoleApi.invite, { email, role: 'editor' });
  const first = await mailedToken(1);
  await post(consoleApi.invite, { email, role: 'viewer' });
  const second = await mailedToken(2);
  const requestStatus = async (token: string) =>
    (await send(consoleApi.acceptInvitation, { token, password })).statusCode;
  expect(await requestStatus(first)).toBe(410);
  await on.database.db.execute(sql`update invitations set expires_at = now() - interval '1 second'`);
  expect(await requestStatus(second)).toBe(410);
  expect((await send(consoleApi.readInvitation, { token: second })).statusCode).toBe(410);
  await on.database.db.execute(sql`update invitations set expires_at = now() + interval '1 hour'`);
  const [{ id }] = (await get(consoleApi.people)).invitations;
  expect((await post(consoleApi.withdrawInvitation(id))).statusCode).toBe(200);
  expect((await post(consoleApi.withdrawInvitation(id))).statusCode).toBe(409);
  expect(await requestStatus(second)).toBe(410);
  expect(await eventKinds(on.database.db, id)).toEqual(['invited', 'invitation-withdrawn']);
});

test('admins change roles, end sessions, and disable others, who are signed out at once', async () => {
  const { app, post, get, admin } = await openOperators();
  const viewer = await signedIn(on.database.db, 'viewer');
  const { id } = viewer.operator;
  expect((await post(consoleApi.changeRole(id), { role: 'editor' })).statusCode).toBe(200);
  expect((await getSession(app, viewer.cookie)).json().operator.role).toBe('editor');
  expect((await post(consoleApi.signOutOperator(id))).statusCode).toBe(200);
  expect((await getSession(app, viewer.cookie)).statusCode).toBe(401);
  const { cookie } = await newSession(on.database.db, id);
  expect((await post(consoleApi.changeAccess(id), { disabled: true })).statusCode).toBe(200);
  expect((await getSession(app, cookie)).statusCode).toBe(401);
  expect((await signIn(app, { email: viewer.operator.email })).statusCode).toBe(401);
  const { people } = await get(consoleApi.people);
  expect(people.find((person: { id: string }) => person.id === id)).toMatchObject({ disabled: true });
  expect((await post(consoleApi.changeAccess(id), { disabled: false })).statusCode).toBe(200);
  expect((await signIn(app, { email: viewer.operator.email })).statusCode).toBe(200);
  const rows = await on.database.db.query(sql`
      select kind from events where subject_id = ${id} and actor = ${admin.id} order by at, id`);
  expect(rows.map(({ kind }) => kind)).toEqual(['role', 'sessions-ended', 'disabled', 'enabled']);
  const unknown = await post(consoleApi.changeRole('00000000-0000-7000-8000-000000000000'), {
    role: 'viewer',
  });
  expect(unknown.statusCode).toBe(404);
});

test('the last admin can be neither demoted nor disabled, not even by two at once', async () => {
  const { app, post, admin } = await openOperators();
  for (const refused of [
    await post(consoleApi.changeRole(admin.id), { role: 'editor' }),
    await post(consoleApi.changeAccess(admin.id), { disabled: true }),
  ]) {
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'lastAdmin']);
  }
  const other = await signedIn(on.database.db, 'admin', 'other@agency.example');
  const responses = await Promise.all([
    post(consoleApi.changeRole(other.operator.id), { role: 'viewer' }),
    app.inject({
      method: 'POST',
      url: consoleApi.changeAccess(admin.id),
      headers: other.headers,
      payload: { disabled: true },
    }),
  ]);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const rows = await on.database.db.query(
    sql`select from operators where role = 'admin' and disabled_at is null`,
  );
  expect(rows).toHaveLength(1);
});

test('operators see their own sessions and end them, but not those of others', async () => {
  const { app, cookie: adminsCookie } = await openOperators();
  const operator = await testOperator(on.database.db, 'viewer');
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/1 Safari/604.1';
  const { headers } = await signIn(app, { email: operator.email }, { 'user-agent': agent });
  const phone = String(headers['set-cookie']).split(';')[0] ?? '';
  const { cookie } = await newSession(on.database.db, operator.id);
  const own = { ...ownPage, cookie };
  const list = async () => (await app.inject({ url: consoleApi.sessions, headers: own })).json().sessions;
  const sessions = await list();
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: 'Firefox on Linux', address: '192.0.2.1' },
    { isCurrent: false, browser: 'Safari on iOS', address: '127.0.0.1' },
  ]);
  const end = (id: string, more: object) =>
    app.inject({
      method: 'POST',
      url: consoleApi.endSession(id),
      headers: { ...ownPage, ...more },
      payload: {},
    });
  expect((await end(sessions[1].id, { cookie: adminsCookie })).statusCode).toBe(404);
  expect((await getSession(app, phone)).statusCode).toBe(200);
  expect((await end(sessions[1].id, { cookie })).statusCode).toBe(200);
  expect((await getSession(app, phone)).statusCode).toBe(401);
  await newSession(on.database.db, operator.id);
  await app.inject({ method: 'POST', url: consoleApi.endOtherSessions, headers: own, payload: {} });
  expect(await list()).toMatchObject([{ isCurrent: true }]);
});

test('a forgotten password is replaced once, which ends all sessions and still asks for the code', async () => {
  const { app, send, mailedToken, sink } = await openOperators();
  const { operator, cookie } = await signedIn(on.database.db);
  await on.database.db.execute(
    sql`update operators set totp_secret = ${'A'.repeat(32)} where id = ${operator.id}`,
  );
  expect((await send(consoleApi.forgotten, { email: ' EDITOR@agency.example' })).json()).toEqual({});
  const token = await mailedToken(1);
  expect(sink.mails[0]?.to?.[0]?.address).toBe(operator.email);
  // A second request leaves the first link valid, and using one of them invalidates both.
  await send(consoleApi.forgotten, { email: operator.email });
  const second = await mailedToken(2);
  const reset = await Promise.all([1, 2].map(() => send(consoleApi.resetPassword, { token, password })));
  expect(reset.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  expect((await send(consoleApi.resetPassword, { token: second, password })).statusCode).toBe(410);
  expect((await getSession(app, cookie)).statusCode).toBe(401);
  expect((await signIn(app, { email: operator.email, password: operatorPassword })).json().code).toBe(
    'wrongSignIn',
  );
  expect((await signIn(app, { email: operator.email, password })).json().code).toBe('codeNeeded');
  expect(await eventKinds(on.database.db, operator.id)).toEqual([
    'added',
    'reset-requested',
    'reset-requested',
    'password-reset',
    'sign-in-failed',
  ]);
});

test('known, unknown and disabled addresses get the same response, and the same rows are written', async () => {
  const { send, sink } = await openOperators();
  const known = await testOperator(on.database.db);
  const gone = await testOperator(on.database.db, 'viewer');
  await on.database.db.execute(sql`update operators set disabled_at = now() where id = ${gone.id}`);
  for (const address of [known.email, gone.email, 'nobody@agency.example', 'no address']) {
    const response = await send(consoleApi.forgotten, { email: address });
    expect([response.statusCode, response.body]).toEqual([200, '{}']);
  }
  await eventually(async () => {
    const rows = await on.database.db.query(sql`select state from outbox`);
    expect(rows).toEqual([{ state: 'sent' }]);
  });
  expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual([known.email]);
  const rows = await on.database.db.query(sql`
      select (select count(*)::integer from password_resets) as resets,
        (select count(*)::integer from events where kind = 'reset-requested') as events`);
  expect(rows).toEqual([{ resets: 4, events: 4 }]);
  const written = await on.database.db.query(sql`select * from events, password_resets, outbox`);
  expect(JSON.stringify(written)).not.toMatch(/nobody@|no address/);
});

test('a link to a new password expires after an hour, and with a change of the password', async () => {
  const { send, mailedToken, app } = await openOperators();
  const { operator, headers } = await signedIn(on.database.db);
  await send(consoleApi.forgotten, { email: operator.email });
  const token = await mailedToken(1);
  const rows = await on.database.db.query(sql`
      select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from password_resets`);
  expect(rows).toEqual([{ minutes: 60 }]);
  await on.database.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`);
  expect((await send(consoleApi.resetPassword, { token, password })).statusCode).toBe(410);
  await on.database.db.execute(sql`update password_resets set expires_at = now() + interval '1 hour'`);
  const change = { current: operatorPassword, next: 'a new one by other means' };
  await app.inject({ method: 'POST', url: consoleApi.password, headers, payload: change });
  expect((await send(consoleApi.resetPassword, { token, password })).statusCode).toBe(410);
});

test('few links are sent to one address, and few requests accepted from one network', async () => {
  const { app } = await testApi(on.database, { RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const { email: address } = await testOperator(on.database.db);
  const ask = async (from: string) => {
    const headers = { ...ownPage, 'x-forwarded-for': from };
    const payload = { email: address };
    return (await app.inject({ method: 'POST', url: consoleApi.forgotten, headers, payload })).statusCode;
  };
  for (const from of [1, 2, 3, 4, 5]) expect(await ask(`203.0.113.${from}`)).toBe(200);
  const rows = await on.database.db.query(sql`select from password_resets`);
  expect(rows).toHaveLength(3);
  const flood = await Promise.all(Array.from({ length: 12 }, () => ask('198.51.100.1')));
  expect(flood.filter((status) => status === 429)).toHaveLength(2);
});
