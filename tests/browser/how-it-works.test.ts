import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { serveSite } from './launch.ts';
import { countLayoutShift } from './layout.ts';

const { site, blankPage, visit } = browseSite(serveSite);

const { alert, later } = catalogue.en.howItWorks.plan;

/**
 * How much is visible of each step's addition to the plan: the range before a budget, the budgets, actual values, the
 * alert.
 */
function shown(page: Page): Promise<number[]> {
  const parts = [catalogue.en.howItWorks.plan.wide, '$48K', later, alert.pace];
  return Promise.all(
    parts.map((text) =>
      page
        .locator('figure')
        .getByText(text)
        .first()
        .evaluate((element) => {
          let opacity = 1;
          for (let part: Element | null = element; part; part = part.parentElement)
            opacity *= Number(getComputedStyle(part).opacity);
          return opacity;
        }),
    ),
  );
}

/** How far the Today flag ends from the end of a week. Within a week it would cover half of a number. */
function flagBesideWeek(page: Page): Promise<number> {
  return page.locator('[data-build] > div figure').evaluate((figure) => {
    const flag = [...figure.querySelectorAll('i > b > span')].find(
      (each) => getComputedStyle(each).opacity === '1',
    );
    const end = flag?.getBoundingClientRect().right ?? 0;
    const weeks = [...figure.querySelectorAll('[data-week]')];
    return Math.min(...weeks.map((week) => Math.abs(week.getBoundingClientRect().right - end)));
  });
}

const states = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 1, 1, 0],
  [0, 1, 1, 1],
];

test('next to its steps the plan is built as they are read, and nothing else moves', {
  tags: ['sweep'],
}, async () => {
  const [options, at] = [desktop, 0.45];
  const page = await blankPage(options);
  const shift = await countLayoutShift(page, site.url);
  await page.goto(`${site.url}/how-it-works`);
  expect(await shown(page)).toEqual(states[0]);
  for (const step of [0, 1, 2, 3, 1]) {
    await page
      .locator('[data-build] > ol > li')
      .nth(step)
      .evaluate((li, part) => scrollBy(0, li.getBoundingClientRect().top + 40 - innerHeight * part), at);
    await eventually(async () => {
      expect(await shown(page)).toEqual(states[step]);
      expect(await flagBesideWeek(page)).toBeLessThan(3);
    });
    // At the top of the page it is not next to its first step yet.
    if (step === 0) continue;
    const figure = await page.locator('figure').first().boundingBox();
    expect(figure?.y).toBeGreaterThan(56);
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThan(options.viewport.height);
  }
  // Below the steps it is complete, and above them it starts again, no matter where one jumps from.
  for (const [to, step] of [
    [1e6, 3],
    [0, 0],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), to);
    await eventually(async () => expect(await shown(page)).toEqual(states[step]));
  }
  expect(await shift()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('on a phone each step has the plan at that point, and it is described in text once', async () => {
  const page = await visit('/how-it-works', phone);
  const plans = page.locator('[data-build] figure').filter({ visible: true });
  expect(await plans.count()).toBe(4);
  const texts = [catalogue.en.howItWorks.plan.wide, '$48K', later, alert.pace];
  for (const [step, state] of states.entries()) {
    const seen = await Promise.all(
      texts.map((text) =>
        plans
          .nth(step)
          .getByText(text)
          .first()
          .evaluate((element) => {
            let opacity = 1;
            for (let part: Element | null = element; part; part = part.parentElement)
              opacity *= Number(getComputedStyle(part).opacity);
            return opacity;
          }),
      ),
    );
    expect(seen, `step ${step + 1}`).toEqual(state);
  }
  expect(await page.locator('[data-build] figure:not([aria-hidden])').filter({ visible: true }).count()).toBe(
    1,
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('with reduced motion the plan changes at once, and on paper it is finished', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/how-it-works', { ...desktop, reducedMotion: 'reduce' });
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(states[3]);
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('heading', { name: catalogue.en.howItWorks.steps.watch.name })
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await eventually(async () => expect(await shown(page)).toEqual(states[3]));
  const duration = await page
    .locator('[data-build] > div')
    .getByText(later)
    .first()
    .evaluate((flag) => getComputedStyle(flag).transitionDuration);
  expect(duration).toBe('0s');
});

test('without a script the plan is finished, and its steps are as long as their texts', async () => {
  const page = await visit('/how-it-works', { ...desktop, javaScriptEnabled: false });
  expect(await shown(page)).toEqual(states[3]);
  const step = page.locator('[data-build] > ol > li').first();
  const [around, text] = await step.evaluate((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    return [item, range].map((part) => part.getBoundingClientRect().height);
  });
  expect((around ?? 0) - (text ?? 0)).toBeLessThan(120);
});
