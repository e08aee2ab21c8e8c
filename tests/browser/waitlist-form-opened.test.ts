import { expect, test } from 'vitest';
import { countFormOpened } from '../../contract/waitlist.ts';
import { sql } from '../../server/db/sql.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { formReady } from './browse-site.ts';
import { brotliSize } from './script-bytes.ts';
import { field, waitlistSite } from './waitlist-page.ts';

const { site, blankPage, visit } = waitlistSite();

test('starting a form is counted once, in the language of the page, without a cookie', async () => {
  const page = await visit('/fr/join-the-waitlist');
  await formReady(page);
  expect(await site.db.query(sql`select * from form_counts`)).toEqual([]);
  await field(page, 'fullName').fill('Zoë');
  await field(page, 'email').fill('zoe@agency.example');
  const counted = () => site.db.query(sql`select * from form_counts`);
  await eventually(async () =>
    expect(await counted()).toMatchObject([{ form: 'waitlist', language: 'fr', opened: 1 }]),
  );
  await page.waitForTimeout(500);
  expect(await counted()).toMatchObject([{ opened: 1 }]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a failed count does not affect the visitor', async () => {
  const page = await visit('/join-the-waitlist');
  await formReady(page);
  const problems: Error[] = [];
  page.on('pageerror', (error) => problems.push(error));
  await page.route(`**${countFormOpened.path}`, (route) => route.abort());
  await field(page, 'fullName').fill('Zoë');
  await page.waitForTimeout(500);
  expect(problems).toEqual([]);
});

test('the script of the page reports it, and is at most 79 KB', async () => {
  const page = await blankPage();
  const { bytes, text } = await brotliSize(page, `${site.url}/join-the-waitlist`, () => formReady(page));
  expect(text).toContain(countFormOpened.path);
  expect(bytes).toBeLessThanOrEqual(79 * 1024);
});
