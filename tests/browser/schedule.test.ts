import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { addDays, addMonths, dayOfMonth, lastDay, monthOf, weekStart } from '../../contract/calendar.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { endOf, startOf, wallClock } from '../../contract/meeting.ts';
import { meetings, outbox } from '../../server/db/schema.ts';
import { uuid7 } from '../../server/db/uuid7.ts';
import { readCalendar } from '../../server/meetings/testing/read-calendar.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage } from './launch.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

let site: WholeSite;
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveWholeSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
  await site.db.delete(outbox);
  await site.db.delete(meetings);
});

// Iceland stays at GMT the whole year: tests do not depend on the season they run in.
const iceland = { timezoneId: 'Atlantic/Reykjavik', locale: 'en-GB' };
const phone = { ...iceland, viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { ...iceland, viewport: { width: 1440, height: 900 } };
const visitor = { name: 'Zoë Müller', email: 'zoe@agency.example' };

/** Days that stand open, from the day after tomorrow on. */
function openDays(count: number): string[] {
  const today = wallClock(new Date(), 0).date;
  const days = Array.from({ length: 60 }, (_, i) => addDays(today, i + 2));
  return days.filter((day) => !settings.meetings.closedDays.includes(dayOfMonth(day))).slice(0, count);
}
const [first = '', second = '', third = ''] = openDays(3);
/** The next of the closed days that is still to come. */
const closed = Array.from({ length: 31 }, (_, i) => addDays(first, i)).find((day) =>
  settings.meetings.closedDays.includes(dayOfMonth(day)),
);

async function visit(path: string, options: BrowserContextOptions = desk): Promise<Page> {
  const page = await newPage(browser, options);
  open.push(page);
  await page.goto(site.url + path);
  return page;
}

async function awake(page: Page): Promise<void> {
  await page.locator('[role=grid][aria-busy=false]').waitFor();
}

function day(page: Page, date: string) {
  return page.locator(`[data-day="${date}"]`);
}

/** Goes to the month of a day, then clicks it; also days that cannot be chosen. */
async function click(page: Page, date: string, locale: Locale = 'en'): Promise<void> {
  while ((await day(page, date).count()) === 0) {
    await page.getByRole('button', { name: catalogue[locale].schedule.calendar.next }).click();
    await awake(page);
  }
  await day(page, date).click({ force: true });
}

function time(page: Page, slot: string) {
  return page.locator(`[name=time][value="${slot}"]`);
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) await page.locator(`[name=${name}]`).fill(value);
}

function send(page: Page, locale: Locale = 'en'): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].schedule.submit, exact: true }).click();
}

async function take(date: string, slot: '10:30' | '11:30', offset = 0): Promise<void> {
  const startsAt = startOf({ date, time: slot, offset });
  await site.db.insert(meetings).values({
    id: uuid7(),
    language: 'en',
    name: 'Someone',
    email: 'someone@x.example',
    emailKey: 'someone@x.example',
    startsAt,
    endsAt: endOf(startsAt),
    offset,
  });
}

const stored = () => site.db.select().from(meetings);

