import { expect, test } from 'vitest';
import type { Overview } from '../../contract/console/operations.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { tellFormOpened } from '../../contract/waitlist.ts';
import { sql } from '../db/drizzle.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { readOverview } from './overview.ts';
import { openConsole } from './testing/open-console.ts';

onEachEngine((on) => {
  test('weeks begin on Monday in UTC, and empty weeks are included', async () => {
    await on.database.db.execute(sql`
      insert into applications (id, created_at, language, full_name, email, email_key, monthly_ad_spend, flag)
      select gen_random_uuid(), at::timestamptz, language, 'x', i || '@a.example', i || '@a.example', spend, flag
      from (values
        (1, '2026-11-15T23:59:59Z', 'de', '$5M+', null), (2, '2026-11-16T00:00:00Z', 'de', '$5M+', null),
        (3, '2026-11-18T12:00:00Z', 'fr', '$100K–$500K', null), (4, '2026-11-18T12:00:00Z', 'fr', '$5M+', 'tooFast'),
        (5, '2026-05-25T00:00:00Z', 'en', '', null), (6, '2026-05-24T23:59:59Z', 'en', '$5M+', null)
      ) as made (i, at, language, spend, flag)`);
    await on.database.db.execute(sql`
      insert into form_counts (day, form, language, opened) values
        ('2026-11-18', 'waitlist', 'de', 7), ('2026-10-20', 'waitlist', 'fr', 3), ('2026-10-19', 'waitlist', 'fr', 100),
        ('2026-11-18', 'other', 'de', 100)`);
    const overview = await readOverview(on.database.db, new Date('2026-11-18T12:00:00Z'));
    expect(overview.weeks).toHaveLength(26);
    expect([overview.weeks[0], ...overview.weeks.slice(-2)]).toEqual([
      { week: '2026-05-25', applications: 1 },
      { week: '2026-11-09', applications: 1 },
      { week: '2026-11-16', applications: 2 },
    ]);
    expect(overview.languages).toEqual([
      { language: 'en', applications: 1 },
      { language: 'de', applications: 2 },
      { language: 'es', applications: 0 },
      { language: 'fr', applications: 1 },
    ]);
    expect(overview.spends.map(({ applications }) => applications)).toEqual([1, 0, 0, 2]);
    expect(overview.conversion).toEqual({ opened: 10, sent: 3 });
  });

  test('started and submitted forms are counted', async () => {
    const { app, apply, get } = await openConsole(on.database, { role: 'viewer' });
    for (let i = 0; i < 2; i++) {
      await app.inject({ method: 'POST', url: tellFormOpened.path, payload: { form: 'waitlist' } });
    }
    await apply();
    const { conversion, weeks } = (await get(consoleApi.overview)).json<Overview>();
    expect(conversion).toEqual({ opened: 2, sent: 1 });
    expect(weeks.at(-1)?.applications).toBe(1);
  });
});
