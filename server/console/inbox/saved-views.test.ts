import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { maxSavedViews, type SavedView } from '../../../contract/console/views.ts';
import { sql } from '../../db/sql.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { signedIn } from '../../testing/operators.ts';
import { openConsole } from '../testing/open-console.ts';

onEachEngine((on) => {
  test('saved views can be replaced and removed, and are private to their operator', async () => {
    const { app, get, post } = await openConsole(on.database, { role: 'viewer' });
    const other = await signedIn(on.database.db, 'editor');
    const own = async () => (await get(consoleApi.views)).json<{ views: SavedView[] }>().views;
    const save = (name: string, view: object) => post(consoleApi.views, { kind: 'application', name, view });
    await save(' Large in German ', { spend: '$5M+', language: 'de' });
    await save('Élan', { q: 'élan' });
    await save('Élan', { q: 'elan', sort: 'name' });
    expect((await own()).map(({ name, view }) => [name, view])).toEqual([
      ['Élan', { q: 'elan', sort: 'name' }],
      ['Large in German', { spend: '$5M+', language: 'de' }],
    ]);
    const theirs = await app.inject({ url: consoleApi.views, headers: other.headers });
    expect(theirs.json()).toEqual({ views: [] });
    const [first] = await own();
    const url = consoleApi.removeView(first?.id ?? '');
    await app.inject({ method: 'POST', url, headers: other.headers, payload: {} });
    expect(await own()).toHaveLength(2);
    await post(url);
    expect((await own()).map(({ name }) => name)).toEqual(['Large in German']);
  });

  test('names and filters are checked, and there is a limit', async () => {
    const { get, post, operator } = await openConsole(on.database);
    const status = async (body: object) =>
      (await post(consoleApi.views, { kind: 'lead', name: 'x', view: {}, ...body })).statusCode;
    expect(await status({ name: '  ' })).toBe(422);
    expect(await status({ name: 'x'.repeat(61) })).toBe(422);
    expect(await status({ name: 'a\0b' })).toBe(400);
    expect(await status({ kind: 'person' })).toBe(422);
    expect(await status({ view: { status: 'lost' } })).toBe(422);
    await on.database.db.execute(sql`
      insert into saved_views (id, operator_id, kind, name, view)
      select gen_random_uuid(), ${operator.id}, 'lead', 'view ' || i, '{}' from generate_series(1, ${maxSavedViews}::integer) as i`);
    const refused = await post(consoleApi.views, { kind: 'lead', name: 'one more', view: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'tooManyViews']);
    expect(await status({ name: 'view 7', view: { q: 'x' } })).toBe(200);
    await on.database.db.execute(
      sql`update saved_views set view = '{"status":"gone"}' where name = 'view 1'`,
    );
    expect((await get(consoleApi.views)).json().views).toHaveLength(maxSavedViews - 1);
  });
});
