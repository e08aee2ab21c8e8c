import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { runAdmin } from '../testing/run-admin.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { openAdminDatabase } from './open-admin-database.ts';

test('an unreachable database is waited for, and the reason reported at once', async () => {
  const place = { DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://127.0.0.1:1/x' };
  const messages: string[] = [];
  const opened = openAdminDatabase(place, createLogger('silent'), {
    timeoutMs: 1_000,
    tell: (sentence) => void messages.push(sentence),
  });
  const sentence =
    'Nothing listens at 127.0.0.1:1: start PostgreSQL, or check host and port in DATABASE_URL.';
  await eventually(() => expect(messages).toEqual([sentence]));
  await expect(opened).rejects.toThrow(sentence);
  expect(messages).toEqual([sentence]);
});

test('denied access is reported at once, by the server too', { tags: ['sweep'] }, async () => {
  const postgres = await startPostgres({ password: 'right' });
  onTestFinished(() => postgres.stop());
  const { host } = new URL(postgres.url);
  const said: [url: string, sentence: string][] = [
    [
      postgres.url.replace('right', 'wrong'),
      `PostgreSQL at ${host} refused the password of "postgres": check user and password in DATABASE_URL.`,
    ],
    [
      postgres.url.replace(':right', ''),
      `PostgreSQL at ${host} asks "postgres" for a password, and DATABASE_URL has none.`,
    ],
    [
      `${postgres.url}_2`,
      `PostgreSQL at ${host} has no database "postgres_2": create it, or change its name in DATABASE_URL.`,
    ],
    [
      `${postgres.url}?sslmode=verify-full`,
      `PostgreSQL at ${host} does not offer TLS: turn it on there, or remove sslmode from DATABASE_URL.`,
    ],
  ];
  for (const [DATABASE_URL, sentence] of said) {
    const since = performance.now();
    const { code, err } = await runAdmin({ DATABASE_URL }, ['operator', 'list']);
    expect([code, err]).toEqual([1, `${sentence}\n`]);
    expect(performance.now() - since).toBeLessThan(15_000);
    const log: string[] = [];
    const logger = createLogger('info', { write: (line) => void log.push(line) });
    const database = await openDatabase({ DATABASE_URL, DATA_DIR: '/nowhere' }, logger);
    await eventually(() => expect(log.map((line) => JSON.parse(line).msg)).toContain(sentence));
    await database.close();
  }
});

test('a server that waits for its database recovers once the password is right', async () => {
  const postgres = await startPostgres({ password: 'right' });
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = postgres.url.replace('right', 'other');
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: '/nowhere' }, createLogger('silent'));
  onTestFinished(() => database.close());
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query(`alter role postgres password 'other'`);
  await admin.end();
  await database.whenReady;
});
