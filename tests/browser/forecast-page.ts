import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, weekStart } from '../../contract/calendar.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { browseSite, desktop } from './browse-site.ts';
import { serveSite } from './launch.ts';

export const { tool } = catalogue.en.forecast;

/** Opens the built site's forecaster as a visitor whose weeks start on Monday. */
export function browseForecaster() {
  const browsed = browseSite(serveSite);
  async function open(locale: Locale = 'en', options: BrowserContextOptions = desktop): Promise<Page> {
    const page = await browsed.visit(localPath(locale, '/forecast'), { locale: 'en-GB', ...options });
    // The first interaction loads the script.
    await page.locator('label[for=file]').hover();
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    return page;
  }
  return { ...browsed, open };
}

/** Three years of days up to last week or the one before a day, with seasonality. */
export function dailyReport(weeks = 156, before = new Date().toISOString().slice(0, 10)): string {
  const monday = weekStart(before, 1);
  const days = Array.from({ length: weeks * 7 }, (_, i) => addDays(monday, i - weeks * 7));
  const rows = days.map((day, i) => {
    const conversions = Math.round(40 + 10 * Math.sin((i / 365.25) * 2 * Math.PI) + (i % 5));
    return `${day},${(conversions * 12.5).toFixed(2)},${conversions * 20},${conversions}`;
  });
  return `Day,Cost (EUR),Clicks,Conversions\n${rows.join('\n')}\n`;
}

/** Three years by month, up to the last whole one. */
export function monthlyReport(): string {
  const now = new Date();
  const rows = Array.from({ length: 36 }, (_, i) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 36 + i, 1)).toISOString().slice(0, 7);
    return `${month},${40_000 + (i % 5) * 900},${2_000 + (i % 7) * 60}`;
  });
  return `Month,Cost (EUR),Conversions\n${rows.join('\n')}\n`;
}

/** 80 weeks up to last week, with a cost that grows and varies. */
export function growingReport(): string {
  const monday = weekStart(new Date().toISOString().slice(0, 10), 1);
  const rows = Array.from({ length: 80 }, (_, i) => {
    const cost = Math.round((10_000 + (i % 5) * 1_500) * 1.004 ** i);
    return `${addDays(monday, (i - 80) * 7)},${cost},${Math.round((cost / 20) ** 0.7)}`;
  });
  return `Week,Cost (EUR),Conversions\n${rows.join('\n')}\n`;
}

export const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

export const findReadout = (plot: Locator) => plot.locator('xpath=following-sibling::div[@role="status"]');
export const finding = (page: Page) => page.locator('main h2[tabindex="-1"]').first();
