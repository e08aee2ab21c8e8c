import { expect, test } from 'vitest';
import { browseSite, desktop, phone } from './browse-site.ts';
import { serveSite } from './launch.ts';

const { visit } = browseSite(serveSite);
const current = 'nav a:target-current';

test('the contents of the terms mark the section in view', async () => {
  const page = await visit('/terms-and-conditions', desktop);
  const liability = page.getByRole('navigation', { name: 'On this page' }).getByText('Liability');
  await liability.click();
  await expect.poll(() => page.locator(current).allInnerTexts()).toEqual(['Liability']);
  await page.mouse.wheel(0, -4000);
  await expect.poll(() => page.locator(current).allInnerTexts()).toEqual(['Using the site']);
});

test('the contents of the policy mark the section in view in its box, also one that was collapsed', async () => {
  const page = await visit('/Privacy_Policy', desktop);
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Your rights').click();
  await expect.poll(() => page.locator(current).allInnerTexts()).toEqual(['Your rights']);
});

test('the title of a section is beside its text, and above it on a phone', async () => {
  const boxes = async (options: typeof desktop) => {
    const page = await visit('/help', options);
    const section = page.locator('#pacing');
    const title = await section.getByRole('heading').boundingBox();
    const text = await section.getByRole('paragraph').boundingBox();
    return { title, text };
  };
  const wide = await boxes(desktop);
  expect(wide.text?.x).toBeGreaterThan((wide.title?.x ?? 0) + (wide.title?.width ?? 0));
  expect(Math.abs((wide.text?.y ?? 0) - (wide.title?.y ?? 0))).toBeLessThan(8);
  const small = await boxes(phone);
  expect(small.text?.x).toBe(small.title?.x);
  expect(small.text?.y).toBeGreaterThan(small.title?.y ?? 0);
});
