import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, wholeBrowser } from '../tests/browser/find-browser.ts';
import { median } from './median.ts';

const run = promisify(execFile);
/** Not among our dependencies: it is as large as all of them together. */
const version = 'lighthouse@13.5.0';

export const lighthouseHead = 'perf  a11y  best  seo   LCP ms  FCP ms  TBT ms  CLS     machine';

export interface Report {
  /** How fast the machine was just then. Lighthouse slows it down four times, as is right for about 1,500. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** What Lighthouse says of a page on a phone. It now and then loses the trace of a page, and is then asked again. */
export function lighthouse(url: string): Promise<Report> {
  return ask(url).catch(() => ask(url));
}

async function ask(url: string): Promise<Report> {
  // A whole Chrome where there is one, for visitors have one too.
  const { path, args, variables } = wholeBrowser() ?? (await findBrowser());
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  // Without a graphics card Chrome would emulate one on the very cores whose time is measured.
  const flags = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const chrome = `--chrome-flags=${[...flags, ...args].join(' ')}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, chrome];
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

/** The medians of some reports, as a line below `lighthouseHead`. */
export function lighthouseLine(reports: Report[]): string {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    String(Math.round(median(reports.map((report) => scoreOf(report, name))))).padEnd(5),
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

export function scoreOf({ categories }: Report, name: string): number {
  return (categories[name]?.score ?? 0) * 100;
}
