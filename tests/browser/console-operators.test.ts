import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { keptMailsFolder } from '../../server/mail/mailer.ts';
import { codeAt } from '../../server/operators/second-factor.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { operatorPassword } from '../../server/testing/operators.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite, openSections, signIn } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

const console = consoleSite();
const strict = consoleSite({ REQUIRE_CODE: 'on' });
const password = 'chosen by the person themselves';

/** The fragment of the link in the mail to an address. */
async function mailedLink(address: string): Promise<string> {
  const folder = keptMailsFolder(console.site.dataDir);
  return eventually(async () => {
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name)));
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await file)));
    const mail = mails.find(({ to }) => to?.[0]?.address === address);
    const [, fragment] = /\/console(#\w+=[\w-]{43})\n/.exec(mail?.text ?? '') ?? [];
    if (!fragment) throw new Error(`There is no mail to ${address} yet`);
    return fragment;
  });
}

async function isTidy(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
}

async function choosePassword(page: Page, button: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByRole('button', { name: button }).click();
  await page.getByText('Your password is set. Sign in with it.').waitFor();
}

/** The left and right edges of the times in a table, where its rows differ. */
async function readTimes(page: Page): Promise<string[]> {
  const edges = await page.locator('tbody time').evaluateAll((times) =>
    times.map((time) => {
      const [at, row] = [time, time.closest('tr') ?? time].map((one) => one.getBoundingClientRect());
      return `${at?.left} ${at?.right}, ${(at?.top ?? 0) - (row?.top ?? 0) < 20 ? 'first' : 'later'} line`;
    }),
  );
  return [...new Set(edges)];
}

const signedIn = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
const signedOut = (page: Page) => page.getByRole('heading', { name: 'Sign in' }).waitFor();

for (const [name, options] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  const tags = name === 'desktop' ? [] : ['sweep'];
  test(`on a ${name} an admin invites a colleague, who joins, signs in and ends a session`, {
    tags,
  }, async () => {
    const email = `${name}@agency.example`;
    const admin = await console.enter('admin', '?pane=people', options);
    await admin.getByRole('button', { name: 'Invite an operator' }).click();
    await admin.getByLabel('Email').fill('editor@agency.example');
    await admin.getByRole('button', { name: 'Send the invitation' }).click();
    await admin.getByText('This address already belongs to an operator.').waitFor();
    await isTidy(admin);
    await admin.getByLabel('Email').fill(email);
    await admin.getByRole('form').getByRole('combobox').selectOption('viewer');
    await admin.getByRole('button', { name: 'Send the invitation' }).click();
    const row = admin.getByRole('row', { name: new RegExp(email) });
    await row.getByText('Invited').waitFor();
    await isTidy(admin);

    const link = await mailedLink(email);
    const guest = await console.visit(link, options);
    await guest.getByText(`You join as viewer, with ${email}.`).waitFor();
    await isTidy(guest);
    await guest.getByLabel('Password', { exact: true }).fill(password);
    await guest.getByLabel('Password again').fill(`${password}, or not`);
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByText('The two passwords differ.').waitFor();
    await choosePassword(guest, 'Join');
    expect(guest.url()).not.toContain('#');
    await signIn(guest, email, password);
    await signedIn(guest);
    await openSections(guest);
    await guest.getByRole('link', { name: 'Account' }).waitFor();
    expect(await guest.getByRole('link', { name: 'Operators' }).count()).toBe(0);

    const other = await console.visit('', options);
    await signIn(other, email, password);
    await signedIn(other);
    await guest.getByRole('link', { name: 'Account' }).click();
    const sessions = guest.getByRole('region', { name: 'Your sessions' }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);
    await isTidy(guest);
    await guest.getByRole('button', { name: /^End Chrome/ }).click();
    await expect.poll(() => sessions.count()).toBe(1);
    await other.reload();
    await signedOut(other);

    await admin.reload();
    await row.getByRole('combobox', { name: `Role of ${email}` }).selectOption('editor');
    await admin.getByRole('log').getByText(`${email} is editor now`).waitFor({ state: 'attached' });
    await row.getByRole('button', { name: `Disable ${email}` }).click();
    await row.getByText('Disabled').waitFor();
    await isTidy(admin);
    await guest.reload();
    await signedOut(guest);
    await openSections(admin);
    await admin.getByRole('link', { name: 'Audit' }).click();
    await admin
      .getByRole('row', { name: /Signed in/ })
      .first()
      .waitFor();
    expect(await readTimes(admin)).toHaveLength(1);
    await isTidy(admin);
    const again = await console.visit(link, options);
    await again.getByText('This link has expired or has already been used.').waitFor();
    await isTidy(again);
  });
}

test('a forgotten password is replaced by mail', { tags: ['sweep'] }, async () => {
  const { email } = console.operators.viewer;
  const page = await console.visit();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await isTidy(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('If that is the address of an operator, a link is on its way.').waitFor();
  await isTidy(page);
  const opened = await console.visit(await mailedLink(email));
  await opened.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await choosePassword(opened, 'Set the password');
  await signIn(opened, email, password);
  await signedIn(opened);
  const admin = await console.enter('admin', '?pane=audit');
  await admin.getByRole('row', { name: /viewer@.*Set a new password by mail/ }).waitFor();
  await admin.getByRole('row', { name: /viewer@.*Signed in.*from 127\.0\.0\.1/ }).waitFor();
});

test('where codes are required, an operator sets one up before anything else', {
  tags: ['sweep'],
}, async () => {
  const page = await strict.enter('editor', '?pane=outbox');
  await page.getByRole('heading', { name: 'One step before you start' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Set up the code' }).click();
  await isTidy(page);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await page.getByLabel('The code it shows now').fill(codeAt(secret, Math.floor(Date.now() / 30_000)));
  await page.getByLabel('Your password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Turn the code on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await isTidy(page);
  await page.getByRole('button', { name: 'Continue to the console' }).click();
  await page.getByRole('heading', { name: 'Outbox', level: 1 }).waitFor();
});
