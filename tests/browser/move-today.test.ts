import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, holdRequests, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';
import { listen, spoken } from './spoken.ts';

const { site, blankPage, visit } = browseSite(serveSite);

const { hint } = catalogue.en.home.moveToday;
const findFlag = (page: Page) => page.getByRole('slider');
/** The flag on the real date, which can be clicked. */
const findRealDate = (page: Page) => findFlag(page).locator('xpath=preceding-sibling::button');
const findLegend = (page: Page) => page.locator('figcaption').first();
const findGrip = (page: Page) => page.locator('figure button[data-handle]');
const offset = async (page: Page) => Number(await findFlag(page).getAttribute('aria-valuenow'));

/** On Thursday 2 July 2026. */
async function visitInJuly(path: string, options = desktop): Promise<Page> {
  const page = await blankPage(options);
  await page.clock.setFixedTime(new Date('2026-07-02T12:00:00Z'));
  await page.goto(site.url + path);
  return page;
}

async function pressUntil(page: Page, key: string, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40 && !(await reached()); presses++) await page.keyboard.press(key);
}

/** True if the two overlap horizontally. */
async function covers(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()];
  if (!a || !b) throw new Error('not in view');
  return a.x < b.x + b.width && b.x < a.x + a.width;
}

/** The center of an element in view. */
async function findCenter(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('not in view');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('by keyboard alone, Today moves back to an earlier forecast, forward, and back to the real date', async () => {
  const page = await visitInJuly('/');
  const flag = findFlag(page);
  await pressUntil(page, 'Tab', () => flag.evaluate((element) => element === document.activeElement));
  for (const key of ['PageDown', 'PageDown', 'ArrowLeft']) await page.keyboard.press(key);
  await eventually(async () =>
    expect(await flag.getAttribute('aria-valuetext')).toBe('April 27, 2026, 9 weeks back'),
  );
  await eventually(async () => expect(await flag.innerText()).toBe('April 27'));
  await eventually(async () =>
    expect(await findLegend(page).innerText()).toContain(
      'Forecast of April 27: 2,389. Actual: 2,399, 0.4% off.',
    ),
  );
  expect(await page.getByText(hint.title).isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: 'Today has been moved to April 27.' }).isVisible()).toBe(true);
  // The sheet has glided: its first week is 22 weeks ago.
  expect(await page.locator('section:has([role="slider"]) i').filter({ hasText: 'W5' }).count()).toBe(1);

  // Each announcement replaces the one before: only the last of several keys is spoken.
  const heard = await listen(page);
  // All at once: on a busy machine the keys of a real keyboard may be far apart.
  await flag.evaluate(async (element) => {
    for (const key of ['End', 'PageUp', 'PageUp', 'ArrowRight', 'ArrowLeft']) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // React renders each in a separate task.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  expect(await offset(page)).toBe(8);
  await eventually(async () =>
    expect((await heard()).at(-1)).toBe('August 24: 7 of 8 weeks inside the range'),
  );
  expect((await heard()).filter((text) => text.startsWith('July'))).toEqual([]);
  expect(await findLegend(page).innerText()).toContain('Forecast of July 2: 2,541. Actual: 2,555, 0.5% off.');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Back to today, July 2' }).focus();
  await page.keyboard.press('Enter');
  expect(await flag.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await offset(page)).toBe(0);
  expect(await flag.innerText()).toBe('Today');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await offset(page)).toBe(0);
  expect(await page.getByRole('img', { name: 'Line chart of weekly conversions' }).isVisible()).toBe(true);
});

test('a key that is pressed while React starts moves Today once', async () => {
  const page = await visitInJuly('/');
  const flag = findFlag(page);
  await flag.evaluate((element) =>
    // Read as soon as React listens.
    Object.defineProperty(element.closest('[data-island]'), 'clicked', {
      get() {
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }),
        );
      },
    }),
  );
  await flag.focus();
  await page.waitForFunction(() => {
    const container = document.querySelector<HTMLElement & { kept?: Event[] }>('[data-island="move-today"]');
    return container && !container.kept;
  });
  expect(await offset(page)).toBe(-1);
});

const transcripts = {
  en: [
    ['Tab', 'Today, slider, July 2, 2026, today'],
    ['ArrowLeft', 'Today, slider, June 22, 2026, one week back'],
    ['PageDown', 'Today, slider, May 25, 2026, 5 weeks back'],
    ['Home', 'Today, slider, March 30, 2026, 13 weeks back'],
    ['End', 'Today, slider, July 2, 2026, today'],
    ['ArrowRight', 'Today, slider, July 6, 2026, one week ahead'],
    ['PageUp', 'Today, slider, August 3, 2026, 5 weeks ahead'],
  ],
  de: [
    ['Tab', 'Heute, slider, 2. Juli 2026, heute'],
    ['ArrowLeft', 'Heute, slider, 22. Juni 2026, vor einer Woche'],
    ['PageDown', 'Heute, slider, 25. Mai 2026, vor 5 Wochen'],
    ['Home', 'Heute, slider, 30. März 2026, vor 13 Wochen'],
    ['End', 'Heute, slider, 2. Juli 2026, heute'],
    ['ArrowRight', 'Heute, slider, 6. Juli 2026, in einer Woche'],
    ['PageUp', 'Heute, slider, 3. August 2026, in 5 Wochen'],
  ],
} as const;

