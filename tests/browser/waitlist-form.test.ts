import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { searchLocations } from '../../contract/locations.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { formAwake, phone } from './browser-of.ts';
import { brotliSize } from './script-bytes.ts';
import { field, fill, send, waitlistSite } from './waitlist-page.ts';

const { site, blankPage, visit, stored } = waitlistSite();

test('places are asked for after a pause, in the language of the page, and late answers are dropped', async () => {
  const page = await visit('/de/join-the-waitlist');
  await formAwake(page);
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
  await formAwake(page);
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

test('what was typed before the script arrived is still there after it, on a slow line', async () => {
  const page = await blankPage(phone);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/join-the-waitlist`, { waitUntil: 'commit' });
  await field(page, 'fullName').fill('Early Bird');
  await field(page, 'additionalInfo').fill('Typed before anything was ready');
  arrived.resolve();
  await formAwake(page);
  expect(await field(page, 'fullName').inputValue()).toBe('Early Bird');
  expect(await field(page, 'additionalInfo').inputValue()).toBe('Typed before anything was ready');
});

test('the banner goes after five seconds or when closed, the words beside the fields stay', async () => {
  const { forms } = catalogue.en;
  const page = await visit('/join-the-waitlist');
  await formAwake(page);
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
  await formAwake(page);
  expect(await field(page, 'email').inputValue()).toBe('early@agency.example');
  await page.waitForFunction(() => !location.search.includes('email'));
});

test('the script of the page is at most 75 KB', async () => {
  const page = await blankPage(phone);
  const { bytes } = await brotliSize(page, `${site.url}/join-the-waitlist`, () => formAwake(page));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(75 * 1024);
});

test('the logo leads back to the home page', async () => {
  const page = await visit('/de/join-the-waitlist');
  await page.getByRole('link', { name: catalogue.de.layout.logo }).click();
  await page.waitForURL(`${site.url}/de/`);
});
