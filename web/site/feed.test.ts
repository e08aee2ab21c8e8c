import { expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { feed } from './feed.ts';

test.each(locales)('the feed in %s links to itself and to five articles, newest first', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const xml = feed('https://site.test', locale);
  expect(xml).toContain(
    `<atom:link href="https://site.test${prefix}/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  const items = xml.split('<item>').slice(1);
  expect(items).toHaveLength(5);
  const dates = items.map((item) => Date.parse(/<pubDate>(.*?)</.exec(item)?.[1] ?? ''));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const item of items) {
    const link = /<link>(.*?)</.exec(item)?.[1] ?? '';
    expect(link).toMatch(new RegExp(`^https://site\\.test${prefix}/[a-z]+-blog$`));
    expect(item).toContain(`<guid isPermaLink="true">${link}</guid>`);
    expect(item).toMatch(/<title>.+<\/title>.*<description>.+<\/description><category>.+<\/category>/);
  }
});
