import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { openConsole } from '../console/testing/open-console.ts';
import { eventually } from '../testing/eventually.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { listRequests, publishFolder, readState } from './publish-folder.ts';
import { takeLock } from './publish-lock.ts';
import { type ContentRemote, contentRemote, pushBody, signedByGitHub } from './testing/content-remote.ts';

const secret = 'a-secret-of-some-length';
const url = '/hooks/publish';
/** Contains only part of the code, so a run ends before it builds. */
let remote: ContentRemote;
beforeAll(() => {
  remote = contentRemote(['LICENSE']);
});
afterAll(() => remote.delete());

const on = onPostgres();

const open = (variables: NodeJS.ProcessEnv = {}) =>
  openConsole(on.database, {
    role: 'admin',
    variables: { PUBLISH_REMOTE: remote.url, PUBLISH_SECRET: secret, ...variables },
  });
const body = pushBody('0123');
const hex = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');
const json = { 'content-type': 'application/json' };

test.each([
  ['unsigned', json, 401, 'unsigned'],
  ['signed with another secret', signedByGitHub(body, 'another'), 401, 'wrongSignature'],
  ['signed for another body', signedByGitHub(`${body} `, secret), 401, 'wrongSignature'],
  ['with a wrong GitLab token', { ...json, 'x-gitlab-token': `${secret}x` }, 401, 'wrongSignature'],
  ['with a wrong Gitea signature', { ...json, 'x-gitea-signature': hex(body, 'x') }, 401, 'wrongSignature'],
  [
    'with Gitea’s wrong and GitHub’s right signature',
    { ...signedByGitHub(body, secret), 'x-gitea-signature': '00' },
    401,
    'wrongSignature',
  ],
  [
    'as a form',
    { ...signedByGitHub(body, secret), 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupportedType',
  ],
  ['about another event', signedByGitHub(body, secret, 'ping'), 200, 'notAPush'],
])('a call %s starts nothing and says so', async (_how, headers, status, code) => {
  const { app, dataDir } = await open();
  const response = await app.inject({ method: 'POST', url, headers, payload: body });
  expect([response.statusCode, response.json()]).toEqual([status, { code, message: expect.any(String) }]);
  expect(await listRequests(publishFolder(dataDir))).toEqual([]);
});

test('a call about another branch, without JSON or of a huge size starts nothing and says so', async () => {
  const { app, dataDir } = await open();
  const call = async (payload: string) => {
    const headers = signedByGitHub(payload, secret);
    const response = await app.inject({ method: 'POST', url, headers, payload });
    return [response.statusCode, response.json().code];
  };
  expect(await call(pushBody('0123', { ref: 'refs/heads/draft' }))).toEqual([200, 'otherBranch']);
  expect(await call('{')).toEqual([400, 'notJson']);
  expect(await call('null')).toEqual([200, 'notAPush']);
  expect(await call(`"${'x'.repeat(6_000_000)}"`)).toEqual([413, 'tooLarge']);
  expect(await listRequests(publishFolder(dataDir))).toEqual([]);
});

test('without a secret there is no webhook', async () => {
  const { app } = await open({ PUBLISH_SECRET: '' });
  const headers = signedByGitHub(body, '');
  const response = await app.inject({ method: 'POST', url, headers, payload: body });
  expect(response.statusCode).toBe(404);
});

test('calls that come while a run is at work become one more run, and each of them counts once', async () => {
  const { app, dataDir, get } = await open();
  const folder = publishFolder(dataDir);
  const lock = await takeLock(folder);
  onTestFinished(() => lock?.release());
  await lock?.note({ by: 'ada', step: 'check', since: '2026-11-19T00:00:00Z' });
  const send = (headers: Record<string, string>, payload = body) =>
    app.inject({ method: 'POST', url, headers: { ...json, ...headers }, payload });
  expect((await send(signedByGitHub(body, secret))).statusCode).toBe(202);
  expect((await send(signedByGitHub(body, secret))).json()).toMatchObject({ code: 'replayed' });
  const gitea = pushBody('0123', { at: 1 });
  const signedByGitea = { 'x-gitea-signature': hex(gitea), 'x-gitea-event': 'push' };
  expect((await send(signedByGitea, gitea)).statusCode).toBe(202);
  expect((await get(consoleApi.publish)).json()).toMatchObject({
    running: { by: 'ada', step: 'check' },
    shown: null,
    last: null,
  });
  await lock?.release();
  const gitlab = pushBody('0123', { at: 2 });
  const signedByGitLab = { 'x-gitlab-token': secret, 'x-gitlab-event': 'Push Hook' };
  expect((await send(signedByGitLab, gitlab)).statusCode).toBe(202);
  await eventually(async () => expect((await readState(folder)).last).not.toBeNull());
  const { last, handledCalls } = await readState(folder);
  expect(last).toMatchObject({ outcome: 'code', commit: { author: 'Ada Lovelace' } });
  expect(last?.by.split(', ').sort()).toEqual(['push to GitHub', 'push to GitLab', 'push to Gitea']);
  expect(handledCalls).toHaveLength(3);
  expect((await send(signedByGitHub(body, secret))).statusCode).toBe(409);
});

test('a run that failed forgets its call, so that it can be sent again', async () => {
  const { app, dataDir } = await open({ PUBLISH_REMOTE: `${remote.url}-gone` });
  const send = () =>
    app.inject({ method: 'POST', url, headers: signedByGitHub(body, secret), payload: body });
  expect((await send()).statusCode).toBe(202);
  await eventually(async () =>
    expect((await readState(publishFolder(dataDir))).last).toMatchObject({
      outcome: 'failed',
      commit: null,
    }),
  );
  expect((await send()).statusCode).toBe(202);
});

test('an admin publishes from the console, the audit log says who, and there is nothing to go back to', async () => {
  const { get, post, operator } = await open();
  expect((await post(consoleApi.publishBack)).statusCode).toBe(409);
  expect((await post(consoleApi.publish)).statusCode).toBe(200);
  await eventually(async () =>
    expect((await get(consoleApi.publish)).json()).toMatchObject({
      isSetUp: true,
      running: null,
      last: { outcome: 'code', by: operator.email },
    }),
  );
  const { events } = (await get(consoleApi.audit)).json();
  expect(events[0]).toMatchObject({ kind: 'publish-started', actor: operator.email });
});

test('where publishing is not set up, the console says so and starts nothing', async () => {
  const { get, post } = await open({ PUBLISH_REMOTE: '' });
  expect((await get(consoleApi.publish)).json()).toMatchObject({ isSetUp: false, last: null });
  expect((await post(consoleApi.publish)).statusCode).toBe(409);
});
