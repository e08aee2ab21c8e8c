import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { axeViolations } from './axe.ts';
import {
  box,
  india,
  jobSearchSite,
  openChip,
  picker,
  search,
  tick,
  titles,
  uk,
  usa,
} from './job-search-page.ts';

const { visit } = jobSearchSite();

test('Back undoes a filter, however many of its boxes were checked', async () => {
  const page = await visit();
  for (const name of ['Hybrid', 'On-Site']) await tick(page, name);
  expect(await titles(page)).toEqual([usa, uk]);
  await tick(page, 'London');
  expect(await titles(page)).toEqual([uk]);
  await page.goBack();
  expect(await titles(page)).toEqual([usa, uk]);
  expect(await box(page, 'London').isChecked()).toBe(false);
  await page.goBack();
  expect(search(page)).toBe('');
  expect(await box(page, 'Hybrid').isChecked()).toBe(false);
});

test('each checkbox shows how many jobs it would match with the other filters', {
  tags: ['sweep'],
}, async () => {
  const page = await visit();
  const counts = async () =>
    Object.fromEntries(
      await page
        .locator('aside label')
        .evaluateAll((labels) =>
          labels.map(({ children: [, name, count] }) => [name?.textContent, Number(count?.textContent)]),
        ),
    );
  expect(await counts()).toEqual({
    Bengaluru: 1,
    London: 1,
    'New York': 1,
    'Business management': 2,
    'Customer success': 1,
    '2–4 years': 1,
    '5+ years': 2,
    'On-Site': 1,
    'Work From Home': 1,
    Hybrid: 1,
  });
  await tick(page, 'Business management');
  expect(await counts()).toMatchObject({
    Bengaluru: 0,
    London: 1,
    'Business management': 2,
    'Customer success': 1,
    '2–4 years': 0,
    'Work From Home': 0,
  });
});

test('a country matches exactly: Saudi Arabia is not part of USA', { tags: ['sweep'] }, async () => {
  const page = await visit();
  await openChip(picker(page));
  for (const [typed, found] of [
    ['Saudi Arabia', []],
    ['United States', [usa]],
    ['usa', [usa]],
    ['UK', [uk]],
    ['india', [india]],
  ] as const) {
    await picker(page).fill(typed);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    expect(await titles(page)).toEqual(found);
  }
});

test('the country picker works with the keyboard alone', async () => {
  const page = await visit();
  const field = picker(page);
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.querySelector('span')?.textContent;
    });
  expect(await field.getAttribute('placeholder')).toBe('Select a country');
  await page.locator('summary', { hasText: 'Country/Region' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Afghanistan');
  await page.keyboard.press('PageDown');
  expect(await active()).toBe('Andorra');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('Zimbabwe');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Afghanistan');
  await page.keyboard.type('uni');
  expect(await page.getByRole('option').locator('span').allInnerTexts()).toEqual([
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ]);
  expect(await page.getByRole('option').locator('i').allInnerTexts()).toEqual(['0', '1', '1']);
  await page.keyboard.press('Escape');
  expect([await field.inputValue(), await page.getByRole('option').count()]).toEqual(['', 0]);
  await page.keyboard.type('united k');
  await page.keyboard.press('Enter');
  expect([await field.inputValue(), search(page)]).toEqual(['United Kingdom', '?country=GB']);
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Tab');
  expect([await field.inputValue(), search(page)]).toEqual(['United Kingdom', '?country=GB']);
  await field.fill('');
  await page.keyboard.press('Tab');
  expect(search(page)).toBe('');
  expect(await titles(page)).toHaveLength(3);
  await field.focus();
  await page.keyboard.press('Escape');
  expect(await field.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Country/Region');
});

test('the list of countries is 300 pixels high, less in a low window, and always visible', {
  tags: ['sweep'],
}, async () => {
  for (const [height, listHeight] of [
    [900, 300],
    [400, 200],
    [240, 140],
  ] as const) {
    const page = await visit('', { viewport: { width: 1440, height } });
    await openChip(picker(page));
    await picker(page).click();
    await picker(page).fill('a');
    const list = page.getByRole('listbox');
    expect((await list.boundingBox())?.height).toBe(listHeight);
    await page.keyboard.press('End');
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowDown');
    const option = page.locator('[aria-selected=true]');
    const { y = 0, height: own = 0 } = (await option.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + own).toBeLessThan(height + 1);
  }
});

test('the picker says when countries are loading and when loading failed', { tags: ['sweep'] }, async () => {
  const page = await visit();
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/countries[^/]*$/, async (route) => {
    await wait;
    await route.abort();
  });
  await openChip(picker(page));
  await picker(page).click();
  const { loading, none } = catalogue.en.careersSearch.picker;
  await page.getByText(loading, { exact: true }).first().waitFor();
  go();
  await page.getByText(none, { exact: true }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('filters can be removed one by one or all at once', async () => {
  const page = await visit('?q=manager&country=GB&mode=on-site');
  const heading = page.getByRole('heading', { level: 2, name: /job/ });
  const hasFocus = () => heading.evaluate((element) => element === document.activeElement);
  await page.getByRole('button', { name: 'Country/Region: United Kingdom. Remove' }).click();
  expect([search(page), await picker(page).inputValue(), await hasFocus()]).toEqual([
    '?q=manager&mode=on-site',
    '',
    true,
  ]);
  await page.getByRole('button', { name: 'Mode: On-Site. Remove' }).click();
  await page.getByRole('button', { name: 'Search: “manager”. Remove' }).click();
  expect([search(page), await page.getByRole('searchbox').inputValue()]).toEqual(['', '']);
  expect(await page.getByRole('button', { name: 'Clear All' }).count(), 'nothing to clear').toBe(0);
  await page.goto(`${page.url()}?q=director&city=London`);
  await page.getByRole('heading', { name: 'No data found !' }).waitFor();
  expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
  await page.getByRole('button', { name: 'Clear All' }).last().click();
  expect([search(page), await titles(page), await hasFocus()]).toEqual(['', [usa, uk, india], true]);
});
