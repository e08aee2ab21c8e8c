import { expect, test } from 'vitest';
import { type List, pageSize, sorts } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { sql } from '../../db/sql.ts';
import { type OnDatabase, onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole, withQuery } from '../testing/open-console.ts';

const path = consoleApi.list('application');

/** Applications a minute apart. Every third is from Kraków and in Spanish, every fifth is decided. */
function fill({ database }: OnDatabase, count: number) {
  return database.db.execute(sql`
      insert into applications (id, created_at, updated_at, language, status, full_name, email, email_key, agency_name, location, monthly_ad_spend)
      select gen_random_uuid(), at, at + make_interval(mins => (i * 7919) % 1000),
        case when i % 3 = 0 then 'es' else 'en' end, case when i % 5 = 0 then 'declined' else 'new' end,
        'Person ' || i, i || '@agency.example', i || '@agency.example', 'Agency ' || (i % 7),
        case when i % 3 = 0 then 'Kraków' else 'Łódź' end, '$5M+'
      from (select i, timestamptz '2026-03-01' + make_interval(mins => i) as at from generate_series(1, ${count}::integer) as i) as made`);
}

onEachEngine((on) => {
  async function readPages(get: (url: string) => Promise<{ json(): List }>, query: Record<string, string>) {
    const pages: List[] = [];
    for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null) {
      pages.push((await get(withQuery(path, { ...query, ...(after && { after }) }))).json());
    }
    return pages;
  }

  test.each(sorts)('every row is on exactly one page, sorted by %s', async (sort) => {
    const { get } = await openConsole(on.database);
    await fill(on, 130);
    const pages = await readPages(get, { sort });
    expect(pages.map(({ rows }) => rows.length)).toEqual([pageSize, pageSize, 30]);
    expect(pages.map(({ total }) => total)).toEqual([130, 130, 130]);
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(130);
    const keys = rows.map((row) =>
      sort === 'name' ? row.title : sort === 'changed' ? row.updatedAt : row.createdAt,
    );
    const upward = keys.toSorted();
    expect(keys).toEqual(sort === 'newest' || sort === 'changed' ? upward.toReversed() : upward);
  });

  test.each([
    [{ status: 'declined' }, 80],
    [{ language: 'es' }, 133],
    [{ spend: '$5M+', language: 'es' }, 133],
    [{ status: 'open' }, 320],
    [{ status: 'declined', q: 'lodz' }, 54],
  ])('every row of the filter %j is on exactly one page', async (query, count) => {
    const { get } = await openConsole(on.database);
    await fill(on, 400);
    for (const sort of ['newest', 'oldest']) {
      const rows = (await readPages(get, { ...query, sort })).flatMap((page) => page.rows);
      expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([count, count]);
      const times = rows.map(({ createdAt }) => createdAt);
      expect(times).toEqual(sort === 'oldest' ? times.toSorted() : times.toSorted().toReversed());
    }
  });

  test('a search covers every page of its results', async () => {
    const { get } = await openConsole(on.database);
    await fill(on, 2_500);
    const many = await readPages(get, { q: 'krakow' });
    expect(many.flatMap(({ rows }) => rows)).toHaveLength(833);
    expect(new Set(many.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(833);
    expect(many[0]?.total).toBe(201);
    // The first thousand rows hold fewer matches than are counted.
    const [[seventh], [exact]] = [
      await readPages(get, { q: 'agency 3' }),
      await readPages(get, { q: 'person 24' }),
    ];
    expect([seventh?.total, exact?.total]).toEqual([201, 111]);
    // Only the oldest row has the word, far beyond the rows that are scanned.
    await on.database.db.execute(
      sql`update applications set full_name = 'Quixotic' where email = '1@agency.example'`,
    );
    const [rare] = await readPages(get, { q: 'QUIX' });
    expect([rare?.rows.length, rare?.total]).toEqual([1, 1]);
  });
});

onEachEngine((on) => {
  test.each([
    ['krak', 1],
    ['ŁÓDŹ', 2],
    ['lodz agency', 2],
    ['agency.example', 3],
    ['2@agency.example', 1],
    ['person 3', 1],
    ['lodz krakow', 0],
    ['ersonal', 0],
    ['!!!', 0],
    ['   ', 3],
    [`'; drop table applications; --`, 0],
    ["lodz' | 'krakow", 0],
    ['lodz:* & !krakow', 0],
    ['\\', 0],
    ['%', 0],
    ['\ud800', 0],
    ['a '.repeat(100), 3],
  ])('a search for %j finds %i of three', async (q, count) => {
    const { get } = await openConsole(on.database);
    await fill(on, 3);
    const response = await get(withQuery(path, { q }));
    expect(response.statusCode).toBe(200);
    expect(response.json<List>().rows).toHaveLength(count);
  });

  test.each([
    [{ status: 'open' }, 12],
    [{ status: 'any' }, 15],
    [{ status: 'declined' }, 3],
    [{ language: 'es' }, 5],
    [{ spend: '$5M+' }, 15],
    [{ spend: '$1M–$5M' }, 0],
    [{ flagged: 'only' }, 1],
    [{ flagged: 'any' }, 16],
    [{ assignee: 'nobody' }, 15],
    [{ from: '2026-03-01', to: '2026-03-01' }, 15],
    [{ from: '2026-03-02' }, 0],
    [{ status: 'open', language: 'es', q: 'krakow' }, 4],
  ])('the filter %j leaves %i', async (query, count) => {
    const { get } = await openConsole(on.database);
    await fill(on, 16);
    await on.database.db.execute(
      sql`update applications set flag = 'tooFast' where email = '16@agency.example'`,
    );
    const list = (await get(withQuery(path, query))).json<List>();
    expect([list.rows.length, list.total]).toEqual([count, count]);
  });

  test('a list can be bounded by instants, the end exclusive', async () => {
    const { get } = await openConsole(on.database);
    await fill(on, 16);
    const count = async (query: Record<string, string>) =>
      (await get(withQuery(path, query))).json<List>().rows.length;
    expect(await count({ from: '2026-03-01T00:11:00.000Z' })).toBe(6);
    expect(await count({ to: '2026-03-01T00:11:00.000Z' })).toBe(10);
  });

  test('a search covers submissions and their current notes', async () => {
    const { get, post } = await openConsole(on.database);
    await fill(on, 3);
    const find = async (q: string) =>
      (await get(withQuery(path, { q }))).json<List>().rows.map(({ id }) => id);
    const [id = ''] = await find('2@agency.example');
    await post(consoleApi.act('application', id, 'note'), { text: 'Spoke to Ngọc about the budget' });
    await post(consoleApi.act('application', id, 'note'), { text: 'Wants a callback' });
    for (const q of ['ngoc', 'callb', 'lodz budget callback']) expect(await find(q)).toEqual([id]);
    for (const q of ['krakow budget', 'spoken']) expect(await find(q)).toEqual([]);
    await post(consoleApi.act('application', id, 'note'), { text: 'long '.repeat(1_000) });
    await on.database.db.execute(sql`delete from events where detail ->> 'text' like 'Spoke%'`);
    expect([await find('ngoc'), await find('callback')]).toEqual([[], [id]]);
  });

  test.each([
    { after: 'nonsense' },
    {
      after: Buffer.from('["newest","2026","00000000-0000-7000-8000-000000000000",1]').toString('base64url'),
    },
    { after: Buffer.from('["name","a","00000000-0000-7000-8000-000000000000",1]').toString('base64url') },
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { from: '2026-02-30T00:00:00.000Z' },
    { to: 'yesterday' },
    { sort: 'id' },
    { q: 'x'.repeat(201) },
    { q: 'a\0b' },
  ])('%j is refused', async (query) => {
    const { get } = await openConsole(on.database);
    expect((await get(withQuery(path, query))).statusCode).toBeOneOf([400, 422]);
  });
});
