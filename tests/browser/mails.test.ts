import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { embedLogo } from '../../server/mail/logo.ts';
import type { Mail } from '../../server/mail/mail-content.ts';
import { freezeClock } from '../../server/meetings/testing/meeting.ts';
import { onPostgres } from '../../server/testing/on-each-engine.ts';
import { axeViolations } from './axe.ts';
import { everyMail } from './every-mail.ts';
import { testInEachLanguage } from './languages.ts';
import { newPage, sharedBrowser } from './launch.ts';

const on = onPostgres();
freezeClock();

/** Together these have every part that a mail can have. */
const withEveryPart = [
  'application.opt-in',
  'application.change',
  'application.created',
  'application.decline',
  'meeting.reminder-day',
];

async function show(page: Page, { html }: Mail, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(embedLogo(html));
}

/** Labels of steps that are less than 6 pixels from the next, and words in them that are broken. */
function stepsWithoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findLines = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const broken: string[] = [];
    const steps = [...document.querySelectorAll('.s')].map((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g))
          if (findLines(walker.currentNode, index, index + word.length).length > 1) broken.push(word);
      }
      const lines = findLines(cell, 0, cell.childNodes.length);
      const [left, right] = [lines.map((line) => line.left), lines.map((line) => line.right)];
      return { label: cell.textContent ?? '', left: Math.min(...left), right: Math.max(...right) };
    });
    const close = steps.filter(
      ({ right }, i) => (steps[i + 1]?.left ?? Number.POSITIVE_INFINITY) - right < 6,
    );
    return [...close.map(({ label }) => label), ...broken];
  });
}

testInEachLanguage(
  'every mail in %s fits a phone, its steps keep apart, and its plain text has all that it says',
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
        hrefs: [...document.querySelectorAll('.in a')].map((link) => link.getAttribute('href') ?? ''),
        words: [...document.querySelectorAll('h1, th')].map((part) => part.textContent?.trim() ?? ''),
      }));
      expect([name, seen.overflow, seen.marks]).toEqual([name, 0, 1]);
      expect([name, await stepsWithoutRoom(page)]).toEqual([name, []]);
      for (const part of [...seen.hrefs, ...seen.words])
        expect([name, mail.text]).toEqual([name, expect.stringContaining(part.replace('mailto:', ''))]);
    }
  },
  ['en', 'de'],
);

test('the mails are legible in light and dark, on a phone and in a window', { tags: ['sweep'] }, async () => {
  const { app } = await on.api();
  const mails = await everyMail(on.database.db, app, 'en');
  const page = await newPage(await sharedBrowser());
  onTestFinished(() => page.context().close());
  for (const [name, mail] of mails) {
    if (!withEveryPart.includes(name)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await show(page, mail, colorScheme === 'dark' ? 390 : 700);
      // A mail is part of a page, so it has no landmarks.
      const found = (await axeViolations(page)).filter((one) => !/^(landmark-one-main|region) /.test(one));
      expect([name, colorScheme, found]).toEqual([name, colorScheme, []]);
      const { ground, line } = await page.evaluate(() => {
        const today = document.querySelector('td[rowspan]');
        const { width = 3 } = today?.getBoundingClientRect() ?? {};
        const color = today ? getComputedStyle(today).backgroundColor : 'rgba(0, 0, 0, 0)';
        return { ground: getComputedStyle(document.body).backgroundColor, line: [width, color] };
      });
      expect([name, colorScheme, line]).toEqual([name, colorScheme, [3, 'rgba(0, 0, 0, 0)']]);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(12, 13, 17)' : 'rgb(236, 238, 242)');
    }
  }
});
