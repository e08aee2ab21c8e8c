import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { shortestFillMs } from '../../contract/form-trap.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { searchLocations } from '../../contract/locations.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { applications, outbox } from '../../server/db/schema.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage } from './launch.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

let site: WholeSite;
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveWholeSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
  await site.db.delete(outbox);
  await site.db.delete(applications);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const answers = {
  fullName: 'Zoë Müller',
  email: 'zoe@agency.example',
  location: 'Somewhere, quiet',
  agencyName: 'Nordlicht',
  companyWebsite: 'nordlicht.example',
  linkedInPage: 'linkedin.example/nordlicht',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
};

async function visit(path: string, options: BrowserContextOptions = phone): Promise<Page> {
  const page = await newPage(browser, options);
  open.push(page);
  await page.goto(site.url + path);
  return page;
}

async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
}

async function fill(page: Page, values: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

function send(page: Page, locale: Locale = 'en'): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].waitlist.submit, exact: true }).click();
}

/** Nobody fills the form in as fast as a test. */
function asLongAsAPerson(page: Page): Promise<void> {
  return page.waitForTimeout(shortestFillMs);
}

const stored = () => site.db.select().from(applications);

test.each(locales)('an agency applies in %s on a phone and is thanked', async (locale) => {
  const { forms, thankYou } = catalogue[locale];
  const page = await visit(localPath(locale, '/join-the-waitlist'));
  await awake(page);
  expect(await axeViolations(page)).toEqual([]);
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  expect(await page.getByText(forms.field.required).count()).toBe(8);
  expect(await field(page, 'fullName').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, { ...answers, email: 'zoe@agency' });
  await send(page, locale);
  await page.getByRole('alert').getByText(forms.banner.invalidEmail).waitFor();
  await field(page, 'email').fill(answers.email);
  await page.locator('[data-error-for="email"]').waitFor({ state: 'hidden' });
  await asLongAsAPerson(page);
  await send(page, locale);
  await page.getByText(forms.done).waitFor();
  expect(await field(page, 'fullName').inputValue()).toBe('');
  await page.waitForURL(site.url + localPath(locale, '/thank-you-page'));
  await page.getByRole('heading', { name: thankYou.title }).waitFor();
  expect(await stored()).toMatchObject([
    {
      ...answers,
      companyWebsite: 'https://nordlicht.example',
      linkedInPage: 'https://linkedin.example/nordlicht',
      language: locale,
      flag: null,
    },
  ]);
});

test('the keyboard alone is enough: names are capitalised, schemes added, a place chosen, the form sent', async () => {
  const page = await visit('/join-waitlist', { viewport: { width: 1440, height: 900 } });
  await awake(page);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await field(page, 'fullName').focus();
  await type('jane mcDonald');
  await type('jane@agency.example');
  await page.keyboard.type('munch');
  await page.getByRole('option').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await field(page, 'location').getAttribute('aria-activedescendant')).toBeTruthy();
  await page.keyboard.press('Enter');
  expect(await field(page, 'location').inputValue()).toBe('Munich, Bavaria, Germany');
  await page.keyboard.press('Tab');
  await type('big agency');
  await type('agency.example');
  await type('http://linkedin.example/agency');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await type('SA360');
  await type('ops@agency.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(catalogue.en.forms.done).waitFor();
  expect(await stored()).toMatchObject([
    {
      fullName: 'Jane McDonald',
      agencyName: 'Big Agency',
      location: 'Munich, Bavaria, Germany',
      companyWebsite: 'https://agency.example',
      linkedInPage: 'http://linkedin.example/agency',
      monthlyAdSpend: '$500K–$1M',
    },
  ]);
});

test('places are asked for after a pause, in the language of the page, and late answers are dropped', async () => {
  const page = await visit('/de/join-the-waitlist');
  await awake(page);
  const asked: string[] = [];
  await page.route(`**${searchLocations.path}`, async (route) => {
    const { input } = route.request().postDataJSON();
    asked.push(input);
    if (input === 'Ham') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => {});
  });
  const location = field(page, 'location');
  await location.pressSequentially('Ham', { delay: 30 });
  await page.waitForTimeout(700);
  await location.pressSequentially('burg', { delay: 30 });
  await page.getByRole('option', { name: 'Hamburg, Deutschland' }).waitFor();
  await page.waitForTimeout(1_500);
  expect(asked).toEqual(['Ham', 'Hamburg']);
  expect(await page.getByRole('option').first().textContent()).toBe('Hamburg, Deutschland');
});

