import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { markupErrors } from '../checks/markup.ts';
import { axeViolations } from './axe.ts';
import { holdRequests } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { countLayoutShift } from './layout.ts';
import {
  calendarReady,
  click,
  day,
  desktopInIceland,
  fill,
  first,
  phoneInIceland,
  scheduleSite,
  time,
  visitor,
} from './schedule-page.ts';
import { brotliSize } from './script-bytes.ts';

const { site, blankPage, visit } = scheduleSite();

test('a draft survives a reload and a change of language', async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
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

test('each time is a row as high as a finger, with its call where it is in the day', async () => {
  const page = await visit('/ScheduleMeeting', phoneInIceland);
  await calendarReady(page);
  await click(page, first);
  const rows = page.getByRole('radiogroup').locator('label');
  await expect.poll(() => rows.locator('em').first().innerText()).toMatch(/^\d\d:30 New York$/);
  expect((await rows.locator('b').allInnerTexts()).slice(0, 4)).toEqual([
    '10:30–11:00',
    '11:00–11:30',
    '11:30–12:00',
    '12:30–13:00',
  ]);
  const places = await rows.locator('i').evaluateAll((lines) =>
    lines.map((line) => {
      const { left, width } = getComputedStyle(line, '::after');
      return [left, width].map((length) => (9 * Number.parseFloat(length)) / line.clientWidth);
    }),
  );
  // In half hours: no call starts at noon, at one or at two.
  expect(places.map((place) => place.map(Math.round))).toEqual([0, 1, 2, 4, 6, 8].map((start) => [start, 1]));
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('input from before the script loaded is kept', async () => {
  const page = await blankPage();
  const letGo = await holdRequests(page, '**/assets/*.js');
  await page.goto(`${site.url}/ScheduleMeeting`);
  await page.locator('[name=date]').fill(first);
  await page.locator('[name=offset]').selectOption('3');
  await time(page, '12:30').check({ force: true });
  await fill(page);
  letGo();
  await calendarReady(page);
  await page.getByRole('heading', { name: /12:30–13:00 GMT\+03:00/ }).waitFor();
  expect(await day(page, first).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[name=name]').inputValue()).toBe(visitor.name);
});

test('when loading the free times fails the page says so and offers a retry', async () => {
  const page = await blankPage();
  let down = true;
  await page.route('**/meetings/availability', (route) => (down ? route.abort() : route.continue()));
  await page.goto(`${site.url}/ScheduleMeeting`);
  await page.getByText(catalogue.en.schedule.calendar.failed).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  down = false;
  await page.getByRole('button', { name: catalogue.en.schedule.calendar.retry }).click();
  await calendarReady(page);
  await click(page, first);
  expect(await day(page, first).getAttribute('aria-pressed')).toBe('true');
});

test('hydration causes no layout shift, and the script is at most 83 KB', async () => {
  for (const options of [phoneInIceland, desktopInIceland]) {
    const page = await blankPage(options);
    const shift = await countLayoutShift(page, site.url);
    const { bytes } = await brotliSize(page, `${site.url}/ScheduleMeeting`, () => calendarReady(page));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(83 * 1024);
    expect(await shift()).toBeLessThanOrEqual(0.01);
  }
});

test('the hydrated page has no markup that the Nu HTML checker objects to', async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  expect(markupErrors(await page.content())).toEqual([]);
});

testInEachLanguage(
  'the page fits every window width in %s',
  async (locale) => {
    const page = await visit(localPath(locale, '/ScheduleMeeting'));
    await calendarReady(page);
    await click(page, first, locale);
    await time(page, '10:30').check({ force: true });
    for (const width of [320, 390, 768, 1100, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reach, `${width} pixels`).toBeLessThanOrEqual(width);
    }
  },
  ['en', 'de'],
);
