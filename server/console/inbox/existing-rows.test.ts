import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { embeddedEngine } from '../../db/embedded/embedded-engine.ts';
import type { Engine } from '../../db/engine.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migrations.ts';
import { postgresEngine } from '../../db/postgres-engine.ts';
import { createLogger } from '../../log.ts';
import { createPostgresDatabase, engines } from '../../testing/databases.ts';

describe.each(engines)('on %s', (name) => {
  async function freshEngine(): Promise<Engine> {
    if (name === 'postgres') {
      const { url, drop } = await createPostgresDatabase();
      onTestFinished(drop);
      return postgresEngine(url);
    }
    const folder = await mkdtemp(join(tmpdir(), 'test-existing-'));
    const engine = embeddedEngine(folder, createLogger('error'));
    onTestFinished(async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    });
    return engine;
  }

  test('what was sent before there was a console is found in it', async () => {
    const engine = await freshEngine();
    await engine.listening;
    const client = new pg.Client(engine.connection);
    await client.connect();
    try {
      const all = readMigrations();
      await migrate(client, all.slice(0, 5));
      const long = 'x'.repeat(4_000);
      await client.query(
        `insert into applications (id, language, full_name, email, email_key, agency_name, location, additional_info)
         values (gen_random_uuid(), 'de', 'Zoë Müller', 'zoe@agency.example', 'zoe@agency.example', 'Straße & Söhne', '東京', $1),
           (gen_random_uuid(), 'de', '', '', '', '', '', '')`,
        [`${long} 😀 \u0301${'ﷺ'.repeat(3_900)}`],
      );
      await migrate(client, all);
      const find = async (typed: string) =>
        (await client.query('select from applications where search @@ search_query($1)', [typed])).rowCount;
      for (const typed of ['zoe mull', 'strasse SOHNE', '東京', long, 'agency', '😀'])
        expect(await find(typed)).toBe(1);
      for (const typed of ['', ' ', '-', 'nobody']) expect(await find(typed)).toBe(0);
    } finally {
      await client.end();
    }
  });
});
