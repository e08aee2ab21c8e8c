/** @module-tag sweep */
import { expect, test } from 'vitest';
import { browseSite } from './browse-site.ts';
import { serveSite } from './launch.ts';

const { visit } = browseSite(serveSite);

const paths = [
  '/join-the-waitlist',
  '/Comingsoon',

  '/support',
  '/Sales',
  '/Privacy_Policy',
];

test.each(['de', 'fr'])(
  'in %s no line breaks inside "e-mail" on a narrow screen',

  async (locale) => {
    for (const path of paths) {
      const page = await visit(`/${locale}${path}`, { viewport: { width: 390, height: 844 } });
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(() => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          let count = 0;
          const broken: string[] = [];
          while (texts.nextNode()) {
            const node = texts.currentNode as Text;
            for (const { index, 0: word } of node.data.matchAll(/\be-\u2060?mail/gi)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (tops.size > 0) count++;
              if (tops.size > 1) broken.push(node.data);
            }
          }
          return { count, broken };
        });
        expect(found.broken, `${path} at ${width}`).toEqual([]);
        expect(found.count, path).toBeGreaterThan(0);
      }
    }
  },
);
