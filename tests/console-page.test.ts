import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { attributes, fileSize, manifest, pages, publicPages, read } from './built-site.ts';

const root = join(import.meta.dirname, '..');
const kb = 1024;
const scripts = manifest.files.filter(({ type }) => type.startsWith('text/javascript'));
const page = pages.find(({ role }) => role === 'console');
const html = page?.html ?? '';

/** Strings that only occur in the console. */
const marks = ['/console/api', 'Only an editor can export or erase', 'Asking who you are'];

/** The given scripts and everything they import. */
function reachable(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const script = scripts.find(({ path }) => path === name);
    if (!script || found.has(name)) continue;
    found.add(name);
    const imports = [...read(script).matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g)];
    reachable(
      imports.map(([, file]) => `/assets/${file}`),
      found,
    );
  }
  return found;
}

function findScripts(text: string): Set<string> {
  return reachable([
    ...['data-islands', 'data-visit', 'src'].flatMap((name) => attributes(text, 'script', name)),
    ...attributes(text, 'span', 'data-src'),
  ]);
}

function stylesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(root, folder, file));
}

/** The classes of a stylesheet, as named by the build. */
function readClasses(file: string): string[] {
  const { exports = {} } = transform({
    filename: file,
    code: readFileSync(file),
    projectRoot: root,
    cssModules: { pattern: '[local]_[hash]' },
  });
  return Object.values(exports).map(({ name }) => name);
}

test('the console is one English page without a public path, hidden from search engines', () => {
  expect(pages.filter(({ role }) => role === 'console')).toHaveLength(1);
  expect(page?.path).toBeUndefined();
  expect(page?.page).toMatchObject({ locale: 'en', noindex: true, scripts: [] });
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).not.toMatch(/speculationrules|data-islands|hreflang|og:|canonical|rel="manifest"|rss/i);
  expect(manifest.files.map(({ path }) => path ?? '').filter((path) => path.includes('console'))).toEqual([
    expect.stringMatching(/^\/assets\/console-[\w-]+\.js$/),
  ]);
});

test('robots.txt, the sitemap and the feeds do not mention the console', () => {
  const lists = manifest.files.filter(({ page, type }) => !page && /plain|xml/.test(type));
  expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml']));
  for (const list of lists) expect(read(list), list.path).not.toContain('console');
});

test('the strings that the tests below search for are in the console', () => {
  const code = [...findScripts(html)].map((path) => read({ file: path.slice(1) })).join('');
  for (const mark of marks) expect(code).toContain(mark);
});

test('no public page contains console code or links to it', () => {
  for (const { name, html: text } of publicPages) {
    for (const mark of marks) expect(text, name).not.toContain(mark);
    const links = [...attributes(text, 'a', 'href'), ...attributes(text, 'form', 'action')];
    expect(
      links.filter((href) => href.startsWith('/console')),
      name,
    ).toEqual([]);
  }
});

test('no script of a public page belongs to the console', () => {
  const own = findScripts(html);
  const open = findScripts(publicPages.map((one) => one.html).join(''));
  expect(open.size).toBeGreaterThan(10);
  expect(own.size).toBeGreaterThan(0);
  expect([...own].filter((path) => open.has(path))).toEqual([]);
  for (const path of open) {
    const code = read({ file: path.slice(1) });
    for (const mark of marks) expect(code, path).not.toContain(mark);
  }
  // Every script belongs to one of the two.
  expect(scripts.filter(({ path = '' }) => !open.has(path) && !own.has(path))).toEqual([]);
});

test('no public page contains console styles', () => {
  const own = stylesBelow('web/console').flatMap(readClasses);
  expect(own.length).toBeGreaterThan(80);
  expect(own.filter((name) => html.includes(`.${name}`)).length).toBeGreaterThan(own.length * 0.9);
  for (const { name, html: text } of publicPages) {
    expect(
      own.filter((one) => text.includes(one)),
      name,
    ).toEqual([]);
  }
});

test('the console is at most 125 KB of brotli', () => {
  const bytes = [...findScripts(html)].reduce(
    (sum, path) => sum + fileSize({ file: path.slice(1) }, '.br'),
    0,
  );
  expect(bytes).toBeLessThanOrEqual(125 * kb);
});
