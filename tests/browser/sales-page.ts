import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { sql } from '../../server/db/sql.ts';
import { browseSite, formReady, phone } from './browse-site.ts';
import { serveWholeSite } from './whole-site.ts';

/** The site for tests of the sales form. */
export function salesSite() {
  const opened = browseSite(serveWholeSite, async ({ db }) => {
    await db.execute(sql`delete from leads`);
    await db.execute(sql`delete from meetings`);
  });
  return {
    ...opened,
    async visit(locale: Locale, options: BrowserContextOptions = phone): Promise<Page> {
      const page = await opened.visit(localPath(locale, '/Sales'), options);
      if (options.javaScriptEnabled !== false) await formReady(page);
      return page;
    },
    stored: () => opened.site.db.query(sql`select * from leads order by created_at desc`),
  };
}

export async function fill(page: Page, locale: Locale, number: string): Promise<void> {
  const { fields } = catalogue[locale].sales;
  await page.getByRole('textbox', { name: fields.fullName }).fill('zoë müller');
  await page.getByRole('textbox', { name: fields.email }).fill('zoe@agency.example');
  await page.getByRole('textbox', { name: fields.jobTitle }).fill('Head of Search');
  await page.getByRole('combobox', { name: fields.companySize }).selectOption('51-200');
  await page.getByRole('textbox', { name: fields.phone }).fill(number);
  await page.getByRole('textbox', { name: fields.comments }).fill('How soon?');
}

export function send(page: Page, locale: Locale): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].sales.submit }).click();
}

/** Selects one of the offered times; returns the button's new label. */
export async function chooseTime(page: Page, index: number): Promise<string> {
  const { slots, ways } = catalogue.en.sales;
  const talk = page.getByRole('radio', { name: ways.talk });
  // Absent once the question has been sent.
  if ((await talk.count()) > 0) await talk.check();
  const group = page.getByRole('group', { name: slots.title });
  const times = group.getByRole('radio');
  await expect.poll(() => times.count()).toBe(4);
  expect(await times.first().isChecked()).toBe(true);
  await times.nth(index).check({ force: true });
  return page.locator('form [type=submit]').innerText();
}
