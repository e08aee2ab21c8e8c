import { expect, test } from 'vitest';
import { locales, localPath } from '../contract/locales.ts';
import { attributes, manifest, pages, read } from './built-site.ts';

const paths = new Set(manifest.files.map(({ path }) => path));

test.each(locales)('every icon of the web manifest in %s exists', (locale) => {
  const file = manifest.files.find(({ path }) => path === localPath(locale, '/manifest.webmanifest'));
  const { icons } = JSON.parse(file ? read(file) : '{}') as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.map(({ src }) => src).filter((src) => !paths.has(src))).toEqual([]);
});

test('every icon that a page links to exists', () => {
  for (const { name, html } of pages) {
    const links = html.match(/<link rel="(icon|apple-touch-icon)"[^>]*>/g) ?? [];
    expect(links, name).toHaveLength(3);
    const missing = attributes(links.join(''), 'link', 'href').filter((href) => !paths.has(href));
    expect(missing, name).toEqual([]);
  }
});
