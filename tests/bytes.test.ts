import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeTable } from '../web/route-table.ts';
import { monoCharset, textCharset } from '../web/site/build/typefaces.ts';
import { describeChanges, measurePages } from './baseline/page-sizes.ts';
import { addressedPages, fileSize, manifest, pages, publicPages, read, visibleText } from './built-site.ts';

const kb = 1024;
/** The first two draw an account before any script runs. */
const budgets = { home: 20, forecast: 18, article: 18, job: 18, privacy: 18, terms: 18 };
const usualBudget = 16;

test('every page is within its brotli budget, including styles', () => {
  const over = addressedPages.flatMap((page) => {
    const route = routeTable.find(({ path }) => page.path?.endsWith(path) && path !== '/') ?? routeTable[0];
    const kind = route?.page ?? '';
    // A page that needs a second round trip anyway may use all of it.
    const budget = (new Map(Object.entries(budgets)).get(kind) ?? usualBudget) * kb;
    const size = fileSize(page, '.br');
    return size > budget ? [`${page.name}: ${size} of ${budget}`] : [];
  });
  printChanges();
  expect(over).toEqual([]);
});

/** Prints changes since `npm run baseline`: budgets alone do not say where the bytes went. */
function printChanges(): void {
  const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'baseline/page-sizes.json'), 'utf8'));
  const changes = describeChanges(recorded, measurePages());
  if (changes.length > 0)
    process.stdout.write(`Page sizes in brotli since the last release:\n  ${changes.join('\n  ')}\n`);
}

test('CSS of lazy forecaster parts ships with their chunks: the page has none of them', () => {
  const ofType = (type: string) => manifest.files.filter((file) => file.type.startsWith(type));
  const scripts = ofType('text/javascript').map((file) => read(file));
  const sheets = ofType('text/css').filter(({ path }) => !path?.includes('/late-'));
  expect(sheets.map(({ path }) => path).join()).toMatch(/filters-.*plan-section-.*reading-/);
  for (const sheet of sheets) {
    const { path = '' } = sheet;
    expect(scripts.filter((script) => script.includes(path.slice(1))).length, path).toBeGreaterThan(0);
    const classes = read(sheet).match(/\.[\w-]+_[\w-]{6}\b/g) ?? [];
    for (const page of pages.filter((each) => each.path?.endsWith('/forecast')))
      expect(
        classes.filter((name) => page.html.includes(name)),
        `${path} in ${page.name}`,
      ).toEqual([]);
  }
});

test('what islands add on interaction has its rules in a sheet that the page names, and not in the page', () => {
  const sheets = manifest.files.filter(({ path }) => path?.startsWith('/assets/late-'));
  const named = new Set<string>();
  for (const { name, html } of pages) {
    const path = / data-late="([^"]+)"/.exec(html)?.[1];
    if (!path) continue;
    named.add(path);
    const sheet = sheets.find((file) => file.path === path);
    const rules = (sheet ? read(sheet) : '').match(/[^{}]+\{[^{}]+\}/g) ?? [];
    expect(rules.length, name).toBeGreaterThan(0);
    expect(
      rules.filter((rule) => html.includes(`}${rule}`)),
      name,
    ).toEqual([]);
  }
  expect([...named].sort()).toEqual(sheets.map(({ path }) => path).sort());
  expect(named.size).toBeGreaterThan(0);
});

test('the inline script is at most 1.5 KB and no page loads a script file by itself', () => {
  for (const { name, html } of publicPages) {
    const inline = /<script data-islands="[^"]*"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(inline.length, name).toBeGreaterThan(0);
    expect(inline.length, name).toBeLessThanOrEqual(1.5 * kb);
    expect(html, name).not.toMatch(/<script[^>]+src=/);
    expect(html, name).not.toMatch(/modulepreload/);
  }
});

test('the fonts together are at most 75 KB', () => {
  const fonts = manifest.files.filter(({ type }) => type === 'font/woff2');
  expect(fonts).toHaveLength(5);
  expect(fonts.reduce((sum, font) => sum + fileSize(font), 0)).toBeLessThanOrEqual(75 * kb);
});

test('the three fonts above the fold, at most 60 KB, are preloaded in the body so that they do not delay the first paint', () => {
  for (const { name, html } of pages) {
    const [head = '', body = ''] = html.split(/<body[^>]*>/);
    expect(head, name).not.toContain('rel="preload"');
    const links = /^(?:<link rel="preload"[^>]*>)+/.exec(body)?.[0] ?? '';
    const paths = [...links.matchAll(/ href="([^"]+)"/g)].map(([, path]) => path);
    const fonts = manifest.files.filter(({ path }) => paths.includes(path));
    expect(fonts, name).toHaveLength(3);
    expect(
      fonts.reduce((sum, font) => sum + fileSize(font), 0),
      name,
    ).toBeLessThanOrEqual(60 * kb);
  }
});

test('no page has an inline style or handler that the policy blocks', () => {
  for (const { name, html } of pages) {
    const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    expect(markup, name).not.toMatch(/<[^>]+ style="/);
    expect(markup, name).not.toMatch(/<[^>]+ on[a-z]+="/);
  }
});

test('our fonts have every character on the pages', () => {
  const known = new Set([...textCharset, ...monoCharset, '\n', '\u00ad', '\u202f', '\u2060']);
  for (const { name, html } of pages) {
    const missing = [...new Set(visibleText(html))].filter((character) => !known.has(character));
    expect(missing, name).toEqual([]);
  }
});
