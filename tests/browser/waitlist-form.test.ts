import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { messageClearsMs } from '../../contract/forms.ts';
import { searchLocations } from '../../contract/locations.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { desktop, formReady, phone } from './browse-site.ts';
import { field, fill, responses, send, waitlistSite } from './waitlist-page.ts';

const { site, visit, stored } = waitlistSite();

test('place suggestions are debounced, in the language of the page, and late responses are dropped', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/de/join-the-waitlist');
  await formReady(page);
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

test('with the keyboard of a phone open, every suggestion can be reached', async () => {
  const page = await visit('/join-the-waitlist', { viewport: { width: 390, height: 450 }, hasTouch: true });
  await formReady(page);
  const location = field(page, 'location');
  await location.pressSequentially('San');
  await page.getByRole('option').first().waitFor();
  const list = page.getByRole('listbox');
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(226);
  await location.press('ArrowUp');
  for (const shown of [location, list, page.getByRole('option').last()]) {
    const { y = -1, height = 0 } = (await shown.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(Math.floor(y + height)).toBeLessThanOrEqual(450);
  }
  expect(await page.getByText(catalogue.en.waitlist.hints.location).count()).toBe(1);
});

test('a web address is neither capitalised nor spell-checked, and a huge paste is kept', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/join-the-waitlist');
  await formReady(page);
  for (const name of ['companyWebsite', 'linkedInPage']) {
    expect(await field(page, name).getAttribute('autocapitalize')).toBe('none');
    expect(await field(page, name).getAttribute('spellcheck')).toBe('false');
  }
  const text = 'x'.repeat(100_000);
  for (const name of ['fullName', 'location', 'companyWebsite', 'additionalInfo']) {
    await field(page, name).focus();
    await page.keyboard.insertText(text);
    expect((await field(page, name).inputValue()).length).toBeGreaterThanOrEqual(100_000);
  }
  await send(page);
  await page.getByText('92,000 characters too many. The limit is 8,000.').waitFor();
});

test('a double click sends once', async () => {
  const page = await visit('/join-the-waitlist');
  await formReady(page);
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

test('the plan beside the form shows what was typed once it is valid, also from a draft', async () => {
  const { next } = catalogue.de.waitlist;
  const page = await visit('/de/join-the-waitlist', desktop);
  await formReady(page);
  const plan = page.getByRole('list').filter({ hasText: next.apply.name });
  const open = `${next.mail.before}${next.mail.open}`;
  await plan.getByText(open).waitFor();
  await fill(page, { fullName: 'Zoë Müller', email: 'zoe@agency' });
  await plan.getByText('Zoë Müller', { exact: true }).waitFor();
  await plan.getByText(open).waitFor();
  await fill(page, { agencyName: 'Nordlicht', email: responses.email });
  await plan.getByText('Zoë Müller, Nordlicht', { exact: true }).waitFor();
  await plan.getByText(`${next.mail.before}${responses.email}`).waitFor();
  await plan.getByText(`${next.answer.before}${next.answer.open}`).waitFor();
  await page.reload();
  await plan.getByText(`${next.mail.before}${responses.email}`).waitFor();
  await field(page, 'email').fill('');
  await plan.getByText(open).waitFor();
  expect(await field(page, 'fullName').inputValue()).toBe('Zoë Müller');
});

test('each group counts its required fields that are valid', async () => {
  const { groups, complete } = catalogue.en.waitlist;
  const page = await visit('/join-the-waitlist', desktop);
  await formReady(page);
  const legend = (name: string) => page.getByRole('group', { name, exact: true }).locator('legend');
  await legend(groups.you).getByText('0 of 3').waitFor();
  await legend(groups.media).getByText('1 of 3').waitFor();
  await fill(page, { fullName: responses.fullName, email: 'zoe@agency', location: responses.location });
  await legend(groups.you).getByText('2 of 3').waitFor();
  await field(page, 'email').fill(responses.email);
  await legend(groups.you).getByText(complete).waitFor();
  await page.reload();
  await legend(groups.you).getByText(complete).waitFor();
  await legend(groups.agency).getByText('0 of 3').waitFor();
  await fill(page);
  await legend(groups.media).getByText(complete).waitFor();
  await send(page);
  await page.getByText(catalogue.en.forms.done).waitFor();
  expect(await page.locator('legend').filter({ hasText: complete }).count()).toBe(0);
});

test('the banner disappears after five seconds or when closed, errors beside the fields stay', {
  tags: ['sweep'],
}, async () => {
  const { forms, waitlist } = catalogue.en;
  const page = await visit('/join-the-waitlist');
  await formReady(page);
  await send(page);
  const banner = page.getByText(forms.banner.required);
  await banner.waitFor();
  await page.getByRole('button', { name: forms.close }).click();
  await banner.waitFor({ state: 'hidden', timeout: 2_000 });
  expect(await field(page, 'fullName').evaluate((input) => input === document.activeElement)).toBe(true);
  await send(page);
  await banner.waitFor();
  await banner.waitFor({ state: 'hidden', timeout: 12_000 });
  for (const sentence of Object.values(waitlist.required))
    expect(await page.getByText(sentence).isVisible()).toBe(true);
});

test('a message too long to read in five seconds stays until it is closed', { tags: ['sweep'] }, async () => {
  const message = catalogue.en.api.tooManyFor('9 minutes');
  const page = await visit('/join-the-waitlist');
  await formReady(page);
  await fill(page);
  await page.route(`**${createApplication.path}`, (route) =>
    route.fulfill({ status: 429, json: { message, code: 'tooMany' } }),
  );
  await send(page);
  const banner = page.getByText(message);
  await banner.waitFor();
  await page.waitForTimeout(messageClearsMs + 1_000);
  expect(await banner.isVisible()).toBe(true);
  await page.getByRole('button', { name: catalogue.en.forms.close }).click();
  await banner.waitFor({ state: 'hidden' });
});

test('the coming-soon page passes its e-mail address on', async () => {
  const page = await visit('/fr/Comingsoon');
  await page.getByRole('textbox').fill('early@agency.example');
  await page.keyboard.press('Enter');
  // Works whether the script loaded in time or the server handled the post.
  await page.getByRole('button', { name: catalogue.fr.waitlist.submit, exact: true }).waitFor();
  await formReady(page);
  expect(await field(page, 'email').inputValue()).toBe('early@agency.example');
  await page.waitForFunction(() => !location.search.includes('email'));
});

test('the coming-soon page shows our own message on the first click and follows the waitlist’s e-mail rule', async () => {
  const { comingSoon } = catalogue.de;
  const page = await visit('/de/Comingsoon');
  const message = page.getByText(comingSoon.form.invalid);
  const join = page.getByRole('button', { name: comingSoon.form.join });
  expect(await page.locator('form').getAttribute('novalidate')).not.toBeNull();
  await join.click();
  await message.waitFor();
  await page.getByRole('textbox').fill('a@b.c');
  await join.click();
  expect(await message.isVisible()).toBe(true);
  await page.getByRole('textbox').fill('a@b.co');
  await join.click();
  await page.getByRole('button', { name: catalogue.de.waitlist.submit, exact: true }).waitFor();
});

test('without JavaScript the coming-soon page passes the address on, or explains the error', async () => {
  const { comingSoon } = catalogue.fr;
  const page = await visit('/fr/Comingsoon', { ...phone, javaScriptEnabled: false });
  const join = page.getByRole('button', { name: comingSoon.form.join });
  await join.click();
  await page.getByText(comingSoon.form.invalid).waitFor();
  await page.getByRole('textbox').fill('early@agency.example');
  await join.click();
  await page.getByRole('button', { name: catalogue.fr.waitlist.submit, exact: true }).waitFor();
  expect(await field(page, 'email').inputValue()).toBe('early@agency.example');
});

test('the logo links to the home page', async () => {
  const page = await visit('/de/join-the-waitlist');
  await page.getByRole('link', { name: catalogue.de.layout.logo }).click();
  await page.waitForURL(`${site.url}/de/`);
});
