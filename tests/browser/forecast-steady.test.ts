import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, localDay } from '../../contract/calendar.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, growingReport, monthlyReport, tool } from './forecast-page.ts';
import { serveHeldSite } from './held-site.ts';

const { open } = browseForecaster();
const slow = browseSite(serveHeldSite);

type Watching = Window & { tops: number[]; observer?: MutationObserver };

/**
 * Records the top of the visitor’s chart after each change of the page, except while a file is read. `shown` selects what
 * names the file or metric: until it has the name, the previous chart is on the page.
 */
async function watchChart(page: Page, shown: string, name: string): Promise<() => Promise<number[]>> {
  await page.evaluate(
    ({ shown, name }) => {
      const watching = window as unknown as Watching;
      watching.observer?.disconnect();
      watching.tops = [];
      watching.observer = new MutationObserver(() => {
        const chart = document.querySelector('[data-own] > :not([inert]) > [role=tabpanel]');
        if (chart && document.querySelector(shown)?.textContent.includes(name))
          watching.tops.push(Math.round(chart.getBoundingClientRect().top + scrollY));
      });
      watching.observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    },
    { shown, name },
  );
  return () => page.evaluate(() => [...new Set((window as unknown as Watching).tops.splice(0))]);
}

for (const [name, options] of Object.entries({ desktop, phone }))
  test(`once a file or a metric is shown, its chart stays where it is: ${name}`, {
    tags: options === phone ? [] : ['sweep'],
  }, async () => {
    const page = await open('en', options);
    const checked = page.getByText(tool.checks.mean);
    for (const [report, text] of Object.entries({
      'Weeks.csv': growingReport(),
      'Days.csv': dailyReport(80),
      // The backtest in its box takes space too.
      'Under-a-year.csv': dailyReport(30),
      'Months.csv': monthlyReport(),
      'Old.csv': dailyReport(80, addDays(localDay(), -24)),
      'Older.csv': dailyReport(80, addDays(localDay(), -90)),
      'Paused.csv': dailyReport(80).replace(/^(.*),.*,.*,.*$/gm, (row, day) =>
        day >= addDays(localDay(), -60) && day < '3' ? `${day},0,0,0` : row,
      ),
    })) {
      const tops = await watchChart(page, '[data-own]', report);
      await page.setInputFiles('#file', file(report, text));
      await page.getByText(report, { exact: true }).waitFor();
      await checked.waitFor();
      expect(await tops(), report).toHaveLength(1);
    }
    // A restart is a choice, and so is what it moves; afterwards, nothing may.
    const restarted = await watchChart(page, 'h2[tabindex="-1"]', 'From ');
    await page.getByRole('button', { name: catalogue.en.forecastStates.paused.starts }).click();
    await page.locator('h2[tabindex="-1"]', { hasText: 'From ' }).waitFor();
    await checked.waitFor();
    expect(await restarted(), 'restart').toHaveLength(1);

    await page.setInputFiles('#file', file('Short.csv', dailyReport(30)));
    await page.getByText('Short.csv', { exact: true }).waitFor();
    const { clicks } = tool.metrics;
    const tops = await watchChart(page, '[data-own] figcaption b', clicks);
    await page.getByRole('tab', { name: clicks }).click();
    await checked.waitFor();
    await page.getByText(tool.summary.checkedOnce.split('{share}')[0] ?? '').waitFor();
    expect(await tops(), 'clicks').toHaveLength(1);
  });

/** The chart’s box on the page, at every frame in which the visitor’s result is shown. */
async function sampleBoxes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sampled = Object.assign(window, { boxes: new Set<string>() });
    function sample(): void {
      const plot = document.querySelector('[data-own] > :not([inert]) #chart');
      if (plot) {
        const { left, top, width, height } = plot.getBoundingClientRect();
        sampled.boxes.add([left, top + scrollY, width, height].map(Math.round).join());
      }
      requestAnimationFrame(sample);
    }
    requestAnimationFrame(sample);
  });
  return () => page.evaluate(() => [...(window as unknown as { boxes: Set<string> }).boxes]);
}

test.each(Object.entries({ desktop, phone }))(
  'on a slow connection, the first paint of a result has its chart where it stays: %s',
  async (_, options) => {
    const page = await slow.blankPage({ ...options, locale: 'en-GB' });
    // What is fetched ahead for going offline would not be late.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    // Fewer than a browser’s six connections, so that everything else still arrives.
    const release = slow.site.hold(/\/(state-boxes|filters|plan-section)-[\w-]+\.js$/);
    await page.goto(`${slow.site.url}/forecast`);
    const startWorker = async () => {
      await page.mouse.move(0, 0);
      await page.locator('label[for=file]').hover();
      return page.workers().length;
    };
    await expect.poll(startWorker).toBe(1);
    const boxes = await sampleBoxes(page);
    const rows = dailyReport(80, addDays(localDay(), -24)).split('\n');
    const campaigns = rows.flatMap((row, i) =>
      i === 0 ? `${row},Campaign` : row ? [`${row},Brand`, `${row},Generic`] : [],
    );
    await page.setInputFiles('#file', file('Old.csv', campaigns.join('\n')));
    await page.waitForTimeout(2000);
    release();
    await page.getByText('Old.csv', { exact: true }).waitFor();
    await page.getByText(tool.checks.mean).waitFor();
    await page.getByRole('heading', { name: catalogue.en.forecastPlan.title }).waitFor();
    await page.locator('#segments').waitFor();
    await page.waitForTimeout(500);
    expect(await boxes()).toHaveLength(1);
  },
);
