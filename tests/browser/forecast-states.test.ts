import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, localDay, weekStart } from '../../contract/calendar.ts';
import { accountFormat } from '../../web/pages/forecast/text/account-format.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { browseForecaster, file, finding, tool } from './forecast-page.ts';
import { horizontalOverflow } from './layout.ts';

const { open, visit, site } = browseForecaster();
const states = catalogue.en.forecastStates;
const monday = weekStart(localDay(), 1);
const numbers = accountFormat('en', 'EUR');

/** Days up to `last` with a weekday pattern and a season; `factor` scales a day's conversions, and 0 everything. */
function daysUntil(last: string, weeks: number, factor: (day: string) => number = () => 1): string {
  const first = addDays(weekStart(last, 1), -7 * weeks);
  const rows: string[] = [];
  for (let day = first, i = 0; day <= last; day = addDays(day, 1), i++) {
    const usual = 75 * (1 + 0.15 * Math.sin((i / 365.25) * 2 * Math.PI)) * (i % 7 > 4 ? 0.8 : 1.05) + (i % 5);
    const scale = factor(day);
    rows.push(
      `${day},${scale === 0 ? 0 : (usual * 20).toFixed(2)},${scale === 0 ? 0 : Math.round(usual * 16)},${Math.round(usual * scale)}`,
    );
  }
  return `Day,Cost (EUR),Clicks,Conversions\n${rows.join('\n')}\n`;
}

async function read(page: Page, name: string, text: string): Promise<void> {
  await page.setInputFiles('#file', file(name, text));
  await page.getByText(name, { exact: true }).waitFor();
}

const box = (page: Page, title: string) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { name: title }) });
const start = (text: string) => text.split('{')[0] ?? '';

test('a file that ended three weeks ago is forecast to Today, which can be moved to its end and back', async () => {
  const page = await open();
  const last = addDays(monday, -22);
  await read(page, 'Old.csv', daysUntil(last, 120));
  const old = box(page, states.ended.title.replace('{day}', numbers.day(last)));
  await old.waitFor();
  await page.getByText(states.chart.passed).waitFor();
  const slider = page.getByRole('slider', { name: tool.chart.today });
  expect(await slider.innerText()).toBe(tool.chart.today);
  await old.getByRole('button', { name: start(states.ended.makeToday) }).click();
  await expect.poll(() => slider.innerText()).not.toBe(tool.chart.today);
  await old.getByRole('button', { name: start(states.ended.backToToday) }).click();
  await expect.poll(() => slider.innerText()).toBe(tool.chart.today);
  // The keyboard moves it to weeks of the data, and back.
  await slider.press('ArrowLeft');
  await expect.poll(() => finding(page).innerText()).toContain('we would have said');
  await page
    .getByRole('button', { name: tool.moved.back.replace('{day}', numbers.day(localDay())) })
    .waitFor();
  await slider.press('Escape');
  await expect.poll(() => slider.innerText()).toBe(tool.chart.today);
  expect(await axeViolations(page)).toEqual([]);
});

