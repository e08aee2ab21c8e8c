import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { check, checkSite, findRow, heading, urlField } from './check-page.ts';
import { testInEachLanguage } from './languages.ts';

const { shopUrl, visit, openInShop } = await checkSite();

async function isNarrow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

testInEachLanguage(
  'a site with Analytics gets a positive result in %s, with the evidence',
  async (locale) => {
    const { answer, sample } = catalogue[locale].checkGaTag;
    const page = await visit(locale);
    expect(await page.getByText(sample.badge).isVisible()).toBe(true);
    await check(page, locale, `${shopUrl}/with`);
    const title = heading(page, answer.titles.found);
    await title.waitFor();
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('status').textContent()).toContain(answer.nextSteps.none.why);
    const rows = await page.getByRole('status').getByRole('figure').getByRole('listitem').allTextContents();
    expect(rows.filter((row) => /(?:G|UA)-/.test(row))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${answer.map.line} 2G-7K2M4Q9XTB .*${answer.places['script-url']}.*${answer.confidences.certain}$`,
        ),
      ),
      expect.stringMatching(new RegExp(`^${answer.map.line} 3.*${answer.places['inline-script']}`)),
      expect.stringMatching(new RegExp(`^${answer.map.line} 64 ?UA-12345678-1.*${answer.retired}$`)),
    ]);
    expect(await page.getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining([answer.warnings.retired.replace('{id}', 'UA-12345678-1'), answer.consent.seen]),
    );
    expect(await page.getByText(sample.badge).isVisible()).toBe(false);
    expect(await isNarrow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: answer.carry }).click();
    const taken = page.getByLabel(catalogue[locale].waitlist.fields.toolResults);
    await taken.waitFor();
    expect(await taken.inputValue()).toContain('G-7K2M4Q9XTB');
  },
);

testInEachLanguage('a site without Analytics gets a link to a prepared ticket in %s', async (locale) => {
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
  expect(await findRow(page, answer.map.slot.name).isVisible()).toBe(true);
  const note = page.getByText(answer.developer.places.plain);
  expect(await note.isVisible()).toBe(true);
  const forward = await page.getByRole('link', { name: answer.developer.mail }).getAttribute('href');
  expect(new URL(forward ?? '').searchParams.get('body')).toContain(answer.developer.places.plain);
  expect(await isNarrow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

testInEachLanguage(
  'a site that refuses our request is not reported as lacking Analytics in %s',
  async (locale) => {
    const { answer, form } = catalogue[locale].checkGaTag;
    const page = await visit(locale);
    const path = `/private-${locale}`;
    await check(page, locale, shopUrl + path);
    await heading(page, answer.titles.refused).waitFor();
    const said = await page.getByRole('status').textContent();
    expect(said).toContain('403');
    expect(said).not.toContain(answer.titles.missing);
    expect(said).toContain('ForespanTagCheck/1.0');
    expect(await findRow(page, answer.attempt.unseen).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    openInShop(path);
    await page.getByRole('button', { name: form.again }).click();
    await heading(page, answer.titles.missing).waitFor();
  },
);

testInEachLanguage(
  'retired tags alone, and an unread script, are reported as such in %s',
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
    expect(await findRow(page, 'www.shop.example/bundle.js').textContent()).toContain(answer.pins.unread);
    const gaps = page.getByRole('table').getByRole('row');
    expect(await gaps.last().textContent()).toMatch(/www\.shop\.example\/bundle\.js.* 2/);
    expect(await isNarrow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  },
  [],
);

testInEachLanguage(
  'without JavaScript the result is on the page itself in %s',
  async (locale) => {
    const { answer, sample, form } = catalogue[locale].checkGaTag;
    const page = await visit(locale, { ...phone, javaScriptEnabled: false });
    expect(await page.getByText(sample.badge).isVisible()).toBe(true);
    await check(page, locale, `${shopUrl}/with`);
    await heading(page, answer.titles.found).waitFor();
    expect(await page.getByText(sample.badge).count()).toBe(0);
    expect(await findRow(page, 'UA-12345678-1').textContent()).toContain(answer.retired);
    expect(await page.getByText(answer.consent.seen).isVisible()).toBe(true);
    expect(await urlField(page, locale).inputValue()).toBe(`${shopUrl}/with`);
    expect(await isNarrow(page)).toBe(true);

    await check(page, locale, `${shopUrl}/without`);
    await heading(page, answer.titles.missing).waitFor();
    const mail = page.getByRole('main').getByRole('link', { name: settings.email });
    expect(await mail.getAttribute('href')).toContain('www.shop.example');
    expect(await findRow(page, answer.map.slot.name).isVisible()).toBe(true);
    expect(await page.getByText(answer.developer.places.plain).isVisible()).toBe(true);

    await check(page, locale, `${shopUrl}/retired`);
    await heading(page, answer.titles.retired).waitFor();
    await check(page, locale, `${shopUrl}/unseen`);
    await heading(page, answer.titles.unseen).waitFor();
    expect(await findRow(page, 'www.shop.example/bundle.js').textContent()).toContain(answer.pins.unread);
    expect(await page.getByRole('cell', { name: answer.unread.reasons.refused }).isVisible()).toBe(true);

    await check(page, locale, `${shopUrl}/private`);
    await heading(page, answer.titles.refused).waitFor();
    expect(await findRow(page, answer.attempt.ends.refused).textContent()).toContain('403');
    const link = page.getByLabel(answer.share.label);
    expect(await link.inputValue()).toMatch(/\?url=http/);
    await page.getByRole('button', { name: form.submit }).click();
    await heading(page, answer.titles.refused).waitFor();
  },
  [],
);
