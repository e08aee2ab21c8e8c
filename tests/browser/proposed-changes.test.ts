import { afterEach, expect, test } from 'vitest';
import { sql } from '../../server/db/sql.ts';
import { createPrivateLinks } from '../../server/private-links.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';
import { newPage, sharedBrowser } from './launch.ts';

const console = consoleSite();
const { enter, apply } = console;

afterEach(() => deleteRows(console.site.db, 'outbox', 'events', 'applications'));

const other = { agencyName: 'Südlicht', pointOfContactEmail: 'stranger@other.example' };

test('an operator compares a proposed change with the application and accepts it by keyboard', async () => {
  await apply({ additionalInfo: 'First line' });
  await apply({ ...other, additionalInfo: '' }, 'de');
  const page = await enter('editor');
  const row = page.getByRole('row', { name: 'Nordlicht' });
  await row.getByText('Change proposed').waitFor();
  await row.getByRole('link').click();
  const section = page.getByRole('region', { name: 'Change proposed' });
  await section.waitFor();
  const cells = (await section.getByRole('row').allInnerTexts()).map((text) => text.split('\t'));
  expect(cells).toEqual([
    ['Field', 'As it is', 'Proposed'],
    ['Agency', 'Nordlicht', 'Südlicht'],
    ['Point of contact', 'ops@nordlicht.example', 'stranger@other.example'],
    ['Additional info', 'First line', '–'],
    ['Language', 'English', 'German'],
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await section.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Südlicht' }).waitFor();
  await page.getByText('Change accepted', { exact: false }).last().waitFor();
  await section.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: 'Südlicht' })
    .getByText('Change proposed')
    .waitFor({ state: 'detached' });
});

test('a dismissed change leaves the application as it is; a viewer cannot decide', {
  tags: ['sweep'],
}, async () => {
  await apply();
  await apply(other);
  const viewer = await enter('viewer');
  await viewer.getByRole('row', { name: 'Nordlicht' }).getByRole('link').click();
  const seen = viewer.getByRole('region', { name: 'Change proposed' });
  await seen.getByText('stranger@other.example').waitFor();
  expect(await seen.getByRole('button').count()).toBe(0);
  const page = await enter('editor');
  await page.getByRole('row', { name: 'Nordlicht' }).getByRole('link').click();
  const section = page.getByRole('region', { name: 'Change proposed' });
  await section.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Change dismissed').last().waitFor();
  await section.waitFor({ state: 'detached' });
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { agency_name: 'Nordlicht' },
  ]);
});

test('without JavaScript, the owner of the address confirms a change, in a window and on a phone', async () => {
  await apply();
  await apply(other, 'de');
  const change = await console.site.db.one<{ id: string }>(sql`select id from proposed_changes`);
  const token = await createPrivateLinks(console.site.db).token('change', change?.id ?? '');
  const page = await newPage(await sharedBrowser(), { ...desktop, javaScriptEnabled: false });
  await page.goto(`${console.site.url}/de/confirm-application/${token}`);
  await page.getByRole('heading', { name: 'Ihre Bewerbung ändern?' }).waitFor();
  const table = page.getByRole('table', { name: 'Was sich ändern würde' });
  await table.getByRole('row', { name: 'Nordlicht Südlicht' }).waitFor();
  expect(await table.getByRole('row').count()).toBe(4);
  const overflow = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await overflow()).toBe(0);
  }
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { agency_name: 'Nordlicht' },
  ]);
  await page.getByRole('button', { name: 'Änderung bestätigen' }).click();
  await page.getByRole('heading', { name: 'Diese Änderung ist übernommen.' }).waitFor();
  expect(await table.count()).toBe(0);
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { agency_name: 'Südlicht' },
  ]);
  await page.context().close();
});
