import { expect, test } from 'vitest';
import { browseSite, desktop } from './browse-site.ts';
import { serveSite } from './launch.ts';

const { blankPage, site, visit } = browseSite(serveSite);
const path = '/de/first-blog';
/** The shared URL has the site's own origin, regardless of the host that served it. */
const shared = /^https:\/\/[^/]+\/de\/first-blog$/;

test('the link of an article is copied, or shown where copying is refused', async () => {
  const page = await blankPage(desktop);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto(site.url + path);
  const copy = page.getByText('Link kopieren');
  await copy.hover();
  await page.waitForFunction(() => Object.keys(document.querySelector('aside summary') ?? {}).length > 0);
  await copy.click();
  await page.getByRole('status').getByText('Link kopiert').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shared);
  expect(await page.getByLabel('Link kopieren').isVisible()).toBe(false);

  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject() }));
  await page.getByText('Link kopiert').first().click();
  expect(await page.getByLabel('Link kopieren').inputValue()).toMatch(shared);
  expect(await page.getByLabel('Link kopieren').isVisible()).toBe(true);
});

test.each([
  ['/first-blog', 'Mon', [8, 5, 4, 9, 10]],
  ['/third-blog', 'Jan', [5, 4, 5, 4, 4, 4]],
])('a label under the chart of %s is as wide as what it labels', async (article, first, parts) => {
  const page = await visit(article, desktop);
  const axis = page.locator('#figure').getByText(first, { exact: true }).locator('..');
  const widths = await axis
    .locator('i')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  for (const [i, part] of parts.entries())
    expect((widths[i] ?? 0) / sum(widths)).toBeCloseTo(part / sum(parts), 2);
});

test('at every width the tabs are named to the left of their bars', async () => {
  const page = await visit('/es/first-blog', desktop);
  for (const width of [640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bars = (await page.locator('#figure').getByRole('img').boundingBox())?.x ?? 0;
    const edges = await page
      .locator('#figure [aria-hidden] > span')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().right));
    expect(edges).toHaveLength(10);
    expect(Math.max(...edges), `${width} pixels`).toBeLessThan(bars);
  }
});

test('without script an article shows its link', async () => {
  const page = await visit(path, { ...desktop, javaScriptEnabled: false });
  await page.getByText('Link kopieren').click();
  expect(await page.getByLabel('Link kopieren').inputValue()).toMatch(shared);
});
