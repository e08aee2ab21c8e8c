import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultLocale, type Locale, locales, localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { browseSite } from './browse-site.ts';
import { findHeroProblems } from './hero.ts';
import { serveSite } from './launch.ts';

const { visit } = browseSite(serveSite);

const sizes = ['1280x720', '1366x768', '1440x900', '1920x1080', '1024x768', '768x1024', '390x844', '320x640'];
const maxWeeks = 13;

const findFlag = (page: Page) => page.getByRole('slider');
const offset = async (page: Page) => Number(await findFlag(page).getAttribute('aria-valuenow'));

async function visitAt(size: string, locale: Locale = defaultLocale): Promise<Page> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const page = await visit(localPath(locale, '/'), { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Presses a key, and waits until the hero is drawn with Today at that week. */
async function press(page: Page, key: string, weeks: number): Promise<void> {
  await page.keyboard.press(key);
  await eventually(async () => expect(await offset(page)).toBe(weeks));
  const back = page.getByRole('button', { name: /./ }).and(page.locator('figcaption button'));
  await eventually(async () =>
    expect(await back.filter({ visible: true }).count()).toBe(weeks === 0 ? 0 : 1),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function collect(page: Page, state: string, problems: string[]): Promise<void> {
  problems.push(...(await findHeroProblems(page)).map((problem) => `${state}: ${problem}`));
}

test('no line of the hero crosses text, and nothing overlaps, initially and with Today at both ends', {
  tags: ['sweep'],
}, async () => {
  const problems: string[] = [];
  for (const size of ['1280x720', '1440x900', '1024x768', '390x844']) {
    const page = await visitAt(size);
    await collect(page, `${size} at rest`, problems);
    await findFlag(page).focus();
    await press(page, 'Home', -maxWeeks);
    await collect(page, `${size} back`, problems);
    await press(page, 'End', 0);
    for (let weeks = 4; weeks <= maxWeeks - 1; weeks += 4) await press(page, 'PageUp', weeks);
    await press(page, 'ArrowRight', maxWeeks);
    await collect(page, `${size} ahead`, problems);
  }
  expect(problems).toEqual([]);
});

test('the first row of the plan is in the first view', async () => {
  for (const size of ['1280x720', '1366x768', '1440x900', '1920x1080']) {
    const page = await visitAt(size);
    const row = page.locator('[data-region="plan"] li').first();
    const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 9999 };
    expect(y + height, size).toBeLessThanOrEqual(Number(size.split('x')[1]));
  }
});

test.for(locales.flatMap((locale) => sizes.map((size) => ({ locale, size }))))(
  'in $locale at $size no line of the hero crosses type in any week that Today can be moved to',
  {
    tags: ['sweep'],
  },
  async ({ locale, size }) => {
    const problems: string[] = [];
    const page = await visitAt(size, locale);
    await collect(page, 'at rest', problems);
    await findFlag(page).focus();
    await press(page, 'Home', -maxWeeks);
    for (let weeks = -maxWeeks; weeks <= maxWeeks; weeks++) {
      if (weeks > -maxWeeks) await press(page, 'ArrowRight', weeks);
      await collect(page, `${weeks} weeks`, problems);
    }
    expect(problems).toEqual([]);
  },
);
