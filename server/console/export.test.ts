import { expect, test } from 'vitest';
import type { List } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { openConsole, sampleSubmissions, withQuery } from './testing/open-console.ts';

onEachEngine((on) => {
  test('CSV is readable by every program and holds no live formulas', async () => {
    const { apply, get } = await openConsole(on.database);
    await apply({
      agencyName: '=HYPERLINK("http://evil.example")',
      additionalInfo: 'One "line",\nand another',
    });
    const { body, headers } = await get(consoleApi.export('application', 'csv'));
    const day = new Date().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="applications-${day}.csv"; filename*=UTF-8''applications-${day}.csv`,
      'cache-control': 'no-store',
    });
    expect(
      body.startsWith('\ufeffid,createdAt,updatedAt,status,statusReason,flag,language,assignee,fullName,'),
    ).toBe(true);
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(body).toContain('"One ""line"",\nand another"');
    expect(body).toContain('Zoë Müller');
  });

  test('CSV has readable phone numbers, and notes with author and time', async () => {
    const { ask, get, post, operator } = await openConsole(on.database);
    await ask({ phone: '+49 30 901820', phoneCountry: 'DE', comments: '+1 evil', jobTitle: '-2+3' });
    await ask({ phone: '(415) 555-2671 ext. 12', email: 'b@agency.example' });
    const { rows } = (await get(withQuery(consoleApi.list('lead'), { sort: 'oldest' }))).json<List>();
    const id = rows[0]?.id ?? '';
    for (const text of ['=1+1', 'Called, "yes"']) await post(consoleApi.act('lead', id, 'note'), { text });
    const { body } = await get(withQuery(consoleApi.export('lead', 'csv'), { sort: 'oldest' }));
    expect(body.split('\n')[0]).toMatch(
      /,phone,comments,source,referrerHost,landingPage,utmSource,utmMedium,utmCampaign,notes$/,
    );
    expect(body).toContain(',+49 30 901820,');
    expect(body).toContain(',+1 415 555 2671 ext. 12,');
    expect(body).toContain(`,"'+1 evil",`.replaceAll('"', ''));
    expect(body).toContain(",'-2+3,");
    const [first, second] = ['=1+1', 'Called, ""yes""'].map((text) => `${operator.email}: ${text}`);
    expect(body).toMatch(
      new RegExp(`"[\\d-]+T[\\d:.]+Z ${first?.replace('+', '\\+')}\n[\\d-]+T[\\d:.]+Z ${second}"`),
    );
  });

  test('CSV and JSON say how many proposed changes of an application wait for a decision', async () => {
    const { apply, get } = await openConsole(on.database);
    await apply();
    const readCount = async () =>
      (await get(consoleApi.export('application', 'json'))).json()[0].proposedChanges;
    expect(await readCount()).toBe('0');
    await apply({ agencyName: 'Südlicht' });
    expect(await readCount()).toBe('1');
    const { body } = await get(consoleApi.export('application', 'csv'));
    expect(body.split('\n')[0]).toMatch(/,proposedChanges,notes$/);
    expect(body).toMatch(/,1,\r?\n$/);
    await on.run(sql`update proposed_changes set state = 'dismissed'`);
    expect(await readCount()).toBe('0');
  });

  test('exactly the rows of the view are exported, across batches', async () => {
    const { get } = await openConsole(on.database);
    await on.database.db.execute(sql`
      insert into applications (id, language, full_name, email, email_key, location)
      select gen_random_uuid(), 'en', 'Person ' || i, i || '@a.example', i || '@a.example', case when i % 2 = 0 then 'Kraków' else '' end
      from generate_series(1, 1203) as i`);
    for (const [query, count] of [
      [{}, 1203],
      [{ sort: 'name' }, 1203],
      [{ q: 'krakow', sort: 'oldest' }, 601],
      [{ status: 'declined' }, 0],
    ] as const) {
      const rows = (await get(withQuery(consoleApi.export('application', 'json'), query))).json<
        { id: string }[]
      >();
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
      expect(rows).toHaveLength(count);
    }
  });

  test('JSON has the submitted values by field name', async () => {
    const { ask, get } = await openConsole(on.database);
    await ask();
    const [lead] = (await get(consoleApi.export('lead', 'json'))).json();
    expect(lead).toMatchObject({
      status: 'new',
      flag: null,
      fullName: sampleSubmissions.lead.fullName,
      phone: '+14155552671',
    });
  });

  test('the history records who exported what, but not the search text', async () => {
    const { get, operator } = await openConsole(on.database);
    await get(withQuery(consoleApi.export('lead', 'csv'), { q: 'zoe', status: 'open' }));
    const { events } = (await get(consoleApi.audit)).json();
    expect(events[0]).toMatchObject({
      kind: 'exported',
      actor: operator.email,
      subjectKind: 'export',
      detail: { of: 'lead', format: 'csv', status: 'open', searched: true },
    });
    expect(JSON.stringify(events)).not.toContain('zoe');
  });
});
