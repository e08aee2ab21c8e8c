import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type SQL, sql } from '../db/sql.ts';
import type { ServiceDependencies } from '../services.ts';
import { engines, type TestDatabase, testDatabase } from './databases.ts';
import { type TestApi, testApi } from './test-api.ts';

type Row = Record<string, unknown>;

export interface OnDatabase {
  /** Open while the tests run. */
  readonly database: TestDatabase;
  /** The whole server over the database, as `testApi` starts it. */
  api(
    variables?: NodeJS.ProcessEnv,
    parts?: Pick<ServiceDependencies, 'tagCheck' | 'fetchCalendarPage' | 'postJson'>,
  ): Promise<TestApi>;
  /** All rows of a table, oldest first. */
  rows(table: string): Promise<Row[]>;
  /** Runs a statement and returns its rows. */
  run(statement: SQL): Promise<Row[]>;
}

/**
 * For tests that must pass on both the built-in database and PostgreSQL. Both run the same SQL, so every change is
 * tested on PostgreSQL and the sweeps use the built-in one. Each test starts with empty tables.
 */
export function onEachEngine(tests: (on: OnDatabase) => void): void {
  for (const engine of engines) {
    const tags = engine === 'embedded' ? ['sweep'] : [];
    describe(`on ${engine}`, { tags }, () => tests(onEngine(engine)));
  }
}

/** For tests whose result does not depend on the engine: PostgreSQL opens faster. */
export function onPostgres(): OnDatabase {
  return onEngine('postgres');
}

function onEngine(engine: (typeof engines)[number]): OnDatabase {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.truncate());

  return {
    get database() {
      return database;
    },
    api: (variables, parts) => testApi(database, variables, parts),
    rows: (table) => database.db.query(sql`select * from ${sql.identifier(table)} order by 1`),
    run: (statement) => database.db.query(statement),
  };
}
