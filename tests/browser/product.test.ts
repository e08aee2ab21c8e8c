import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

const { blankPage, site } = browseSite(serveSite);

const section = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: catalogue[locale].home.ownPast.title });

async function visit(locale: Locale, options: typeof desktop): Promise<Page> {
  const page = await blankPage(options);
  await page.goto(site.url + localPath(locale, '/'));
  await section(page, locale).scrollIntoViewIfNeeded();
  await section(page, locale).getByRole('slider').waitFor();
  return page;
}

testInEachLanguage(
  'in %s the product is drawn once it is near, and passes axe on a phone',
  async (locale) => {
    const page = await visit(locale, phone);
    const { forecaster, plan, deck } = catalogue[locale].home.product;
    for (const { text } of [forecaster, plan, deck]) await section(page, locale).getByText(text).waitFor();
    expect(await section(page, locale).getByRole('heading', { level: 3 }).count()).toBe(2);
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('the forecaster of the home page works: each move of Today is another forecast', async () => {
  const page = await visit('en', desktop);
  const flag = section(page).getByRole('slider');
  const sentence = section(page).getByRole('heading', { level: 3 }).first();
  const said = /^On \w+ \d+ we would have said [\d,]+\. It was [\d,]+\.$/;
  const first = await sentence.innerText();
  expect(first).toMatch(said);
  await flag.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => sentence.innerText()).not.toBe(first);
  expect(await sentence.innerText()).toMatch(said);
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => flag.getAttribute('aria-valuetext')).toMatch(/13 weeks ago$/);
  await page.keyboard.press('End');
  await expect.poll(() => sentence.innerText()).toMatch(/conversions/);
  expect(await axeViolations(page)).toEqual([]);
});

test('without JavaScript the section leads to the forecaster', async () => {
  const page = await blankPage({ ...desktop, javaScriptEnabled: false } as typeof desktop);
  await page.goto(site.url);
  const link = section(page).getByRole('link', { name: catalogue.en.layout.begin.forecast });
  expect(await link.getAttribute('href')).toBe('/forecast');
});