for (const locale of locales) {
  test(`a visitor books, moves and cancels in ${locale} on a phone`, async () => {
    const { schedule: t, forms } = catalogue[locale];
    const page = await visit(localPath(locale, '/ScheduleMeeting'), phone);
    await awake(page);
    expect(await axeViolations(page)).toEqual([]);
    await send(page, locale);
    await page.getByText(forms.banner.required).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await click(page, first, locale);
    await page.getByText(t.choice.selectTime).waitFor();
    await time(page, '11:30').check({ force: true });
    await page.getByRole('heading', { name: /11:30–12:00 GMT\+00:00/ }).waitFor();
    await fill(page);
    expect(await axeViolations(page)).toEqual([]);
    await send(page, locale);
    await page.waitForURL(`${site.url}${localPath(locale, '/meeting/')}*`);
    expect(await stored()).toMatchObject([
      {
        ...visitor,
        language: locale,
        status: 'booked',
        startsAt: startOf({ date: first, time: '11:30', offset: 0 }),
      },
    ]);
    expect(await page.locator('main').innerText()).toMatch(/11:30–12:00[\s\S]*UTC\s+11:30–12:00/);
    expect(await axeViolations(page)).toEqual([]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t.meeting.download }).click(),
    ]);
    const invitation = readCalendar(await readFile((await file.path()) ?? ''));
    expect(invitation).toMatchObject({ method: 'REQUEST', sequence: 0, attendeeName: visitor.name });

    await page.getByRole('link', { name: t.meeting.move }).click();
    await awake(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t.move.title);
    expect(await page.locator('[name=offset]').inputValue()).toBe('0');
    await click(page, second, locale);
    await time(page, '14:30').check({ force: true });
    expect(await axeViolations(page)).toEqual([]);
    await send(page, locale);
    await page.waitForURL(`${site.url}${localPath(locale, '/meeting/')}*`);
    expect(await stored()).toMatchObject([
      { sequence: 1, startsAt: startOf({ date: second, time: '14:30', offset: 0 }) },
    ]);

    await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
    expect(await stored()).toMatchObject([{ status: 'booked' }]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: t.meeting.keep }).click();
    await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
    await page.getByRole('button', { name: t.meeting.cancel }).click();
    await page.getByRole('link', { name: t.meeting.again }).waitFor();
    expect(await stored()).toMatchObject([{ status: 'cancelled', sequence: 2 }]);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('the keyboard alone is enough: a grid of days with one in the tab order', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  const today = wallClock(new Date(), 0).date;
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day);
  expect(await page.locator('[data-day][tabindex="0"]').count()).toBe(1);
  await day(page, today).focus();
  expect(await day(page, today).getAttribute('aria-current')).toBe('date');
  const steps: [string, string][] = [
    ['ArrowRight', addDays(today, 1)],
    ['ArrowDown', addDays(today, 8)],
    ['ArrowUp', addDays(today, 1)],
    ['ArrowLeft', today],
    ['End', addDays(weekStart(today, 1), 6)],
    ['Home', weekStart(today, 1) < `${monthOf(today)}-01` ? `${monthOf(today)}-01` : weekStart(today, 1)],
  ];
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(expected);
  }
  await day(page, today).focus();
  await page.keyboard.press('PageDown');
  const nextMonth = addMonths(monthOf(today), 1);
  const landed = (await focused()) ?? '';
  expect(monthOf(landed)).toBe(nextMonth);
  await awake(page);
  expect(await focused()).toBe(landed);
  await page.keyboard.press('PageUp');
  expect(monthOf((await focused()) ?? '')).toBe(monthOf(today));
  for (let month = 0; month < 6; month++) await page.keyboard.press('PageDown');
  const horizon = lastDay(monthOf(addDays(today, settings.meetings.horizonDays)));
  expect(((await focused()) ?? '') <= horizon).toBe(true);

  await page.goto(`${site.url}/ScheduleMeeting`);
  await awake(page);
  await day(page, today).focus();
  while ((await focused()) !== first) await page.keyboard.press('ArrowRight');
  await awake(page);
  await page.keyboard.press('Enter');
  expect(await day(page, first).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/meeting/*');
  expect(await stored()).toMatchObject([
    { ...visitor, startsAt: startOf({ date: first, time: '11:00', offset: 0 }) },
  ]);
});

test('a day that is booked raises the warning, is not chosen, and the warning can be dismissed', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  await click(page, closed ?? '');
  const warning = page.getByRole('alert').filter({ hasText: 'Warning!' });
  await warning.waitFor();
  expect(await warning.innerText()).toMatch(
    /^Warning! This date is completely booked\. Kindly select another available dates\./,
  );
  expect(await day(page, closed ?? '').getAttribute('aria-pressed')).toBe('false');
  expect(await day(page, closed ?? '').textContent()).toContain('Completely booked');
  expect(await page.locator('[name=date]').inputValue()).toBe(first);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: catalogue.en.schedule.warning.dismiss }).click();
  expect(await warning.count()).toBe(0);
});

test('each day says how many of its times are free', async () => {
  await take(first, '11:30');
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  expect(await day(page, first).textContent()).toContain('5 of 6 times free');
  expect(await time(page, '11:30').isDisabled()).toBe(true);
  await page.getByText('taken', { exact: true }).waitFor();
  expect(await day(page, second).textContent()).toContain('6 of 6 times free');
});

test('who comes too late is told, sees what is free, and keeps what they typed', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  await time(page, '11:30').check({ force: true });
  await fill(page);
  await take(first, '11:30');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'That time was booked a moment ago.' }).waitFor();
  expect(await time(page, '11:30').isDisabled()).toBe(true);
  expect(await time(page, '11:30').isChecked()).toBe(false);
  expect(await page.locator('[name=name]').inputValue()).toBe(visitor.name);
  expect(await axeViolations(page)).toEqual([]);
  await time(page, '12:30').check({ force: true });
  await send(page);
  await page.waitForURL('**/meeting/*');
});

test('a second click books once', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  await time(page, '10:30').check({ force: true });
  await fill(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await page.waitForURL('**/meeting/*');
  expect(await stored()).toHaveLength(1);
});

test('another time zone shows other times; the visitor’s own is chosen at first', async () => {
  await take(second, '10:30', 0);
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  const zone = page.locator('[name=offset]');
  expect(await zone.inputValue()).toBe('0');
  expect(await zone.locator('option').count()).toBe(25);
  expect(await zone.locator('option:checked').innerText()).toBe('GMT+00:00 (yours)');
  await click(page, second);
  expect(await time(page, '10:30').isDisabled()).toBe(true);
  await zone.selectOption('2');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[value="12:30"]')?.disabled);
  expect(await time(page, '10:30').isDisabled()).toBe(false);
});

test('a clock that is half an hour off gets the nearest hour, and is told what that means', async () => {
  const page = await visit('/ScheduleMeeting', { ...desk, timezoneId: 'Asia/Kolkata' });
  await awake(page);
  expect(await page.locator('[name=offset]').inputValue()).toBe('6');
  await page.getByText('Your own clock is at GMT+05:30: 10:30 above is 10:00 for you.').waitFor();
});

test('weeks begin as they do where the visitor is', async () => {
  const british = await visit('/ScheduleMeeting');
  await awake(british);
  const american = await visit('/ScheduleMeeting', { ...desk, locale: 'en-US' });
  await awake(american);
  const heads = (page: Page) => page.locator('[role=grid] thead th').allInnerTexts();
  expect((await heads(british))[1]).toBe('Mon');
  expect((await heads(american))[1]).toBe('Sun');
});

test('what was chosen survives a reload, and another language', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  await time(page, '13:30').check({ force: true });
  await page.locator('[name=offset]').selectOption('-3');
  await fill(page);
  await page.reload();
  await page.getByRole('heading', { name: /13:30–14:00 GMT−03:00/ }).waitFor();
  expect(await page.locator('[name=email]').inputValue()).toBe(visitor.email);
  await page.goto(`${site.url}/de/ScheduleMeeting`);
  await page.getByRole('heading', { name: /13:30–14:00 GMT−03:00/ }).waitFor();
});

test('what was filled in before the script came is kept', async () => {
  const page = await newPage(browser, desk);
  open.push(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/ScheduleMeeting`);
  await page.locator('[name=date]').fill(first);
  await page.locator('[name=offset]').selectOption('3');
  await time(page, '12:30').check({ force: true });
  await fill(page);
  letGo();
  await awake(page);
  await page.getByRole('heading', { name: /12:30–13:00 GMT\+03:00/ }).waitFor();
  expect(await day(page, first).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[name=name]').inputValue()).toBe(visitor.name);
});

test('when the free times cannot be had the page says so, and tries again when asked', async () => {
  const page = await newPage(browser, desk);
  open.push(page);
  let down = true;
  await page.route('**/meetings/availability', (route) => (down ? route.abort() : route.continue()));
  await page.goto(`${site.url}/ScheduleMeeting`);
  await page.getByText(catalogue.en.schedule.calendar.failed).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  down = false;
  await page.getByRole('button', { name: catalogue.en.schedule.calendar.retry }).click();
  await awake(page);
  await click(page, first);
  expect(await day(page, first).getAttribute('aria-pressed')).toBe('true');
});

