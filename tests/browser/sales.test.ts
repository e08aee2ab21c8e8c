import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { companySizes } from '../../contract/sales.ts';
import { axeViolations } from './axe.ts';
import { formReady, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { chooseTime, fill, salesSite, send } from './sales-page.ts';
import { brotliSize } from './script-bytes.ts';

const { site, blankPage, visit, stored } = salesSite();

testInEachLanguage('a visitor contacts sales in %s', async (locale) => {
  const { sales, forms } = catalogue[locale];
  const page = await visit(locale);
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  for (const sentence of Object.values(sales.required)) await page.getByText(sentence).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await fill(page, locale, '030 1234567');
  const country = page.getByRole('combobox', { name: sales.fields.phoneCountry });
  const germany = new Intl.DisplayNames(locale, { type: 'region' }).of('DE');
  await country.selectOption({ label: `${germany} +49` });
  await send(page, locale);
  const thanks = page.getByRole('region', { name: sales.sent.title });
  await thanks.waitFor();
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await thanks.getByRole('listitem').allInnerTexts()).toEqual(sales.sent.steps);
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await stored()).toMatchObject([
    {
      full_name: 'Zoë Müller',
      phone: '+49301234567',
      phone_country: 'DE',
      company_size: '51-200',
      comments: 'How soon?',
      language: locale,
    },
  ]);
  await page.getByRole('link', { name: sales.sent.again }).click();
  await page.getByRole('form').waitFor();
  expect(await page.getByRole('textbox', { name: sales.fields.fullName }).inputValue()).toBe('');
});

test('countries are named in the language of the page, the United States first', async () => {
  const page = await visit('fr');
  const { fields } = catalogue.fr.sales;
  const options = await page
    .getByRole('combobox', { name: fields.phoneCountry })
    .locator('option')
    .allInnerTexts();
  expect(options.length).toBeGreaterThan(240);
  expect(options[0]).toBe('États-Unis +1');
  expect(options.slice(1, 4)).toEqual(['Afghanistan +93', 'Afrique du Sud +27', 'Albanie +355']);
  const sizes = page.getByRole('combobox', { name: fields.companySize }).locator('option');
  expect(await sizes.allInnerTexts()).toEqual([catalogue.fr.sales.placeholders.companySize, ...companySizes]);
});

test('a phone number rejected by the server gets an error next to it, and no input is lost', async () => {
  const page = await visit('de');
  const { sales, forms } = catalogue.de;
  await fill(page, 'de', '555 0100');
  await send(page, 'de');
  await page.getByText(forms.field.invalidPhone).waitFor();
  const number = page.getByRole('textbox', { name: sales.fields.phone });
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole('textbox', { name: sales.fields.comments }).inputValue()).toBe('How soon?');
  await page.reload();
  await formReady(page);
  expect(await number.inputValue()).toBe('555 0100');
  expect(await page.getByRole('combobox', { name: sales.fields.companySize }).inputValue()).toBe('51-200');
  expect(await stored()).toEqual([]);
});

test('a screen reader has a space between a label and the word after it', async () => {
  const page = await visit('en');
  const { sales, forms } = catalogue.en;
  const chrome = await page.context().newCDPSession(page);
  const { nodes } = await chrome.send('Accessibility.getFullAXTree');
  expect(nodes.map(({ name }) => name?.value)).toContain(`${sales.fields.comments} ${forms.optional}`);
});

testInEachLanguage(
  'without JavaScript the form works in %s',
  async (locale) => {
    const { sales, forms } = catalogue[locale];
    const page = await visit(locale, { ...phone, javaScriptEnabled: false });
    await fill(page, locale, '555 0100');
    await send(page, locale);
    await page.getByText(forms.field.invalidPhone).waitFor();
    expect(await page.getByRole('link', { name: sales.slots.all }).isVisible()).toBe(true);
    const number = page.getByRole('textbox', { name: sales.fields.phone });
    expect(await number.inputValue()).toBe('555 0100');
    expect(await page.getByRole('combobox', { name: sales.fields.companySize }).inputValue()).toBe('51-200');
    await number.fill('+33 6 12 34 56 78');
    await send(page, locale);
    await page.getByRole('heading', { name: sales.sent.title }).waitFor();
    expect(page.url()).toBe(`${site.url}${localPath(locale, '/Sales')}#sent`);
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await stored()).toMatchObject([{ phone: '+33612345678', phone_country: 'FR', language: locale }]);
  },
  [],
);

test('the page fits a small phone, even with errors, and its first field is in the first view', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('de', { viewport: { width: 320, height: 640 } });
  const first = page.getByRole('textbox', { name: catalogue.de.sales.fields.fullName });
  expect((await first.boundingBox())?.y).toBeLessThan(560);
  await fill(page, 'de', '555 0100');
  await send(page, 'de');
  await page.getByText(catalogue.de.forms.field.invalidPhone).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the scripts of the form and its free times are at most 83 KB, and do not include libphonenumber', async () => {
  const page = await blankPage(phone);
  const { bytes, text } = await brotliSize(page, `${site.url}/Sales`, () => chooseTime(page, 1));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(83 * 1024);
  expect(text).not.toContain('libphonenumber');
  expect(text).not.toContain('formatInternational');
});
