import { expect, test } from 'vitest';
import { articleCategories, articleCharts } from '../../contract/article.ts';
import { locales } from '../../contract/locales.ts';
import { articleAt, articlesIn } from './articles.ts';
import { readArticles } from './read-articles.ts';

const source = `---
title: A headline
description: ${'Words that describe it. '.repeat(5).trim()}
lede: A lede.
category: EBOOK
published: 2026-07-07
chart: tabs
chartAfter: 1
---

Opening.

## Section

Text.
`;

test('every language has five articles, with every category and a chart each', () => {
  for (const locale of locales) {
    const fronts = articlesIn(locale).map(({ front }) => front);
    expect(fronts.map(({ chart }) => chart)).toEqual([...articleCharts]);
    expect(new Set(fronts.map(({ category }) => category))).toEqual(new Set(articleCategories));
  }
});

test('an alias shows the same article', () => {
  const first = articleAt('en', { path: '/fifth-blog' });
  expect(articleAt('en', { path: '/sixth-blog', sameAs: '/fifth-blog' })).toEqual(first);
});

test('the reading time is a few minutes', () => {
  for (const { readingMinutes } of articlesIn('en')) {
    expect(readingMinutes).toBeGreaterThanOrEqual(3);
    expect(readingMinutes).toBeLessThanOrEqual(6);
  }
});

test('headings of an article have distinct ids', () => {
  for (const locale of locales) {
    for (const { name, sections } of articlesIn(locale)) {
      expect(new Set(sections.map(({ id }) => id)).size, `${locale}/${name}`).toBe(sections.length);
    }
  }
});

test.each([
  ['an unknown category', source.replace('EBOOK', 'PODCAST'), /category/],
  ['an unknown field', source.replace('lede:', 'author: Nobody\nlede:'), /author/],
  ['a chart after the last section', source.replace('chartAfter: 1', 'chartAfter: 2'), /chartAfter/],
  ['a figure that does not exist', source.replace('Text.', '{{guess}}'), /guess/],
])('fails on %s', (_, broken, message) => {
  expect(() => readArticles(everywhere(broken))).toThrow(message);
});

test('fails if a translation has another date, or the path is that of a page', () => {
  const files = everywhere(source);
  files['content/articles/de/first-blog.md'] = source.replace('2026-07-07', '2026-07-08');
  expect(() => readArticles(files)).toThrow(
    'content/articles/de/first-blog.md, line 6: published: differs from the English file',
  );
  expect(() => readArticles(everywhere(source, 'pricing'))).toThrow('/pricing is a page already');
});

function everywhere(text: string, name = 'first-blog'): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`content/articles/${locale}/${name}.md`, text]));
}
