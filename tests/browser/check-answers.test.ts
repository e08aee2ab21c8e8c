import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { check, checkSite, fieldOf, heading } from './check-page.ts';

const { shopUrl, visit, openInShop } = await checkSite();

async function isNarrow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test.each(locales)(
  'a site with Analytics gets a positive result in %s, with the evidence',
  async (locale) => {
    const { answer, looksFor } = catalogue[locale].checkGaTag;
    const page = await visit(locale);
    expect(await axeViolations(page)).toEqual([]);
    await check(page, locale, `${shopUrl}/with`);
    const title = heading(page, answer.titles.found);
    await title.waitFor();
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('status').textContent()).toContain(answer.nextSteps.none);
    const table = page.getByRole('table', { name: answer.evidence.title });
    expect(await table.getByRole('row').allTextContents()).toEqual([
      expect.anything(),
      expect.stringContaining(
        `G-7K2M4Q9XTB${answer.section.replace('{where}', answer.places['script-url']).replace('{section}', 'head')}`,
      ),
      expect.stringContaining(answer.places['inline-script']),
      expect.stringContaining(`UA-12345678-1`),
    ]);
    expect(await page.getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining([answer.warnings.retired.replace('{id}', 'UA-12345678-1'), answer.consent.seen]),
    );
    expect(await heading(page, looksFor.title).isVisible()).toBe(false);
    expect(await isNarrow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: answer.carry }).click();
    const taken = page.getByLabel(catalogue[locale].waitlist.fields.toolResults);
    await taken.waitFor();
    expect(await taken.inputValue()).toContain('G-7K2M4Q9XTB');
  },
);

test.each(locales)('a site without Analytics gets a link to a prepared ticket in %s', async (locale) => {
  const { answer } = catalogue[locale].checkGaTag;
  const page = await visit(locale);
  await check(page, locale, `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  const { before, after } = answer.ticket;
  const sentence = `${answer.titles.missing} ${before}${settings.email}${after}`;
  expect(await page.getByRole('status').textContent()).toContain(sentence);
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  const link = new URL((await mail.getAttribute('href')) ?? '');
  expect(link.searchParams.get('subject')).toContain('www.shop.example');
  expect(link.searchParams.get('body')).toContain(`${shopUrl}/without`);
  expect(link.searchParams.get('body')).toContain(answer.ticket.nothing);
  expect(await isNarrow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(locales)(
  'a site that refuses our request is not reported as lacking Analytics in %s',
  async (locale) => {
    const { answer } = catalogue[locale].checkGaTag;
    const page = await visit(locale);
    const path = `/private-${locale}`;
    await check(page, locale, shopUrl + path);
    await heading(page, answer.titles.refused).waitFor();
    const said = await page.getByRole('status').textContent();
    expect(said).toContain('403');
    expect(said).not.toContain(answer.titles.missing);
    expect(await axeViolations(page)).toEqual([]);

    openInShop(path);
    await page.getByRole('button', { name: answer.again }).click();
    await heading(page, answer.titles.missing).waitFor();
  },
);

test.each(locales)(
  'only retired tags, and a script that was not read, are said as they are in %s',
  async (locale) => {
    const { answer } = catalogue[locale].checkGaTag;
    const page = await visit(locale);
    await check(page, locale, `${shopUrl}/retired`);
    await heading(page, answer.titles.retired).waitFor();
    expect(await page.getByRole('status').textContent()).not.toContain(answer.titles.found);
    expect(await axeViolations(page)).toEqual([]);

    await check(page, locale, `${shopUrl}/unseen`);
    await heading(page, answer.titles.unseen).waitFor();
    await heading(page, answer.unread.title).waitFor();
    const said = await page.getByRole('status').textContent();
    expect(said).not.toContain(answer.titles.missing);
    expect(said).not.toContain(settings.email);
    expect(await page.getByRole('listitem').allTextContents()).toContainEqual(
      expect.stringMatching(/www\.shop\.example\/bundle\.js.* 2/),
    );
    expect(await isNarrow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('the English sentences are those of the specification', async () => {
  const page = await visit('en');
  await check(page, 'en', `${shopUrl}/with`);
  await page.getByText('Good! GA code is added.', { exact: true }).waitFor();
  await check(page, 'en', `${shopUrl}/without`);
  await page.getByText('We detected that your website does not have a GA code.').waitFor();
  expect(await page.getByRole('status').textContent()).toContain(
    `We detected that your website does not have a GA code. Please submit a ticket on this ID: ${settings.email} to add the GA code.`,
  );
});

test.each(locales)('without JavaScript the result is on the page itself in %s', async (locale) => {
  const { answer, looksFor } = catalogue[locale].checkGaTag;
  const page = await visit(locale, { ...phone, javaScriptEnabled: false });
  await check(page, locale, `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  expect(await heading(page, looksFor.title).count()).toBe(0);
  expect(await page.getByRole('table', { name: answer.evidence.title }).getByRole('row').count()).toBe(4);
  expect(await page.getByText(answer.consent.seen).isVisible()).toBe(true);
  expect(await fieldOf(page, locale).inputValue()).toBe(`${shopUrl}/with`);
  expect(await isNarrow(page)).toBe(true);

  await check(page, locale, `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  expect(await mail.getAttribute('href')).toContain('www.shop.example');
  expect(await page.getByRole('table', { name: answer.evidence.title }).count()).toBe(0);

  await check(page, locale, `${shopUrl}/retired`);
  await heading(page, answer.titles.retired).waitFor();
  await check(page, locale, `${shopUrl}/unseen`);
  await heading(page, answer.titles.unseen).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toContainEqual(
    expect.stringContaining('www.shop.example/bundle.js'),
  );

  await check(page, locale, `${shopUrl}/private`);
  await heading(page, answer.titles.refused).waitFor();
  expect(await page.getByText(answer.facts.answered, { exact: true }).isVisible()).toBe(true);
  await page.getByRole('button', { name: answer.again }).click();
  await heading(page, answer.titles.refused).waitFor();
});
