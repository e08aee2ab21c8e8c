import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../content/messages/catalogue.ts';
import { locales, localPath } from '../contract/locales.ts';
import { exportSite } from '../server/site/export/export-site.ts';
import { type RunningSite, serveSite } from './browser/launch.ts';

const dist = join(import.meta.dirname, '../dist');
const uk = '/business-manager-uk';
const usa = '/business-manager-usa';
const india = '/customer-success-manager';

/** The posting in the UK has its last day on May 31: it ends at UTC−12, which is noon of June 1 in UTC. */
const lastMoment = '2027-06-01T11:59:59Z';
const closing = '2027-06-01T12:00:00Z';
const allClosed = '2028-02-29T12:00:00Z';

let site: RunningSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());
afterEach(() => void vi.useRealTimers());

function moveClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

async function read(path: string): Promise<string> {
  return (await fetch(site.url + path)).text();
}

/** What distinguishes an open posting from a closed one. */
async function describePosting(path: string, { job }: (typeof catalogue)['en']) {
  const response = await fetch(site.url + path);
  const html = await response.text();
  return {
    isMarked: /<html[^>]* data-closed/.test(html),
    hasForm: html.includes('<form'),
    canApply: html.includes(job.applyNow),
    hasPosting: html.includes('"JobPosting"'),
    isIndexed: !html.includes('content="noindex"') && response.headers.get('x-robots-tag') === null,
    etag: response.headers.get('etag'),
  };
}

test.each(locales)('in %s a posting closes when its last day has ended everywhere', async (locale) => {
  moveClock(lastMoment);
  const open = await describePosting(localPath(locale, uk), catalogue[locale]);
  expect(open).toMatchObject({
    isMarked: false,
    hasForm: true,
    canApply: true,
    hasPosting: true,
    isIndexed: true,
  });
  vi.setSystemTime(new Date(closing));
  const closed = await describePosting(localPath(locale, uk), catalogue[locale]);
  expect(closed).toMatchObject({
    isMarked: true,
    hasForm: false,
    canApply: false,
    hasPosting: false,
    isIndexed: false,
  });
  expect(closed.etag).not.toBe(open.etag);
});

test.each(locales)('in %s closed postings leave the lists and the counts', async (locale) => {
  const { count } = catalogue[locale].careersSearch;
  moveClock(closing);
  const careers = await read(localPath(locale, '/careers'));
  const search = await read(localPath(locale, '/careers/search'));
  for (const page of [careers, search]) {
    const mentions = [uk, usa, india, 'London', 'New York'].map((text) => page.includes(text));
    expect(mentions).toEqual([false, false, true, false, false]);
    expect(page.includes(`data-ends="${Date.parse('2027-07-01T12:00:00Z')}"`)).toBe(true);
  }
  expect([0, 1, 2, 3].filter((n) => search.includes(`>${count(n)}<`))).toEqual([1]);
});

test('with every posting closed the lists say that no role is open', async () => {
  moveClock(allClosed);
  for (const locale of locales) {
    const { careers, careersSearch } = catalogue[locale];
    const search = await read(localPath(locale, '/careers/search'));
    expect(search.includes(`>${careersSearch.count(0)}<`)).toBe(true);
    expect(search.includes('data-ends')).toBe(false);
    expect(search.includes(`<p data-shown="unfiltered">${careers.noRoles}</p>`)).toBe(true);
  }
});

test('the sitemap and llms.txt list a posting until it closes, in every language', async () => {
  moveClock(lastMoment);
  const before = [await read('/sitemap.xml'), await read('/llms.txt')];
  for (const text of before) {
    expect(text).toContain(uk);
    expect(text).not.toContain(usa);
  }
  vi.setSystemTime(new Date(closing));
  const [sitemap = '', llms = ''] = [await read('/sitemap.xml'), await read('/llms.txt')];
  for (const text of [sitemap, llms]) {
    expect(text).not.toContain(uk);
    expect(text).toContain(india);
  }
  expect(sitemap.match(/<loc>/g)).toHaveLength((before[0]?.match(/<loc>/g)?.length ?? 0) - locales.length);
  expect(sitemap.trim().endsWith('</urlset>')).toBe(true);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an updated list is served as %s, with its own ETag', async (encoding, unpack) => {
  moveClock(closing);
  const request = (headers: Record<string, string>) =>
    once(get(`${site.url}/careers`, { headers: { 'accept-encoding': encoding, ...headers } }), 'response');
  const [response] = await request({});
  expect(response.headers['content-encoding']).toBe(encoding);
  const body = await buffer(response);
  expect(Number(response.headers['content-length'])).toBe(body.length);
  expect(unpack(body).toString()).toBe(await read('/careers'));
  const [again] = await request({ 'if-none-match': response.headers.etag });
  expect(again.statusCode).toBe(304);
  again.resume();
  // A clock that is set back opens the posting again.
  vi.setSystemTime(new Date(lastMoment));
  const [before] = await request({ 'if-none-match': response.headers.etag });
  expect(before.statusCode).toBe(200);
  expect(unpack(await buffer(before)).toString()).toContain(uk);
});

test('an export omits jobs that are closed on the day it runs', async () => {
  moveClock(closing);
  const folder = await mkdtemp(join(tmpdir(), 'closed-jobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await exportSite(dist, folder, 'https://api.example');
  const cdn = (name: string) => readFile(join(folder, name), 'utf8');
  expect((await cdn('de/business-manager-uk.html')).includes('<form')).toBe(false);
  expect((await cdn('customer-success-manager.html')).includes('<form')).toBe(true);
  expect((await cdn('fr/careers/search.html')).includes(uk)).toBe(false);
  expect((await cdn('sitemap.xml')).includes(uk)).toBe(false);
  expect((await cdn('es/careers.html')).includes(uk)).toBe(false);
});
