import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../../server/db/sql.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite, rowNames, shows } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

const console = consoleSite();
const { enter, apply } = console;

afterEach(() => console.site.db.execute(sql`delete from applications`));

async function agency(agencyName: string, changes: Parameters<typeof apply>[0] = {}, language = 'en') {
  const name = agencyName.toLowerCase();
  await apply(
    { agencyName, email: `${name}@${name}.example`, companyWebsite: `https://${name}.example`, ...changes },
    language,
  );
}

function choose(page: Page, filter: string, label: string) {
  return page.getByRole('search').getByLabel(filter, { exact: true }).selectOption({ label });
}

test('a view is saved under a name, opened with it and removed', { tags: ['sweep'] }, async () => {
  await agency('Alster');
  await agency('Breeze', {}, 'fr');
  const page = await enter('viewer', '?language=fr');
  await shows(page, ['Breeze']);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.keyboard.type('In French');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Saved views' });
  const saved = views.getByRole('link', { name: 'In French' });
  await saved.waitFor();
  expect(await saved.getAttribute('aria-current')).toBe('true');
  await choose(page, 'Language', 'Language: any');
  await shows(page, ['Breeze', 'Alster']);
  await saved.click();
  await shows(page, ['Breeze']);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove this view' }).click();
  await expect.poll(() => views.count()).toBe(0);
});

