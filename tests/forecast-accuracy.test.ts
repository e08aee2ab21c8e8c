import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { engineHash } from '../bench/forecast/engine-hash.ts';
import download from '../content/accuracy-download.json' with { type: 'json' };
import record from '../content/forecast-accuracy.json' with { type: 'json' };
import { bestCombined, outliers, publishedModels, publishedNaive } from '../content/published-accuracy.ts';
import { facts } from '../contract/facts.ts';
import { locales, localPath } from '../contract/locales.ts';
import {
  accuracyDownloadPath,
  buildAccuracyDownload,
  describeDownload,
} from '../web/site/build/accuracy-download.ts';
import { addressedPages, manifest } from './built-site.ts';

test('the figures of the accuracy page come from the engine as it is; if not, run `npm run bench forecast`', () => {
  expect(record.engine).toBe(engineHash());
  expect(record.weeks).toBe(facts.forecastWeeks);
});

test('the accuracy that the site claims is reached on the weeks that the competition kept back, by all series', () => {
  expect(record.hiddenWeeks.totals.checks).toBe(record.series);
  expect(record.hiddenWeeks.totals.mean).toBeGreaterThan(facts.forecastAccuracy);
});

test('our measures come to the published scores of repeating the last value', () => {
  const { lastValue } = record.hiddenWeeks.giftEval;
  const { mase, others } = publishedNaive;
  expect(lastValue.mase).toBeCloseTo(mase, 4);
  expect(lastValue.smape).toBeCloseTo(others.smape, 4);
  expect(lastValue.wql).toBeCloseTo(others.wql, 4);
  expect(lastValue.msisFromDeciles).toBeCloseTo(others.msis, 2);
});

test('the download is what the page says it is; if not, run `npm run accuracy-download`', async () => {
  const archive = await buildAccuracyDownload();
  expect(describeDownload(archive)).toEqual(download);
  const built = manifest.files.find(({ path }) => path === accuracyDownloadPath);
  expect(
    describeDownload(readFileSync(join(import.meta.dirname, '../dist/site', built?.file ?? ''))),
  ).toEqual(download);
  for (const { main, name } of readMains('/forecast-accuracy')) {
    expect(main, name).toContain(`href="${accuracyDownloadPath}"`);
    expect(main, name).toContain(download.sha256);
  }
});

test('the download runs in an empty folder, with nothing but Node, and finds the published figures', {
  tags: ['sweep'],
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'download-'));
  const files = unzipSync(await buildAccuracyDownload());
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  const options = { cwd: join(folder, 'forespan-accuracy'), env: { PATH: '' } };
  const { stdout } = await promisify(execFile)(process.execPath, ['check.ts'], options);
  expect(stdout).toMatch(/All \d+ figures are as published\./);
});

test('the engine is at most as large as the site says', async () => {
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
  expect(size).toBeLessThanOrEqual(facts.maxEngineKilobytes * 1024);
});

/** The main part of a page in each language. */
function readMains(path: string): { href: (to: string) => string; main: string; name: string }[] {
  return locales.map((locale) => {
    const page = addressedPages.find((each) => each.path === localPath(locale, path));
    const main = /<main.*<\/main>/s.exec(page?.html ?? '')?.[0] ?? '';
    return { href: (to) => `href="${localPath(locale, to)}"`, main, name: `${locale} ${path}` };
  });
}

test('entries that nobody confirmed are named with their sources, and not ranked', () => {
  const best = Math.min(bestCombined.mase, ...publishedModels.map(({ mase }) => mase));
  for (const { name, mase, submission } of outliers.models) {
    expect(mase, name).toBeLessThan(0.9 * best);
    for (const { main, name: page } of readMains('/forecast-accuracy')) {
      expect(main, page).toContain(`<a href="${submission}">${name} (`);
      expect(/<ol.*?<\/ol>/s.exec(main.slice(main.indexOf('id="models"')))?.[0], page).not.toContain(name);
    }
  }
});

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
