import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { messageClearsMs } from '../../contract/forms.ts';
import { localPath } from '../../contract/locales.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { desktop, formReady, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { allowPageError } from './page-errors.ts';
import { listen } from './spoken.ts';
import { field, fill, responses, send, waitlistSite } from './waitlist-page.ts';

const { visit, stored } = waitlistSite();

const { forms, waitlist } = catalogue.en;
const banner = (page: Page) => page.locator('form [data-banner]');
const fieldError = (page: Page, name: string) => page.locator(`[data-error-for="${name}"]`);
const lengthHint = (page: Page, name: string) => page.locator(`#${name}-length`);

async function opened(path = '/join-the-waitlist', options: BrowserContextOptions = phone): Promise<Page> {
  const page = await visit(path, options);
  await formReady(page);
  return page;
}

test('the banner lists the invalid fields as links, each of which focuses its field', async () => {
  const page = await opened();
  const fieldWidth = async (name: string) => (await field(page, name).boundingBox())?.width;
  const width = await fieldWidth('location');
  await fill(page, { ...responses, email: 'zoe@nordlicht', location: '' });
  await send(page);
  await banner(page).getByText(forms.banner.required).waitFor();
  const links = banner(page).getByRole('link');
  expect(await links.allTextContents()).toEqual([waitlist.fields.email, waitlist.fields.location]);
  expect(await fieldWidth('location')).toBe(width);
  expect(await field(page, 'email').evaluate((input) => input === document.activeElement)).toBe(true);
  await links.last().click();
  expect(await field(page, 'location').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
});

test('the banner disappears once it is no longer true, the errors of other fields stay', async () => {
  const page = await opened();
  await fill(page, { ...responses, email: 'zoe', location: '' });
  await send(page);
  await banner(page).getByText(forms.banner.required).waitFor();
  await field(page, 'location').fill('Hamburg');
  await banner(page).waitFor({ state: 'hidden', timeout: messageClearsMs / 2 });
  expect(await fieldError(page, 'email').textContent()).toBe(
    `${forms.field.invalidEmail} ${forms.hints.noAt}`,
  );
});

testInEachLanguage(
  'in %s the page without a script has the same sentences and links',
  async (locale) => {
    const t = catalogue[locale].waitlist;
    const path = localPath(locale, '/join-the-waitlist');
    const page = await visit(path, { ...phone, javaScriptEnabled: false });
    await send(page, locale);
    for (const [name, sentence] of Object.entries(t.required))
      expect(await fieldError(page, name).textContent()).toBe(sentence);
    const links = banner(page).getByRole('link');
    const labels = Object.keys(t.required).map((name) => t.fields[name as keyof typeof t.required]);
    expect(await links.allTextContents()).toEqual(labels);
    await links.last().click();
    expect(new URL(page.url()).hash).toBe('#pointOfContactEmail');
  },
  [],
);

test('a page that the server filled hydrates without an error', async () => {
  const page = await visit('/join-the-waitlist', { ...phone, javaScriptEnabled: true });
  // Scripts are delayed at first.
  allowPageError(/Failed to fetch dynamically imported module/);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await field(page, 'fullName').fill('Zoë');
  await send(page);
  await banner(page).getByRole('link').first().waitFor();
  await page.unroute('**/assets/*.js');
  // Errors of delayed scripts may be reported late, so only the next document counts.
  page.once('framenavigated', () => (errors.length = 0));
  await send(page);
  await formReady(page);
  await page.waitForTimeout(300);
  expect(errors.filter((error) => !error.includes('status of 422'))).toEqual([]);
  expect(await banner(page).getByRole('link').count()).toBe(7);
});

test('near its limit a text is counted, above it says how many characters to remove, and nothing is cut', async () => {
  const page = await opened();
  const info = field(page, 'additionalInfo');
  await info.fill('x'.repeat(7_000));
  await page.waitForTimeout(600);
  expect(await lengthHint(page, 'additionalInfo').textContent()).toBe('');
  await info.fill('😀'.repeat(7_950));
  await lengthHint(page, 'additionalInfo').getByText('7,950 of 8,000 characters').waitFor();
  await info.fill('x'.repeat(20_000));
  await lengthHint(page, 'additionalInfo')
    .getByText('12,000 characters too many. The limit is 8,000.')
    .waitFor();
  expect((await info.inputValue()).length).toBe(20_000);
  await fill(page);
  await field(page, 'fullName').fill('N'.repeat(212));
  await send(page);
  await fieldError(page, 'fullName').getByText('12 characters too many. The limit is 200.').waitFor();
  expect(await fieldError(page, 'additionalInfo').textContent()).toBe(
    '12,000 characters too many. The limit is 8,000.',
  );
  expect(await lengthHint(page, 'additionalInfo').textContent()).toBe('');
  await info.fill('x'.repeat(8_001));
  await fieldError(page, 'additionalInfo').getByText('1 character too many. The limit is 8,000.').waitFor();
  await info.fill('x'.repeat(8_000));
  await fieldError(page, 'additionalInfo').waitFor({ state: 'hidden' });
  await lengthHint(page, 'additionalInfo').getByText('8,000 of 8,000 characters').waitFor();
});

test('every text of every form says when it is too long, and none is cut by the browser', {
  tags: ['sweep'],
}, async () => {
  for (const path of [
    '/join-the-waitlist',
    '/Sales',
    '/support',
    '/ScheduleMeeting',
    '/business-manager-uk',
  ]) {
    const page = await visit(path);
    await page.locator('form [type=submit]').last().scrollIntoViewIfNeeded();
    await formReady(page, 'form[method=post]');
    expect(await page.locator('form[method=post] [maxlength]').count(), path).toBe(0);
    const texts = page.locator('form[method=post] :is(input[data-max], textarea[data-max])');
    expect(await texts.count(), path).toBeGreaterThan(1);
    for (const control of await texts.all()) {
      const [name, max] = await control.evaluate((input: HTMLInputElement) => [
        input.name,
        input.dataset.max,
      ]);
      // A web address gets the eight characters of its scheme as well.
      await control.fill('x'.repeat(Number(max) + 12));
      await lengthHint(page, String(name))
        .getByText(/^(12|20) characters too many\. The limit is [\d,]+\.$/)
        .waitFor();
    }
  }
});

test('if the server does not respond a line stays with a way to try again', {
  tags: ['sweep'],
}, async () => {
  const page = await opened('/join-the-waitlist', desktop);
  const heard = await listen(page);
  await fill(page);
  await page.route(`**${createApplication.path}`, (route) => route.abort());
  await send(page);
  const line = page.getByText(forms.unconfirmed);
  await line.waitFor();
  await banner(page).getByText(forms.failed).waitFor();
  await banner(page).waitFor({ state: 'hidden', timeout: messageClearsMs + 5_000 });
  expect(await line.isVisible()).toBe(true);
  expect((await heard()).join('\n')).toContain(forms.unconfirmed);
  expect(await field(page, 'fullName').inputValue()).toBe(responses.fullName);

  await field(page, 'agencyName').fill('Nordlicht Media');
  await line.waitFor({ state: 'hidden' });
  await send(page);
  await line.waitFor();
  await page.unroute(`**${createApplication.path}`);
  await page.getByRole('button', { name: forms.tryAgain }).click();
  await page.getByText(forms.done).waitFor();
  expect(await line.isVisible()).toBe(false);
  expect(await stored()).toMatchObject([{ agencyName: 'Nordlicht Media' }]);
});

test('a line stays if the server may have stored the form, but not if it rejected it', async () => {
  const page = await opened();
  await fill(page);
  for (const [status, stays] of [
    [503, true],
    [422, false],
    [429, true],
    [409, false],
  ] as const) {
    await page.route(`**${createApplication.path}`, (route) =>
      route.fulfill({ status, json: { message: `No: ${status}.`, code: 'x' } }),
    );
    await send(page);
    await banner(page).getByText(`No: ${status}.`).waitFor();
    expect(await page.getByText(forms.unconfirmed).isVisible(), String(status)).toBe(stays);
    await page.unroute(`**${createApplication.path}`);
  }
});

test('after success on a phone the banner covers no field', { tags: ['sweep'] }, async () => {
  const page = await opened();
  await fill(page);
  await send(page);
  await page.getByText(forms.done).waitFor();
  const covered = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const { top, bottom } = box(document.querySelector('[data-banner]') as Element);
    const controls = [...document.querySelectorAll('form :is(input, textarea, label):not([hidden] *)')];
    const isThere = (element: Element) => box(element).width > 1 && !element.closest('[aria-hidden]');
    return {
      isInView: top >= 0 && bottom <= innerHeight,
      names: controls
        .filter((element) => isThere(element) && box(element).bottom > top && box(element).top < bottom)
        .map((element) => element.id || element.textContent),
    };
  });
  expect(covered).toEqual({ isInView: true, names: [] });
});
