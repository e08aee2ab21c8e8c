import { expect, test } from 'vitest';
import { fill } from '../../content/fill.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, weekStart } from '../../contract/calendar.ts';
import { accountFormat } from '../../web/pages/forecast/text/account-format.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, finding, tool } from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';
import { listen, spoken } from './spoken.ts';

const { open } = browseForecaster();

testInEachLanguage('Today is moved with the keyboard in %s, and what came is said once', async (locale) => {
  const page = await open(locale, phone);
  const words = catalogue[locale].forecast.tool;
  const numbers = accountFormat(locale, 'USD');
  const slider = page.getByRole('slider', { name: words.chart.today });
  await slider.focus();
  const atRest = await finding(page).innerText();
  expect(await spoken(page)).toBe(`${words.chart.today}, slider, ${words.chart.today}`);

  const heard = await listen(page);
  await page.keyboard.press('PageDown');
  const monday = weekStart(new Date().toISOString().slice(0, 10), 1);
  const day = numbers.day(addDays(monday, -28));
  expect(await spoken(page)).toBe(`${words.chart.today}, slider, ${day}, ${numbers.weeksAgo(4)}`);
  // The other metrics' forecasts arrive last.
  for (const tab of await page.getByRole('tab').all())
    await tab.filter({ hasText: words.moved.came.replace('{n}', '').trim() }).waitFor();
  await expect.poll(heard).toHaveLength(1);
  const [said = ''] = await heard();
  const inside = words.moved.inside.replace('{inside}', '\\d').replace('{all}', '4');
  expect(said).toMatch(new RegExp(`^${day}: ${inside}$`));
  expect(await finding(page).innerText()).not.toBe(atRest);
  expect(await horizontalOverflow(page)).toEqual([]);

  // The table matches the chart: 13 weeks before, then the forecast, and the actual values of four of its weeks.
  await page.getByText(words.chart.asTable).click();
  const table = page.locator('figcaption table');
  const { week, measured, low, forecast, high } = words.chart;
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    week,
    measured,
    low,
    forecast,
    high,
  ]);
  const firstAhead = table.getByRole('row').nth(1 + 13);
  expect(await firstAhead.getByRole('rowheader').innerText()).toBe(numbers.week(addDays(monday, -28)));
  expect(await firstAhead.innerText()).not.toContain('–');

  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuenow')).toBe('-130');
  await page.keyboard.press('Escape');
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');
  expect(await finding(page).innerText()).toBe(atRest);

  // The frame below selects the chart's weeks. The first 26 have no forecast; the flag leads back.
  const { frame: frameMessages, how } = catalogue[locale].forecastMoving;
  expect(await page.locator('main kbd').allInnerTexts()).toHaveLength(Object.keys(how.keys).length);
  const frame = page.getByRole('slider', { name: frameMessages.label });
  await frame.focus();
  await page.keyboard.press('Home');
  const shown = (first: number) =>
    fill(frameMessages.value, {
      first: numbers.weekAndYear(addDays(monday, first * 7)),
      last: numbers.weekAndYear(addDays(monday, (first + 25) * 7)),
    });
  expect(await frame.getAttribute('aria-valuetext')).toBe(shown(-156));
  const rows = table.locator('tbody').getByRole('row');
  expect(await rows.count()).toBe(26);
  expect(await rows.first().getByRole('rowheader').innerText()).toBe(numbers.week(addDays(monday, -156 * 7)));
  expect(await rows.last().getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/\d/),
    ...['–', '–', '–'],
  ]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await slider.click();
  expect(await frame.getAttribute('aria-valuetext')).toBe(shown(-13));
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');
});

test('Today is dragged on a visitor’s account: the earlier forecast ends when today’s does, and misses are explained', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  // In the second to last week, everything doubles.
  const lines = dailyReport(80).trim().split('\n');
  const doubled = lines.map((line, i) =>
    i < lines.length - 14 || i >= lines.length - 7
      ? line
      : line.replace(/(?<=,)[\d.]+/g, (n) => String(Number(n) * 2)),
  );
  await page.setInputFiles('#file', file('Account.csv', doubled.join('\n')));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: tool.chart.today });
  const rows = page.locator('figure details table tbody tr');
  const ahead = (await rows.count()) - 13;
  const week = ((await page.getByRole('group', { name: tool.chart.keys }).boundingBox())?.width ?? 0) / 26;
  await slider.hover();
  const flag = await slider.boundingBox();
  if (!flag) throw new Error('there is no flag');
  const [x, y] = [flag.x + flag.width / 2, flag.y + flag.height / 2];
  const headline = await finding(page).innerText();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (entries: PerformanceObserverEntryList) =>
      shifts.push(...entries.getEntries().map(({ startTime }) => startTime));
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
  });
  await page.mouse.down();
  await page.mouse.move(x - 3 * week, y, { steps: 6 });
  // The sheet does not move under the pointer.
  const dragged = await slider.boundingBox();
  expect(Math.abs((dragged?.x ?? 0) + (dragged?.width ?? 0) / 2 - (x - 3 * week))).toBeLessThan(2);
  // The chart follows, and nothing around it moves or is redrawn before the flag is released.
  await page
    .locator('figure')
    .getByText(/^\d of 3 weeks inside/)
    .first()
    .waitFor();
  expect(await finding(page).innerText()).toBe(headline);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.mouse.up();
  await expect.poll(() => finding(page).innerText()).not.toBe(headline);
  // The week outside the range is marked in the chart and explained in the summary.
  const { outside } = catalogue.en.forecastMoving;
  const why = new RegExp(outside.rose.replace('{share}', '(9\\d|1\\d\\d)%'));
  await page
    .locator('figure')
    .getByText(outside.note.split(': {n}')[1] ?? '')
    .filter({ hasText: why })
    .waitFor();
  await page
    .locator('p')
    .filter({ hasText: tool.moved.outside.split('{')[0] ?? '' })
    .filter({ hasText: why })
    .filter({ hasText: outside.without.tooLow.split('{')[0] ?? '' })
    .waitFor();
  expect(await slider.getAttribute('aria-valuenow')).toBe('-3');
  await page.getByText(tool.moved.miss, { exact: true }).waitFor();
  expect(await rows.count()).toBe(13 + Math.min(13, 3 + ahead));
  for (const tab of await page.getByRole('tab').all())
    await tab.filter({ hasText: tool.moved.came.replace('{n}', '') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: tool.moved.back.replace('{day}', '') })
    .first()
    .click();
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');

  // Dragging the frame moves it by weeks of the overview.
  const frame = page.getByRole('slider', { name: catalogue.en.forecastMoving.frame.label });
  await frame.hover();
  const box = await frame.boundingBox();
  if (!box) throw new Error('there is no frame');
  const [middle, inside] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(middle - (box.width / 25) * 20, inside, { steps: 5 });
  expect(await frame.getAttribute('aria-valuenow')).toBe('-20');
  expect(Math.round((await frame.boundingBox())?.x ?? 0)).toBe(Math.round(box.x - (box.width / 25) * 20));
  await page.mouse.up();
  await expect.poll(() => rows.count()).toBe(26);
  expect(await rows.last().textContent()).toContain('–');
});
