import { expect, test } from 'vitest';
import { countFormOpened } from '../../contract/waitlist.ts';
import { sql } from '../db/sql.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { testApi } from '../testing/test-api.ts';

const on = onPostgres();

test('started forms are counted by day and language, and nothing else is stored', async () => {
  const { app } = await testApi(on.database);
  const countForm = (language: string, payload: object = { form: 'waitlist' }) =>
    app.inject({
      method: 'POST',
      url: countFormOpened.path,
      headers: { 'accept-language': language },
      payload,
    });
  const responses = await Promise.all(['de', 'de', 'fr', 'de', 'xx'].map((language) => countForm(language)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(responses[0]?.headers['set-cookie']).toBeUndefined();
  const day = new Date().toISOString().slice(0, 10);
  const counted = await on.database.db.query(sql`select * from form_counts order by language`);
  expect(counted).toEqual([
    { day, form: 'waitlist', language: 'de', opened: 3 },
    { day, form: 'waitlist', language: 'en', opened: 1 },
    { day, form: 'waitlist', language: 'fr', opened: 1 },
  ]);
  expect((await countForm('de', { form: 'another' })).statusCode).toBe(422);
  const { rows } = await on.database.pool.query('select from rate_limits');
  expect(rows).toEqual([]);
});
