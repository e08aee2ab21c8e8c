import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { dateFormats } from '../../content/dates.ts';
import { fill } from '../../content/fill.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import {
  addDays,
  addMonths,
  dayOfMonth,
  isoWeekday,
  lastDay,
  toMonth,
  weekStart,
} from '../../contract/calendar.ts';
import { localPath } from '../../contract/locales.ts';
import { slotStart, wallClock } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { axeViolations } from './axe.ts';
import { testInEachLanguage } from './languages.ts';
import {
  calendarReady,
  click,
  closed,
  day,
  desktopInIceland,
  first,
  scheduleSite,
  second,
  time,
  visitor,
} from './schedule-page.ts';

const { site, visit, take, stored } = scheduleSite();

test('the calendar works with the keyboard alone, with one day in the tab order', async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
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
    ['Home', weekStart(today, 1) < `${toMonth(today)}-01` ? `${toMonth(today)}-01` : weekStart(today, 1)],
  ];
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    expect(await focused(), key).toBe(expected);
  }
  await day(page, today).focus();
  await page.keyboard.press('PageDown');
  const nextMonth = addMonths(toMonth(today), 1);
  const landed = (await focused()) ?? '';
  expect(toMonth(landed)).toBe(nextMonth);
  await calendarReady(page);
  expect(await focused()).toBe(landed);
  await page.keyboard.press('PageUp');
  expect(toMonth((await focused()) ?? '')).toBe(toMonth(today));
  for (let month = 0; month < 6; month++) await page.keyboard.press('PageDown');
  const horizon = lastDay(toMonth(addDays(today, settings.meetings.horizonDays)));
  expect(((await focused()) ?? '') <= horizon).toBe(true);

  await page.goto(`${site.url}/ScheduleMeeting`);
  await calendarReady(page);
  await day(page, today).focus();
  while ((await focused()) !== first) await page.keyboard.press('ArrowRight');
  await calendarReady(page);
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
    { ...visitor, startsAt: slotStart({ date: first, time: '11:00', offset: 0 }) },
  ]);
});

test('a booked day shows a warning that can be dismissed, and is not selected', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  await click(page, first);
  const top = () => page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top + scrollY);
  const before = await top();
  await click(page, closed);
  const warning = page.getByRole('alert').filter({ hasText: 'Warning!' });
  await warning.waitFor();
  expect(await warning.innerText()).toMatch(
    /^Warning! This date is completely booked\. Kindly select another available dates\./,
  );
  expect(await day(page, closed).getAttribute('aria-pressed')).toBe('false');
  expect(await day(page, closed).textContent()).toContain('Completely booked');
  expect(await page.locator('[name=date]').inputValue()).toBe(first);
  expect(await axeViolations(page)).toEqual([]);
  // The next click must hit the day under the pointer.
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: catalogue.en.schedule.warning.dismiss }).click();
  expect(await warning.count()).toBe(0);
  await click(page, closed);
  await warning.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => warning.count()).toBe(0);
});

testInEachLanguage('in %s a day on which no host works reads as closed', async (locale) => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  await site.db.execute(sql`update hosts set time_zone = 'UTC', hours = ${JSON.stringify(hours)}::jsonb`);
  onTestFinished(async () => {
    await site.db.execute(sql`update hosts set time_zone = null, hours = null`);
  });
  const isOpen = (date: string) =>
    isoWeekday(date) <= 5 && !settings.meetings.closedDays.includes(dayOfMonth(date));
  const ahead = Array.from({ length: 40 }, (_, i) => addDays(first, i));
  const weekend = ahead.find(
    (date) => isoWeekday(date) === 6 && !settings.meetings.closedDays.includes(dayOfMonth(date)),
  ) as string;
  const next = ahead.find((date) => date > weekend && isOpen(date)) as string;
  const page = await visit(localPath(locale, '/ScheduleMeeting'));
  await calendarReady(page);
  await click(page, weekend, locale);
  const { calendar, warning } = catalogue[locale].schedule;
  const named = (date: string) => ({ day: dateFormats(locale).weekday(new Date(date)) });
  const sentence = `${fill(warning.closed, named(weekend))} ${fill(warning.nextOpen, named(next))}`;
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  expect(await page.getByText(warning.text).count()).toBe(0);
  const label = await day(page, weekend).textContent();
  expect([label?.includes(calendar.closed), label?.includes(calendar.bookedShort)]).toEqual([true, false]);
  expect(await day(page, weekend).innerText()).toContain(calendar.closedShort);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('alert')
    .getByRole('button', { name: named(next).day })
    .press('Enter');
  expect(await day(page, next).getAttribute('aria-pressed')).toBe('true');
  expect(await day(page, next).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
});

test('each day shows how many of its times are free', { tags: ['sweep'] }, async () => {
  await take(first, '11:30');
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  await click(page, first);
  expect(await day(page, first).textContent()).toContain('5 of 6 times available');
  expect(await time(page, '11:30').isDisabled()).toBe(true);
  await page.getByText('taken', { exact: true }).waitFor();
  expect(await day(page, second).textContent()).toContain('6 of 6 times available');
});

test('the calendar is right-to-left on a right-to-left page', { tags: ['sweep'] }, async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
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

test('another time zone shows other times; the visitor’s own is the default', async () => {
  await take(second, '10:30', 0);
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
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

test('a time zone with a half-hour offset gets the nearest hour and an explanation', async () => {
  const page = await visit('/ScheduleMeeting', { ...desktopInIceland, timezoneId: 'Asia/Kolkata' });
  await calendarReady(page);
  expect(await page.locator('[name=offset]').inputValue()).toBe('6');
  await page.getByText('Yours is GMT+05:30: 10:30 above is 10:00 for you.').waitFor();
});

test('weeks begin on the first day of the visitor’s locale', { tags: ['sweep'] }, async () => {
  const british = await visit('/ScheduleMeeting');
  await calendarReady(british);
  const american = await visit('/ScheduleMeeting', { ...desktopInIceland, locale: 'en-US' });
  await calendarReady(american);
  const heads = (page: Page) => page.locator('[role=grid] thead th').allInnerTexts();
  expect((await heads(british))[1]).toBe('Mon');
  expect((await heads(american))[1]).toBe('Sun');
});
