import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeKey, hashCode } from '../../server/publish/code-files.ts';
import { type PublishState, publishFolder, writeState } from '../../server/publish/publish-folder.ts';
import { takeLock } from '../../server/publish/publish-lock.ts';
import { contentRemote } from '../../server/publish/testing/content-remote.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

/** Without the code: a run rejects it, and builds nothing. */
const remote = contentRemote(['LICENSE']);
afterAll(() => remote.delete());
const console = consoleSite({ PUBLISH_REMOTE: remote.url, PUBLISH_SECRET: 'a-secret-of-some-length' });
const { enter } = console;

const deployed = codeKey(await hashCode(join(import.meta.dirname, '../..')), undefined);
const commit = { id: '0123456789abcdef', subject: 'Write about budgets', author: 'Ada Lovelace' };
const versions = ['2026-11-18T09:00:00Z', '2026-11-17T09:00:00Z'].map((builtAt, i) => ({
  ...{ id: `v${i}`, builtAt, codeKey: deployed },
  commit: { ...commit, at: builtAt, subject: i === 0 ? commit.subject : 'Correct a date' },
}));
const problems = [
  {
    file: 'content/articles/de/first-blog.md',
    line: 5,
    field: 'category',
    message: 'Invalid option: expected one of "EBOOK"|"SUCCESS STORY"',
  },
  { file: 'content/articles/fr/third-blog.md', message: 'exists in de but not in fr' },
];
const state: PublishState = {
  ...{ shown: 'v0', other: 'v1', versions, handledCalls: [] },
  last: {
    ...{ at: '2026-11-18T10:00:00Z', by: 'push to GitHub', outcome: 'content', message: '' },
    commit: { ...commit, subject: 'Break it', at: '2026-11-18T09:59:00Z' },
    ...{ problems, told: 'ada@agency.example' },
  },
};

const folder = () => publishFolder(console.site.dataDir);
beforeEach(async () => {
  const lock = await takeLock(folder());
  await writeState(folder(), state);
  await lock?.release();
});

test('an admin sees problems by file, line and field, goes back and forward, and publishes', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('admin', '?pane=site');
  const texts = page.getByRole('region', { name: 'Texts' });
  await texts.getByText('Not published: some texts need correcting').waitFor();
  await texts.getByText('content/articles/de/first-blog.md, line 5').waitFor();
  await texts.getByText('category:').waitFor();
  await texts.getByText('ada@agency.example was notified by mail').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await texts.getByRole('button', { name: 'Go back to it' }).click();
  await texts.getByText('It stays taken back until').waitFor();
  await texts.getByRole('button', { name: 'Show it again' }).click();
  await texts.getByRole('button', { name: 'Go back to it' }).waitFor();

  await texts.getByRole('button', { name: 'Publish the newest texts' }).click();
  await texts.getByText('Not published: the push changes code').waitFor({ timeout: 60_000 });
  await texts.getByText('is deployed code that was removed').first().waitFor();
});

test('while a run is at work its step is shown, and nothing else can be started', async () => {
  const lock = await takeLock(folder());
  await lock?.note({ by: 'push to GitHub', step: 'build', since: new Date().toISOString() });
  const page = await enter('admin', '?pane=site');
  const texts = page.getByRole('region', { name: 'Texts' });
  await texts.getByRole('status').getByText('push to GitHub: building the pages').waitFor();
  expect(await texts.getByRole('button', { name: 'Publishing …' }).isDisabled()).toBe(true);
  expect(await texts.getByRole('button', { name: 'Go back to it' }).isDisabled()).toBe(true);
  await lock?.release();
  await texts.getByRole('button', { name: 'Publish the newest texts' }).waitFor();
});

test('on a phone a viewer reads all of it, has no button, and nothing overflows', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('viewer', '?pane=site', phone);
  const texts = page.getByRole('region', { name: 'Texts' });
  await texts.getByText('Write about budgets').waitFor();
  expect(await texts.getByRole('button').count()).toBe(0);
  expect(await horizontalOverflow(page)).toEqual([]);
});
