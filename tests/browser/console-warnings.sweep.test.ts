/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { createLead } from '../../contract/sales.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { lead } from '../../server/sales/testing/lead.ts';
import { kindLabels } from '../../web/console/labels.ts';
import { consoleSite, post } from './console-site.ts';
import { buildDevelopmentConsole, replaceConsoleScript } from './development-console.ts';
import { takePageErrors } from './page-errors.ts';

let script = '';
const console = consoleSite({}, { prepare: (page) => replaceConsoleScript(page, script) });
const { enter, apply } = console;

beforeAll(async () => {
  script = await buildDevelopmentConsole();
  for (const name of ['Alster', 'Breeze']) {
    await apply({ agencyName: name, email: `${name}@agency.example`, companyWebsite: `${name}.example` });
  }
  await apply({ agencyName: 'Spam', email: 'spam@agency.example', openMs: 1 });
  await post(console.site, createLead.path, {
    ...lead,
    fullName: 'Lea Lead',
    openMs: 60_000,
  });
  await post(console.site, createSupportRequest.path, {
    name: 'Sam',
    message: 'It does not load.',
    openMs: 60_000,
  });
});

const tools = [
  'Schedule',
  'Numbers',
  'Outbox',
  'Templates',
  'Audit',
  'Personal data',
  'Operators',
  'Account',
];

async function open(page: Page, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title });
  await link.first().click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

// `fail-on-page-errors.ts` fails these tests.
test('React warns about nothing in any view, there and back', async () => {
  const page = await enter('admin');
  const titles = submissionKinds.map((kind) => kindLabels[kind].title);
  for (const title of [...titles, ...tools, ...titles.toReversed()]) {
    await open(page, title);
    await page.waitForLoadState('networkidle');
    const row = page.locator('[data-row]').first();
    if ((await row.count()) === 0) continue;
    await row.click();
    await page.getByRole('list', { name: 'What happened and what comes next' }).waitFor();
  }
});

test('React warns about nothing while rows are selected, changed, replied to and undone', async () => {
  const page = await enter('editor');
  await page.getByRole('checkbox', { name: 'Select Alster' }).check();
  await page.getByLabel('Set status').selectOption('reviewing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('main').getByText('1 application set back.').waitFor();
  await page.locator('[data-row]').first().click();
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
});

test('errors, warnings and uncaught errors of a page are recorded; the browser’s message about a 404 is not', async () => {
  const page = await enter('viewer');
  await page.evaluate(async () => {
    window.console.error('an error');
    window.console.warn('a warning');
    window.console.info('no warning');
    await fetch('/nowhere');
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  const found: string[] = [];
  await expect
    .poll(() => found.push(...takePageErrors().map((line) => line.replace(/^\S+: /, ''))) && found)
    .toEqual(['an error', 'a warning', 'uncaught']);
});
