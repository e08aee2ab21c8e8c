import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const DATA_DIR = '/nowhere';

async function freshDatabase(): Promise<string> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
}

async function over<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  return use(client).finally(() => client.end());
}

function migrateWith(url: string, migrations: Migration[]): Promise<string[]> {
  return over(url, (client) => migrate(client, migrations));
}

function migration(number: number, sql: string): Migration {
  return { number, name: `step-${number}`, sha256: sql, sql };
}

test('six instances that start together migrate once', async () => {
  const url = await freshDatabase();
  const warnings: string[] = [];
  const logger = createLogger('warn', { write: (line) => void warnings.push(line) });
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openDatabase({ DATABASE_URL: url, DATA_DIR }, logger)),
  );
  onTestFinished(async () => void (await Promise.all(opened.map((database) => database.close()))));
  await Promise.all(opened.map(({ whenReady }) => whenReady));
  await Promise.all(opened.map((database) => database.check()));
  // None had to retry.
  expect(warnings).toEqual([]);
  const { rows } = await over(url, (client) =>
    client.query('select number, name, sha256 from migrations order by number'),
  );
  expect(rows).toEqual(readMigrations().map(({ number, name, sha256 }) => ({ number, name, sha256 })));
});

test('only pending migrations are applied, in order', async () => {
  const url = await freshDatabase();
  const first = migration(1, 'create table a (x int)');
  const second = migration(2, 'alter table a add column y int');
  const third = migration(3, 'alter table a rename column y to z');
  expect(await migrateWith(url, [first])).toEqual(['step-1']);
  expect(await migrateWith(url, [first, second, third])).toEqual(['step-2', 'step-3']);
  expect(await migrateWith(url, [first, second, third])).toEqual([]);
});

test('a failed migration is rolled back and can be fixed', async () => {
  const url = await freshDatabase();
  const broken = migration(1, 'create table a (x int); create table a (x int)');
  await expect(migrateWith(url, [broken])).rejects.toThrow('The migration 1 (step-1) failed');
  expect(await migrateWith(url, [migration(1, 'create table a (x int)')])).toEqual(['step-1']);
});

test('a migration that was changed after it was applied is refused', async () => {
  const url = await freshDatabase();
  await migrateWith(url, [migration(1, 'create table a (x int)')]);
  const changed = migrateWith(url, [migration(1, 'create table a (x text)')]);
  await expect(changed).rejects.toThrow(OperatorError);
  await expect(changed).rejects.toThrow(
    'The migration 1 (step-1) was changed after the database had applied it',
  );
});

test('a database newer than the program is not touched', async () => {
  const url = await freshDatabase();
  const newer = [...readMigrations(), migration(readMigrations().length + 1, 'create table later (x int)')];
  await migrateWith(url, newer);
  const log: string[] = [];
  const logger = createLogger('fatal', { write: (line) => void log.push(line) });
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR }, logger);
  onTestFinished(() => database.close());
  await expect(database.whenReady).rejects.toThrow(OperatorError);
  await expect(database.check()).rejects.toThrow('not ready');
  expect(log.join()).toContain('The database is newer than this program');
});

test('waiting for another instance is not subject to the statement timeout of the pool', async () => {
  const url = await freshDatabase();
  const slow = migration(1, 'select pg_sleep(2)');
  const applied = await Promise.all([migrateWith(url, [slow]), migrateWith(url, [slow])]);
  expect(applied.flat()).toEqual(['step-1']);
});
