import { join } from 'node:path';
import { expect, test } from 'vitest';
import { descriptionLength } from '../contract/article.ts';
import { localeFromPath, locales, localPath } from '../contract/locales.ts';
import { routeTable } from '../web/route-table.ts';
import {
  addressedPages,
  attributes,
  type BuiltPage,
  decodeEntities,
  fileSize,
  manifest,
  pages,
  publicPages,
} from './built-site.ts';
import { oneSidedAlternates, readAlternates, readCanonical } from './checks/alternates.ts';
import { deadLinks } from './checks/links.ts';

const paths = new Set([...manifest.files.map(({ path }) => path ?? ''), ...Object.keys(manifest.redirects)]);

test('every route exists in every language', () => {
  const wanted = locales.flatMap((locale) => routeTable.map(({ path }) => localPath(locale, path)));
  expect(addressedPages.map(({ path }) => path).sort()).toEqual(wanted.sort());
});

test('every page has one h1, and headings do not skip a level', () => {
  for (const { name, html } of pages) {
    expect(html.match(/<h1[\s>]/g), name).toHaveLength(1);
    const levels = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) =>
      Number(level),
    );
    for (const [i, level] of levels.entries())
      expect(level - (levels[i - 1] ?? 0), name).toBeLessThanOrEqual(1);
  }
});

test('titles and descriptions are unique and of reasonable length', () => {
  const canonical = addressedPages.filter(({ html, path }) => readCanonical(html) === manifest.origin + path);
  const titles = canonical.map(({ html }) => decodeEntities(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''));
  const descriptions = canonical.map(({ html }) => {
    const tag = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? '';
    return attributes(tag, 'meta', 'content')[0] ?? '';
  });
  for (const [i, { name }] of canonical.entries()) {
    expect(titles[i]?.length, `title of ${name}: ${titles[i]}`).toBeGreaterThan(9);
    expect(titles[i]?.length, `title of ${name}: ${titles[i]}`).toBeLessThanOrEqual(70);
    expect(descriptions[i]?.length, `description of ${name}: ${descriptions[i]}`).toBeGreaterThanOrEqual(
      descriptionLength.min,
    );
    expect(descriptions[i]?.length, `description of ${name}: ${descriptions[i]}`).toBeLessThanOrEqual(
      descriptionLength.max,
    );
  }
  expect(repeated(titles)).toEqual([]);
  expect(repeated(descriptions)).toEqual([]);
});

test('no link into the site is dead', () => {
  const closed = publicPages.filter(({ closedJob }) => closedJob !== undefined);
  const others = publicPages.filter(({ closedJob }) => closedJob === undefined);
  expect(deadLinks(others, paths)).toEqual([]);
  expect(closed.length).toBeGreaterThan(0);
  expect(deadLinks(closed, paths)).toEqual([]);
});

test('a dead link and a dead fragment are found', () => {
  const broken = pageFrom('<a href="/nowhere">x</a><a href="#gone">y</a><a id="here" href="#here">z</a>');
  expect(deadLinks([broken], new Set(['/']))).toEqual([
    { page: '/', href: '/nowhere' },
    { page: '/', href: '#gone' },
  ]);
});

test('every redirect leads to a page, and only the logo in the footer links to one', () => {
  const { files, redirects } = manifest;
  const served = new Set(files.map(({ path }) => path));
  expect(Object.values(redirects).filter((target) => !served.has(target))).toEqual([]);
  // Our specification requires the logo to link to /home.
  const roundabout = publicPages.flatMap(({ name, html }) =>
    attributes(html, 'a', 'href')
      .filter((href) => bare(href) in redirects && !href.endsWith('/home'))
      .map((href) => `${name}: ${href}`),
  );
  expect(roundabout).toEqual([]);
});

test('alternates link to each other in every language', () => {
  expect(oneSidedAlternates(addressedPages, locales, manifest.origin)).toEqual([]);
});

