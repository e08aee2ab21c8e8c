import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { embeddedEngine } from '../../db/embedded/embedded-engine.ts';
import { type Engine, postgresEngine } from '../../db/engine.ts';
import { migrate, readMigrations } from '../../db/migrate.ts';
import { createLogger } from '../../log.ts';
import { createPostgresDatabase, engines } from '../../testing/databases.ts';

for (const name of engines) {
  describe(`on ${name}`, { tags: name === 'postgres' ? [] : ['sweep'] }, () => {
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

    async function connected(run: (client: pg.Client) => Promise<void>): Promise<void> {
      const engine = await freshEngine();
      await engine.listening;
      const client = new pg.Client(engine.connection);
      await client.connect();
      try {
        await run(client);
      } finally {
        await client.end();
      }
    }

    test('notes from before the search index are found', () =>
      connected(async (client) => {
        const all = readMigrations();
        await migrate(
          client,
          all.slice(
            0,
            all.findIndex(({ name }) => name.includes('searchable-notes')),
          ),
        );
        await client.query(`
        with lead as (
          insert into leads (id, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key)
          select gen_random_uuid(), 'en', name, '', '', '', '', '+14155552671', 'US', name from unnest(array['Zoë', 'Max']) as name
          returning id, full_name
        )
        insert into events (id, subject_kind, subject_id, kind, detail)
        select gen_random_uuid(), 'lead', id, 'note', '{"text": "Wants a Rückruf"}' from lead where full_name = 'Zoë'`);
        await migrate(client, all);
        const { rows } = await client.query(
          `select full_name from leads where search @@ search_query('zoe ruckr')`,
        );
        expect(rows).toEqual([{ full_name: 'Zoë' }]);
      }));

    test('submissions from before the console are found in it', () =>
      connected(async (client) => {
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
      }));
  });
}
