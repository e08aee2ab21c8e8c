import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { consoleApi, consolePath, singleSignOnFragment } from '../../../contract/console/paths.ts';
import { setDisabled, unknownOperator } from '../../operators/operators.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { ownPage, testOperator } from '../../testing/operators.ts';
import { freePort, startServer } from '../../testing/start-server.ts';
import { testApi } from '../../testing/test-api.ts';
import { clientSecret, openIdProvider } from './testing/openid-provider.ts';
import { eventKinds, getSession } from './testing/sign-in.ts';

const incomplete = singleSignOnFragment('incomplete');

/** Follows redirects as a browser does, with cookies for each server. `change` may alter a URL on the way. */
async function follow(start: string, change = (url: URL) => url): Promise<{ end: URL; cookies: string }> {
  const jars = new Map<string, Map<string, string>>();
  let url = new URL(start);
  let site = 'same-origin';
  for (let hops = 0; hops < 10; hops++) {
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'sec-fetch-site': site } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null || new URL(next, url).pathname === consolePath) {
      const ours = [...(jars.get(new URL(start).origin) ?? [])].map((pair) => pair.join('=')).join('; ');
      return { end: new URL(next ?? url.href, url), cookies: ours };
    }
    const before = url.origin;
    url = change(new URL(next, url));
    // A redirect through another site stays cross-site, as in a browser.
    if (url.origin !== before) site = 'cross-site';
  }
  throw new Error('Too many redirects');
}

const on = onPostgres();

/** Our server and a provider, both over HTTP, where `email` is an editor and signs in with the provider. */
async function openSingleSignOn(variables: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { issuer, behaviour } = await openIdProvider(origin + consoleApi.singleSignOnCallback);
  const { app, log } = await testApi(on.database, {
    PUBLIC_URL: origin,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: clientSecret,
    ...variables,
  });
  await app.listen({ port, host: '127.0.0.1' });
  const operator = await testOperator(on.database.db);
  behaviour.claims = { email: operator.email.toUpperCase(), email_verified: true };
  const start = origin + consoleApi.singleSignOn;
  return { app, log, operator, behaviour, start, origin };
}

test('an operator signs in with the provider, and the code is up to it', async () => {
  const { app, log, operator, start, origin } = await openSingleSignOn({ REQUIRE_CODE: 'on' });
  const headers = { ...ownPage, host: new URL(origin).host, origin };
  const ways = await app.inject({ url: consoleApi.signIn, headers });
  expect(ways.json()).toEqual({ singleSignOn: true });
  const asked: URL[] = [];
  const { end, cookies } = await follow(start, (url) => {
    asked.push(url);
    return url;
  });
  expect([end.pathname, end.hash]).toEqual([consolePath, '']);
  const { searchParams } = asked[0] ?? new URL(start);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { operator: who, mustSetUpCode } = (await getSession(app, cookies)).json();
  expect([who, mustSetUpCode]).toEqual([operator, false]);
  expect(await eventKinds(on.database.db, operator.id)).toEqual(['added', 'signed-in']);
  expect(log.join('')).not.toMatch(/agency\.example|code=|__Host/i);
});

test('only a verified address of an enabled operator opens the console', async () => {
  const { app, operator, behaviour, start } = await openSingleSignOn();
  async function refused(): Promise<void> {
    const { end, cookies } = await follow(start);
    expect(end.hash).toBe(singleSignOnFragment('noOperator'));
    expect((await getSession(app, cookies)).statusCode).toBe(401);
  }
  for (const claims of [
    { email: operator.email, email_verified: false },
    { email: operator.email },
    { email: operator.email, email_verified: 'true' },
    { email_verified: true },
    { email: 'nobody@agency.example', email_verified: true },
  ]) {
    behaviour.claims = claims;
    await refused();
  }
  behaviour.claims = { email: operator.email, email_verified: true };
  await setDisabled(on.database.db, operator.id, true, null);
  await refused();
  expect(await eventKinds(on.database.db, unknownOperator)).toEqual(Array(5).fill('sign-in-failed'));
  expect((await eventKinds(on.database.db, operator.id)).at(-1)).toBe('sign-in-failed');
});

