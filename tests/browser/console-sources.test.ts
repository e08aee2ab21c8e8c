import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { desktop, formReady, skipSpamDelay } from './browse-site.ts';
import { consoleSite, shows } from './console-site.ts';

const console = consoleSite();
const { enter } = console;
const { fields, submit, sent } = catalogue.en.sales;

afterEach(() => deleteRows(console.site.db, 'outbox', 'events', 'leads'));

/** Asks sales a question as a visitor whose visit begins at a path. */
async function askSales(path: string, name: string): Promise<void> {
  const page = await console.visit('', desktop);
  await page.goto(console.site.url + path);
  await page.goto(`${console.site.url}/Sales`);
  await formReady(page);
  await page.getByRole('textbox', { name: fields.fullName }).fill(name);
  await page.getByRole('textbox', { name: fields.email }).fill('zoe@nordlicht.example');
  await page.getByRole('textbox', { name: fields.jobTitle }).fill('CEO');
  await page.getByRole('combobox', { name: fields.companySize }).selectOption('11-50');
  await page.getByRole('textbox', { name: fields.phone, exact: true }).fill('4155552671');
  await skipSpamDelay(page);
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('region', { name: sent.title }).waitFor();
}

test('a lead from a campaign is shown with its source, and the list can be filtered by it', {
  tags: ['sweep'],
}, async () => {
  await askSales('/pricing?utm_source=letter&utm_campaign=q4', 'Zoë Müller');
  await askSales('/', 'Ada Berg');
  const page = await enter('viewer', '?kind=lead');
  await shows(page, ['Ada Berg', 'Zoë Müller']);
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Source' }).selectOption('letter');
  await shows(page, ['Zoë Müller']);
  await page.getByRole('row', { name: 'Zoë Müller' }).getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Zoë Müller' });
  await detail.getByText('First page seen').waitFor();
  expect(await detail.locator('dl').first().innerText()).toMatch(/Source\s+letter/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Source' }).selectOption({ label: 'Source: not known' });
  await shows(page, ['Ada Berg']);
  await page.getByRole('row', { name: 'Ada Berg' }).getByRole('link').click();
  const other = page.getByRole('region', { name: 'Ada Berg' });
  await other.getByText('Not known').waitFor();
});
