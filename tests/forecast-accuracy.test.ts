import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { engineHash } from '../bench/forecast/engine-hash.ts';
import record from '../content/forecast-accuracy.json' with { type: 'json' };
import { facts } from '../contract/facts.ts';
import { locales, localPath } from '../contract/locales.ts';
import { addressedPages } from './built-site.ts';

test('the figures of the accuracy page come from the engine as it is; if not, run `npm run bench forecast`', () => {
  expect(record.engine).toBe(engineHash());
  expect(record.weeks).toBe(facts.forecastWeeks);
});

test('the accuracy that the site claims is reached', () => {
  expect(record.totals.claimed.mean).toBeGreaterThan(facts.forecastAccuracy);
});

test('the engine is at most 10 KB of brotli', async () => {
  const entry = join(import.meta.dirname, '../forecast/forecast.ts');
  const [{ output } = { output: [] }] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
    }),
  ].flat() as { output: { code: string }[] }[];
  const size = brotliCompressSync(output.map(({ code }) => code).join('')).length;
  expect(size).toBeGreaterThan(1024);
  expect(size).toBeLessThanOrEqual(10 * 1024);
});

/** The main part of a page in each language. */
function readMains(path: string): { href: (to: string) => string; main: string; name: string }[] {
  return locales.map((locale) => {
    const page = addressedPages.find((each) => each.path === localPath(locale, path));
    const main = /<main.*<\/main>/s.exec(page?.html ?? '')?.[0] ?? '';
    return { href: (to) => `href="${localPath(locale, to)}"`, main, name: `${locale} ${path}` };
  });
}

test.each([
  '/',
  '/pricing',
  '/media-planning',
  '/how-it-works',
  '/forecast-accuracy',
  '/fourth-blog',
  '/fifth-blog',
])('%s links to the forecaster', (path) => {
  for (const { main, href, name } of readMains(path)) expect(main, name).toContain(href('/forecast'));
});

test.each(['/', '/about', '/pricing', '/fifth-blog'])(
  'the claim on %s links to how it is measured',
  (path) => {
    for (const { main, href, name } of readMains(path)) {
      expect(main, name).toContain(`${facts.forecastAccuracy * 100}`);
      expect(main, name).toContain(href('/forecast-accuracy'));
    }
  },
);
