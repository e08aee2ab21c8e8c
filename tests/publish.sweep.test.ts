/** @module-tag sweep */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { locales, localPath } from '../contract/locales.ts';
import { publishFolder, readState } from '../server/publish/publish-folder.ts';
import { contentRemote, pushBody, signedByGitHub } from '../server/publish/testing/content-remote.ts';
import { programEnv } from '../server/testing/programs.ts';
import { runMain } from '../server/testing/run-main.ts';
import { smtpSink } from '../server/testing/smtp-sink.ts';

const root = join(import.meta.dirname, '..');
const secret = 'a-secret-of-some-length';
/** A build next to other work. */
const slow = { timeout: 400_000, interval: 500 };

test('an article in four languages is published by the signed hook, and rolled back; invalid content and code change nothing', async () => {
  const remote = contentRemote();
  onTestFinished(() => remote.delete());
  const dataDir = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const mail = await smtpSink();
  const variables = {
    ...{ DATA_DIR: dataDir, PUBLISH_REMOTE: remote.url, PUBLISH_SECRET: secret, SMTP_URL: mail.url },
    RATE_LIMITS: 'off',
  };
  const server = await runMain({ dir: join(root, 'dist'), variables });
  const origin = `http://127.0.0.1:${await server.port}`;
  const folder = publishFolder(dataDir);
  const paths = locales.map((locale) => localPath(locale, '/written-today'));
  const status = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  };
  const text = async (path: string) => (await fetch(origin + path)).text();
  async function call(commit: string, body = pushBody(commit)) {
    const headers = signedByGitHub(body, secret);
    return fetch(`${origin}/hooks/publish`, { method: 'POST', headers, body });
  }
  /** The outcome of the run that follows a push. */
  async function pushed(subject: string) {
    const commit = remote.push(subject);
    expect((await call(commit)).status).toBe(202);
    return vi.waitFor(async () => {
      const { last } = await readState(folder);
      if (last?.commit?.id !== commit && last?.outcome !== 'failed') throw new Error(server.output());
      return last;
    }, slow);
  }

  // Visitors continue reading while it is published.
  let isRead = true;
  const answers = new Map<string, number>();
  const assets = readdirSync(join(root, 'dist/site/assets')).filter((name) => /\.(js|css)$/.test(name));
  const visited = ['/', '/de/pricing', '/blogs', '/sitemap.xml', `/assets/${assets[0]}`];
  const readers = visited.map(async (path) => {
    while (isRead) {
      const answer = `${await status(path).catch(String)} ${path}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  onTestFinished(() => {
    isRead = false;
  });

  for (const locale of locales) {
    const article = remote.read(`content/articles/${locale}/first-blog.md`);
    remote.write(
      `content/articles/${locale}/written-today.md`,
      article.replace(/^title: .*$/m, `title: Written today in ${locale}`),
    );
    const job = remote.read(`content/jobs/${locale}/business-manager-uk.md`);
    remote.write(`content/jobs/${locale}/media-buyer-spain.md`, job);
  }
  expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404, 404]);
  expect(await pushed('Write an article')).toMatchObject({ outcome: 'published', by: 'push to GitHub' });
  await vi.waitFor(async () => expect(await status('/written-today')).toBe(200), slow);
  isRead = false;
  await Promise.all(readers);
  expect([...answers.keys()].sort()).toEqual(visited.map((path) => `200 ${path}`).sort());
  expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200, 200]);
  expect(await text('/de/written-today')).toContain('Written today in de');
  expect(await text('/sitemap.xml')).toContain('/fr/written-today');
  const applied = await fetch(`${origin}/de/media-buyer-spain`, { method: 'POST', body: new FormData() });
  expect([applied.status, applied.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(await text('/rss.xml')).toContain('Written today in en');
  const [, image = ''] =
    /<meta property="?og:image"? content="?([^" >]+)/.exec(await text('/written-today')) ?? [];
  expect(await status(new URL(image).pathname)).toBe(200);
  // A page that is still open may load any file of the previous version.
  for (const name of assets) expect(await status(`/assets/${name}`), name).toBe(200);

  const { last: published } = await readState(folder);
  const replay = await call(published?.commit?.id ?? '');
  expect([replay.status, await replay.json()]).toMatchObject([409, { code: 'replayed' }]);

  const german = 'content/articles/de/written-today.md';
  const whole = remote.read(german);
  remote.write(german, whole.replace(/^category: .*$/m, 'category: PODCAST'));
  const problem = { file: german, field: 'category', line: 5 };
  expect(await pushed('Break it')).toMatchObject({
    outcome: 'content',
    problems: [problem],
    told: 'ada@agency.example',
  });
  const [told] = await mail.arrived(1, 'ada@agency.example');
  expect(told?.subject).toBe('Your change was not published');
  expect(told?.text).toContain(`${german}, line 5`);
  expect(told?.text).toContain('category: ');
  remote.write(german, whole);
  remote.write('web/routes.ts', `${remote.read('web/routes.ts')}\nfetch('https://evil.example');\n`);
  expect(await pushed('Change code')).toMatchObject({
    outcome: 'code',
    problems: [{ file: 'web/routes.ts', message: 'changes code' }],
  });
  expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200, 200]);

  const back = () =>
    promisify(execFile)(process.execPath, ['server/publish/main.ts', 'back'], {
      cwd: root,
      env: { ...programEnv, DATA_DIR: dataDir },
    });
  expect((await back()).stdout).toContain('The previous version is shown again');
  await vi.waitFor(async () => expect(await status('/written-today')).toBe(404), slow);
  expect(await status('/')).toBe(200);
  await back();
  await vi.waitFor(async () => expect(await status('/written-today')).toBe(200), slow);

  // Another instance on the same folder starts with the published version.
  const other = await runMain({ dir: join(root, 'dist'), variables });
  expect((await fetch(`http://127.0.0.1:${await other.port}/written-today`)).status).toBe(200);
  expect(existsSync(join(folder, 'building'))).toBe(false);
}, 900_000);
