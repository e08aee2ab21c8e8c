import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';

const { site, visit, blankPage } = browseSite(serveSite);

const section = (page: Page, locale: (typeof locales)[number] = 'en') =>
  page.getByRole('region', { name: catalogue[locale].careers.week.title });

/** The tasks of the week that is shown. */
const tasks = (page: Page) => section(page).getByRole('listitem').filter({ visible: true });

testInEachLanguage('in %s an example week of each role is shown, one at a time', async (locale) => {
  const page = await visit(localPath(locale, '/careers'), phone);
  const roles = section(page, locale).getByRole('radio');
  expect(await roles.count()).toBe(3);
  const lists = section(page, locale).getByRole('list').filter({ visible: true });
  const seen = new Set<string>();
  for (const role of await roles.all()) {
    await role.check({ force: true });
    expect(await lists.count()).toBe(1);
    seen.add(await lists.innerText());
  }
  expect(seen.size).toBe(3);
  expect(await axeViolations(page)).toEqual([]);
});

test('arrow keys choose a role without a script, and a task says when and with whom', async () => {
  const page = await visit('/careers', { ...desktop, javaScriptEnabled: false });
  await section(page).getByRole('radio').first().focus();
  expect(await tasks(page).first().innerText()).toMatch(/^Mon\s+Read applications .*, with a team$/s);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await tasks(page).first().innerText()).toMatch(/^Mon–Fri\s+Answer agencies .*, with an agency$/s);
});

test('a role that has closed leaves with its week, and the next one is shown', async () => {
  const page = await blankPage({ ...desktop, timezoneId: 'UTC' });
  await page.clock.setFixedTime('2027-06-10T12:00:00Z');
  await page.goto(`${site.url}/careers`);
  await eventually(async () =>
    expect(await section(page).getByRole('radio').filter({ visible: true }).count()).toBe(1),
  );
  await tasks(page).filter({ hasText: 'Answer agencies' }).waitFor();
  await page.clock.setFixedTime('2027-08-10T12:00:00Z');
  await page.reload();
  await section(page).waitFor({ state: 'hidden' });
});

test('the tasks stay in their boxes and days, in every language', { tags: ['sweep'] }, async () => {
  const outside: string[] = [];
  for (const locale of locales) {
    const page = await visit(localPath(locale, '/careers'), desktop);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const role of await section(page, locale).getByRole('radio').all()) {
        await role.check({ force: true });
        const found = await section(page, locale)
          .locator('li > span')
          .filter({ visible: true })
          .evaluateAll((boxes) =>
            boxes.flatMap((box) => {
              const isCut = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
              const { right } = box.closest('ol')?.getBoundingClientRect() ?? { right: 0 };
              return isCut || box.getBoundingClientRect().right > right ? [box.textContent] : [];
            }),
          );
        outside.push(...found.map((text) => `${locale} at ${width}: ${text}`));
      }
    }
  }
  expect(outside).toEqual([]);
});
