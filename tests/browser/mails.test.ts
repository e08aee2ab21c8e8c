import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import type { Mail } from '../../server/mail/letter.ts';
import { withMarkInside } from '../../server/mail/mark.ts';
import { onTheSecondOfJuly } from '../../server/meetings/testing/meeting.ts';
import { onPostgres } from '../../server/testing/on-each-engine.ts';
import { axeViolations } from './axe.ts';
import { everyMail } from './every-mail.ts';
import { newPage, sharedBrowser } from './launch.ts';

const on = onPostgres();
onTheSecondOfJuly();

/** Between them they have every part that a mail can have. */
const withEveryPart = [
  'application.opt-in',
  'application.created',
  'application.decline',
  'meeting.reminder-day',
];

async function show(page: Page, { html }: Mail, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(withMarkInside(html));
}

test.each(locales)(
  'every mail in %s fits a phone, and its plain text has all that it says',
  async (locale) => {
    const { app } = await on.api();
    const mails = await everyMail(on.database.db, app, locale);
    const page = await newPage(await sharedBrowser());
    onTestFinished(() => page.context().close());
    for (const [name, mail] of mails) {
      await show(page, mail, 390);
      const seen = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        marks: [...document.images].filter((image) => image.naturalWidth > 0).length,
        hrefs: [...document.querySelectorAll('[class=in] a')].map((link) => link.getAttribute('href') ?? ''),
        words: [...document.querySelectorAll('h1, th')].map((part) => part.textContent?.trim() ?? ''),
      }));
      expect([name, seen.overflow, seen.marks]).toEqual([name, 0, 1]);
      for (const part of [...seen.hrefs, ...seen.words])
        expect([name, mail.text]).toEqual([name, expect.stringContaining(part)]);
    }
  },
);

test('the mails are legible in light and dark, on a phone and in a window', async () => {
  const { app } = await on.api();
  const mails = await everyMail(on.database.db, app, 'en');
  const page = await newPage(await sharedBrowser());
  onTestFinished(() => page.context().close());
  for (const [name, mail] of mails) {
    if (!withEveryPart.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await show(page, mail, colorScheme === 'dark' ? 390 : 700);
      // A mail is part of a page, and has no landmarks of its own.
      const found = (await axeViolations(page)).filter((one) => !/^(landmark-one-main|region) /.test(one));
      expect([name, colorScheme, found]).toEqual([name, colorScheme, []]);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(12, 13, 17)' : 'rgb(236, 238, 242)');
    }
  }
});
