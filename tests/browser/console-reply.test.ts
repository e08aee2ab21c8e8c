import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { consoleSite } from './console-site.ts';

const console = consoleSite();
const { enter, apply } = console;

afterEach(() => deleteRows(console.site.db, 'outbox', 'events', 'applications', 'answer_templates'));

async function open(page: Page, name = 'Nordlicht') {
  await page.getByRole('row', { name }).getByRole('link').click();
  const detail = page.getByRole('region', { name });
  await detail.waitFor();
  return detail;
}

/** The mails that operators wrote. */
async function written() {
  const rows = await console.site.db.query<{ mail: object; state: string; template: string }>(
    sql`select mail, state, template from outbox where mail is not null`,
  );
  return rows.map(({ mail, ...row }) => ({ ...mail, ...row }));
}

test('an applicant is invited in their language, and the invitation can be undone', async () => {
  await apply({}, 'de');
  const page = await enter('editor');
  const detail = await open(page);
  await detail.getByRole('combobox', { name: 'Status' }).selectOption('invited');
  await detail.getByRole('link', { name: 'Write the invitation' }).click();
  await page.getByRole('heading', { name: 'Reply', level: 1 }).waitFor();
  expect(await page.getByLabel('Language').inputValue()).toBe('de');
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  expect(await to.locator('option:checked').textContent()).toBe(
    'zoe@nordlicht.example, copy to ops@nordlicht.example (point of contact)',
  );
  await page.getByLabel('Subject').fill('{agency}: Ihr Gespräch');
  const mail = page.frameLocator('iframe');
  await mail.getByText('wir haben Ihre Bewerbung für Nordlicht gelesen').last().waitFor();
  await mail.getByRole('heading', { name: 'Sie sind dabei.' }).waitFor();
  await page.getByText('Nordlicht: Ihr Gespräch').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // A reload keeps the text, and another language does not lose it.
  await page.reload();
  await page.getByLabel('Language').selectOption('en');
  await mail.getByText('Hello Zoë Müller,').waitFor();
  await page.getByLabel('Language').selectOption('de');
  expect(await page.getByLabel('Subject').inputValue()).toBe('{agency}: Ihr Gespräch');
  await page.getByRole('button', { name: 'Send and set to Invited' }).click();
  await detail.getByText(/“Nordlicht: Ihr Gespräch” goes out in \d+ seconds\./).waitFor();
  expect(await detail.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('invited');
  expect(await written()).toMatchObject([
    {
      to: 'zoe@nordlicht.example',
      cc: 'ops@nordlicht.example',
      state: 'waiting',
      template: 'application.invite',
    },
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Undo' }).click();
  await detail.getByText('Undid: invitation').waitFor();
  await detail.getByRole('link', { name: 'Invite' }).waitFor();
  expect(await written()).toEqual([]);
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([{ status: 'new' }]);
});

test('a reply needs the operator’s own words and known fields, and stays readable once sent', {
  tags: ['sweep'],
}, async () => {
  await apply();
  const page = await enter('editor');
  const detail = await open(page);
  await detail.getByRole('link', { name: 'Reply' }).click();
  const send = page.getByRole('button', { name: 'Send and set to In review' });
  await send.click();
  await page.getByText('replace […] with your own words first').waitFor();
  const text = page.getByLabel('Text');
  await text.fill('{greeting}\n\nHere it is, {first name}.');
  await page.getByText('{first name} is not a field here. Use {greeting}, {name}, {agency}').waitFor();
  await send.click();
  await page.getByText('Nothing was sent: {first name} would be mailed as it is.').waitFor();
  await text.fill('{greeting}\n\n<b>Here it is.</b>\n\n');
  await page.getByRole('button', { name: '{booking link}' }).click();
  await page.frameLocator('iframe').getByText('<b>Here it is.</b>').last().waitFor();
  // Two clicks send one mail.
  await send.dblclick();
  await detail.getByText('goes out in').waitFor();
  await console.site.db.execute(sql`update outbox set due_at = now() where mail is not null`);
  await expect
    .poll(written, { timeout: 20_000 })
    .toMatchObject([{ state: 'sent', to: 'zoe@nordlicht.example' }]);
  await detail.getByText('Sent: reply, New → In review').waitFor();
  await detail.getByText('About your Forespan application', { exact: true }).click();
  await detail.getByText('Hello Zoë Müller,').waitFor();
});

test('a template is changed with a preview, used, and set back', { tags: ['sweep'] }, async () => {
  await apply();
  const page = await enter('editor', '?pane=templates');
  await page.getByLabel('Kind of reply').selectOption('decline');
  await page.getByLabel('Headline').fill('Not now, {name}.');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Not now, Sample Person.' }).waitFor();
  await page.getByLabel('Subject').fill('{nonsense}');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('A field in braces isn’t available here.').waitFor();
  await page.getByLabel('Subject').fill('Your application');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Changed by an operator.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Applications 1' }).click();
  const detail = await open(page);
  await detail.getByRole('link', { name: 'Decline' }).click();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Not now, {name}.');
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByLabel('Kind of reply').selectOption('decline');
  await page.getByRole('button', { name: 'Back to default' }).click();
  await page.getByText('This is the default.').waitFor();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Not this time.');
});

test('a viewer cannot reply', { tags: ['sweep'] }, async () => {
  await apply();
  const page = await enter('viewer');
  const detail = await open(page);
  await detail.getByText('Nordlicht').first().waitFor();
  expect(await detail.getByRole('link', { name: 'Invite' }).count()).toBe(0);
  const url = new URL(page.url());
  url.searchParams.set('answer', 'invite');
  await page.goto(url.href);
  await page.getByText('You can view this, but not reply to it.').waitFor();
});
