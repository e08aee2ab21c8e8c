import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Statistics } from '../../contract/console/statistics.ts';
import { countFormOpened } from '../../contract/waitlist.ts';
import { openConsole, withQuery } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { mergeSubmissionCounts } from './merge-counts.ts';
import { readStatistics } from './statistics.ts';

const now = new Date('2026-11-18T12:00:00Z');

onEachEngine((on) => {
  const read = (span?: Statistics['span']) => readStatistics(on.database.db, span, now);
  /** Inserts applications by day, source and status. */
  const applied = (rows: readonly [day: string, source: string, status?: string][]) =>
    on.run(sql`
      insert into applications (id, created_at, language, full_name, email, email_key, utm_source, status)
      select gen_random_uuid(), day::timestamptz, 'en', 'x', 'x', gen_random_uuid()::text, source, status from unnest(
        ${rows.map(([day]) => `${day}T12:00:00Z`)}::text[], ${rows.map(([, source]) => source)}::text[],
        ${rows.map(([, , status = 'new']) => status)}::text[]) as made (day, source, status)`);
  const visited = (rows: readonly [day: string, source: string, visits: number][]) =>
    on.run(sql`
      insert into source_visits (day, source, views, visits) select day, source, visits, visits from unnest(
        ${rows.map(([day]) => day)}::date[], ${rows.map(([, source]) => source)}::text[],
        ${rows.map(([, , visits]) => visits)}::integer[]) as made (day, source, visits)`);

  test('weeks begin on Monday in UTC, and empty weeks are included', async () => {
    await on.run(sql`
      insert into applications (id, created_at, language, full_name, email, email_key, monthly_ad_spend, flag)
      select gen_random_uuid(), at::timestamptz, language, 'x', i || '@a.example', i || '@a.example', spend, flag
      from (values
        (1, '2026-11-15T23:59:59Z', 'de', '$5M+', null), (2, '2026-11-16T00:00:00Z', 'de', '$5M+', null),
        (3, '2026-11-18T12:00:00Z', 'fr', '$100K–$500K', null), (4, '2026-11-18T12:00:00Z', 'fr', '$5M+', 'tooFast'),
        (5, '2026-05-25T00:00:00Z', 'en', '', null), (6, '2026-05-24T23:59:59Z', 'en', '$5M+', null)
      ) as made (i, at, language, spend, flag)`);
    await on.run(sql`
      insert into form_counts (day, form, language, opened) values
        ('2026-11-18', 'waitlist', 'de', 7), ('2026-10-20', 'waitlist', 'fr', 3), ('2026-10-19', 'waitlist', 'fr', 100),
        ('2026-11-18', 'other', 'de', 100)`);
    const { periods, ...numbers } = await read();
    const none = { visits: null, leads: 0, meetings: 0, invited: 0 };
    expect(periods).toHaveLength(26);
    expect([periods[0], ...periods.slice(-2)]).toEqual([
      { start: '2026-05-25', applications: 1, ...none },
      { start: '2026-11-09', applications: 1, ...none },
      { start: '2026-11-16', applications: 2, ...none },
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

  test('a year is counted by week or by calendar month', async () => {
    await applied([
      ['2025-11-23', 'a'],
      ['2025-11-24', 'a'],
      ['2025-12-01', 'a'],
      ['2026-10-31', 'a'],
      ['2026-11-01', 'a'],
    ]);
    const starts = ({ periods }: Statistics) =>
      periods.flatMap(({ start, applications }) => (applications > 0 ? [[start, applications]] : []));
    const [weeks, months] = [await read('52-weeks'), await read('12-months')];
    expect([weeks.periods.length, weeks.periods[0]?.start]).toEqual([52, '2025-11-24']);
    expect(starts(weeks)).toEqual([
      ['2025-11-24', 1],
      ['2025-12-01', 1],
      ['2026-10-26', 2],
    ]);
    expect([months.periods.length, months.periods[0]?.start]).toEqual([12, '2025-12-01']);
    expect(starts(months)).toEqual([
      ['2025-12-01', 1],
      ['2026-10-01', 1],
      ['2026-11-01', 1],
    ]);
  });

  test('each source has its visits, applications, leads, meetings and invitations by week', async () => {
    await applied([
      ['2026-11-09', 'Letter', 'invited'],
      ['2026-11-16', 'letter', 'declined'],
      ['2026-11-16', 'letter'],
      ['2026-11-16', ''],
    ]);
    await on.run(sql`
      insert into leads (id, created_at, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key, utm_source)
      values (gen_random_uuid(), '2026-11-10T12:00:00Z', 'en', 'x', 'x', 'x', 'x', 'x', '+14155552671', 'US', 'x', 'letter')`);
    await on.run(sql`
      insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset, status, earlier_source)
      select gen_random_uuid(), 'en', 'x', 'x', 'x', at::timestamptz, at::timestamptz + interval '30 minutes', 0, status, 'letter'
      from (values ('2026-11-17T10:00:00Z', 'attended'), ('2026-11-17T11:00:00Z', 'cancelled'), ('2026-11-20T10:00:00Z', 'booked'),
        ('2026-11-23T10:00:00Z', 'booked')) as made (at, status)`);
    await visited([
      ['2026-11-11', 'letter', 40],
      ['2026-11-12', 'letter', 2],
      ['2026-11-12', 'news.example', 9],
    ]);
    const { sources, otherSources, periods, visitsSince } = await read();
    expect(sources.map(({ name }) => name)).toEqual(['letter', '', 'news.example']);
    const lastThree = Object.entries(sources[0] ?? {}).map(([what, amounts]) => [what, amounts?.slice(-3)]);
    expect(Object.fromEntries(lastThree.slice(1))).toEqual({
      // No visit from there was counted this week, though two people sent a form.
      visits: [null, 42, null],
      applications: [0, 1, 2],
      leads: [0, 1, 0],
      meetings: [0, 0, 2],
      invited: [0, 1, 0],
    });
    expect(sources[1]?.visits.every((visits) => visits === null)).toBe(true);
    expect(sources[2]?.visits.slice(-3)).toEqual([null, 9, 0]);
    expect([visitsSince, otherSources]).toEqual(['2026-11-11', 0]);
    expect(periods.slice(-3).map(({ visits }) => visits)).toEqual([null, 51, 0]);
  });

  test('before anything is counted, visits are unknown and not none', async () => {
    await applied([['2026-11-17', 'letter']]);
    const { sources, periods, visitsSince, speeds } = await read();
    expect(sources[0]?.visits).toEqual(Array(26).fill(null));
    expect(periods.every(({ visits }) => visits === null)).toBe(true);
    expect(visitsSince).toBeNull();
    expect(speeds).toEqual({
      all: Object.fromEntries(
        ['lcp', 'inp', 'cls'].map((of) => [of, { views: 0, p75: null, isBeyond: false }]),
      ),
      pages: [],
    });
  });

  test('sources after the twelfth are counted together', async () => {
    const names = Array.from({ length: 15 }, (_, i) => `campaign-${String(i).padStart(2, '0')}`);
    await applied(names.map((name) => ['2026-11-17', name]));
    await visited([['2026-11-17', 'nobody.example', 3]]);
    const { sources, otherSources, periods } = await read();
    expect(sources.map(({ name }) => name)).toEqual([...names.slice(0, 12), null]);
    expect([otherSources, sources.at(-1)?.applications.at(-1), periods.at(-1)?.applications]).toEqual([
      4, 3, 15,
    ]);
  });

  test('counts follow each change and deletion, before and after they are merged', async () => {
    const counts = async () => {
      const { sources, periods } = await read();
      const { applications = 0, invited = 0 } = periods.at(-1) ?? {};
      return [sources.length, applications, invited];
    };
    await applied([
      ['2026-11-17', 'letter'],
      ['2026-11-17', 'letter'],
      ['2026-11-17', 'letter', 'invited'],
    ]);
    expect(await counts()).toEqual([1, 3, 1]);
    await on.run(sql`update applications set status = 'invited'`);
    await on.run(sql`update applications set full_name = 'y'`);
    expect(await counts()).toEqual([1, 3, 3]);
    await mergeSubmissionCounts(on.database.db);
    expect(await on.rows('submission_counts')).toHaveLength(4);
    expect(await counts()).toEqual([1, 3, 3]);
    await on.run(
      sql`update applications set flag = 'honeypot' where id = (select id from applications limit 1)`,
    );
    expect(await counts()).toEqual([1, 2, 2]);
    await on.run(sql`delete from applications`);
    await mergeSubmissionCounts(on.database.db);
    expect([await counts(), await on.rows('submission_counts')]).toEqual([[0, 0, 0], []]);
  });

  test('started and submitted forms are counted', async () => {
    const { app, apply, get } = await openConsole(on.database, { role: 'viewer' });
    for (let i = 0; i < 2; i++) {
      await app.inject({ method: 'POST', url: countFormOpened.path, payload: { form: 'waitlist' } });
    }
    await apply();
    const { conversion, periods } = (await get(consoleApi.statistics)).json<Statistics>();
    expect(conversion).toEqual({ opened: 2, sent: 1 });
    expect(periods.at(-1)?.applications).toBe(1);
  });

  test('first pages, time to the first reply and outcomes of meetings', async () => {
    await on.run(sql`
      insert into applications (id, created_at, language, full_name, email, email_key, status, landing_page, flag)
      select ('00000000-0000-7000-8000-00000000000' || i)::uuid, '2026-11-10T00:00:00Z', 'en', 'x', i, i, status, page, flag
      from (values
        ('1', 'invited', '/', null), ('2', 'declined', '/forecast', null), ('3', 'new', '/', null), ('4', 'new', '', null),
        ('5', 'invited', '/', 'tooFast')
      ) as made (i, status, page, flag)`);
    await on.run(sql`
      insert into events (id, at, subject_kind, subject_id, kind, detail)
      select gen_random_uuid(), '2026-11-10T00:00:00Z'::timestamptz + make_interval(hours => hours), 'application',
        ('00000000-0000-7000-8000-00000000000' || i)::uuid, kind, jsonb_build_object('delivery', delivery)
      from (values
        ('1', 2, 'answered', 'a'), ('1', 9, 'answered', 'b'), ('2', 1, 'answered', 'c'), ('2', 1, 'answer-undone', 'c'),
        ('2', 32, 'answered', 'd'), ('3', 1, 'answered', 'e'), ('3', 1, 'answer-undone', 'e')
      ) as made (i, hours, kind, delivery)`);
    await on.run(sql`
      insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset, status)
      select gen_random_uuid(), 'en', 'x', 'x', 'x', at::timestamptz, at::timestamptz + interval '30 minutes', 0, status
      from (values
        ('2026-11-10T10:00:00Z', 'attended'), ('2026-11-10T11:00:00Z', 'missed'), ('2026-11-10T12:00:00Z', 'cancelled'),
        ('2026-11-10T13:00:00Z', 'booked'), ('2026-11-19T10:00:00Z', 'booked'), ('2026-11-26T10:00:00Z', 'booked'),
        ('2025-11-10T10:00:00Z', 'attended')
      ) as made (at, status)`);
    const numbers = await read();
    expect(numbers.pages).toEqual([
      { name: '/', applications: 2, invited: 1, declined: 0 },
      { name: '', applications: 1, invited: 0, declined: 0 },
      { name: '/forecast', applications: 1, invited: 0, declined: 1 },
    ]);
    const hour = 3_600;
    expect(numbers.answers).toEqual([
      { kind: 'application', answered: 2, unanswered: 2, median: 17 * hour, p90: 29 * hour, late: 1 },
      { kind: 'lead', answered: 0, unanswered: 0, median: null, p90: null, late: 0 },
      { kind: 'support', answered: 0, unanswered: 0, median: null, p90: null, late: 0 },
    ]);
    expect(numbers.waits.map(({ seconds }) => seconds / hour).sort()).toEqual([2, 32]);
    expect(numbers.outcomes).toEqual({ attended: 1, missed: 1, cancelled: 1, unknown: 1, ahead: 2 });
    expect(numbers.periods.slice(-2).map(({ meetings }) => meetings)).toEqual([3, 1]);
  });

  test('pages are as fast as for three in four of their visitors in the last 28 days', async () => {
    await on.run(sql`
      insert into page_speeds (day, page, metric, bucket, views) values
        ('2026-10-22', '/', 'lcp', 4, 60), ('2026-11-18', '/', 'lcp', 4, 40), ('2026-11-18', '/pricing', 'lcp', 20, 400),
        ('2026-11-18', '/', 'cls', 0, 10), ('2026-10-21', '/', 'inp', 1, 1000)`);
    const { all, pages } = (await read()).speeds;
    expect(all).toEqual({
      lcp: { views: 500, p75: 30_000, isBeyond: true },
      inp: { views: 0, p75: null, isBeyond: false },
      cls: { views: 10, p75: 0, isBeyond: false },
    });
    expect(pages.map(({ page, speeds }) => [page, speeds.lcp])).toEqual([
      ['/pricing', { views: 400, p75: 30_000, isBeyond: true }],
      ['/', { views: 100, p75: 950, isBeyond: false }],
    ]);
  });

  test('viewers download the funnel as CSV without formulas, with unknown values empty', async () => {
    const { get, apply } = await openConsole(on.database, { role: 'viewer' });
    await apply({ firstVisit: ' /?utm_source=%3DHYPERLINK(%22http://evil.example%22)' });
    const { body, headers } = await get(withQuery(consoleApi.statisticsCsv, { span: '12-months' }));
    const [head, ...lines] = body.trimEnd().split('\n');
    expect(head).toBe('\ufefffrom,source,visits,applications,leads,meetings,invited');
    expect(lines).toHaveLength(12);
    const month = new Date().toISOString().slice(0, 7);
    expect(lines.at(-1)).toBe(`${month}-01,"'=hyperlink(""http://evil.example"")",,1,0,0,0`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="numbers-12-months-\d{4}-\d\d-\d\d\.csv"/,
      ),
      'cache-control': 'no-store',
    });
    expect((await get(withQuery(consoleApi.statistics, { span: 'all' }))).statusCode).toBe(422);
  });
});
