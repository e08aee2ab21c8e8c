import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locales, localPath } from '../contract/locales.ts';
import { bundledBrowser } from '../tests/browser/bundled-browser.ts';
import { installedBrowser } from '../tests/browser/launch.ts';
import { median } from './median.ts';
import { startServer } from './start-server.ts';

const run = promisify(execFile);
/** Not among our dependencies: it is as large as all of them together. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = Number(process.env.ROUNDS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse on a phone, the median of five runs, for the home page of each language. */
export async function bench(): Promise<void> {
  const server = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    process.stdout.write('page   perf  a11y  best  seo   LCP ms  FCP ms  TBT ms  CLS\n');
    for (const locale of locales) {
      const path = localPath(locale, '/');
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) {
        reports.push(await measure(server.url + path, join(folder, 'report.json')));
      }
      const score = (name: string) =>
        median(reports.map((report) => (report.categories[name]?.score ?? 0) * 100));
      const value = (name: string) => median(reports.map((report) => report.audits[name]?.numericValue ?? 0));
      const cells = [
        path.padEnd(6),
        ...categories.map((name) => String(Math.round(score(name))).padEnd(5)),
        ...['largest-contentful-paint', 'first-contentful-paint', 'total-blocking-time'].map((name) =>
          String(Math.round(value(name))).padEnd(7),
        ),
        value('cumulative-layout-shift').toFixed(4),
      ];
      process.stdout.write(`${cells.join(' ')}\n`);
    }
  } finally {
    await rm(folder, { recursive: true });
    await server.stop();
  }
}

async function measure(url: string, file: string): Promise<Report> {
  const flags = [
    '--headless=new',
    '--disable-quic',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...(await browser()) }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(await readFile(file, 'utf8'));
}

/** What Lighthouse has to be told: a whole Chrome where there is one, for visitors have one too. */
async function browser(): Promise<Record<string, string>> {
  const path = process.env.CHROMIUM_PATH || installedBrowser();
  if (path) return { CHROME_PATH: path };
  const bundled = await bundledBrowser();
  return { CHROME_PATH: bundled.path, ...bundled.variables };
}