test('search and filters narrow the list, are in the URL, and Back undoes them', async () => {
  await agency('Alster');
  await agency('Breeze', { monthlyAdSpend: '$5M+' }, 'fr');
  await agency('Caravel', { monthlyAdSpend: '$5M+' }, 'de');
  const page = await enter('editor');
  await shows(page, ['Caravel', 'Breeze', 'Alster']);
  expect(await page.title()).toBe('Applications · Console');
  await page.getByText('3 applications, 3 new in all').waitFor();

  await choose(page, 'Ad spend', 'Ad spend: $5M+');
  await shows(page, ['Caravel', 'Breeze']);
  await choose(page, 'Language', 'Language: French');
  await shows(page, ['Breeze']);
  expect(new URL(page.url()).search).toBe('?kind=application&spend=%245M%2B&language=fr');
  await page.goBack();
  await shows(page, ['Caravel', 'Breeze']);
  await page.goBack();
  await shows(page, ['Caravel', 'Breeze', 'Alster']);
  expect(await page.getByRole('search').getByLabel('Ad spend').inputValue()).toBe('');

  await page.getByRole('searchbox', { name: 'Search' }).fill('alst');
  await shows(page, ['Alster']);
  expect(new URL(page.url()).searchParams.get('q')).toBe('alst');
  await page.reload();
  await shows(page, ['Alster']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('alst');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('heading', { name: 'Nothing found for “zzz”' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show what is open' }).click();
  await shows(page, ['Caravel', 'Breeze', 'Alster']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');

  await page.getByText('More filters').click();
  await choose(page, 'Sort', 'Sort: by name');
  await shows(page, ['Alster', 'Breeze', 'Caravel']);
  await page.getByLabel('Until').fill('2020-01-01');
  await page.getByRole('heading', { name: 'No matches' }).waitFor();
});

test('flagged submissions are hidden by default', { tags: ['sweep'] }, async () => {
  await agency('Person');
  await agency('Robot', { openMs: 10 });
  const page = await enter('viewer');
  await shows(page, ['Person']);
  await page.getByText('More filters').click();
  await choose(page, 'Flagged', 'Flagged: with');
  await shows(page, ['Robot', 'Person']);
  await choose(page, 'Flagged', 'Flagged: only');
  await shows(page, ['Robot']);
  await page.getByRole('row', { name: 'Robot' }).getByText('Flagged').waitFor();
});

test('a long list loads more on request and shows the total', { tags: ['sweep'] }, async () => {
  for (let i = 0; i < 53; i += 1) await agency(`Agency${i}`);
  const page = await enter('viewer');
  await page.getByText('50 of 53 applications').waitFor();
  expect(await rowNames(page)).toHaveLength(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/^53 applications/).waitFor();
  const names = await rowNames(page);
  expect(new Set(names).size).toBe(53);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  // A reload shows as many rows, even with one of them open.
  await page.getByRole('link', { name: 'Agency7', exact: true }).click();
  await page.getByRole('region', { name: 'Agency7' }).waitFor();
  await page.reload();
  await page.getByText(/^53 applications/).waitFor();
  expect(await rowNames(page)).toHaveLength(53);
});

test('days begin and end in the operator’s own time zone', { tags: ['sweep'] }, async () => {
  await agency('Early');
  await agency('Late');
  const set = (agencyName: string, createdAt: string) =>
    console.site.db.execute(
      sql`update applications set created_at = ${createdAt} where agency_name = ${agencyName}`,
    );
  // The first of June in Auckland begins at noon UTC of the day before.
  await set('Early', '2026-05-31T11:59:00Z');
  await set('Late', '2026-05-31T12:01:00Z');
  const auckland = { ...desktop, timezoneId: 'Pacific/Auckland' };
  const page = await enter('editor', '?from=2026-06-01&to=2026-06-01', auckland);
  await shows(page, ['Late']);
  const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  expect(new URLSearchParams(href?.split('?')[1]).get('from')).toBe('2026-05-31T12:00:00.000Z');
  await page.goto(`${console.site.url}/console?from=2026-05-31&to=2026-05-31`);
  await shows(page, ['Early']);
});

test('the list shows the contact person, and the search covers notes', { tags: ['sweep'] }, async () => {
  await agency('Alster', { fullName: 'Ada Byron' });
  await agency('Breeze');
  const page = await enter('editor');
  await page.getByRole('row', { name: 'Alster' }).getByText('Ada Byron').waitFor();
  await page.getByRole('link', { name: 'Alster' }).click();
  await page.getByLabel('Add a note').fill('Prefers afternoons');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('listitem').getByText('Prefers afternoons').waitFor();
  await page.getByRole('searchbox').fill('afternoon');
  await shows(page, ['Alster']);
});

test('new submissions appear by themselves without losing input or scroll position', {
  tags: ['sweep'],
}, async () => {
  for (let i = 0; i < 30; i += 1) await agency(`Agency${i}`);
  const page = await enter('editor');
  await page.getByRole('link', { name: 'Agency29' }).click();
  await page.getByLabel('Add a note').fill('Half a thou');
  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await agency('Late');
  await expect.poll(async () => (await rowNames(page))[0], { timeout: 20_000 }).toBe('Late');
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Half a thou');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect
    .poll(() => page.getByRole('link', { name: /^Applications/ }).textContent())
    .toBe('Applications31');
});

test('when the server is down the console says so, keeps its content, and recovers', {
  tags: ['sweep'],
}, async () => {
  await agency('Steady');
  const page = await enter('editor');
  await shows(page, ['Steady']);
  await page.route('**/console/api/**', (route) => route.abort());
  const banner = page.getByText('The server isn’t responding. Your input is kept');
  await banner.waitFor();
  await shows(page, ['Steady']);
  await page.unroute('**/console/api/**');
  await page.getByRole('button', { name: 'Try now' }).click();
  await banner.waitFor({ state: 'detached' });
});

test('on a phone an opened submission replaces the list, with a link back', async () => {
  await agency('Pocket');
  await agency('Other');
  const page = await enter('editor', '', phone);
  await shows(page, ['Other', 'Pocket']);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pocket' }).click();
  const detail = page.getByRole('region', { name: 'Pocket' });
  await detail.waitFor();
  expect(await page.getByRole('link', { name: 'Other' }).isVisible()).toBe(false);
  await expect.poll(() => detail.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await detail.getByRole('link', { name: '← Applications' }).click();
  await page.getByRole('link', { name: 'Other' }).waitFor();
  await page.goBack();
  await detail.waitFor();
});