test('a file that ended months ago gets a past forecast, which the visitor can check against the actual total', {
  tags: ['sweep'],
}, async () => {
  const page = await open('en', phone);
  await read(page, 'Older.csv', daysUntil(addDays(monday, -92), 110));
  await box(page, start(states.ended.title)).waitFor();
  expect(await finding(page).innerText()).toContain('we would have said');
  const said = (await finding(page).innerText()).match(/[\d,]+(?= conversions)/)?.[0] ?? '';
  const field = page.getByLabel(start(states.came.ask));
  await field.fill(said);
  await page.getByText(states.came.exact).waitFor();
  expect(await page.getByText(tool.outputs.deck.title, { exact: true }).count()).toBe(0);
  await field.fill('1');
  await page.getByText(states.came.tooHigh.outside).waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a paused account restarts when the visitor says, and a link restores that', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const since = addDays(monday, -7 * 8);
  await read(
    page,
    'Paused.csv',
    daysUntil(addDays(localDay(), -1), 120, (day) => (day >= since ? 0 : 1)),
  );
  const paused = box(page, start(states.paused.title));
  await paused.waitFor();
  expect(await finding(page).innerText()).toBe('0 conversions while it stays paused.');
  await paused.getByRole('button', { name: states.paused.starts }).click();
  await expect.poll(() => finding(page).innerText()).toMatch(/^From .+: about \d+ conversions a week\.$/);
  expect(await paused.getByRole('button', { name: states.paused.starts }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  const restarted = await finding(page).innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: tool.outputs.share.link }).click();
  await page.getByText(tool.outputs.share.copied, { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit(link.slice(site.url.length), phone);
  await other.getByText(tool.source.linked).waitFor();
  await expect.poll(() => finding(other).innerText()).toBe(restarted);
  await paused.getByRole('button', { name: states.paused.stays }).click();
  await expect.poll(() => finding(page).innerText()).toBe('0 conversions while it stays paused.');
  expect(await axeViolations(page)).toEqual([]);
});

test('an outlier last week is left out and put back, and any other week can be left out by keyboard', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const spoilt = addDays(monday, -7);
  const isSpoilt = (day: string) => day >= spoilt && day < monday;
  await read(
    page,
    'Spike.csv',
    daysUntil(addDays(localDay(), -1), 120, (day) => (isSpoilt(day) ? 20 : 1)),
  );
  const week = numbers.week(spoilt);
  await expect.poll(() => finding(page).innerText()).toContain(`without ${week}`);
  const without = await finding(page).innerText();
  const spike = page.getByRole('status').filter({ hasText: `We left ${week} out.` });
  await spike.getByRole('button', { name: `Put ${week} back` }).click();
  await expect.poll(() => finding(page).innerText()).not.toContain('without');
  // The focus stays where it was.
  const again = page.getByRole('button', { name: states.spike.again.replace('{week}', week) });
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await again.click();
  await expect.poll(() => finding(page).innerText()).toBe(without);

  // Since the week left out there is nothing to compare with, so Today passes over it.
  const slider = page.getByRole('slider', { name: tool.chart.today });
  await slider.press('ArrowLeft');
  await expect.poll(() => slider.innerText()).toBe(numbers.day(addDays(monday, -14)));
  await slider.press('ArrowRight');
  await expect.poll(() => slider.innerText()).toBe(tool.chart.today);

  const plot = page.getByRole('group', { name: tool.chart.keys });
  await plot.press('Home');
  await page.getByRole('button', { name: states.leftOut.leaveOut }).click();
  const first = numbers.week(addDays(monday, -7 * 13));
  await expect.poll(() => finding(page).innerText()).toContain(first);
  await page.getByText(tool.checks.mean).waitFor();
  await page.getByRole('button', { name: states.leftOut.putAllBack }).click();
  await expect.poll(() => finding(page).innerText()).not.toContain('without');
  expect(await axeViolations(page)).toEqual([]);
});

test('late conversions are pointed out, and the week is used again if the visitor calls them complete', {
  tags: ['sweep'],
}, async () => {
  const page = await open('en', phone);
  const booked = [0.31, 0.45, 0.55, 0.62, 0.7, 0.78, 0.85];
  const last = addDays(monday, -1);
  const ago = (day: string) => Math.round((Date.parse(last) - Date.parse(day)) / 86_400_000);
  await read(
    page,
    'Late.csv',
    daysUntil(last, 120, (day) => booked[ago(day)] ?? 1),
  );
  const late = box(page, states.late.title.replace('{days}', '7'));
  await late.waitFor();
  const without = await finding(page).innerText();
  await late.getByRole('button', { name: states.late.complete }).click();
  await expect.poll(() => finding(page).innerText()).not.toBe(without);
  await late.getByRole('button', { name: states.late.leaveOut }).click();
  await expect.poll(() => finding(page).innerText()).toBe(without);
  // Clicks are complete: their forecast uses the week, and nothing says otherwise.
  const leftOut = page.getByText(states.leftOut.pill.replace('{week}', numbers.week(addDays(monday, -7))), {
    exact: true,
  });
  await leftOut.waitFor();
  await page.getByRole('tab', { name: tool.metrics.clicks }).click();
  await leftOut.waitFor({ state: 'detached' });
  expect(await horizontalOverflow(page)).toEqual([]);
});

test('small counts are dots, and clicks are one click away; short daily data is said to lack the season', {
  tags: ['sweep'],
}, async () => {
  const page = await open('de', phone);
  const words = catalogue.de.forecastStates;
  const days = daysUntil(addDays(localDay(), -1), 110).trim().split('\n');
  const few = days.map((row, i) => (i === 0 ? row : row.replace(/\d+$/, i % 5 === 0 ? '1' : '0')));
  await read(page, 'Wenig.csv', few.join('\n'));
  await box(page, words.counts.title).getByRole('button', { name: words.counts.clicks }).click();
  const clicks = page.getByRole('tab', { selected: true });
  expect(await clicks.innerText()).toContain(catalogue.de.forecast.tool.metrics.clicks);
  await read(page, 'Kurz.csv', daysUntil(addDays(localDay(), -1), 31));
  await page.getByText(words.days.season).waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('the index links to each section, and a shared link opens with the moved Today', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  await read(page, 'Account.csv', daysUntil(addDays(localDay(), -1), 120));
  const index = page.getByRole('navigation', { name: states.index.label });
  await index.getByRole('link', { name: states.index.plan }).click();
  await expect.poll(() => page.locator('#plan').evaluate((plan) => plan.matches(':target'))).toBe(true);
  const slider = page.getByRole('slider', { name: tool.chart.today });
  await finding(page).evaluate((heading) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push((heading as HTMLElement).innerText)).observe(heading, {
      ...{ childList: true, subtree: true, characterData: true },
    });
  });
  await slider.press('PageDown');
  // The other metrics' forecasts arrive last: the headline is the same before and after.
  for (const tab of await page.getByRole('tab').all())
    await tab.filter({ hasText: tool.moved.came.replace('{n}', '').trim() }).waitFor();
  const moved = await finding(page).innerText();
  expect(moved).toContain('we would have said');
  const headlines = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(headlines.filter((text) => text.includes('would have said')))]).toEqual([moved]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: tool.outputs.share.link }).click();
  await page.getByText(tool.outputs.share.copied, { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visit(link.slice(site.url.length));
  await other.getByText(tool.source.linked).waitFor();
  await expect.poll(() => finding(other).innerText()).toBe(moved);
});

test('the month is compared with a budget: its close, the daily spend to land on it, and what is unknown', {
  tags: ['sweep'],
}, async () => {
  const page = await open('de', phone);
  await read(page, 'Tage.csv', daysUntil(addDays(localDay(), -1), 120));
  const { pace } = catalogue.de.forecastPlan;
  const section = page.getByRole('region', { name: /schließt mit/ });
  await section.getByText(pace.ask).waitFor();
  // What was spent and what is to come, before there is a budget.
  await section.getByText(pace.coming).waitFor();
  const budget = section.getByRole('textbox');
  await budget.fill('9.000.000');
  await budget.press('Enter');
  await section.getByText(/ unter Budget\.$/).waitFor();
  await section.getByText(pace.outside.split('{budget}')[1] ?? '').waitFor();
  // This much was never spent.
  expect(
    (await section.getByText(pace.beyond).count()) + (await section.getByText(pace.cannotTell).count()),
  ).toBe(1);
  await budget.fill('1');
  await budget.press('Enter');
  await section.getByText(/ über Budget\.$/).waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await budget.fill('');
  await budget.press('Enter');
  await section.getByText(pace.ask).waitFor();
});
