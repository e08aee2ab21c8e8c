import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeKey, hashCode, isData, isDeployed } from './code-files.ts';
import { composeRefusal, isReachable } from './compose-refusal.ts';
import { addRequest, listRequests, readState, removeRequests, writeState } from './publish-folder.ts';
import { readLock, takeLock } from './publish-lock.ts';
import { goBack } from './publish-site.ts';
import { findCodeChanges, findUnfitFiles } from './refuse-code.ts';
import { Repository, type TreeEntry } from './repository.ts';
import { contentRemote } from './testing/content-remote.ts';

const root = join(import.meta.dirname, '../..');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function entry(path: string, more: Partial<TreeEntry> = {}): TreeEntry {
  return { path, mode: '100644', hash: 'a', bytes: 10, ...more };
}

test.each([
  ['content/articles/de/first-blog.md', true],
  ['content/settings.json', true],
  ['content/team/en/team.yaml', true],
  ['content/messages/de/home.ts', false],
  ['content/forecast-accuracy.json', false],
  ['content/gazetteer/places.tsv', false],
  ['web/routes.ts', false],
  ['package.json', false],
])('whether a push may change %s: %s', (path, expected) => {
  expect(isData(path)).toBe(expected);
  expect(isDeployed(path)).toBe(true);
});

test('documentation and tests are neither taken nor compared', () => {
  for (const path of ['docs/content.md', 'tests/html.test.ts', 'README.md', 'contents/a.md'])
    expect(isDeployed(path) || isData(path)).toBe(false);
});

test('the deployed code has the hashes that git gives it', async () => {
  const remote = contentRemote(['contract', 'content/settings.json', 'LICENSE']);
  onTestFinished(() => remote.delete());
  const repository = new Repository(temporaryFolder());
  const { id, author, email, subject } = await repository.fetch(remote.url, 'main');
  expect({ author, email, subject }).toEqual({
    author: 'Ada Lovelace',
    email: 'ada@agency.example',
    subject: 'Begin',
  });
  const code = new Map([...(await hashCode(root))].filter(([path]) => /^(contract\/|LICENSE)/.test(path)));
  expect(code.size).toBeGreaterThan(50);
  expect(findCodeChanges(await repository.listFiles(id), code)).toEqual([]);

  remote.write('contract/facts.ts', 'export {};');
  remote.write('contract/new.ts', 'export {};');
  remote.remove('LICENSE');
  remote.write('content/settings.json', '{}');
  const tree = await repository.listFiles(
    remote.push('Change code') && (await repository.fetch(remote.url, 'main')).id,
  );
  expect(findCodeChanges(tree, code)).toEqual([
    { file: 'contract/facts.ts', message: 'changes code' },
    { file: 'contract/new.ts', message: 'is code that is not deployed' },
    { file: 'LICENSE', message: 'is deployed code that was removed' },
  ]);
  const settings = tree.filter(({ path }) => path === 'content/settings.json');
  expect((await repository.readFiles(settings)).map(String)).toEqual(['{}']);
});

test('a remote or branch that cannot be fetched is named, without the password in its address', async () => {
  const repository = new Repository(temporaryFolder());
  const fetched = repository.fetch('http://ada:hidden@127.0.0.1:9/content.git', 'main');
  await expect(fetched).rejects.toThrow(/http:\/\/127\.0\.0\.1:9/);
  await expect(fetched).rejects.not.toThrow(/hidden/);
});

test('another origin or other code has another key', () => {
  const code = new Map([['a.ts', '1']]);
  const keys = [
    codeKey(code, undefined),
    codeKey(code, 'https://a.example'),
    codeKey(new Map([['a.ts', '2']]), undefined),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(codeKey(new Map(code), undefined)).toBe(keys[0]);
});

test.each([
  ['a link', entry('content/legal/en/terms.md', { mode: '120000' })],
  ['a submodule', entry('content/more.md', { mode: '160000' })],
  ['what is too large', entry('content/a.md', { bytes: 2_000_000 })],
  ['a path that leads elsewhere', entry('content/../../etc/a.md')],
  ['a name with a line break', entry('content/articles/en/a\nb.md')],
])('%s is refused and named', (_what, unfit) => {
  expect(findUnfitFiles([entry('content/fine.md'), unfit])).toMatchObject([{ file: unfit.path }]);
});

test('one process at a time has the lock, and one that was killed loses it', async () => {
  const folder = temporaryFolder();
  const [first, second] = await Promise.all([takeLock(folder), takeLock(folder)]);
  const held = first ?? second;
  expect([first, second].filter(Boolean)).toHaveLength(1);
  await held?.note({ by: 'ada', step: 'build', since: '2026-11-19' });
  expect(await readLock(folder)).toMatchObject({ by: 'ada', step: 'build' });
  expect(await goBack(folder)).toBeUndefined();
  await held?.release();
  expect(await readLock(folder)).toBeUndefined();

  writeFileSync(join(folder, 'lock'), '{}');
  expect(await takeLock(folder)).toBeUndefined();
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(join(folder, 'lock'), aMinuteAgo, aMinuteAgo);
  expect(await readLock(folder)).toBeUndefined();
  const taken = await takeLock(folder);
  expect(taken).toBeDefined();
  await taken?.release();
});

test('the same webhook call is one request, others add up until a run removes them', async () => {
  const folder = temporaryFolder();
  expect(await addRequest(folder, 'push to GitHub', 'call')).toBe(true);
  expect(await addRequest(folder, 'push to GitHub', 'call')).toBe(false);
  expect(await addRequest(folder, 'ada')).toBe(true);
  const requests = await listRequests(folder);
  expect(requests.map(({ by }) => by).sort()).toEqual(['ada', 'push to GitHub']);
  await addRequest(folder, 'meanwhile');
  await removeRequests(folder, requests);
  expect((await listRequests(folder)).map(({ by }) => by)).toEqual(['meanwhile']);
});

test('going back swaps the two versions, and needs two', async () => {
  const folder = temporaryFolder();
  expect(await goBack(folder)).toBe(false);
  await writeState(folder, { ...(await readState(folder)), shown: 'b', other: null });
  expect(await goBack(folder)).toBe(true);
  expect(await readState(folder)).toMatchObject({ shown: null, other: 'b' });
  await goBack(folder);
  expect(await readState(folder)).toMatchObject({ shown: 'b', other: null });
});

test.each([
  ['ada@agency.example', true],
  ['1+ada@users.noreply.github.com', false],
  ['no-reply@gitlab.example', false],
  ['ada@localhost', false],
  ['', false],
])('whether %j can be written to: %s', (email, expected) => {
  expect(isReachable(email)).toBe(expected);
});

test('the mail to the author names file, line and field, and a title cannot add markup', () => {
  const env = { OPERATOR_LANGUAGE: 'fr', PUBLIC_URL: 'https://www.example.com', PORT: 3000 } as const;
  const commit = { email: 'ada@agency.example', subject: '<b>Break</b>', id: '0123456789abcdef' };
  const mail = composeRefusal(env, commit, [
    { file: 'content/articles/de/a.md', line: 5, field: 'category', message: 'invalid' },
  ]);
  expect(mail.text).toContain('content/articles/de/a.md, ligne 5');
  expect(mail.text).toContain('category: invalid');
  expect(mail.html).not.toContain('<b>Break');
  expect(mail.html).toContain('https://www.example.com/console?pane=site');
});
