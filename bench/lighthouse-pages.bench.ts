import { startServer } from '../server/testing/start-server.ts';
import { addressedPages, manifest } from '../tests/built-site.ts';
import { readCanonical } from '../tests/checks/alternates.ts';
import { lighthouse, lighthouseHead, lighthouseLine, type Report, readScore } from './lighthouse.bench.ts';
import { print } from './report.ts';

const worstCount = 5;
const pagePattern = new RegExp(process.env.PAGES ?? '');

/** Lighthouse on a phone for every page in every language (or those matching `PAGES`), and the findings on the worst. */
export async function bench(): Promise<void> {
  const paths = addressedPages
    .filter(({ path, html }) => readCanonical(html) === manifest.origin + path)
    .map(({ path = '/' }) => path)
    .filter((path) => pagePattern.test(path));
  const server = await startServer();
  const reports = new Map<string, Report>();
  try {
    print(`${'page'.padEnd(44)} ${lighthouseHead}`);
    for (const path of paths) {
      const report = await lighthouse(server.url + path);
      reports.set(path, report);
      print(`${path.padEnd(44)} ${lighthouseLine([report])}`);
    }
  } finally {
    await server.stop();
  }
  const sorted = [...reports].sort(([, one], [, other]) => total(one) - total(other));
  print(`\n${reports.size} pages, the worst ${worstCount}:`);
  for (const [path, report] of sorted.slice(0, worstCount)) {
    print(`${path.padEnd(44)} ${lighthouseLine([report])}\n  ${failedAudits(report).join('\n  ')}`);
  }
}

function total(report: Report): number {
  return Object.keys(report.categories).reduce((sum, name) => sum + readScore(report, name), 0);
}

function failedAudits({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
}
