import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { auditPage } from '../contract/console/audit.ts';
import { consoleApi } from '../contract/console/paths.ts';
import type { Role } from '../contract/console/session.ts';
import { type Locale, locales } from '../contract/locales.ts';
import { jobApplication, postJobApplication } from '../server/careers/testing/job-application.ts';
import { createLogger } from '../server/log.ts';
import { followLiveState } from '../server/site/follow-live-state.ts';
import { loadSite } from '../server/site/load.ts';
import { onPostgres } from '../server/testing/on-each-engine.ts';
import { signedIn } from '../server/testing/operators.ts';
import { testApi } from '../server/testing/test-api.ts';
import { publicPages } from './built-site.ts';

const on = onPostgres();
const dist = join(import.meta.dirname, '../dist');
afterEach(() => void vi.useRealTimers());

/** An instance that serves the built site, with a signed-in operator. */
async function openSite(role: Role = 'admin') {
  const site = await loadSite(dist);
  const { app } = await testApi(on.database, {}, { site });
  const { headers } = await signedIn(on.database.db, role);
  return {
    app,
    site,
    get: (url: string) => app.inject({ url, headers }),
    post: (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload }),
    visit: (url: string, more: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', ...more } }),
  };
}

/** Another instance on the same database, after its first poll. */
async function openOther() {
  const site = await loadSite(dist);
  const { db } = on.database;
  const logger = createLogger('silent');
  const follower = followLiveState({ db, whenReady: Promise.resolve(), live: site.live, logger });
  onTestFinished(() => follower.stop());
  return { read: (path: string) => site.files.get(path)?.identity.body().toString() ?? '', follower };
}

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const texts: Record<Locale, { text: string; link: string; label: string }> = {
  en: { text: 'We’re closed on Friday.', link: '/ScheduleMeeting', label: 'See the free times' },
  de: { text: 'Freitag geschlossen.', link: '/ScheduleMeeting', label: 'Freie Termine' },
  es: { text: 'El viernes cerramos.', link: 'https://status.example/es', label: 'Más' },
  fr: { text: 'Fermé vendredi.', link: '', label: '' },
};
const now = () => ({ texts, startsAt: inHours(-1), endsAt: inHours(24) });

/** The policy with a word in place of each hash. */
function shape(policy: unknown): string {
  return String(policy).replaceAll(/'sha256-[^']+'/g, 'hash');
}