test('a one-sided alternate is found', () => {
  const german = addressedPages.find(({ path }) => path === '/de/') as BuiltPage;
  const english = addressedPages.find(({ path }) => path === '/') as BuiltPage;
  const silent = { ...german, html: german.html.replaceAll(/<link[^>]*hreflang="en"[^>]*>/g, '') };
  const found = oneSidedAlternates([english, silent], ['en', 'de'], manifest.origin);
  expect(found).toContain('/de/ has no alternate for en');
  expect(found).toContain(`${manifest.origin}/de/ does not link back to ${manifest.origin}/`);
});

test('duplicate paths of a page have the first as canonical', () => {
  for (const route of routeTable) {
    for (const locale of locales) {
      const page = addressedPages.find(({ path }) => path === localPath(locale, route.path));
      const first =
        manifest.origin + localPath(locale, 'sameAs' in route && route.sameAs ? route.sameAs : route.path);
      expect(readCanonical(page?.html ?? ''), page?.name).toBe(first);
      expect(readAlternates(page?.html ?? '').get(locale), page?.name).toBe(first);
    }
  }
});

test('every page is at most two clicks from the home page of its language', () => {
  const links = new Map(pages.map(({ path, html }) => [path, attributes(html, 'a', 'href').map(bare)]));
  for (const locale of locales) {
    const home = localPath(locale, '/');
    const near = new Set([home, ...(links.get(home) ?? [])]);
    for (const path of [...near]) for (const next of links.get(path) ?? []) near.add(next);
    const far = addressedPages.filter(
      ({ page, path = '', html }) =>
        page.locale === locale &&
        !page.noindex &&
        readCanonical(html) === manifest.origin + path &&
        !near.has(path),
    );
    expect(far.map(({ name }) => name)).toEqual([]);
  }
});

test('every article ends in a way to get access and a link to its subject', () => {
  const articles = addressedPages.filter(({ path = '' }) => path.endsWith('-blog'));
  expect(articles.length).toBeGreaterThan(5 * locales.length);
  for (const { name, html, page } of articles) {
    const ending = html.slice(html.indexOf('</article>'), html.indexOf('id="read-next"'));
    const [access, subject = ''] = attributes(ending, 'a', 'href');
    expect(access, name).toBe(localPath(page.locale, '/join-the-waitlist'));
    expect(paths.has(subject), `${name}: ${subject}`).toBe(true);
  }
});

test('every og:image exists and has a text, and the page’s language is named', () => {
  for (const { name, html, path = '' } of addressedPages) {
    const [image = ''] = openGraph(html, 'image');
    expect(paths.has(image.replace(manifest.origin, '')), `${name}: ${image}`).toBe(true);
    expect(openGraph(html, 'image:alt')[0], name).toMatch(/\S · Forespan$/);
    const named = openGraph(html, 'locale');
    expect(
      named.map((region) => region.slice(0, 2)),
      name,
    ).toEqual([localeFromPath(path)]);
  }
});

test('every listed page has a drawing or chart of its own on its social image', async () => {
  const renderer: typeof import('../web/site/render.tsx') = await import(
    join(import.meta.dirname, '../dist/renderer/render.js')
  );
  const listed = routeTable.filter(({ noindex, sameAs }) => !noindex && !sameAs);
  const drawn = await Promise.all(
    listed.map(async (route) => {
      const head = await renderer.readPageHead(route, 'de', manifest.origin);
      return renderer.socialArtwork(head) ?? head.chart ?? 'none';
    }),
  );
  expect(drawn).not.toContain('none');
  expect(repeated(drawn)).toEqual([]);
});

test('every social image is a file of at most 100 KB', () => {
  const images = manifest.files.filter(({ path }) => path?.startsWith('/og/'));
  expect(images.length).toBeGreaterThan(100);
  for (const image of images) expect(fileSize(image), image.path).toBeLessThan(100_000);
});

function openGraph(html: string, property: string): string[] {
  const tags = html.match(new RegExp(`<meta property="og:${property}"[^>]*>`, 'g')) ?? [];
  return tags.flatMap((tag) => attributes(tag, 'meta', 'content'));
}

function bare(href: string): string {
  return href.split(/[?#]/)[0] ?? '';
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}

function pageFrom(html: string): BuiltPage {
  const page = { locale: 'en' as const, scripts: [], styles: [], noindex: false };
  return { name: '/', path: '/', html, page, file: '', type: '', compressed: false, immutable: false };
}
