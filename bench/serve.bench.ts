import { startServer } from '../server/testing/start-server.ts';
import { compareHomePage } from './home-page-rates.ts';

/** How many times a second the home page is served, by nginx and by the server. */
export async function bench(): Promise<void> {
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  try {
    await compareHomePage(server.url, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await server.stop();
  }
}

if (import.meta.main) await bench();
