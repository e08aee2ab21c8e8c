import { startServer } from '../server/testing/start-server.ts';
import { compareHomePage } from './home-page-rates.ts';

/** How many times a second the home page is served. */
export async function bench(): Promise<void> {
  const server = await startServer();
  try {
    await compareHomePage(server.url, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await server.stop();
  }
}

if (import.meta.main) await bench();
