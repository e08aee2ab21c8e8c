/** @module-tag sweep */
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createLogger } from '../log.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { testApi } from '../testing/test-api.ts';
import { postApplication, requiredFields } from './testing/application.ts';

test('while the database is down the API responds with 503 and pages are served; the API recovers with it', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: '/nowhere' };
  const database = await openDatabase(env, createLogger('silent'));
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  await database.whenReady;
  const { app } = await testApi(database);
  const apply = (email: string) =>
    postApplication(app, { ...requiredFields, email }, { 'accept-language': 'de' });
  expect((await apply('before@agency.example')).statusCode).toBe(200);

  await postgres.kill();
  // Its processes take a moment to notice that the server is gone.
  await eventually(async () => expect((await app.inject('/readyz')).statusCode).toBe(503));
  const refused = await apply('away@agency.example');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({
    message: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    code: 'unavailable',
  });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'failing', failed: ['database'] });
  expect((await app.inject('/de/pricing')).statusCode).toBe(200);

  await postgres.start();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), {
    timeout: 30_000,
  });
  expect((await apply('after@agency.example')).statusCode).toBe(200);
  const { rows } = await database.pool.query('select email from applications order by email');
  expect(rows.map(({ email }) => email)).toEqual(['after@agency.example', 'before@agency.example']);
});
