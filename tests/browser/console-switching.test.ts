import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { createLead } from '../../contract/sales.ts';
import { kindLabels } from '../../web/console/labels.ts';
import { consoleSite, post, shows } from './console-site.ts';

const console = consoleSite();
const { enter, apply } = console;

beforeAll(async () => {
  for (const name of ['Alster', 'Breeze'])
    await apply({ agencyName: name, email: `${name}@agency.example`, companyWebsite: `${name}.example` });
  for (const fullName of ['Lea Lead', 'Leo Lead']) {
    await post(console.site, createLead.path, {
      fullName,
      email: `${fullName.slice(0, 3)}@lead.example`,
      jobTitle: 'Head of Search',
      companySize: '51-200',
      phoneCountry: 'US',
      phone: '2125550123',
      comments: fullName,
      openMs: 60_000,
    });
  }
});

async function switchTo(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

test('switching between all kinds, there and back twice, keeps one search box that filters the list', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  const titles = submissionKinds.map((kind) => kindLabels[kind].title);
  const bars = page.getByRole('search');
  for (const title of [...titles, ...titles.toReversed(), ...titles, ...titles.toReversed()]) {
    await switchTo(page, title);
    expect([title, await bars.count(), await page.getByRole('searchbox').count()]).toEqual([title, 1, 1]);
  }
  await shows(page, ['Breeze', 'Alster']);
  await page.getByRole('searchbox').fill('alster');
  await shows(page, ['Alster']);
  await switchTo(page, 'Leads');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByRole('searchbox').fill('leo');
  await shows(page, ['Leo Lead']);
});

test('the result of a bulk change, and its Undo, stay with their list', { tags: ['sweep'] }, async () => {
  const page = await enter('editor', '?kind=lead');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByLabel('Set status').selectOption('contacted');
  const notice = page.getByRole('main').getByText('2 leads set to Contacted.');
  await notice.waitFor();
  await switchTo(page, 'Applications');
  await shows(page, ['Breeze', 'Alster']);
  expect(await notice.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await switchTo(page, 'Leads');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('main').getByText('2 leads set back.').waitFor();
});

test('an invitation that was begun for applications is not shown for leads', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  await page.getByRole('checkbox', { name: 'Select Alster' }).check();
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Invite' }).click();
  const composer = page.getByRole('complementary', { name: /^Invite|^Send/ });
  await composer.waitFor();
  await switchTo(page, 'Leads');
  await page.getByRole('checkbox', { name: 'Select Lea Lead' }).check();
  await page.getByText('1 selected').waitFor();
  expect(await composer.count()).toBe(0);
});
