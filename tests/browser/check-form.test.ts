import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { checkTag } from '../../contract/tag-check.ts';
import { axeViolations } from './axe.ts';
import { formReady, phone } from './browse-site.ts';
import { check, checkPath, checkSite, heading, urlField } from './check-page.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite } from './whole-site.ts';

const { site, shopUrl, blankPage, visit } = await checkSite();

test('the server refuses to check this machine', { tags: ['sweep'] }, async () => {
  const strict = await serveWholeSite();
  try {
    const page = await blankPage();
    await page.goto(strict.url + checkPath('en'));
    await formReady(page, 'main form');
    await check(page, 'en', 'http://127.0.0.1');
    await heading(page, catalogue.en.checkGaTag.answer.titles['not-allowed']).waitFor();
  } finally {
    await strict.close();
  }
});

test('after a check the URL of the page can be shared and shows the same result', {
  tags: ['sweep'],
}, async () => {
  const { answer } = catalogue.en.checkGaTag;
  const page = await visit('en');
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  const link = page.url();
  expect(new URL(link).searchParams.get('url')).toBe(`${shopUrl}/with`);

  const asked: string[] = [];
  const friend = await blankPage(phone);
  friend.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await friend.goto(link);
  await heading(friend, answer.titles.found).waitFor();
  expect(await urlField(friend, 'en').inputValue()).toBe(`${shopUrl}/with`);
  expect(asked).toEqual([site.url + checkTag.path]);

  await friend.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(await friend.getByRole('textbox', { name: answer.share.label }).inputValue()).toBe(link);
  await friend.getByRole('button', { name: answer.share.copy }).press('Enter');
  await friend.getByRole('button', { name: answer.share.copied }).waitFor();
  expect(await friend.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await friend.context().clearPermissions();

  const scriptless = await blankPage({ ...phone, javaScriptEnabled: false });
  await scriptless.goto(link);
  await heading(scriptless, answer.titles.found).waitFor();
  expect(await urlField(scriptless, 'en').inputValue()).toBe(`${shopUrl}/with`);
});

test('a check shows a spinner; when the request fails the spinner is replaced by an error', async () => {
  const { form } = catalogue.en.checkGaTag;
  const page = await visit('en', { ...phone, reducedMotion: 'reduce' });
  let fail = () => {};
  await page.route(`**${checkTag.path}`, async (route) => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    await route.abort();
  });
  await check(page, 'en', `${shopUrl}/with`);
  const reading = page.getByRole('status').getByText(form.reading.replace('{host}', 'www.shop.example'));
  await reading.waitFor();
  expect(await page.getByRole('button', { name: form.submitting }).isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  fail();
  const alert = page.getByRole('alert');
  await alert.getByText(form.failed).waitFor();
  // The shadow of sticky messages would cover the button above.
  expect(await alert.evaluate((message) => getComputedStyle(message).boxShadow)).toBe('none');
  await page.getByRole('button', { name: catalogue.en.forms.close }).press('Enter');
  await page.getByRole('alert').waitFor({ state: 'hidden' });
  expect(await urlField(page, 'en').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('status').textContent()).toBe('');
  expect(await urlField(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await page.unroute(`**${checkTag.path}`);
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, catalogue.en.checkGaTag.answer.titles.found).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an empty field gets an error, and the keyboard is enough', async () => {
  const { checkGaTag } = catalogue.en;
  const page = await visit('en', { viewport: { width: 1440, height: 900 } });
  const field = urlField(page, 'en');
  await field.focus();
  await page.keyboard.press('Enter');
  const error = page.getByText(checkGaTag.form.required.websiteUrl);
  await error.waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('x');
  await error.waitFor({ state: 'hidden' });
  await field.fill('x'.repeat(2_012));
  await page.keyboard.press('Enter');
  await page.getByText('12 characters too many. The limit is 2,000.').waitFor();
  expect((await field.inputValue()).length).toBe(2_012);
  await field.fill('');
  await page.keyboard.type(`${shopUrl}/without`);
  await page.keyboard.press('Enter');
  await heading(page, checkGaTag.answer.titles.missing).waitFor();
  expect(await error.isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  expect(await mail.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const { ticket, developer, share } = checkGaTag.answer;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of [ticket.button, developer.copy]) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: share.copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(developer.places.plain);
  await page.context().clearPermissions();
});

test('a page posted before its script loaded hydrates with the result', async () => {
  const { answer } = catalogue.en.checkGaTag;
  const page = await blankPage(phone);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(site.url + checkPath('en'));
  await page.locator('main [data-failed]').waitFor({ state: 'attached' });
  await page.unroute('**/*.js');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  await formReady(page, 'main form');
  expect(await urlField(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await check(page, 'en', `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  expect(await heading(page, answer.titles.found).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('its script is at most 78 KB', async () => {
  const page = await blankPage(phone);
  const { bytes } = await brotliSize(page, site.url + checkPath('en'), () => formReady(page, 'main form'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(78 * 1024);
});
