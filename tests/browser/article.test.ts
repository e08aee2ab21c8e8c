import { expect, test } from 'vitest';
import { browseSite, desktop } from './browse-site.ts';
import { serveSite } from './launch.ts';

const { blankPage, site, visit } = browseSite(serveSite);
const path = '/de/first-blog';
/** The address that is shared is that of the site, whatever host served it. */
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

test('without script an article shows its link', async () => {
  const page = await visit(path, { ...desktop, javaScriptEnabled: false });
  await page.getByText('Link kopieren').click();
  expect(await page.getByLabel('Link kopieren').inputValue()).toMatch(shared);
});