test('an announcement is on every page in its language, under the same policy, and goes without a trace', async () => {
  const { post, visit } = await openSite();
  const paths = publicPages.flatMap(({ path, closedJob, doubleOptIn }) =>
    path && !closedJob && !doubleOptIn ? [path] : [],
  );
  const before = new Map(await Promise.all(paths.map(async (path) => [path, await visit(path)] as const)));
  expect((await post(consoleApi.announcement, now())).statusCode).toBe(200);
  for (const path of paths) {
    const shown = await visit(path);
    const locale = (locales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ??
      'en') as Locale;
    expect(shown.body, path).toMatch(/<body[^>]*><aside class="announcement"/);
    expect(shown.body).toContain(texts[locale].text);
    const was = before.get(path);
    expect(shown.headers.etag).not.toBe(was?.headers.etag);
    const policy = String(shown.headers['content-security-policy']);
    expect(shape(policy)).toBe(shape(was?.headers['content-security-policy']));
    const inline = [...shown.body.matchAll(/<(style|script)(?! type="application)[^>]*>(.*?)<\/\1>/gs)];
    for (const [, , content = ''] of inline.filter(([, , content]) => content))
      expect(policy, path).toContain(createHash('sha256').update(content).digest('base64'));
  }
  expect((await visit('/de/')).body).toContain('<a href="/de/ScheduleMeeting">Freie Termine</a>');
  expect((await visit('/es/')).body).toContain('<a href="https://status.example/es">Más</a>');
  expect((await visit('/nowhere')).body).toContain(texts.en.text);
  expect((await post(consoleApi.withdrawAnnouncement)).statusCode).toBe(200);
  for (const path of paths) {
    const after = await visit(path, { 'if-none-match': String(before.get(path)?.headers.etag) });
    expect(after.statusCode, path).toBe(304);
  }
  expect((await post(consoleApi.withdrawAnnouncement)).statusCode).toBe(409);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page with an announcement is served as %s, with its own ETag', async (encoding, unpack) => {
  const { post, visit } = await openSite();
  await post(consoleApi.announcement, now());
  const shown = await visit('/de/', { 'accept-encoding': encoding });
  expect(shown.headers['content-encoding']).toBe(encoding);
  expect(unpack(shown.rawPayload).toString()).toContain(texts.de.text);
  const again = await visit('/de/', {
    'accept-encoding': encoding,
    'if-none-match': String(shown.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

test('an announcement for tomorrow is shown tomorrow, on every instance, and not after its end', async () => {
  const { post, get, visit } = await openSite();
  await post(consoleApi.announcement, { texts, startsAt: inHours(24), endsAt: inHours(48) });
  const other = await openOther();
  await other.follower.refresh();
  const read = async () =>
    [(await visit('/')).body, other.read('/')].map((page) => page.includes(texts.en.text));
  expect(await read()).toEqual([false, false]);
  const page = (await get(consoleApi.announcement)).json();
  expect(page.current.texts.de.text).toBe(texts.de.text);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * hour });
  expect(await read()).toEqual([true, true]);
  vi.setSystemTime(Date.now() + 24 * hour);
  expect(await read()).toEqual([false, false]);
});

test('a language is only left out explicitly, and its pages stay as built', async () => {
  const { post, visit } = await openSite();
  const { fr: _fr, ...others } = texts;
  const before = (await visit('/fr/')).body;
  const sent = { ...now(), texts: others };
  expect((await post(consoleApi.announcement, sent)).statusCode).toBe(422);
  expect((await visit('/')).body).not.toContain(texts.en.text);
  expect((await post(consoleApi.announcement, { ...sent, without: ['fr'] })).statusCode).toBe(200);
  expect((await visit('/')).body).toContain(texts.en.text);
  expect((await visit('/fr/')).body).toBe(before);
});

test('an announcement with a dangerous link, or a text that is no line, is refused', async () => {
  const { post, visit } = await openSite();
  for (const [what, bad] of [
    ['a script as link', { link: 'javascript:alert(1)' }],
    ['data as link', { link: 'data:text/html,x' }],
    ['another host without scheme', { link: '//evil.example' }],
    ['another host behind a backslash', { link: '/\\evil.example' }],
    ['a login in the link', { link: 'https://a:b@evil.example' }],
    ['a quotation mark in the link', { link: '/x"onmouseover="y' }],
    ['too long a text', { text: 'x'.repeat(141) }],
    ['two lines', { text: 'a\nb' }],
    ['text that turns around', { text: 'a\u202eb' }],
    ['a null character', { text: 'a\0b' }],
    ['a link without words', { label: '' }],
  ] as const) {
    const sent = { ...now(), texts: { ...texts, en: { ...texts.en, ...bad } } };
    const { statusCode } = await post(consoleApi.announcement, sent);
    expect([400, 422], what).toContain(statusCode);
    expect((await visit('/')).body, what).not.toContain('<aside class="announcement"');
  }
});

test('markup in an announcement is shown as text', async () => {
  const { post, visit } = await openSite();
  const text = '</style><script>alert(1)</script> $& "quoted"';
  await post(consoleApi.announcement, { ...now(), texts: { ...texts, en: { text, link: '', label: '' } } });
  const { body } = await visit('/');
  expect(body).toContain('&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;quoted&quot;');
  expect(body).not.toContain('<script>alert(1)');
});

const uk = '/business-manager-uk';

test('a job closed in the console is closed everywhere, and as before when it is opened again', async () => {
  const { app, get, post, visit } = await openSite();
  const other = await openOther();
  const read = async () => ({
    page: (await visit(uk)).headers.etag,
    careers: (await visit('/de/careers')).body.includes(uk),
    search: (await visit('/fr/careers/search')).body.includes(uk),
    plainSearch: (await visit('/careers/search?q=british')).body.includes(uk),
    sitemap: (await visit('/sitemap.xml')).body.includes(uk),
    llms: (await visit('/llms.txt')).body.includes(uk),
    other: other.read(uk).includes('data-closed'),
    applied: (await postJobApplication(app, jobApplication)).statusCode,
  });
  const open = await read();
  expect(open).toMatchObject({
    careers: true,
    search: true,
    plainSearch: true,
    sitemap: true,
    llms: true,
    applied: 200,
  });
  expect((await post(consoleApi.closeJob, { job: 'business-manager-uk' })).statusCode).toBe(200);
  expect((await post(consoleApi.closeJob, { job: 'business-manager-uk' })).statusCode).toBe(409);
  await other.follower.refresh();
  const closed = await read();
  expect(closed).toEqual({
    ...{ careers: false, search: false, plainSearch: false, sitemap: false, llms: false },
    ...{ page: expect.not.stringMatching(String(open.page)), other: true, applied: 422 },
  });
  expect((await visit(uk)).body).toMatch(/<html[^>]* data-closed/);
  const [job] = (await get(consoleApi.jobs))
    .json()
    .jobs.filter(({ name }: { name: string }) => name === uk.slice(1));
  expect(job).toMatchObject({ isClosed: true, applications: 1, place: 'London, on-site' });
  expect((await post(consoleApi.reopenJob, { job: 'business-manager-uk' })).statusCode).toBe(200);
  await other.follower.refresh();
  expect(await read()).toEqual(open);
  const { events } = auditPage.parse((await get(consoleApi.audit)).json());
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['job-reopened', 'job-closed']);
});

test('a job that does not exist cannot be closed, and an open one cannot be reopened', async () => {
  const { post } = await openSite();
  expect((await post(consoleApi.closeJob, { job: 'nobody' })).statusCode).toBe(404);
  expect((await post(consoleApi.closeJob, { job: '../x' })).statusCode).toBe(422);
  expect((await post(consoleApi.reopenJob, { job: 'business-manager-uk' })).statusCode).toBe(409);
});

test.each(['viewer', 'editor'] as const)(
  'a %s sees announcements and closed jobs, and can change neither',
  async (role) => {
    const { get, post } = await openSite(role);
    expect((await get(consoleApi.announcement)).json()).toEqual({ current: null, before: [] });
    expect((await get(consoleApi.jobs)).json().jobs).toHaveLength(3);
    for (const [path, body] of [
      [consoleApi.announcement, now()],
      [consoleApi.withdrawAnnouncement, {}],
      [consoleApi.closeJob, { job: 'business-manager-uk' }],
      [consoleApi.reopenJob, { job: 'business-manager-uk' }],
    ] as const)
      expect((await post(path, body)).statusCode).toBe(403);
  },
);
