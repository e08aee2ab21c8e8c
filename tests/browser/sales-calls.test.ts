import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { bookMeeting, findFreeTimes, meetingEnd, slotStart } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { axeViolations } from './axe.ts';
import { formReady, phone, skipSpamDelay } from './browse-site.ts';
import { chooseTime, fill, salesSite, send } from './sales-page.ts';

const { site, blankPage, visit, stored } = salesSite();

test('a question and a call are sent together, and the button says so', async () => {
  const page = await visit('en');
  await fill(page, 'en', '202 555 0142');
  await page.getByRole('radio', { name: catalogue.en.sales.ways.talk }).check();
  const group = page.getByRole('group', { name: catalogue.en.sales.slots.title });
  await group.getByText(/Your time, GMT/).waitFor();
  expect(await chooseTime(page, 2)).toMatch(/^Contact Sales and book \w+day, \w+ \d+, \d\d:\d\d$/);
  expect(await axeViolations(page)).toEqual([]);
  await send(page, 'en');
  await page.waitForURL(`${site.url}/meeting/*`);
  expect(await stored()).toMatchObject([{ full_name: 'Zoë Müller', comments: 'How soon?' }]);
  expect(await site.db.query(sql`select * from meetings`)).toMatchObject([
    { name: 'Zoë Müller', email: 'zoe@agency.example', status: 'booked' },
  ]);
});

test('before it is chosen, Talk says when the next call is free, and asks again the day after', async () => {
  const { slots, ways } = catalogue.en.sales;
  const page = await blankPage(phone);
  await page.clock.install();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(findFreeTimes.path)) requests++;
  });
  await page.goto(`${site.url}/Sales`);
  const next = page.getByText(/^Next free call: .+, \d\d:\d\d$/);
  await next.waitFor();
  const asked = requests;
  await page.getByRole('radio', { name: ways.talk }).check();
  const first = page.getByRole('group', { name: slots.title }).locator('label:has(em)').first();
  const [time, near] = [await first.locator('strong').innerText(), await first.locator('i').innerText()];
  expect(await next.innerText()).toBe(`Next free call: ${near}, ${time}`);
  await page.clock.fastForward('25:00:00');
  await expect.poll(() => requests).toBeGreaterThan(asked);
});

test('where it is not known when a call is free, nothing is said about it', async () => {
  const page = await blankPage(phone);
  for (const respond of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ json: { today: '2026-01-01', last: '2026-01-01', days: [] } }),
  ]) {
    await page.route(`**${findFreeTimes.path}`, respond);
    const asked = page.waitForRequest(`**${findFreeTimes.path}`);
    await page.goto(`${site.url}/Sales`);
    await asked;
    await formReady(page);
    expect(await page.getByText(catalogue.en.sales.ways.talkHint).isVisible()).toBe(true);
    expect(await page.getByText('Next free call').count()).toBe(0);
    await page.getByRole('radio', { name: catalogue.en.sales.ways.talk }).check();
    const calls = page.getByRole('group', { name: catalogue.en.sales.slots.title });
    await calls.getByRole('link', { name: catalogue.en.sales.slots.all }).waitFor();
    // No space is left for times.
    await expect.poll(async () => (await calls.boundingBox())?.height).toBeLessThan(120);
    await page.unroute(`**${findFreeTimes.path}`);
  }
});

test('a visitor who decides to write books nothing', async () => {
  const page = await visit('en');
  await fill(page, 'en', '202 555 0142');
  await chooseTime(page, 1);
  await page.getByRole('radio', { name: catalogue.en.sales.ways.write }).check();
  await skipSpamDelay(page);
  await send(page, 'en');
  await page.getByRole('region', { name: catalogue.en.sales.sent.title }).waitFor();
  expect(await site.db.query(sql`select * from meetings`)).toEqual([]);
});

test('if a month has no free times left, those of the next are offered', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage(phone);
  const now = new Date();
  await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth(), 0, 12));
  await page.goto(`${site.url}/Sales`);
  await formReady(page);
  expect(await chooseTime(page, 1)).toMatch(/^Contact Sales and book /);
});

/** Sends the form for a time that someone else takes at that moment. */
async function sendTooLate(page: Page): Promise<void> {
  await skipSpamDelay(page);
  await fill(page, 'en', '202 555 0142');
  await chooseTime(page, 1);
  const wanted = page.waitForRequest(`**${bookMeeting.path}`);
  await page.route(`**${bookMeeting.path}`, async (route) => {
    await takeEverywhere(slotStart(route.request().postDataJSON()));
    await route.continue();
  });
  await send(page, 'en');
  await wanted;
  await page.getByText(catalogue.en.sales.slots.kept).waitFor();
  await page.unroute(`**${bookMeeting.path}`);
}

test('if the time is taken in the meantime the question is kept, and another time can be booked', async () => {
  const page = await visit('en');
  await sendTooLate(page);
  const kept = page.getByText(catalogue.en.sales.slots.kept);
  await expect.poll(() => kept.evaluate((text) => text === document.activeElement)).toBe(true);
  expect(await page.getByRole('alert').first().isVisible()).toBe(true);
  expect(await stored()).toHaveLength(1);
  expect(await page.getByRole('textbox', { name: 'Comments' }).isVisible()).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  const label = await chooseTime(page, 1);
  expect(label).toMatch(/^Book /);
  await page.getByRole('button', { name: label }).click();
  await page.waitForURL(`${site.url}/meeting/*`);
  expect(await stored()).toHaveLength(1);
  const booked = await site.db.query(sql`select * from meetings`);
  expect(booked.filter(({ email }) => email === 'zoe@agency.example')).toHaveLength(1);
});

test('the page reloaded after that sends the same question again, which is stored once', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('en');
  await sendTooLate(page);
  await page.reload();
  await formReady(page);
  await skipSpamDelay(page);
  const label = await chooseTime(page, 1);
  await page.getByRole('button', { name: label }).click();
  await page.waitForURL(`${site.url}/meeting/*`);
  expect(await stored()).toHaveLength(1);
  const booked = await site.db.query(sql`select * from meetings`);
  expect(booked.filter(({ email }) => email === 'zoe@agency.example')).toHaveLength(1);
});

/** Someone else books every host at that time. */
async function takeEverywhere(startsAt: Date): Promise<void> {
  await site.db.execute(sql`
    insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset, host_id)
    select gen_random_uuid(), 'en', 'Someone', 'someone@x.example', 'someone@x.example', ${startsAt},
      ${meetingEnd(startsAt)}, 0, id
    from hosts`);
}
