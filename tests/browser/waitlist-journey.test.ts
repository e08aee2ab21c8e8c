import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { sql } from '../../server/db/sql.ts';
import { apiMessages } from '../../server/messages.ts';
import { smtpSink } from '../../server/testing/smtp-sink.ts';
import { axeViolations } from './axe.ts';
import { formReady, phone, skipSpamDelay } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { field, fill, responses, send, waitlistSite } from './waitlist-page.ts';
import { serveWholeSite } from './whole-site.ts';

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

const { site, visit, blankPage, stored } = waitlistSite();

testInEachLanguage('an agency applies in %s on a phone and gets the thank-you page', async (locale) => {
  const { forms, thankYou, waitlist } = catalogue[locale];
  const page = await visit(localPath(locale, '/join-the-waitlist'));
  await formReady(page);
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  for (const sentence of Object.values(waitlist.required)) await page.getByText(sentence).waitFor();
  expect(await field(page, 'fullName').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, { ...responses, email: 'zoe@agency' });
  await send(page, locale);
  await page.getByRole('alert').getByText(forms.banner.invalidEmail).waitFor();
  await field(page, 'email').fill(responses.email);
  await page.locator('[data-error-for="email"]').waitFor({ state: 'hidden' });
  await skipSpamDelay(page);
  await send(page, locale);
  await page.getByText(forms.done).waitFor();
  expect(await field(page, 'fullName').inputValue()).toBe('');
  await page.waitForURL(site.url + localPath(locale, '/thank-you-page'));
  await page.getByRole('heading', { name: thankYou.title }).waitFor();
  expect(await stored()).toMatchObject([
    {
      ...responses,
      companyWebsite: 'https://nordlicht.example',
      linkedInPage: 'https://linkedin.example/nordlicht',
      language: locale,
      flag: null,
    },
  ]);
});

test('with the keyboard alone, names are capitalised, URL schemes added, a place is chosen, and the form sent', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/forecast?utm_source=letter#kept=private`, {
    referer: 'https://news.example/',
  });
  await page.goto(`${site.url}/join-waitlist`);
  await formReady(page);
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
  // Skips optional fields.
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
      referrerHost: 'news.example',
      landingPage: '/forecast',
      utmSource: 'letter',
    },
  ]);
});

test('with the server down no input is lost, and once it is back the form can be sent', async () => {
  const { forms } = catalogue.es;
  const page = await visit('/es/join-the-waitlist');
  await formReady(page);
  await fill(page);
  const path = `**${createApplication.path}`;
  await page.route(path, (route) => route.abort('connectionrefused'));
  await send(page, 'es');
  await page.getByText(forms.failed).waitFor();
  expect(await field(page, 'agencyName').inputValue()).toBe(responses.agencyName);
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ status: 503, body: '<html>bad gateway</html>' }));
  await send(page, 'es');
  await page.getByText(forms.refused).waitFor();
  await page.unroute(path);
  await page.reload();
  await formReady(page);
  expect(await field(page, 'agencyName').inputValue()).toBe(responses.agencyName);
  await skipSpamDelay(page);
  await send(page, 'es');
  await page.getByText(forms.done).waitFor();
  expect(await stored()).toMatchObject([{ email: responses.email, language: 'es', flag: null }]);
});