test('a double click sends once', async () => {
  const page = await visit('/join-the-waitlist');
  await awake(page);
  let calls = 0;
  await page.route(`**${createApplication.path}`, async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await fill(page);
  const button = page.getByRole('button', { name: catalogue.en.waitlist.submit, exact: true });
  await button.dblclick();
  await page.getByText(catalogue.en.forms.submitting).waitFor({ state: 'hidden' });
  await page.getByText(catalogue.en.forms.done).waitFor();
  expect(calls).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('with the server down nothing is lost, and with the server back it is sent', async () => {
  const { forms } = catalogue.es;
  const page = await visit('/es/join-the-waitlist');
  await awake(page);
  await fill(page);
  const path = `**${createApplication.path}`;
  await page.route(path, (route) => route.abort('connectionrefused'));
  await send(page, 'es');
  await page.getByText(forms.failed).waitFor();
  expect(await field(page, 'agencyName').inputValue()).toBe(answers.agencyName);
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 503, body: '<html>bad gateway</html>' }));
  await send(page, 'es');
  await page.getByText(forms.refused).waitFor();
  await page.unroute(path);
  await page.reload();
  await awake(page);
  expect(await field(page, 'agencyName').inputValue()).toBe(answers.agencyName);
  await asLongAsAPerson(page);
  await send(page, 'es');
  await page.getByText(forms.done).waitFor();
  expect(await stored()).toMatchObject([{ email: answers.email, language: 'es', flag: null }]);
});

test('what was typed before the script arrived is still there after it, on a slow line', async () => {
  const page = await newPage(browser, phone);
  open.push(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/join-the-waitlist`, { waitUntil: 'commit' });
  await field(page, 'fullName').fill('Early Bird');
  await field(page, 'additionalInfo').fill('Typed before anything was ready');
  arrived.resolve();
  await awake(page);
  expect(await field(page, 'fullName').inputValue()).toBe('Early Bird');
  expect(await field(page, 'additionalInfo').inputValue()).toBe('Typed before anything was ready');
});

test('the banner goes after five seconds or when closed, the words beside the fields stay', async () => {
  const { forms } = catalogue.en;
  const page = await visit('/join-the-waitlist');
  await awake(page);
  await send(page);
  const banner = page.getByText(forms.banner.required);
  await banner.waitFor();
  await page.getByRole('button', { name: forms.close }).click();
  await banner.waitFor({ state: 'hidden', timeout: 2_000 });
  await send(page);
  await banner.waitFor();
  await banner.waitFor({ state: 'hidden', timeout: 12_000 });
  expect(await page.getByText(forms.field.required).count()).toBe(8);
});

test('the coming-soon page hands its address over', async () => {
  const page = await visit('/fr/Comingsoon');
  await page.getByRole('textbox').fill('early@agency.example');
  await page.keyboard.press('Enter');
  await page.waitForURL(/join-waitlist/);
  await awake(page);
  expect(await field(page, 'email').inputValue()).toBe('early@agency.example');
  await page.waitForFunction(() => !location.search.includes('email'));
});

test.each(locales)('without JavaScript the form works in %s: same checks, nothing lost', async (locale) => {
  const { forms, thankYou } = catalogue[locale];
  const page = await visit(localPath(locale, '/join-the-waitlist'), { ...phone, javaScriptEnabled: false });
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
  await fill(page, { ...answers, email: 'zoe@agency', location: '' });
  await page.locator('label', { hasText: '5' }).last().click();
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  await page.getByText(forms.field.invalidEmail).waitFor();
  expect(await field(page, 'agencyName').inputValue()).toBe(answers.agencyName);
  expect(await page.locator('[name="monthlyAdSpend"]:checked').inputValue()).toBe('$5M+');
  await field(page, 'email').fill(answers.email);
  await field(page, 'location').fill('Graz');
  await send(page, locale);
  await page.waitForURL(site.url + localPath(locale, '/thank-you-page'));
  await page.getByRole('heading', { name: thankYou.title }).waitFor();
  expect(await stored()).toMatchObject([
    { agencyName: answers.agencyName, location: 'Graz', monthlyAdSpend: '$5M+', language: locale },
  ]);
});

test('the script of the page is at most 75 KB', async () => {
  const page = await newPage(browser, phone);
  open.push(page);
  const { bytes } = await brotliSize(page, `${site.url}/join-the-waitlist`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(75 * 1024);
});

test('the logo leads back to the home page', async () => {
  const page = await visit('/de/join-the-waitlist');
  await page.getByRole('link', { name: catalogue.de.layout.logo }).click();
  expect(page.url()).toBe(`${site.url}/de/`);
});
