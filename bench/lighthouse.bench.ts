import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../server/testing/start-server.ts';
import { findBrowser, wholeBrowser } from '../tests/browser/find-browser.ts';
import { addressedPages, manifest } from '../tests/built-site.ts';
import { readCanonical } from '../tests/checks/alternates.ts';
import { median, print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const run = promisify(execFile);
/** Not a dependency: see docs/decisions/0005. */
const version = 'lighthouse@13.5.0';

interface Report {
  /** The speed of the machine at that moment. Lighthouse's fourfold slowdown is meant for about 1,500. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/**
 * For these pages, blocking time is also reported with the processor actually slowed down, rather than in the model
 * behind the score.
 */
const appliedPaths = ['/', '/forecast'];

/**
 * Lighthouse on a phone for the home page of each language, the median of five interleaved runs, and the blocking time
 * under applied throttling. `PAGES` selects other pages by a pattern of their path: each is run once.
 */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    if (process.env.PAGES !== undefined) return await measurePages(server.url, new RegExp(process.env.PAGES));
    await measurePages(server.url, /^\/(..\/)?$/, rounds);
    await printBlockingTimes(server.url);
  } finally {
    await server.stop();
  }
}

/** The scores of matching pages, and what the worst of them fail. */
async function measurePages(origin: string, pattern: RegExp, times = 1): Promise<void> {
  const pages = addressedPages
    .filter(({ path = '', html }) => pattern.test(path) && readCanonical(html) === manifest.origin + path)
    .map(({ path = '' }) => ({ path, reports: [] as Report[] }));
  for (let round = 0; round < times; round++) {
    for (const { path, reports } of pages) reports.push(await lighthouse(origin + path));
  }
  print(`${'page'.padEnd(44)} perf  a11y  best  seo   LCP ms  FCP ms  TBT ms  CLS     machine`);
  for (const { path, reports } of pages) print(`${path.padEnd(44)} ${lighthouseLine(reports)}`);
  const failed = pages.flatMap(({ path, reports }) =>
    failedAudits(reports).map((audit) => `${path}: ${audit}`),
  );
  print(failed.join('\n'));
}

async function printBlockingTimes(origin: string): Promise<void> {
  const applied = ['--throttling-method=devtools', '--only-categories=performance'];
  for (const path of appliedPaths) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round++) reports.push(await lighthouse(origin + path, applied));
    const times = reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0);
    const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
    const each = times.map((ms) => Math.round(ms)).join(', ');
    print(
      `${path}: ${Math.round(median(times))} ms of blocking time under applied throttling (${each}), machine ${machine}`,
    );
  }
}

/** Lighthouse's report for a page on a phone. It sometimes loses the trace of a page, hence the second attempt. */
function lighthouse(url: string, options: string[] = []): Promise<Report> {
  return runLighthouse(url, options).catch(() => runLighthouse(url, options));
}

async function runLighthouse(url: string, more: string[]): Promise<Report> {
  // A full Chrome if available, because visitors have one.
  const { path, args, variables } = wholeBrowser() ?? (await findBrowser());
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  // Without a GPU, Chrome would emulate one on the cores being measured.
  const flags = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const chrome = `--chrome-flags=${[...flags, ...args].join(' ')}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, chrome, ...more];
  try {
    await run('npm', ['exec', '--yes', `--package=${version}`, '--', 'lighthouse', url, ...options], {
      env: { ...process.env, ...variables, CHROME_PATH: path },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The medians of some reports, as a line. */
function lighthouseLine(reports: Report[]): string {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    String(Math.round(median(reports.map((report) => readScore(report, name))))).padEnd(5),
  );
  function value(name: string): number {
    return median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
  }
  const times = ['largest-contentful-paint', 'first-contentful-paint', 'total-blocking-time'].map((name) =>
    String(Math.round(value(name))).padEnd(7),
  );
  const shift = value('cumulative-layout-shift').toFixed(4).padEnd(7);
  const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  return [...scores, ...times, shift, machine].join(' ');
}

function readScore({ categories }: Report, name: string): number {
  return (categories[name]?.score ?? 0) * 100;
}

function failedAudits(reports: Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.values(audits).filter(({ score }) => score !== null && score < 0.9),
  );
  return [...new Set(failed.map(({ title }) => title))];
}
