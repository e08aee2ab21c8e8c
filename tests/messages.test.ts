import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale, locales, localPath } from '../contract/locales.ts';
import { addressedPages, visibleText } from './built-site.ts';
import { englishLeft, numbersThatDiffer } from './checks/languages.ts';
import { listLeaves, watched } from './checks/unused-messages.ts';

type Renderer = typeof import('../web/site/render.tsx');

const translations = locales.filter((locale) => locale !== defaultLocale);
const root = join(import.meta.dirname, '..');
const assets = { bootstrap: '', islands: '', visit: '', console: '/console.js' };

/** Text that is the same in every language. */
const sameEverywhere = [
  // With the space that keeps the hyphen off the start of a line in headings.
  ...['Business Manager - USA', 'Business Manager - UK', 'Customer Success Manager - IN'].flatMap((title) => [
    title,
    title.replace(' - ', '\u00a0- '),
  ]),
  'npm run bench forecast',
  // Places with the same name in other languages.
  'Isle of Man +44',
  'Tristan da Cunha +290',
];

/**
 * Shown only if `settings.showPlans` is on, Today is moved or a filter is on, or sent by the server, about a file or
 * page that was read or on slides.
 */
const notOnPages = [
  'pricing.plans.',
  'home.moveToday.moved.',
  'home.features.audience.highest',
  // When a visitor comes near.
  'home.product.',
  'audienceAnalysis.map.status.',
  'deviceAnalysis.one.',
  'replies.',
  'api.',
  'deck.',
  'mails.',
  'forecastHelp.',
  'forecastMoving.',
  'forecastNotes.',
  'forecastPlan.',
  'forecastReading.',
  'checkGaTag.answer.',
  // In the dialog.
  ...['close', 'page', 'send', 'copy', 'copied', 'notCopied'].map((key) => `howToExport.${key}`),
  'forecastSegments.',
  'forecastShare.',
  'forecastStates.',
  // Shown for other measurements, or for public code.
  ...['models.yes', 'ranges.wide', 'again.code'].map((key) => `forecastAccuracy.${key}`),
];

test('every message is used', async () => {
  const renderer: Renderer = await import(join(root, 'dist/renderer/render.js'));
  const read = new Set<string>();
  const messages = watched(renderer.catalogue[defaultLocale], read);
  for (const target of renderer.allTargets()) {
    if (target.locale === defaultLocale) await renderer.renderPage(target, assets, '', messages);
  }
  const unused = listLeaves(renderer.catalogue[defaultLocale]).filter((key) => !read.has(key));
  expect(unused.filter((key) => !notOnPages.some((start) => key.startsWith(start)))).toEqual([]);
});

test('an unused message is found', () => {
  const read = new Set<string>();
  const tree = { used: 'a', list: ['b', 'c'], group: { unused: 'd' } };
  const seen = watched(tree, read);
  void [seen.used, ...seen.list];
  expect(listLeaves(tree).filter((key) => !read.has(key))).toEqual(['group.unused']);
});

test('a message missing in a language does not compile', () => {
  // Inside the project, so that the compiler finds its settings.
  const folder = mkdtempSync(join(root, 'node_modules/.cache/missing-key-'));
  try {
    const source = readFileSync(join(root, 'content/messages/de/layout.ts'), 'utf8')
      .replaceAll("'../../", `'${root}/content/`)
      .replaceAll("'../", `'${root}/content/messages/`);
    writeFileSync(join(folder, 'layout.ts'), source.replace(/^ {2}skip: .*\n/m, ''));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: `${root}/tsconfig.base.json`,
        compilerOptions: { lib: ['es2024', 'dom'], types: [] },
        files: ['layout.ts'],
      }),
    );
    const compile = () =>
      execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(compile).toThrow(
      expect.objectContaining({ stdout: expect.stringContaining("Property 'skip' is missing") }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(translations)('every file in %s has the type of its English twin', (locale) => {
  const files = readdirSync(join(root, 'content/messages', defaultLocale));
  expect(readdirSync(join(root, 'content/messages', locale))).toEqual(files);
  const untyped = files.filter((file) => {
    const source = readFileSync(join(root, 'content/messages', locale, file), 'utf8');
    return !/^export const \w+: (typeof english|\w+Messages) = /m.test(source);
  });
  expect(untyped).toEqual([]);
});

test.each(translations)('no English text is left in %s', (locale) => {
  const left = pairs(locale).flatMap(({ name, english, translated }) =>
    englishLeft(english, translated, sameEverywhere).map((line) => `${name}: ${line}`),
  );
  expect(left).toEqual([]);
});

test.each(translations)('%s states the same numbers', (locale) => {
  const different = pairs(locale).flatMap(({ name, english, translated }) => {
    const numbers = numbersThatDiffer(english, translated, locale);
    return numbers.length > 0 ? [`${name}: ${numbers.join(', ')}`] : [];
  });
  expect(different).toEqual([]);
});

test('no sentence of a page ends in two periods, seen or spoken', () => {
  // An abbreviation that is filled in, such as “2 Std.” or “9 p.m.”, brings its own.
  const twice = addressedPages.flatMap(({ name, html }) => {
    const spoken = [...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, label]) => label);
    return [...[visibleText(html), ...spoken].join('\n').matchAll(/.{0,30}(?<!\.)\.\.(?!\.)/g)].map(
      ([text]) => `${name}: ${text}`,
    );
  });
  expect(twice).toEqual([]);
});

test('leftover English and differing numbers are found', () => {
  expect(englishLeft('Plan the next week', 'Plan the next week\nHeute', [])).toEqual(['Plan the next week']);
  expect(englishLeft('', 'See what you get from the plan', [])).toHaveLength(1);
  expect(englishLeft('', 'Sehen Sie, was der Plan bringt', [])).toEqual([]);
  expect(numbersThatDiffer('$10K–$50K, 1.5 h', '10–50 Tsd. $, 1,5 Std.', 'de')).toEqual([]);
  expect(numbersThatDiffer('$37K–$140K+', '37 bis über 140 Tsd. $', 'de')).toEqual([]);
  expect(numbersThatDiffer('at 12:30 p.m. or 1:30 p.m.', 'um 12:30 oder 13:30 Uhr', 'de')).toEqual([]);
  expect(numbersThatDiffer('$37K–$140K+', '37 bis über 150 Tsd. $', 'de')).toEqual([140000, 150000]);
  expect(numbersThatDiffer('$100,000', '100 000 $', 'fr')).toEqual([100, 100000]);
  expect(numbersThatDiffer('90%', '80 %', 'de')).toEqual([80, 90]);
});

function pairs(locale: (typeof locales)[number]) {
  return addressedPages
    .filter(({ page }) => page.locale === defaultLocale)
    .map(({ path = '/', html }) => {
      const other = addressedPages.find((page) => page.path === localPath(locale, path));
      return { name: path, english: visibleText(html), translated: visibleText(other?.html ?? '') };
    });
}
