import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { axeViolations } from './axe.ts';
import { asLongAsAPerson, formAwake, phone } from './browser-of.ts';
import { answers, field, fill, send, waitlistSite } from './waitlist-page.ts';

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

const { site, visit, stored } = waitlistSite({ engine: 'embedded' });

test.each(locales)('an agency applies in %s on a phone and gets the thank-you page', async (locale) => {
  const { forms, thankYou } = catalogue[locale];
  const page = await visit(localPath(locale, '/join-the-waitlist'));
  await formAwake(page);
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

test('with the keyboard alone, names are capitalised, URL schemes added, a place is chosen, and the form sent', async () => {
  const page = await visit('/join-waitlist', { viewport: { width: 1440, height: 900 } });
  await formAwake(page);
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
  expect(await field(page, 'location').inputValue()).toBe('Munich (München), Bavaria, Germany');
  await page.keyboard.press('Tab');
  await type('big agency');
  await type('agency.example');
  await type('http://linkedin.example/agency');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await type('SA360');
  await type('ops@agency.example');
  const submit = page.getByRole('button', { name: catalogue.en.waitlist.submit, exact: true });
  // Past what may be left empty.
  for (let fields = 0; fields < 5 && !(await isFocused(submit)); fields++) await page.keyboard.press('Tab');
  expect(await isFocused(submit)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(catalogue.en.forms.done).waitFor();
  expect(await stored()).toMatchObject([
    {
      fullName: 'Jane McDonald',
      agencyName: 'Big Agency',
      location: 'Munich (München), Bavaria, Germany',
      companyWebsite: 'https://agency.example',
      linkedInPage: 'http://linkedin.example/agency',
      monthlyAdSpend: '$500K–$1M',
    },
  ]);
});

test('with the server down no input is lost, and once it is back the form can be sent', async () => {
  const { forms } = catalogue.es;
  const page = await visit('/es/join-the-waitlist');
  await formAwake(page);
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
  await formAwake(page);
  expect(await field(page, 'agencyName').inputValue()).toBe(answers.agencyName);
  await asLongAsAPerson(page);
  await send(page, 'es');
  await page.getByText(forms.done).waitFor();
  expect(await stored()).toMatchObject([{ email: answers.email, language: 'es', flag: null }]);
});

test.each(locales)(
  'without JavaScript the form works in %s, with the same validation and no lost input',
  async (locale) => {
    const { forms, thankYou } = catalogue[locale];
    const page = await visit(localPath(locale, '/join-the-waitlist'), { ...phone, javaScriptEnabled: false });
    await fill(page, { ...answers, email: 'zoe@agency', location: '' });
    await page.locator('label', { hasText: '5' }).last().click();
    await send(page, locale);
    await page.getByText(forms.banner.required).waitFor();
    await page.getByText(forms.field.invalidEmail).waitFor();
    await expect.poll(() => isFocused(field(page, 'email'))).toBe(true);
    const { y = -1 } = (await page.getByText(forms.field.invalidEmail).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(phone.viewport.height);
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
  },
);