testInEachLanguage(
  'without JavaScript the form works in %s, with the same validation and no lost input',
  async (locale) => {
    const { forms, thankYou } = catalogue[locale];
    const page = await visit(localPath(locale, '/join-the-waitlist'), { ...phone, javaScriptEnabled: false });
    await fill(page, { ...responses, email: 'zoe@agency', location: '' });
    await page.locator('label', { hasText: '5' }).last().click();
    await send(page, locale);
    await page.getByText(forms.banner.required).waitFor();
    await page.getByText(forms.field.invalidEmail).waitFor();
    await expect.poll(() => isFocused(field(page, 'email'))).toBe(true);
    const { y = -1 } = (await page.getByText(forms.field.invalidEmail).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(phone.viewport.height);
    expect(await field(page, 'agencyName').inputValue()).toBe(responses.agencyName);
    expect(await page.locator('[name="monthlyAdSpend"]:checked').inputValue()).toBe('$5M+');
    await field(page, 'email').fill(responses.email);
    await field(page, 'location').fill('Graz');
    await send(page, locale);
    await page.waitForURL(site.url + localPath(locale, '/thank-you-page'));
    await page.getByRole('heading', { name: thankYou.title }).waitFor();
    expect(await stored()).toMatchObject([
      { agencyName: responses.agencyName, location: 'Graz', monthlyAdSpend: '$5M+', language: locale },
    ]);
  },
);

for (const [locale, javaScriptEnabled] of [
  ['de', true],
  ['fr', false],
] as const)
  test(`with double opt-in every page says that a click is needed, and a lost mail comes again (${locale}, JavaScript: ${javaScriptEnabled})`, {
    // Without JavaScript it is the server’s pages, which its own tests read.
    tags: javaScriptEnabled ? [] : ['sweep'],
  }, async () => {
    const { waitlist, thankYou, confirmApplication: confirm, forms } = catalogue[locale];
    const { waiting, confirmed } = apiMessages[locale].confirmation;
    const smtp = await smtpSink();
    const strict = await serveWholeSite({ DOUBLE_OPT_IN: 'on', SMTP_URL: smtp.url });
    try {
      const page = await blankPage({ ...phone, javaScriptEnabled });
      await page.goto(strict.url + localPath(locale, '/join-the-waitlist'));
      await page.getByText(waitlist.next.mail.confirm).waitFor();
      if (javaScriptEnabled) await formReady(page);
      await fill(page);
      if (javaScriptEnabled) await skipSpamDelay(page);
      await send(page, locale);
      await page.waitForURL(strict.url + localPath(locale, '/thank-you-page'));
      await page.getByRole('heading', { name: thankYou.optIn.title }).waitFor();
      await page.getByText(thankYou.optIn.lede).waitFor();
      expect(await page.getByText(thankYou.lede).count()).toBe(0);
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await smtp.arrived(1);

      // As if it had been lost a while ago.
      await strict.db.execute(
        sql`update outbox set created_at = now() - interval '1 hour', dedupe_key = 'lost'`,
      );
      await page.getByRole('link', { name: thankYou.optIn.again }).click();
      await page.getByRole('heading', { name: confirm.title }).waitFor();
      const sendAgain = page.getByRole('button', { name: confirm.again.submit });
      await sendAgain.click();
      await page.getByText(forms.field.required).waitFor();
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await field(page, 'email').fill(responses.email);
      await sendAgain.click();
      await page.getByRole('region', { name: confirm.again.sent.title }).waitFor();
      expect(await sendAgain.isVisible()).toBe(false);
      await smtp.arrived(2);

      const [, link = ''] = /localhost:\d+(\S+)/.exec(smtp.mails[1]?.text ?? '') ?? [];
      await page.goto(strict.url + link);
      await page.getByRole('heading', { name: waiting.title }).waitFor();
      const plan = page.getByRole('list', { name: thankYou.next.label });
      expect(await plan.getByText(thankYou.next.answer.name).isVisible()).toBe(true);
      await plan.getByRole('button', { name: confirm.action }).click();
      await page.getByRole('heading', { name: confirmed.title }).waitFor();
      expect(await plan.getByText(thankYou.next.confirm.done).isVisible()).toBe(true);
      expect(await plan.getByText(thankYou.next.read.done).isVisible()).toBe(false);
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await strict.db.execute(sql`update applications set status = 'declined'`);
      await page.reload();
      expect(await plan.getByText(thankYou.next.answer.done).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: confirm.action }).count()).toBe(0);
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: thankYou.back }).waitFor();
      expect(await strict.db.query(sql`select * from applications`)).toMatchObject([
        { opted_in_at: expect.any(Date) },
      ]);
      // The third is for the operator: the applicant gets no other mail.
      await smtp.arrived(3);
    } finally {
      await strict.close();
    }
  });
