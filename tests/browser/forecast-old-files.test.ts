import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays } from '../../contract/calendar.ts';
import { axeViolations } from './axe.ts';
import { desktop } from './browse-site.ts';
import { browseForecaster, file, finding, findReadout, tool } from './forecast-page.ts';
import { horizontalOverflow } from './layout.ts';

const { site, blankPage } = browseForecaster();
const { ended, chart, counts } = catalogue.en.forecastStates;
const plan = catalogue.en.forecastPlan;
const wednesday = '2026-11-18';

/** The forecaster on a Wednesday in the middle of a month, with a file read. */
async function read(name: string, text: string): Promise<Page> {
  const page = await blankPage({ ...desktop, locale: 'en-GB' });
  await page.clock.setFixedTime(new Date(`${wednesday}T12:00:00`));
  await page.goto(`${site.url}/forecast`);
  await page.locator('label[for=file]').hover();
  await page.waitForSelector('[data-live]');
  await page.setInputFiles('#file', file(name, text));
  await page.getByText(name, { exact: true }).waitFor();
  await page.getByText(tool.checks.mean).waitFor();
  return page;
}

/** Rows of cost and conversions, one for each day. */
function days(first: string, last: string, conversions: (day: string, index: number) => number): string[] {
  const rows: string[] = [];
  for (let day = first, i = 0; day <= last; day = addDays(day, 1), i++) {
    const n = conversions(day, i);
    rows.push(`${day},${n === 0 ? 0 : 1500 + (i % 7) * 40},${n}`);
  }
  return rows;
}
const report = (rows: string[], period = 'Day') => `${period},Cost (EUR),Conversions\n${rows.join('\n')}\n`;

test('monthly data that cannot be newer is not called outdated, and is labelled as spread over weeks', {
  tags: ['sweep'],
}, async () => {
  const rows = Array.from({ length: 36 }, (_, i) => {
    const month = new Date(Date.UTC(2023, 10 + i, 1)).toISOString().slice(0, 7);
    return `${month},${40_000 + (i % 5) * 900},${2_000 + (i % 7) * 60}`;
  });
  const page = await read('Months.csv', report(rows, 'Month'));
  await page.getByRole('button', { name: ended.finer }).waitFor();
  expect(await page.getByRole('button', { name: ended.newer }).count()).toBe(0);
  // Today can only be at the end of a complete week.
  await page.getByRole('button', { name: ended.makeToday.replace('{day}', 'October 25') }).waitFor();
  await page.locator('figure').getByText(chart.spread, { exact: true }).waitFor();

  const plot = page.getByRole('group', { name: tool.chart.keys });
  const readout = findReadout(plot);
  await plot.press('ArrowLeft');
  await expect.poll(() => readout.innerText()).toContain(chart.isOverInMonths);
  expect(await readout.innerText()).toMatch(new RegExp(`${chart.inFile}\\s*${chart.nothing}`));
  await plot.press('ArrowLeft');
  await plot.press('ArrowLeft');
  await expect.poll(() => readout.innerText()).toContain(chart.daysUntil.replace('{day}', 'October 31'));

  const table = page.getByRole('group', { name: plan.title });
  await table.getByText(plan.spread, { exact: true }).first().waitFor();
  expect(await table.getByText(plan.measured, { exact: true }).count()).toBe(0);
  expect(await table.getByText(plan.passedPartly, { exact: true }).count()).toBe(1);
  await expect.poll(() => page.getByText(tool.lock.text, { exact: true }).count()).toBe(2);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a file that ended long ago has no locked weeks, and its months say what they consist of', async () => {
  const page = await read('Old.csv', report(days('2024-05-06', '2026-10-11', (_, i) => 60 + (i % 7) * 4)));
  await expect.poll(() => finding(page).innerText()).toContain('we would have said');
  await page.getByText(plan.noteMixed, { exact: true }).waitFor();
  expect(await page.getByText(tool.lock.title, { exact: true }).count()).toBe(0);
  expect(await page.getByText(tool.lock.text, { exact: true }).count()).toBe(0);
});

test('the summary says that the file has ended if there is no room for it above', {
  tags: ['sweep'],
}, async () => {
  const rows = days('2024-05-06', '2026-10-25', (day, i) => (day >= '2026-09-14' ? 0 : 60 + (i % 7) * 4));
  // Duplicate rows take the first box, and the pause the second.
  const page = await read('Twice.csv', report([...rows, ...rows.slice(400, 520)]));
  await expect.poll(() => finding(page).innerText()).toContain('while it stays paused');
  const [before = ''] = tool.summary.ended.split('{end}');
  expect(await finding(page).locator('..').innerText()).toContain(before.trim());
});

test('a possible 0 is shown only if a week may have no conversions, and 0 has no cost per conversion', async () => {
  const some = [3, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1];
  const page = await read('Three.csv', report(days('2024-05-06', '2026-11-17', (_, i) => some[i % 20] ?? 0)));
  await page.getByText(counts.title).waitFor();
  const legend = page.locator('figcaption');
  await legend.getByText(chart.possible, { exact: true }).waitFor();
  expect(await page.locator('figure [data-ahead] [data-none]').count()).toBe(0);

  const few = await read(
    'Few.csv',
    report(days('2024-05-06', '2026-11-17', (_, i) => (i % 29 === 3 ? 1 : 0))),
  );
  await few.locator('figcaption').getByText(chart.possibleOrNone, { exact: true }).waitFor();
  expect(await few.locator('figure [data-ahead] [data-none]').count()).toBeGreaterThan(0);
  const ahead = few.getByRole('group', { name: plan.title }).getByRole('row').last();
  await expect.poll(() => ahead.innerText()).toMatch(/\t0\t.*\t–$/s);
});
