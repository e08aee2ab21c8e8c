import { afterEach, expect, test } from 'vitest';
import { createSupportRequest } from '../../contract/support.ts';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { consoleSite, downloaded, post, shows } from './console-site.ts';

const console = consoleSite();
const { enter, apply } = console;

afterEach(() => deleteRows(console.site.db, 'outbox', 'events', 'applications'));

async function failConfirmation() {
  await eventually(async () => {
    const entries = await console.site.db.query(sql`select * from outbox`);
    expect(entries.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
  await console.site.db.execute(sql`
    update outbox set state = 'dead', attempts = 8, sent_at = null, last_error = 'connect ECONNREFUSED'
    where template = 'application.confirmation'`);
}

test('the export contains exactly what the list shows, as CSV and as JSON', async () => {
  await apply({ agencyName: '=SUM(A1)', email: 'a@sum.example' });
  await apply({ agencyName: 'Other', email: 'b@other.example' });
  const page = await enter('editor', '?q=sum');
  await shows(page, ['=SUM(A1)']);
  const csv = await downloaded(page, () => page.getByRole('link', { name: 'Export CSV' }).click());
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.text).toContain("'=SUM(A1)");
  expect(csv.text).toContain('a@sum.example');
  expect(csv.text).not.toContain('other.example');
  const json = await downloaded(page, () => page.getByRole('link', { name: 'JSON' }).click());
  expect(JSON.stringify(JSON.parse(json.text))).toContain('"=SUM(A1)"');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect.poll(() => page.getByText('Exported applications').count()).toBe(2);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect.poll(() => page.getByText('Exported applications').count()).toBe(0);
  await page.getByRole('link', { name: 'Data of people' }).click();
  await expect.poll(() => page.getByText('Exported applications').count()).toBe(2);
  expect(new URL(page.url()).search).toBe('?pane=audit&topic=data');
  await page.getByText('2 entries').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.getByText('Exported applications').count()).toBe(0);
});

test('a person’s data can be found, exported, and erased after retyping the address', async () => {
  await apply();
  await apply({
    agencyName: 'Bystander',
    email: 'by@stander.example',
    pointOfContactEmail: 'by@stander.example',
  });
  const page = await enter('editor');
  await page.getByRole('link', { name: 'Nordlicht' }).click();
  await page.getByRole('link', { name: 'Erase this person’s data' }).click();
  const address = page.getByLabel('Email address');
  expect(await address.inputValue()).toBe('zoe@nordlicht.example');
  expect(page.url()).not.toContain('zoe');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'zoe@nordlicht.example' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Export as a file' }).click());
  expect(file.name).toBe('person.json');
  expect(file.text).toContain('Zoë Müller');
  expect(file.text).not.toContain('Bystander');

  await page.getByLabel(/^Type zoe/).fill('zoe@wrong.example');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('Nothing was erased.').waitFor();
  expect(await console.site.db.query(sql`select * from applications`)).toHaveLength(2);
  await page.getByLabel(/^Type zoe/).fill('Zoe@nordlicht.example');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('zoe@nordlicht.example: 1 submission was erased.').waitFor();
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { agency_name: 'Bystander' },
  ]);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'Nothing is known about zoe@nordlicht.example' }).waitFor();
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText('Erased personal data').waitFor();
  expect(await page.getByRole('main').textContent()).not.toContain('zoe');
});

test('a support request without an address is erased by itself, once that is confirmed', {
  tags: ['sweep'],
}, async () => {
  const request = { name: 'Nameless', email: '', message: 'It does not load.', openMs: 60_000 };
  await post(console.site, createSupportRequest.path, request);
  const page = await enter('editor', '?kind=support');
  await page.getByRole('link', { name: 'Nameless' }).click();
  await page.getByRole('button', { name: 'Erase this' }).click();
  const question = page.getByRole('group', { name: /^Erase this for good/ });
  await question.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The focus is on Cancel.
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await console.site.db.query(sql`select * from support_requests`)).toHaveLength(1);
  await page.getByRole('button', { name: 'Erase this' }).click();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await shows(page, []);
  expect(await console.site.db.query(sql`select * from support_requests`)).toEqual([]);
});

test('dead outbox entries are counted, listed and can be resent', async () => {
  await apply();
  await failConfirmation();
  const page = await enter('editor', '?pane=outbox');
  await expect.poll(() => page.getByRole('link', { name: /^Outbox/ }).textContent()).toBe('Outbox1');
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Failed' }).click();
  const row = page.getByRole('row', { name: /Confirmation to the sender/ });
  await row.getByText('connect ECONNREFUSED').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Nothing was given up.').waitFor();
  await eventually(async () => {
    const entries = await console.site.db.query(sql`select * from outbox`);
    expect(entries.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
  await page.goBack();
  await page.getByRole('row').filter({ hasText: 'Sent' }).first().waitFor();
});

test('everything that failed can be resent after confirmation', { tags: ['sweep'] }, async () => {
  await apply();
  await failConfirmation();
  await console.site.db.execute(sql`
    update outbox set state = 'waiting', sent_at = null, last_error = 'refused', due_at = now() + interval '1 day'
    where template = 'application.created'`);
  const page = await enter('editor', '?pane=outbox');
  await page.getByRole('button', { name: 'Send all again' }).click();
  const confirmation = page.getByRole('group', { name: /^Sends again: 1 given up/ });
  expect(await axeViolations(page)).toEqual([]);
  await confirmation.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Send all again');
  await page.keyboard.press('Enter');
  await confirmation.getByRole('button', { name: 'Send them all' }).click();
  await eventually(async () => {
    const entries = await console.site.db.query(sql`select * from outbox`);
    expect(entries.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
  const again = page.getByRole('button', { name: 'Send all again' });
  await expect.poll(() => again.count(), { timeout: 20_000 }).toBe(0);
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText('Sent again: all that failed (2)').waitFor();
});

test('an outbox entry links to its submission', { tags: ['sweep'] }, async () => {
  await apply();
  await failConfirmation();
  const page = await enter('editor', '?pane=outbox&state=dead');
  await page.getByRole('link', { name: 'Nordlicht' }).click();
  const detail = page.getByRole('region', { name: 'Nordlicht' });
  await detail.getByText('Mail failed').waitFor();
  await detail.getByRole('button', { name: 'Send again' }).click();
  await detail.getByText('Mail sent').waitFor();
});
