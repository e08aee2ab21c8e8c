import { locales, localPath } from '../contract/locales.ts';
import { startServer } from '../server/testing/start-server.ts';
import { lighthouse, lighthouseHead, lighthouseLine, type Report } from './lighthouse.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

/**
 * Lighthouse on a phone, the median of five runs, for the home page of each language. The languages take turns, so
 * that a slow minute of the machine is not the share of one of them.
 */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    process.stdout.write(`page   ${lighthouseHead}\n`);
    const pages = locales.map((locale) => ({ path: localPath(locale, '/'), reports: [] as Report[] }));
    for (let round = 0; round < rounds; round++) {
      for (const { path, reports } of pages) reports.push(await lighthouse(server.url + path));
    }
    for (const { path, reports } of pages) {
      process.stdout.write(`${path.padEnd(6)} ${lighthouseLine(reports)}\n`);
    }
  } finally {
    await server.stop();
  }
}
