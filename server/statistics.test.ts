import { expect, test } from 'vitest';
import { consoleApi } from '../contract/console/paths.ts';
import type { Statistics } from '../contract/console/statistics.ts';
import { countFormOpened } from '../contract/waitlist.ts';
import { openConsole, withQuery } from './console/testing/open-console.ts';
import { sql } from './db/sql.ts';
import { readStatistics } from './statistics.ts';
import { onEachEngine } from './testing/on-each-engine.ts';

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
    const numbers = await readStatistics(on.database.db, 'UTC', new Date('2026-11-18T12:00:00Z'));
    expect(numbers.weeks).toHaveLength(26);
    expect([numbers.weeks[0], ...numbers.weeks.slice(-2)]).toEqual([
      { week: '2026-05-25', applications: 1, leads: 0, meetings: 0 },
      { week: '2026-11-09', applications: 1, leads: 0, meetings: 0 },
      { week: '2026-11-16', applications: 2, leads: 0, meetings: 0 },
    ]);
    expect(numbers.languages).toEqual([
      { language: 'en', applications: 1 },
      { language: 'de', applications: 2 },
      { language: 'es', applications: 0 },
      { language: 'fr', applications: 1 },
    ]);
    expect(numbers.spends.map(({ applications }) => applications)).toEqual([1, 0, 0, 2]);
    expect(numbers.conversion).toEqual({ opened: 10, sent: 3 });
  });

  test('started and submitted forms are counted', async () => {
    const { app, apply, get } = await openConsole(on.database, { role: 'viewer' });
    for (let i = 0; i < 2; i++) {
      await app.inject({ method: 'POST', url: countFormOpened.path, payload: { form: 'waitlist' } });
    }
    await apply();
    const { conversion, weeks } = (await get(consoleApi.statistics)).json<Statistics>();
    expect(conversion).toEqual({ opened: 2, sent: 1 });
    expect(weeks.at(-1)?.applications).toBe(1);
  });

  test('weeks begin at midnight of the operator’s own Monday, across the change of clocks', async () => {
    await on.database.db.execute(sql`
      insert into leads (id, created_at, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key)
      select gen_random_uuid(), at::timestamptz, 'en', 'x', 'x', 'x', 'x', 'x', '+14155552671', 'US', at
      from (values ('2026-10-26T03:59:59Z'), ('2026-10-26T04:00:00Z'), ('2026-11-02T04:59:59Z'), ('2026-11-02T05:00:00Z')) as made (at)`);
    const { weeks } = await readStatistics(
      on.database.db,
      'America/New_York',
      new Date('2026-11-09T04:59:00Z'),
    );
    expect(weeks.slice(-3).map(({ week, leads }) => [week, leads])).toEqual([
      ['2026-10-19', 1],
      ['2026-10-26', 2],
      ['2026-11-02', 1],
    ]);
  });

  test('sources, first pages, time to the first reply and outcomes of meetings', async () => {
    const { db } = on.database;
    const now = new Date('2026-11-18T12:00:00Z');
    await db.execute(sql`
      insert into applications (id, created_at, language, full_name, email, email_key, status, utm_source, referrer_host, landing_page, flag)
      select ('00000000-0000-7000-8000-00000000000' || i)::uuid, '2026-11-10T00:00:00Z', 'en', 'x', i, i, status, source, host, page, flag
      from (values
        ('1', 'invited', 'Letter', 'mail.example', '/', null), ('2', 'declined', 'letter', '', '/forecast', null),
        ('3', 'new', '', 'news.example', '/', null), ('4', 'new', '', '', '', null), ('5', 'invited', 'spam', '', '/', 'tooFast')
      ) as made (i, status, source, host, page, flag)`);
    await db.execute(sql`
      insert into events (id, at, subject_kind, subject_id, kind, detail)
      select gen_random_uuid(), '2026-11-10T00:00:00Z'::timestamptz + make_interval(hours => hours), 'application',
        ('00000000-0000-7000-8000-00000000000' || i)::uuid, kind, jsonb_build_object('delivery', delivery)
      from (values
        ('1', 2, 'answered', 'a'), ('1', 9, 'answered', 'b'), ('2', 1, 'answered', 'c'), ('2', 1, 'answer-undone', 'c'),
        ('2', 12, 'answered', 'd'), ('3', 1, 'answered', 'e'), ('3', 1, 'answer-undone', 'e')
      ) as made (i, hours, kind, delivery)`);
    await db.execute(sql`
      insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset, status)
      select gen_random_uuid(), 'en', 'x', 'x', 'x', at::timestamptz, at::timestamptz + interval '30 minutes', 0, status
      from (values
        ('2026-11-10T10:00:00Z', 'attended'), ('2026-11-10T11:00:00Z', 'missed'), ('2026-11-10T12:00:00Z', 'cancelled'),
        ('2026-11-10T13:00:00Z', 'booked'), ('2026-11-19T10:00:00Z', 'booked'), ('2026-11-26T10:00:00Z', 'booked'),
        ('2025-11-10T10:00:00Z', 'attended')
      ) as made (at, status)`);
    const numbers = await readStatistics(db, 'UTC', now);
    expect(numbers.sources).toEqual([
      { name: 'letter', applications: 2, invited: 1, declined: 1 },
      { name: '', applications: 1, invited: 0, declined: 0 },
      { name: 'news.example', applications: 1, invited: 0, declined: 0 },
    ]);
    expect(numbers.pages.map(({ name, applications }) => [name, applications])).toEqual([
      ['/', 2],
      ['', 1],
      ['/forecast', 1],
    ]);
    const hour = 3_600;
    expect(numbers.answers).toEqual([
      { kind: 'application', answered: 2, unanswered: 2, median: 7 * hour, p90: 11 * hour },
      { kind: 'lead', answered: 0, unanswered: 0, median: null, p90: null },
      { kind: 'support', answered: 0, unanswered: 0, median: null, p90: null },
    ]);
    expect(numbers.outcomes).toEqual({ attended: 1, missed: 1, cancelled: 1, unknown: 1, ahead: 2 });
    expect(numbers.weeks.slice(-2).map(({ meetings }) => meetings)).toEqual([3, 1]);
  });

  test('only time zones that exist are accepted', async () => {
    const { get } = await openConsole(on.database, { role: 'viewer' });
    const ask = async (timeZone: string) =>
      (await get(withQuery(consoleApi.statistics, { timeZone }))).statusCode;
    expect([await ask('Asia/Kolkata'), await ask("UTC'--"), await ask('Mars/Base')]).toEqual([200, 422, 422]);
  });
});
