import { locales, localPath } from '../contract/locales.ts';
import { startServer } from '../server/testing/start-server.ts';
import { lighthouse, lighthouseHead, lighthouseLine, type Report } from './lighthouse.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

/** Lighthouse on a phone, the median of five runs, for the home page of each language. */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    process.stdout.write(`page   ${lighthouseHead}\n`);
    for (const locale of locales) {
      const path = localPath(locale, '/');
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await lighthouse(server.url + path));
      process.stdout.write(`${path.padEnd(6)} ${lighthouseLine(reports)}\n`);
    }
  } finally {
    await server.stop();
  }
}
