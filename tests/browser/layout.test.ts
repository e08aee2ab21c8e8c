import { expect, test } from 'vitest';
import { locales, localPath } from '../../contract/locales.ts';
import { newPage, serveSite, sharedBrowser } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

test('a page that scrolls horizontally is found', async () => {
  const page = await newPage(await sharedBrowser(), { viewport: { width: 390, height: 800 } });
  await page.setContent('<body style="margin:0"><div style="width:800px">x</div></body>');
  expect(await horizontalOverflow(page)).toEqual(['scrolls to 800']);
  await page.context().close();
});

test('on wide screens the fan of the coming-soon page has the right half to itself', async () => {
  const site = await serveSite();
  const page = await newPage(await sharedBrowser(), { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/Comingsoon`);
  const { x, y, height } = (await page.locator('svg[preserveAspectRatio=none]').boundingBox()) ?? {};
  await page.context().close();
  await site.close();
  expect([x, y]).toEqual([720, 52]);
  expect(height).toBeGreaterThan(800);
});

test('the labels of the team’s calendar stay in their boxes, in every language', {
  tags: ['sweep'],
}, async () => {
  const site = await serveSite();
  const page = await newPage(await sharedBrowser());
  const outside: string[] = [];
  for (const locale of locales) {
    await page.goto(site.url + localPath(locale, '/team'));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await page.locator('figure ol li').evaluateAll((boxes) => {
        const range = document.createRange();
        return boxes.flatMap((box) => {
          range.selectNodeContents(box.querySelector('b') ?? box);
          const { right } = range.getBoundingClientRect();
          return right > box.getBoundingClientRect().right ? [range.toString()] : [];
        });
      });
      outside.push(...words.map((text) => `${locale} at ${width}: ${text}`));
    }
  }
  await page.context().close();
  await site.close();
  expect(outside).toEqual([]);
});
