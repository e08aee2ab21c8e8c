import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../../server/db/sql.ts';
import { codeAt } from '../../server/operators/second-factor.ts';
import { operatorPassword, testOperator } from '../../server/testing/operators.ts';
import { axeViolations } from './axe.ts';
import { desktop } from './browse-site.ts';
import { consoleSite, signIn } from './console-site.ts';
import { otherHostname } from './launch.ts';

const console = consoleSite();
const { visit } = console;

function signedIn(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** The code of the half minute `away` steps from now. */
function code(secret: string, away = 0): string {
  return codeAt(secret, Math.floor(Date.now() / 30_000) + away);
}

test('wrong credentials are rejected, and signing in leads to the view in the URL', async () => {
  const page = await visit('?kind=lead&status=any&q=x');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(
    await page.getByRole('textbox', { name: 'Email' }).evaluate((e) => e === document.activeElement),
  ).toBe(true);
  await signIn(page, 'editor@agency.example', 'not the password');
  const alert = page.getByRole('alert');
  expect(await alert.textContent()).toBe('The email address and password don’t match. Please check both.');
  expect(await axeViolations(page)).toEqual([]);
  const received = page.waitForResponse((each) => each.url().endsWith(consoleApi.signIn));
  await signIn(page, 'nobody@agency.example');
  expect((await received).status()).toBe(401);
  expect(await alert.textContent()).toBe('The email address and password don’t match. Please check both.');
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('nobody@agency.example');
  await signIn(page, 'editor@agency.example');
  await signedIn(page);
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  expect(page.url()).toContain('?kind=lead&status=any&q=x');
  expect(await page.getByRole('searchbox').inputValue()).toBe('x');
});

test('signing out lasts: at once, after Back and after a reload', async () => {
  const page = await console.enter('editor', '?pane=audit');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('an expired session leads to the sign-in form and back to the same view', {
  tags: ['sweep'],
}, async () => {
  const page = await console.enter('viewer', '?pane=outbox&state=dead');
  await page.getByText('Nothing was given up.').waitFor();
  await console.site.db.execute(sql`delete from sessions`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, console.operators.viewer.email);
  await page.getByText('Nothing was given up.').waitFor();
  expect(page.url()).toContain('?pane=outbox&state=dead');
});

test('over plain http the console says that it needs https and sends no password', async () => {
  const { port } = new URL(console.site.url);
  const page = await visit('', desktop, `http://${otherHostname}:${port}`);
  await page.getByText('Signing in needs https').waitFor();
  expect(await page.getByRole('link', { name: 'Open this page over https' }).getAttribute('href')).toBe(
    `https://${otherHostname}:${port}/console`,
  );
  expect(await axeViolations(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await signIn(page, console.operators.editor.email);
  await page.getByRole('alert').getByText('Nothing was sent. Open this page over https').waitFor();
  expect(sent.filter((url) => url.endsWith(consoleApi.signIn))).toEqual([]);
});

test('a browser that rejects the cookie gets an explanation', async () => {
  const page = await visit();
  await page.route(`**${consoleApi.signIn}`, async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    await page.context().clearCookies();
    await route.fulfill({ status: response.status(), headers, body: await response.text() });
  });
  await signIn(page, console.operators.editor.email);
  await page.getByText('this browser did not keep the sign-in cookie').waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(
    console.operators.editor.email,
  );
});

test('a one-time code can be set up, is required, works once, and can be removed', {
  tags: ['sweep'],
}, async () => {
  const { id, email } = await testOperator(console.site.db, 'editor', 'coded@agency.example');
  const page = await visit('?pane=account');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Set up the code' }).click();
  const grouped = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await grouped.textContent()) ?? '').replaceAll(' ', '');
  expect(await page.getByRole('link', { name: 'open it in an app' }).getAttribute('href')).toContain(
    `secret=${secret}`,
  );
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('The code it shows now').fill('000000');
  await page.getByLabel('Your password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Turn the code on' }).click();
  await page.getByRole('alert').waitFor();
  const used = code(secret);
  await page.getByLabel('The code it shows now').fill(used);
  await page.getByRole('button', { name: 'Turn the code on' }).click();
  await page.getByRole('heading', { name: 'Code at sign-in: on' }).waitFor();
  const fresh = page.getByRole('region', { name: 'Your recovery codes' });
  const codes = await fresh.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  expect(await fresh.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await fresh.getByRole('button', { name: 'Save as a file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(codes.join('\n'));
  await page.reload();
  await page.getByText('10 of 10 are unused').waitFor();
  expect(await fresh.count()).toBe(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('9 of 10 are unused').waitFor();
  await page.getByLabel('Your password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByText('10 of 10 are unused').waitFor();
  expect(codes).not.toContain(await fresh.getByRole('listitem').first().textContent());

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Code').fill(used);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('That code is wrong').waitFor();
  // The next code: it is accepted half a minute early, and remains valid if that half minute begins meanwhile.
  await page.getByLabel('Code').fill(code(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Code at sign-in: on' }).waitFor();

  await page.getByLabel('Your password').fill(operatorPassword);
  await page.getByRole('button', { name: 'Remove the code' }).click();
  await page.getByRole('heading', { name: 'Sign in with a code too' }).waitFor();
  const stored = await console.site.db.one(sql`select totp_secret from operators where id = ${id}`);
  expect(stored).toEqual({ totp_secret: null });
});

test('after a password change only the new password works', { tags: ['sweep'] }, async () => {
  const { email } = await testOperator(console.site.db, 'viewer', 'changes@agency.example');
  const page = await visit('?pane=account');
  await signIn(page, email);
  const change = page.getByRole('button', { name: 'Change password' });
  async function fill(current: string, next: string, again = next) {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password again').fill(again);
    await change.click();
  }
  await fill(operatorPassword, 'too short');
  await page.getByText('A password has at least 12 characters.').waitFor();
  await fill(operatorPassword, 'a wholly new password', 'a wholly new passwort');
  await page.getByText('The two new passwords differ.').waitFor();
  await fill('not my password', 'a wholly new password');
  await page.getByText('That isn’t your current password.').waitFor();
  await fill(operatorPassword, 'a wholly new password');
  await page.getByText('The password is changed.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email);
  await page.getByText('password don’t match').waitFor();
  await signIn(page, email, 'a wholly new password');
  await signedIn(page);
});