test('without JavaScript a meeting is booked, moved and cancelled all the same', async () => {
  await take(first, '10:30');
  const page = await visit('/fr/ScheduleMeeting', { ...desk, javaScriptEnabled: false });
  const { schedule: t } = catalogue.fr;
  expect(await page.locator('[role=grid], [aria-hidden] table').count()).toBe(0);
  expect(await page.locator('noscript').innerText()).toContain(t.facts.link);
  await page.locator('[name=date]').fill(first);
  await page.locator('[name=offset]').selectOption('0');
  await time(page, '10:30').check({ force: true });
  await fill(page);
  await send(page, 'fr');
  await page.getByText(/Ce créneau vient d’être réservé/).waitFor();
  expect(await page.locator('[name=date]').inputValue()).toBe(first);
  expect(await page.locator('[name=email]').inputValue()).toBe(visitor.email);
  await time(page, '11:00').check({ force: true });
  await send(page, 'fr');
  await page.waitForURL('**/fr/meeting/*');
  await page.getByRole('link', { name: t.meeting.move }).click();
  expect(await page.locator('[name=offset]').inputValue()).toBe('0');
  await page.locator('[name=date]').fill(third);
  await time(page, '14:30').check({ force: true });
  await send(page, 'fr');
  await page.waitForURL('**/fr/meeting/*');
  await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
  await page.getByRole('button', { name: t.meeting.cancel }).click();
  await page.getByRole('link', { name: t.meeting.again }).waitFor();
  const mine = (await stored()).find(({ email }) => email === visitor.email);
  expect(mine).toMatchObject({
    status: 'cancelled',
    sequence: 2,
    startsAt: startOf({ date: third, time: '14:30', offset: 0 }),
  });
});

