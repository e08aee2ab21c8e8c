import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A local port that replies with the URL of the PostgreSQL server, starting it on first use. */
    postgresPort: number;
  }
}

/** One PostgreSQL server per test run, started on first use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresServer> | undefined;
  const desk = createServer((socket) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => socket.end(JSON.stringify({ url })),
      (error) => socket.end(JSON.stringify({ problem: String(error) })),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('postgresPort', (desk.address() as AddressInfo).port);

  return async () => {
    desk.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}
