import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { checkTag } from '../../contract/tag-check.ts';
import { axeViolations } from './axe.ts';
import { formAwake, phone } from './browser-of.ts';
import { check, checkSite, fieldOf, heading, pathOf } from './check-page.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite } from './whole-site.ts';

const { site, shopUrl, blankPage, visit } = await checkSite();

test('by the rules of the server this machine may not be checked', async () => {
  const strict = await serveWholeSite();
  try {
    const page = await blankPage();
    await page.goto(strict.url + pathOf('en'));
    await formAwake(page, 'main form');
    await check(page, 'en', 'http://127.0.0.1');
    await heading(page, catalogue.en.checkGaTag.answer.titles['not-allowed']).waitFor();
  } finally {
    await strict.close();
  }
});

test('after a check the address of the page leads to the same answer', async () => {
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
  expect(await fieldOf(friend, 'en').inputValue()).toBe(`${shopUrl}/with`);
  expect(asked).toEqual([site.url + checkTag.path]);
});

test('while it is checked a spinner stands there; when no answer comes it goes, and the page says so', async () => {
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
  await page.getByRole('alert').getByText(form.failed).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('');
  expect(await fieldOf(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await page.unroute(`**${checkTag.path}`);
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, catalogue.en.checkGaTag.answer.titles.found).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an empty field is asked for, by keyboard alone too', async () => {
  const { forms, checkGaTag } = catalogue.en;
  const page = await visit('en', { viewport: { width: 1440, height: 900 } });
  const field = fieldOf(page, 'en');
  await field.focus();
  await page.keyboard.press('Enter');
  await page.getByText(forms.field.required).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type(`${shopUrl}/without`);
  await page.keyboard.press('Enter');
  await heading(page, checkGaTag.answer.titles.missing).waitFor();
  expect(await page.getByText(forms.field.required).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  expect(await mail.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a page that was posted before its script came goes on with it', async () => {
  const { answer } = catalogue.en.checkGaTag;
  const page = await blankPage(phone);
  await page.route('**/*.js', (route) => route.abort());
  await Promise.all([page.waitForEvent('pageerror'), page.goto(site.url + pathOf('en'))]);
  await page.unroute('**/*.js');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  await formAwake(page, 'main form');
  expect(await fieldOf(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await check(page, 'en', `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  expect(await heading(page, answer.titles.found).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('its script has at most 75 KB', async () => {
  const page = await blankPage(phone);
  const { bytes } = await brotliSize(page, site.url + pathOf('en'), () => formAwake(page, 'main form'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(75 * 1024);
});