test('the private page keeps its meeting in another language', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await click(page, first);
  await time(page, '10:30').check({ force: true });
  await fill(page);
  await send(page);
  await page.waitForURL('**/meeting/*');
  await page.getByRole('button', { name: catalogue.en.layout.nav.language }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/meeting/*');
  await page.getByRole('link', { name: catalogue.de.schedule.meeting.download }).waitFor();
});

test('the calendar reads from right to left where the page does', async () => {
  const page = await visit('/ScheduleMeeting');
  await awake(page);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const [left, right] = await Promise.all(
    [second, first].map(async (date) => (await day(page, date).boundingBox())?.x ?? 0),
  );
  if (weekStart(first, 1) === weekStart(second, 1)) expect(left).toBeLessThan(right ?? 0);
  await day(page, first).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day)).toBe(
    addDays(first, 1),
  );
});

test('nothing shifts while the page comes alive, and its script stays small', async () => {
  for (const options of [phone, desk]) {
    const page = await newPage(browser, options);
    open.push(page);
    await page.addInitScript(() => {
      const shifts = window as unknown as { shift: number };
      shifts.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift' as never, buffered: true });
    });
    const { bytes } = await brotliSize(page, `${site.url}/ScheduleMeeting`);
    expect(bytes).toBeLessThanOrEqual(80 * 1024);
    await awake(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.01,
    );
  }
});

test.each([320, 390, 768, 1100, 1920])('nothing is wider than a window of %i pixels', async (width) => {
  for (const locale of locales) {
    const page = await visit(localPath(locale, '/ScheduleMeeting'), {
      ...desk,
      viewport: { width, height: 900 },
    });
    await awake(page);
    await click(page, first, locale);
    await time(page, '10:30').check({ force: true });
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach, locale).toBeLessThanOrEqual(width);
    await page.close();
  }
});
