import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { uuid7 } from '../db/uuid7.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A local port that replies with the URL of the PostgreSQL server, starting it on first use. */
    postgresPort: number;
  }
}

export interface SharedPostgres {
  url: string;
  /** A migrated, empty database to copy: migrating each one would take longer. */
  template: string;
}

/** One PostgreSQL server per test run, started on first use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<SharedPostgres & { stop(): Promise<void> }> | undefined;
  const replies = createServer((socket) => {
    started ??= prepare();
    started.then(
      ({ url, template }) => socket.end(JSON.stringify({ url, template })),
      (error) => socket.end(JSON.stringify({ problem: String(error) })),
    );
  }).listen(0, '127.0.0.1');
  await once(replies, 'listening');
  project.provide('postgresPort', (replies.address() as AddressInfo).port);

  return async () => {
    replies.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}

async function prepare() {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ hasty: true });
  const url = own?.url ?? process.env.TEST_DATABASE_URL ?? '';
  const template = `test_${uuid7().replaceAll('-', '')}`;
  await runStatement(url, `create database ${template}`);
  const client = new pg.Client(databaseUrl(url, template));
  await client.connect();
  await migrate(client).finally(() => client.end());
  return { url, template, stop: own?.stop ?? (() => runStatement(url, `drop database ${template}`)) };
}

/** The URL of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

export async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
