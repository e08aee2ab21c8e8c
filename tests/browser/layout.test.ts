import { expect, test } from 'vitest';
import { newPage, sharedBrowser } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

test('a page that scrolls horizontally is found', async () => {
  const page = await newPage(await sharedBrowser(), { viewport: { width: 390, height: 800 } });
  await page.setContent('<body style="margin:0"><div style="width:800px">x</div></body>');
  expect(await horizontalOverflow(page)).toEqual(['scrolls to 800']);
  await page.context().close();
});