test('a token for another client, of another provider, without our nonce, too old or forged is refused', async () => {
  const { behaviour, start } = await openSingleSignOn();
  behaviour.forgeToken = (claims) => claims;
  expect((await follow(start)).end.hash).toBe('');
  const hour = 3_600;
  for (const change of [
    { aud: 'another client' },
    { iss: 'https://login.evil.example' },
    { nonce: 'A'.repeat(43) },
    { exp: Math.floor(Date.now() / 1000) - hour },
  ]) {
    behaviour.forgeToken = (claims) => ({ ...claims, ...change });
    expect([change, (await follow(start)).end.hash]).toEqual([change, incomplete]);
  }
  delete behaviour.forgeToken;
  behaviour.hasWrongKey = true;
  expect((await follow(start)).end.hash).toBe(incomplete);
});

test('a response with a forged state, of another browser, or used before is refused', async () => {
  const { start, origin } = await openSingleSignOn();
  const isCallback = ({ pathname }: URL) => pathname === consoleApi.singleSignOnCallback;
  const forged = await follow(start, (url) => {
    if (isCallback(url)) url.searchParams.set('state', 'A'.repeat(43));
    return url;
  });
  expect(forged.end.hash).toBe(incomplete);
  let callback = '';
  const { cookies } = await follow(start, (url) => {
    if (isCallback(url)) callback = url.href;
    return url;
  });
  const elsewhere = await fetch(callback, { redirect: 'manual' });
  expect(elsewhere.headers.get('location')).toBe(consolePath + incomplete);
  expect(elsewhere.headers.getSetCookie().join()).not.toContain('__Host-console=');
  const again = await fetch(callback, { redirect: 'manual', headers: { cookie: cookies } });
  expect(again.headers.get('location')).toBe(consolePath + incomplete);
  const denied = await fetch(`${origin}${consoleApi.singleSignOnCallback}?error=access_denied`, {
    redirect: 'manual',
  });
  expect(denied.headers.get('location')).toBe(consolePath + incomplete);
});

test('without the setting there is no single sign-on, and a provider that is down breaks nothing', async () => {
  const { app } = await testApi(on.database);
  expect((await app.inject({ url: consoleApi.signIn })).json()).toEqual({ singleSignOn: false });
  for (const url of [consoleApi.singleSignOn, consoleApi.singleSignOnCallback]) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  const down = `http://127.0.0.1:${await freePort()}`;
  const { app: waiting } = await testApi(on.database, { OIDC_ISSUER: down, OIDC_CLIENT_ID: 'console' });
  const received = await waiting.inject({ url: consoleApi.singleSignOn });
  expect([received.statusCode, received.headers.location]).toEqual([
    302,
    consolePath + singleSignOnFragment('unreachable'),
  ]);
});

test('the library is loaded only where single sign-on is set up, and then at its first use', {
  tags: ['sweep'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const down = `127.0.0.1:${await freePort()}`;
  /** Whether a server has loaded the module, before and after a request to sign in. */
  async function isLoaded(name: string, env: Record<string, string> = {}) {
    const file = join(folder, name);
    const hook = `
      import { writeFileSync } from 'node:fs';
      import { registerHooks } from 'node:module';
      registerHooks({
        resolve(specifier, context, next) {
          if (specifier === 'openid-client') writeFileSync(${JSON.stringify(file)}, '');
          return next(specifier, context);
        },
      });`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
    const server = await startServer({ DATABASE_URL: `postgres://${down}/none`, NODE_OPTIONS, ...env });
    onTestFinished(() => server.stop());
    const before = existsSync(file);
    const { status } = await fetch(server.url + consoleApi.singleSignOn, { redirect: 'manual' });
    return [before, status, existsSync(file)];
  }
  const setUp = { OIDC_ISSUER: `http://${down}`, OIDC_CLIENT_ID: 'console' };
  expect(await Promise.all([isLoaded('without'), isLoaded('with', setUp)])).toEqual([
    [false, 404, false],
    [false, 302, true],
  ]);
});