for (const locale of ['en', 'de'] as const) {
  test(`each key that moves Today is announced in ${locale}`, {
    tags: ['sweep'],
  }, async () => {
    const page = await visitInJuly(localPath(locale, '/'));
    const flag = findFlag(page);
    const isFocused = () => flag.evaluate((element) => element === document.activeElement);
    for (const [key, text] of transcripts[locale]) {
      if (key === 'Tab') await pressUntil(page, key, isFocused);
      else await page.keyboard.press(key);
      await eventually(async () => expect(await spoken(page), key).toBe(text));
    }
  });
}

test('a drag that ends before the script has loaded takes effect, without loading a locale', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage(desktop);
  // The first formatter takes longer than a frame on a phone.
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(Kind, given) {
            made.push(name);
            return Reflect.construct(Kind, given);
          },
        }),
      });
  });
  const load = await holdRequests(page, '**/assets/islands-*');
  await page.goto(site.url);
  const { x, y } = await findCenter(findFlag(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 3 * 52, y + 200);
  await page.mouse.up();
  load();
  await eventually(async () => expect(await offset(page)).toBe(-3));
  await eventually(async () => expect(await findLegend(page).innerText()).toContain('3 of 3 weeks inside'));
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
});

test('Today stays in place while the sheet glides under it; pressing the real date goes back', async () => {
  const page = await visitInJuly('/');
  const line = page.locator('[data-line]');
  const standing = await line.boundingBox();
  const { x, y } = await findCenter(findFlag(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3 * 52 + 20, y, { steps: 5 });
  await eventually(async () => expect(await offset(page)).toBe(3));
  await page.mouse.up();
  expect(await line.boundingBox()).toEqual(standing);
  expect((await findCenter(findFlag(page))).x).toBeCloseTo(x, 0);
  const row = page.locator('[data-region="plan"] li').filter({ visible: true }).first();
  expect(await row.locator('span > b', { hasText: 'brand' }).count()).toBe(2);
  // Three weeks to the left of the line.
  const real = async () => (await findRealDate(page).boundingBox()) ?? { x: 0, width: 0 };
  await eventually(async () => expect((await real()).x + (await real()).width).toBeLessThan(x - 52));
  await findRealDate(page).click();
  expect(await offset(page)).toBe(0);
  expect(await page.getByRole('img', { name: 'Line chart of weekly conversions' }).isVisible()).toBe(true);
});

testInEachLanguage(
  'on a phone in %s the square moves Today, and the page neither scrolls nor widens',
  async (locale) => {
    const page = await visitInJuly(localPath(locale, '/'), phone);
    const grip = findGrip(page);
    const { x, y } = await findCenter(grip);
    expect((await grip.boundingBox())?.height).toBe(44);
    const scrolled = await page.evaluate(() => scrollY);
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: x - 40, y: y + 30 }]);
    await touch('touchMove', [{ x: x - 200, y: y + 60 }]);
    await touch('touchEnd', []);
    await eventually(async () => expect(await offset(page)).toBe(-13));
    const { inside } = catalogue[locale].home.moveToday.moved;
    await eventually(async () => expect(await findLegend(page).innerText()).toContain(inside(13, 13)));
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await horizontalOverflow(page), locale).toEqual([]);
    await findFlag(page).focus();
    for (const near of [-1, 1]) {
      await pressUntil(page, 'ArrowRight', async () => (await offset(page)) === near);
      await eventually(async () =>
        expect(await covers(findFlag(page), findRealDate(page)), locale).toBe(false),
      );
    }
    await pressUntil(page, 'ArrowRight', async () => (await offset(page)) === 13);
    expect(await horizontalOverflow(page), locale).toEqual([]);
    await page.context().close();
  },
);

test('nothing glides for visitors who prefer reduced motion', { tags: ['sweep'] }, async () => {
  const moves = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await blankPage({ ...desktop, reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      Element.prototype.animate = function (...given) {
        moved.push(given[0]);
        return animate.apply(this, given);
      };
    });
    await page.goto(site.url);
    await findFlag(page).focus();
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => expect(await findLegend(page).innerText()).toContain('1 of 1 week'));
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => expect(await findLegend(page).innerText()).toContain('2 of 2 weeks'));
    return page.evaluate(() => (window as unknown as { moved: unknown[] }).moved.length);
  };
  expect(await moves('reduce')).toBe(0);
  expect(await moves('no-preference')).toBeGreaterThan(0);
});

test('without a script there is no slider, no square and no hint', async () => {
  const page = await visit('/', { ...desktop, javaScriptEnabled: false });
  expect(await findFlag(page).count()).toBe(0);
  expect(await findGrip(page).isVisible()).toBe(false);
  expect(await page.getByText(hint.title).isVisible()).toBe(false);
  expect(await page.locator('[data-sheet-months] > b').isVisible()).toBe(true);
});
