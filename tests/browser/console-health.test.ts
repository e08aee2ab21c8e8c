import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { smtpLogin, smtpSink } from '../../server/testing/smtp-sink.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite, signIn } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';
import { listen } from './spoken.ts';

const sink = await smtpSink({ login: true }, afterAll);
const console = consoleSite({ SMTP_URL: sink.urlWith(`${smtpLogin.user}:${smtpLogin.password}`) });
const { enter, apply } = console;

beforeEach(async () => {
  sink.refusesLogins = false;
  await deleteRows(console.site.db, 'outbox', 'events', 'invitations', 'applications');
});

function strip(page: Page) {
  return page.getByRole('region', { name: 'Health' }).getByRole('status');
}

async function stripSays(page: Page, text: RegExp | string): Promise<void> {
  const read = async () => (await strip(page).innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(read, { timeout: 30_000 }).toMatch(text);
}

/** The clock time of the oldest mail, as the operator reads it. */
async function firstMailClock(page: Page): Promise<string> {
  const found = await console.site.db.one<{ at: Date }>(sql`select min(created_at) as at from outbox`);
  const ms = found?.at.valueOf() ?? Number.NaN;
  return page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), ms);
}

test('before any mail was sent the strip says so, and all is well', async () => {
  const page = await enter('viewer');
  await stripSays(page, 'All well. No mail has been sent yet.');
  expect(await strip(page).getByText('!').count()).toBe(0);
});

test('a rejected password is shown on every view, announced once, and disappears when mail is sent again', {
  tags: ['sweep'],
}, async () => {
  sink.refusesLogins = true;
  const page = await enter('admin');
  await stripSays(page, 'All well.');
  const heard = await listen(page);
  await apply();
  const since = `Mail has not been going out since ${await firstMailClock(page)}: the server refused the password.`;
  await stripSays(page, since);
  expect((await heard()).filter((text) => text.includes('refused the password'))).toHaveLength(1);
  expect(await strip(page).getByText('!', { exact: true }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  const badge = page.getByRole('link', { name: /^Outbox/ }).locator('b');
  await expect.poll(() => badge.textContent()).toBe('2');
  for (const pane of ['numbers', 'people', 'account']) {
    await page.goto(`${console.site.url}/console?pane=${pane}`);
    await stripSays(page, 'the server refused the password.');
  }
  await page.getByRole('link', { name: 'Check the settings' }).click();
  await page.getByText('check the user and the password in SMTP_URL').first().waitFor();
  expect(await page.getByRole('main').getByRole('row').count()).toBe(3);

  sink.refusesLogins = false;
  await page.getByRole('button', { name: 'Send all again' }).click();
  await page.getByRole('button', { name: 'Send them all' }).click();
  await stripSays(page, /All well\. The last mail went out at \d\d:\d\d\./);
  await expect.poll(() => badge.textContent()).toBe('0');
});

test('the detail says that mails wait, and since when', async () => {
  sink.refusesLogins = true;
  await apply();
  const page = await enter('viewer');
  await stripSays(page, 'refused the password');
  await page.locator('[data-row]').first().click();
  const steps = page.getByRole('list', { name: 'What happened and what comes next' });
  const since = await firstMailClock(page);
  await expect
    .poll(() => steps.getByRole('listitem').allInnerTexts())
    .toEqual([`Received\n${since}`, `Mail waits\nsince ${since}`, 'Not notified\nwaits', 'Decide']);
});

test('Operators shows that an invitation has not gone out, and why, instead of as sent', {
  tags: ['sweep'],
}, async () => {
  sink.refusesLogins = true;
  const page = await enter('admin', '?pane=people');
  await page.getByRole('button', { name: 'Invite an operator' }).click();
  await page.getByLabel('Email').fill('new@agency.example');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('row', { name: /new@agency\.example/ });
  await row.getByText('Invitation has not gone out').waitFor();
  await row.getByText('refused the login').waitFor();
  expect(await row.getByText('Invited', { exact: true }).count()).toBe(0);
  await stripSays(page, '1 invitation to the console has not gone out.');
  sink.refusesLogins = false;
  await page.goto(`${console.site.url}/console?pane=outbox&state=failing`);
  await page.getByRole('button', { name: 'Send all again' }).click();
  await page.getByRole('button', { name: 'Send them all' }).click();
  await stripSays(page, 'All well.');
  await page.goto(`${console.site.url}/console?pane=people`);
  await row.getByText('Invited', { exact: true }).waitFor();
});

test('submissions of earlier days that are still new are due for a reply', { tags: ['sweep'] }, async () => {
  await apply({ agencyName: 'Today' });
  await apply({ agencyName: 'Earlier', email: 'earlier@agency.example' });
  await console.site.db.execute(
    sql`update applications set created_at = now() - interval '2 days' where agency_name = 'Earlier'`,
  );
  const page = await enter('viewer');
  await stripSays(page, '1 due for a reply');
  expect(
    await page
      .getByRole('row', { name: /Earlier/ })
      .getByText('reply due')
      .count(),
  ).toBe(1);
  expect(await page.getByRole('row', { name: /Today/ }).getByText('reply due').count()).toBe(0);
  await page.getByRole('link', { name: '1 due for a reply' }).click();
  await expect.poll(() => page.locator('[data-row]').allTextContents()).toEqual(['Earlier']);
  await console.site.db.execute(sql`update applications set status = 'reviewing', updated_at = now()`);
  await stripSays(page, 'No replies due');
});

test('in a later month than that of the build the strip says when the pages were built', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('viewer');
  await stripSays(page, 'All well.');
  await page.addInitScript(() => {
    const { now } = Date;
    const later = () => now() + 32 * 86_400_000;
    globalThis.Date = new Proxy(Date, {
      construct: (real, given) => new real(...((given.length > 0 ? given : [later()]) as [number])),
    });
    Date.now = later;
  });
  await page.reload();
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const built = `The pages were built in ${month.format(new Date())}: build them again to renew their dates.`;
  await stripSays(page, built);
  expect(await strip(page).getByText('!').count()).toBe(0);
});

test('the strip is read again every minute, and shows an unknown state when the server does not respond', {
  tags: ['sweep'],
}, async () => {
  const page = await console.visit();
  await page.clock.install();
  await page.reload();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes(consoleApi.health) ? 1 : 0));
  await signIn(page, console.operators.viewer.email);
  await stripSays(page, 'All well.');
  const before = asked;
  await page.clock.runFor(59_000);
  expect(asked).toBe(before);
  await page.context().setOffline(true);
  await page.clock.runFor(2_000);
  await stripSays(page, 'Mail status unknown: the server isn’t responding.');
  await page.context().setOffline(false);
  await page.clock.runFor(60_000);
  await stripSays(page, 'All well.');
});

test('the strip says nothing about mail from the moment the server stops responding', async () => {
  const page = await enter('viewer');
  await stripSays(page, 'All well.');
  await page.route('**/console/api/**', (route) => route.abort());
  await page.getByText('The server isn’t responding. Your input is kept').waitFor();
  expect(await strip(page).innerText()).toBe('Mail status unknown: the server isn’t responding.');
});

for (const [name, options] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`the strip fits a ${name}, failing`, { tags: options === phone ? [] : ['sweep'] }, async () => {
    sink.refusesLogins = true;
    await apply();
    await apply({ email: 'spam@agency.example', agencyName: 'Boost your ranking', openMs: 1 });
    const page = await enter('admin', '', options);
    await stripSays(page, 'refused the password');
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
}
