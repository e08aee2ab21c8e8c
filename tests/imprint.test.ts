import { expect, test } from 'vitest';
import { catalogue } from '../content/messages/catalogue.ts';
import { imprintGaps, settings } from '../content/settings.ts';
import { locales, localPath } from '../contract/locales.ts';
import { addressedPages, attributes, wordsOf } from './built-site.ts';

test.each(locales)('the imprint in %s states the settings and marks what is missing', (locale) => {
  const page = addressedPages.find(({ path }) => path === localPath(locale, '/imprint'));
  const main = page?.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main')) ?? '';
  const words = wordsOf(`<body>${main}`);
  const { legalEntity, email, phone, imprint } = settings;
  const stated = Object.values(imprint).flatMap((value) => value?.split('\n') ?? []);
  for (const text of [legalEntity, email, phone.label, ...stated]) expect(words).toContain(text);
  const { rows, gapNote } = catalogue[locale].imprint;
  const marked = [...main.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, gap]) =>
    gap?.replaceAll('&nbsp;', '\u00a0'),
  );
  const gaps = imprintGaps().map((name) => rows[name as keyof typeof rows].gap);
  expect(marked).toEqual(gaps);
  expect(words.includes(gapNote)).toBe(gaps.length > 0);
});

test('every page with a footer links to the imprint of its language', () => {
  const without = addressedPages.filter(
    ({ html, page }) =>
      html.includes('<footer') && !attributes(html, 'a', 'href').includes(localPath(page.locale, '/imprint')),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
