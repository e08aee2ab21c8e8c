import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { messageClearsMs } from '../../contract/forms.ts';
import { defaultLocale, type Locale, localPath } from '../../contract/locales.ts';
import { findFreeTimes } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, formReady, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite } from './whole-site.ts';

const { site, blankPage, visit } = browseSite(serveWholeSite, ({ db }) =>
  db.execute(sql`delete from support_requests`),
);

const stored = () =>
  site.db.query(sql`
    select name, email, business_type as "businessType", support_type as "supportType", message, language
    from support_requests order by created_at desc`);

async function openChat(page: Page, locale: Locale): Promise<Locator> {
  // On a phone the button appears once the page is scrolled.
  await page.mouse.wheel(0, 300);
  await page.getByRole('button', { name: catalogue[locale].layout.chat.open }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('form', { name: catalogue[locale].support.formLabel }).waitFor();
  return panel;
}

async function fill(form: Page | Locator, locale: Locale): Promise<void> {
  const { fields } = catalogue[locale].support;
  await form.getByRole('textbox', { name: fields.name }).fill('Ada');
  await form.getByRole('textbox', { name: fields.email }).fill('ada@agency.example');
  await form.getByRole('combobox', { name: fields.businessType }).selectOption('agency');
  await form.getByRole('combobox', { name: fields.supportType }).selectOption('other');
  await form.getByRole('textbox', { name: fields.message }).fill('The forecast does not load.');
}

function send(form: Page | Locator, locale: Locale): Promise<void> {
  return form.getByRole('button', { name: catalogue[locale].support.submit, exact: true }).click();
}

const request = {
  name: 'Ada',
  email: 'ada@agency.example',
  businessType: 'agency',
  supportType: 'other',
  message: 'The forecast does not load.',
};

testInEachLanguage('the chat accepts a message in %s, says thanks, and resets', async (locale) => {
  const { support, forms, layout } = catalogue[locale];
  const page = await visit(localPath(locale, '/'));
  const panel = await openChat(page, locale);
  const { y: useTop = 0 } = (await panel.getByText(support.use).boundingBox()) ?? {};
  const button = await panel.getByRole('button', { name: support.submit, exact: true }).boundingBox();
  expect(useTop).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  const privacy = panel.getByRole('link', { name: layout.footer.privacy });
  expect(await privacy.getAttribute('href')).toBe(localPath(locale, '/Privacy_Policy'));
  expect(await axeViolations(page)).toEqual([]);
  await send(panel, locale);
  await panel.getByText(forms.banner.required).waitFor();
  for (const sentence of Object.values(support.required)) await panel.getByText(sentence).waitFor();
  const name = panel.getByRole('textbox', { name: support.fields.name });
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await fill(panel, locale);
  await send(panel, locale);
  await panel.getByText(support.sent.title).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await name.inputValue()).toBe('');
  expect(await panel.getByRole('combobox', { name: support.fields.businessType }).inputValue()).toBe(
    'individual',
  );
  expect(await panel.getByRole('combobox', { name: support.fields.supportType }).inputValue()).toBe(
    'tech-support',
  );
  expect(await stored()).toMatchObject([{ ...request, language: locale }]);
  if (locale !== defaultLocale) return;
  await panel.getByText(support.sent.title).waitFor({ state: 'hidden', timeout: 2 * messageClearsMs });
});

test('the chat loads no script until it opens, only that of the visit runs, and then at most 83 KB', async () => {
  for (const path of ['/', '/pricing']) {
    const page = await blankPage(desktop);
    expect((await brotliSize(page, site.url + path)).bytes).toBeLessThan(500);
    const { bytes } = await brotliSize(page, site.url + path, () => openChat(page, 'en'));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(83 * 1024);
  }
});

test('the chat’s form brings its styles along, and works without them', { tags: ['sweep'] }, async () => {
  const readLayout = (panel: Locator) =>
    panel.getByRole('form').evaluate((form) => getComputedStyle(form).display);
  const page = await visit('/pricing');
  const styles = page.waitForResponse(/\/assets\/late-[0-9a-f]+\.css$/);
  expect(await readLayout(await openChat(page, 'en'))).toBe('grid');
  expect((await styles).headers()['cache-control']).toContain('immutable');

  const unstyled = await blankPage();
  await unstyled.route('**/assets/late-*', (route) => route.abort());
  await unstyled.goto(`${site.url}/pricing`);
  const panel = await openChat(unstyled, 'en');
  expect(await readLayout(panel)).toBe('block');
  await fill(panel, 'en');
  await send(panel, 'en');
  await panel.getByText(catalogue.en.support.sent.title).waitFor();
  expect(await stored()).toMatchObject([request]);
});

