import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { facts } from '../../contract/facts.ts';
import { openConsole } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { createLogger } from '../log.ts';
import { keptMailsFolder } from '../mail/mailer.ts';
import { book } from '../meetings/book-meeting.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { deleteExpired, monthsBefore } from './delete-expired.ts';
import { startRetention } from './worker.ts';

const timeout = { timeout: 30_000 };
const heldDays = 30;
const submissions = ['applications', 'leads', 'support_requests', 'meetings', 'job_applications', 'resumes'];

onEachEngine((on) => {
  async function counts(...tables: string[]): Promise<number[]> {
    const rows = tables.map((table) =>
      on.database.pool.query(`select count(*)::integer as count from ${table}`),
    );
    return (await Promise.all(rows)).map(({ rows: [row] }) => row.count);
  }

  /** The day on which today's data reaches the retention period, plus some days. */
  function later(days: number, months: number = facts.retentionMonths): Date {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() + months);
    return new Date(day.valueOf() + days * 86_400_000);
  }

  test('each kind of submission is deleted after its retention period, with everything about it', async () => {
    const { apply, ask, write, applyForJob, dataDir } = await openConsole(on.database);
    await apply();
    await apply({ agencyName: 'Nordlicht II' });
    await ask();
    await write();
    await applyForJob();
    const start = new Date(Date.now() + 5 * 86_400_000);
    const visitor = {
      name: 'Zoë',
      email: 'zoe@a.example',
      offset: 0,
      locale: 'en',
      attempt: '',
      flag: null,
    } as const;
    await book(on.database.db, { ...visitor, start, end: new Date(start.valueOf() + 1), webhook: false });
    const waiting = () => on.run(sql`select from outbox where state = 'waiting'`);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), timeout);
    await deleteExpired(on.database.db, { dataDir, heldDays }, later(-1, facts.jobRetentionMonths));
    expect(await counts(...submissions)).toEqual([1, 1, 1, 1, 1, 1]);
    await deleteExpired(on.database.db, { dataDir, heldDays }, later(1, facts.jobRetentionMonths));
    expect(await counts(...submissions)).toEqual([1, 1, 1, 1, 0, 0]);
    const ofJobs = sql`select from outbox where subject_kind = 'job-application'`;
    expect(await on.run(ofJobs)).toEqual([]);
    await deleteExpired(on.database.db, { dataDir, heldDays }, later(-1));
    expect(await counts(...submissions, 'proposed_changes')).toEqual([1, 1, 1, 1, 0, 0, 1]);
    // The meeting itself was the last contact.
    await deleteExpired(on.database.db, { dataDir, heldDays }, later(1));
    expect(await counts(...submissions)).toEqual([0, 0, 0, 1, 0, 0]);
    await deleteExpired(on.database.db, { dataDir, heldDays }, later(6));
    expect(await counts(...submissions, 'proposed_changes', 'outbox', 'events')).toEqual([
      ...[0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]);
    expect(await readdir(keptMailsFolder(dataDir))).toEqual([]);
  });

  test('held spam is deleted after 30 days with everything about it; released submissions stay', async () => {
    const { apply, ask, post, dataDir } = await openConsole(on.database);
    await apply({ email: 'spam@agency.example', projectCode: 'x' });
    await apply({ email: 'person@agency.example', projectCode: 'x' });
    await ask();
    const [released] = await on.run(sql`select id from applications where email like 'person%'`);
    await post(consoleApi.act('application', String(released?.id), 'unflag'));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await deleteExpired(on.database.db, { dataDir, heldDays }, inDays(29));
    expect(await counts('applications', 'leads')).toEqual([2, 1]);
    await deleteExpired(on.database.db, { dataDir, heldDays }, inDays(31));
    expect(await on.run(sql`select email from applications`)).toEqual([{ email: 'person@agency.example' }]);
    expect(await counts('leads')).toEqual([1]);
    expect(await on.run(sql`select from outbox where state = 'held'`)).toEqual([]);
  });

  test('retention counts calendar months: six months before August 31 is the last day of February', async () => {
    await on.database.db.execute(sql`
      insert into job_applications (id, updated_at, language, job, full_name, email, email_key, cover_letter, words_key)
      select gen_random_uuid(), day, 'en', 'x', 'x', 'x', 'x', 'x', day::text
      from generate_series('2023-01-31T12:00:00Z'::timestamptz, '2024-09-01T12:00:00Z', '1 day') as day`);
    const oldest = async (now: string) => {
      await deleteExpired(on.database.db, { dataDir: on.database.env.DATA_DIR, heldDays }, new Date(now));
      const found = await on.database.db.one<{ day: string }>(
        sql`select to_char(min(updated_at) at time zone 'utc', 'YYYY-MM-DD') as day from job_applications`,
      );
      return found?.day;
    };
    expect(facts.jobRetentionMonths).toBe(6);
    expect(await oldest('2023-08-31T11:00:00Z')).toBe('2023-02-28');
    expect(await oldest('2023-08-31T13:00:00Z')).toBe('2023-03-01');
    expect(await oldest('2023-09-02T11:00:00Z')).toBe('2023-03-02');
    expect(await oldest('2024-08-30T11:00:00Z')).toBe('2024-02-29');
    expect(await oldest('2024-08-31T11:00:00Z')).toBe('2024-02-29');
  });

  test('the cutoff is the one of PostgreSQL’s calendar on every day of four years', async () => {
    for (const months of [1, facts.jobRetentionMonths, facts.retentionMonths]) {
      const rows = await on.database.db.query<{ now: string; cutoff: string }>(sql`
        select now::text || 'Z' as now, (now - make_interval(months => ${months}))::text || 'Z' as cutoff
        from generate_series('2024-01-01 13:14:15'::timestamp, '2027-12-31 13:14:15', '1 day') as now`);
      expect(rows).toHaveLength(1_461);
      const wrong = rows.filter(
        ({ now, cutoff }) => monthsBefore(new Date(now), months).valueOf() !== Date.parse(cutoff),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('several batches are deleted, by several instances at once', async () => {
    await on.database.db.execute(sql`
      insert into applications (id, created_at, updated_at, language, full_name, email, email_key)
      select gen_random_uuid(), now() - interval '3 years', now() - interval '3 years', 'en', 'x', i::text, i::text
      from generate_series(1, 1200) as i`);
    await Promise.all(
      [1, 2, 3].map(() => deleteExpired(on.database.db, { dataDir: on.database.env.DATA_DIR, heldDays })),
    );
    expect(await counts('applications')).toEqual([0]);
  });

  test('counts, history, expired limits and orphaned mails are deleted too', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'test-retention-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    await mkdir(keptMailsFolder(dataDir));
    await writeFile(join(keptMailsFolder(dataDir), `${crypto.randomUUID()}.eml`), 'To: zoe@a.example');
    await writeFile(join(keptMailsFolder(dataDir), 'notes.txt'), 'not ours');
    await on.database.db.execute(sql`
      insert into form_counts (day, form, language) values ('2020-01-01', 'waitlist', 'en'), (current_date, 'waitlist', 'en')`);
    await on.run(sql`
      insert into page_views select day, '/', '', 'en', 'phone', 1, 1 from (values ('2020-01-01'::date), (current_date)) as days (day)`);
    await on.run(sql`insert into source_visits select day, source, views, visits from page_views`);
    await on.run(sql`insert into page_speeds select day, page, 'lcp', 1, views from page_views`);
    await on.database.db.execute(sql`
      insert into events (id, at, subject_kind, subject_id, kind) values
        (gen_random_uuid(), '2020-01-01', 'person', gen_random_uuid(), 'erased'),
        (gen_random_uuid(), now(), 'person', gen_random_uuid(), 'erased')`);
    await on.database.db.execute(sql`
      insert into rate_limits (key, expire) values ('old', 1), ('fresh', ${Date.now() + 60_000})`);
    await on.database.db.execute(sql`
      insert into invitations (id, email, email_key, role, expires_at) values
        (gen_random_uuid(), 'a', 'a', 'viewer', now() - interval '31 days'),
        (gen_random_uuid(), 'b', 'b', 'viewer', now() - interval '1 day')`);
    await on.database.db.execute(sql`
      insert into password_resets (id, expires_at) values
        (gen_random_uuid(), now() - interval '1 minute'), (gen_random_uuid(), now() + interval '1 minute')`);
    await deleteExpired(on.database.db, { dataDir, heldDays });
    const tables = [
      'form_counts',
      'page_views',
      'source_visits',
      'page_speeds',
      'events',
      'rate_limits',
      'invitations',
      'password_resets',
    ];
    expect(await counts(...tables)).toEqual(tables.map(() => 1));
    expect(await readdir(keptMailsFolder(dataDir))).toEqual(['notes.txt']);
  });

  test('the address behind a sign-in is shortened to its network after 90 days', async () => {
    await on.database.db.execute(sql`
      insert into events (id, at, subject_kind, subject_id, kind, detail)
      select gen_random_uuid(), now() - make_interval(days => days), 'operator', gen_random_uuid(), 'signed-in',
        '{"address": "203.0.113.7", "network": "203.0.113.0/24"}'
      from (values (89), (91)) as ago (days)`);
    await deleteExpired(on.database.db, { dataDir: on.database.env.DATA_DIR, heldDays });
    const rows = await on.database.db.query(sql`select detail from events order by at`);
    expect(rows).toEqual([
      { detail: { network: '203.0.113.0/24' } },
      { detail: { address: '203.0.113.7', network: '203.0.113.0/24' } },
    ]);
  });

  /** A lead from some years ago; deletion starts at once. */
  async function beginRemoval(years: number): Promise<void> {
    await on.database.db.execute(sql`
      insert into leads (id, updated_at, language, full_name, email, email_key, job_title, company_size, phone, phone_country, words_key)
      values (gen_random_uuid(), now() - make_interval(years => ${years}), 'en', 'x', 'x', 'x', 'x', 'x', '+14155552671', 'US', 'x')`);
    const { db, whenReady, env } = on.database;
    const logger = createLogger('error');
    const { stop } = startRetention({ db, dataDir: env.DATA_DIR, heldDays, whenReady, logger, steadyMs: 10 });
    onTestFinished(stop);
  }

  test('a running server deletes old data', async () => {
    await beginRemoval(6);
    await vi.waitFor(async () => expect(await counts('leads')).toEqual([0]), timeout);
  });

  test('nothing is deleted while our clock is years ahead of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 365 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    await on.database.db.execute(sql`insert into rate_limits (key, expire) values ('old', 1)`);
    await beginRemoval(0);
    // Rate limits are deleted last, by our own clock.
    await vi.waitFor(async () => expect(await counts('rate_limits')).toEqual([0]), timeout);
    expect(await counts('leads')).toEqual([1]);
  });
});
