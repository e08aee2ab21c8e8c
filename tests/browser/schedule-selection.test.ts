import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, toMonth } from '../../contract/calendar.ts';
import {
  calendarReady,
  click,
  day,
  desktopInIceland,
  first,
  phoneInIceland,
  scheduleSite,
  third,
  time,
} from './schedule-page.ts';

const { visit } = scheduleSite();

test('arrows skip no day, and a month stays open while its days are selected', async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  const open = page.locator('[data-day][aria-disabled=false]');
  await open.last().click();
  const end = (await page.locator('[data-day]').last().getAttribute('data-day')) ?? '';
  const after = addDays(end, 1);
  await page.getByRole('button', { name: catalogue.en.schedule.calendar.next }).click();
  await day(page, after).waitFor();
  await calendarReady(page);
  const other = page.locator(`[data-day^="${toMonth(after)}"][aria-disabled=false]`).first();
  const place = await other.boundingBox();
  await other.click();
  expect(await other.getAttribute('aria-pressed')).toBe('true');
  expect(await other.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: catalogue.en.schedule.calendar.previous }).click();
  await page.locator('[data-day][aria-current=date]').waitFor();
});

test('a line leads from the selected day to the first of its times, on wide screens and phones', async () => {
  for (const options of [desktopInIceland, phoneInIceland]) {
    const page = await visit('/ScheduleMeeting', options);
    await calendarReady(page);
    expect(await lineToTimes(page)).toBeNull();
    for (const date of [first, third]) {
      const unfold = page.getByRole('button', { name: catalogue.en.schedule.calendar.allWeeks });
      if (await unfold.isVisible()) await unfold.click();
      await click(page, date);
      const [from, to] = [await day(page, date).boundingBox(), await time(page, '10:30').boundingBox()];
      const foot = (from?.y ?? 0) + (from?.height ?? 0);
      const times = to?.y ?? 0;
      const { top = 0, bottom = 0 } = (await lineToTimes(page)) ?? {};
      expect([
        Math.abs(top - Math.min(foot, times)) < 3,
        Math.abs(bottom - Math.max(foot, times)) < 3,
      ]).toEqual([true, true]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await lineToTimes(page)).toBeNull();
  }
});

test('on a phone the other weeks are folded away once a day is selected, until they are wanted', async () => {
  const { allWeeks, next } = catalogue.en.schedule.calendar;
  const page = await visit('/ScheduleMeeting', phoneInIceland);
  await calendarReady(page);
  const shown = () => page.locator('[data-day]').filter({ visible: true }).count();
  const all = await shown();
  const chosen = page.locator('[data-day][aria-disabled=false]').nth(1);
  await chosen.click();
  expect(await shown()).toBe(7);
  await page.getByRole('button', { name: allWeeks }).press('Enter');
  expect(await shown()).toBe(all);
  expect(await chosen.evaluate((button) => button === document.activeElement)).toBe(true);
  await chosen.press('Enter');
  expect(await shown()).toBe(7);
  await page.keyboard.press('ArrowDown');
  expect(await shown()).toBe(all);
  await chosen.click();
  await page.getByRole('button', { name: next }).click();
  expect(await shown()).toBeGreaterThan(7);
});

/** Where the line along the panel's edge begins and ends, in the window. */
function lineToTimes(page: Page): Promise<{ top: number; bottom: number } | null> {
  return page.evaluate(() => {
    const columns = document.querySelector('[data-island=schedule-form]')?.parentElement as HTMLElement;
    const { content, top, height } = getComputedStyle(columns, '::before');
    if (content === 'none') return null;
    const from = columns.getBoundingClientRect().top + Number.parseFloat(top);
    return { top: from, bottom: from + Number.parseFloat(height) };
  });
}