test('a draft in the chat is restored after a reload and on the support page', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/', desktop);
  const { fields } = catalogue.en.support;
  await fill(await openChat(page, 'en'), 'en');
  await page.reload();
  const panel = await openChat(page, 'en');
  expect(await panel.getByRole('textbox', { name: fields.message }).inputValue()).toBe(request.message);
  expect(await panel.getByRole('combobox', { name: fields.businessType }).inputValue()).toBe('agency');
  await page.goto(`${site.url}/fr/support`);
  await formReady(page);
  const { fields: french } = catalogue.fr.support;
  expect(await page.getByRole('textbox', { name: french.message }).inputValue()).toBe(request.message);
});

test('the panel takes the focus, Escape closes it and restores the focus', async () => {
  const page = await visit('/', desktop);
  const button = page.getByRole('button', { name: catalogue.en.layout.chat.open });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('form').waitFor();
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

testInEachLanguage('the support page accepts a message in %s and says thanks', async (locale) => {
  const { support } = catalogue[locale];
  const page = await visit(localPath(locale, '/support'));
  await formReady(page);
  await fill(page, locale);
  await send(page, locale);
  const thanks = page.getByRole('region', { name: support.sent.title });
  await thanks.waitFor();
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await thanks.getByRole('listitem').allInnerTexts()).toEqual(support.next.steps);
  expect(await page.getByRole('heading', { name: support.next.title }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await stored()).toMatchObject([{ ...request, language: locale }]);
});

testInEachLanguage(
  'without JavaScript the chat links to the support page, which works in %s',
  async (locale) => {
    const { layout, support, forms } = catalogue[locale];
    const page = await visit(localPath(locale, '/'), { ...phone, javaScriptEnabled: false });
    await page.mouse.wheel(0, 300);
    await page.getByRole('button', { name: layout.chat.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: layout.chat.write }).click();
    await page.waitForURL(site.url + localPath(locale, '/support'));
    await fill(page, locale);
    await page.getByRole('textbox', { name: support.fields.email }).fill('ada@agency');
    await send(page, locale);
    await page.getByText(forms.field.invalidEmail).first().waitFor();
    expect(await page.getByRole('combobox', { name: support.fields.supportType }).inputValue()).toBe('other');
    await page.getByRole('textbox', { name: support.fields.email }).fill(request.email);
    await send(page, locale);
    await page.getByRole('heading', { name: support.sent.title }).waitFor();
    expect(page.url()).toBe(`${site.url}${localPath(locale, '/support')}#sent`);
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await stored()).toMatchObject([{ ...request, language: locale }]);
  },
  [],
);

test('a visitor who would rather talk is led to the calendar, and keeps their input', async () => {
  const { support } = catalogue.en;
  const page = await visit('/support', phone);
  const name = page.getByRole('textbox', { name: support.fields.name });
  await name.fill('Ada');
  const calendar = page.getByText('The calendar shows which days are free.');
  expect(await calendar.isVisible()).toBe(false);
  await page.getByRole('radio', { name: support.ways.talk }).check();
  expect([await calendar.isVisible(), await name.isVisible()]).toEqual([true, false]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: support.ways.write }).check();
  expect(await name.inputValue()).toBe('Ada');
});

test('Talk says when the next call is free, and nothing of it where that is not known', async () => {
  const { talkHint } = catalogue.en.support.ways;
  const page = await visit('/support', phone);
  await page.getByText(/^Next free call: .+, \d\d:\d\d$/).waitFor();
  expect(await page.getByText(talkHint).count()).toBe(0);
  const offline = await blankPage(phone);
  await offline.route(`**${findFreeTimes.path}`, (route) => route.abort());
  const asked = offline.waitForRequest(`**${findFreeTimes.path}`);
  await offline.goto(`${site.url}/support`);
  await asked;
  expect(await offline.getByText(talkHint).isVisible()).toBe(true);
  for (const [shown, calls] of [
    [page, 3],
    [offline, 0],
  ] as const) {
    await shown.getByRole('radio', { name: catalogue.en.support.ways.talk }).check();
    await expect.poll(() => shown.getByRole('link', { name: / to \d\d:\d\d / }).count()).toBe(calls);
  }
});

test('without JavaScript both ways are there, one below the other', async () => {
  const { support } = catalogue.en;
  const page = await visit('/support', { ...desktop, javaScriptEnabled: false });
  expect(await page.getByText('The calendar shows which days are free.').isVisible()).toBe(true);
  expect(await page.getByRole('textbox', { name: support.fields.name }).isVisible()).toBe(true);
  expect(await page.getByRole('radio', { name: support.ways.talk }).isVisible()).toBe(false);
});
