import { expect, test, vi } from 'vitest';
import type { Detail, List } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { createLogger } from '../log.ts';
import { createIsolatedTagCheck } from '../tag-check/isolated-check.ts';
import { tag, tagChecks } from '../tag-check/testing/tag-checks.ts';
import { type OnDatabase, onEachEngine, onPostgres } from '../testing/on-each-engine.ts';
import { signedIn } from '../testing/operators.ts';
import { testApi } from '../testing/test-api.ts';
import { application, postApplication } from './testing/application.ts';
import { checkNextWebsite } from './website-checks.ts';

const { startCheck } = tagChecks();

/** Each application's website state, and whether it was checked. */
async function looks(on: OnDatabase): Promise<unknown[]> {
  const rows = await on.rows('applications');
  return rows.map(({ website_state, website_checked_at }) => [website_state, website_checked_at !== null]);
}

const on = onPostgres();

test('an applicant’s website is checked right after the response, and the console shows the result', async () => {
  const { site, visits, ...tagCheck } = await startCheck({ '/': tag('G-7K2M4Q9XTB') });
  const { app } = await testApi(on.database, { WEBSITE_CHECKS: 'on' }, { tagCheck });
  const { headers } = await signedIn(on.database.db, 'viewer');
  const companyWebsite = site.at('/').href;
  expect((await postApplication(app, { ...application, companyWebsite })).statusCode).toBe(200);
  // It starts before the next poll.
  await vi.waitFor(async () => expect(await looks(on)).not.toEqual([[null, false]]), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await looks(on)).toEqual([['found', true]]), { timeout: 40_000 });
  expect(visits).toEqual(['/']);
  const list = (await app.inject({ url: consoleApi.list('application'), headers })).json<List>();
  const url = consoleApi.detail('application', list.rows[0]?.id ?? '');
  const { eligibility } = (await app.inject({ url, headers })).json<Detail>();
  expect(eligibility.filter(({ speaksFor }) => speaksFor).map(({ reason }) => reason)).toEqual([
    'States $1M–$5M a month; access starts at $100,000.',
    expect.stringMatching(/^Has its own website/),
    expect.stringMatching(/^The website can be reached \(checked on \d+ \w+ \d{4}\)\.$/),
    'The website has Google Analytics.',
  ]);
});

onEachEngine((on) => {
  test('each website is checked once, and again when it changes; private addresses never', async () => {
    const { visits, check } = await startCheck({ '/': tag('G-7K2M4Q9XTB') });
    const { app } = await testApi(on.database);
    await postApplication(app);
    await on.run(sql`update applications set company_website = 'http://169.254.169.254/latest/'`);
    // Two servers at once.
    const done = await Promise.all([
      checkNextWebsite(on.database.db, { check }),
      checkNextWebsite(on.database.db, { check }),
    ]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await looks(on)).toEqual([['not-allowed', true]]);
    expect(visits).toEqual([]);
    await postApplication(app, { ...application, companyWebsite: 'suedlicht.example' });
    expect(await looks(on)).toEqual([['not-allowed', true]]);
    const { headers } = await signedIn(on.database.db, 'editor');
    const list = (await app.inject({ url: consoleApi.list('application'), headers })).json<List>();
    const { id = '', updatedAt: seen } = list.rows[0] ?? {};
    const [change] = await on.rows('proposed_changes');
    const url = consoleApi.decideChange(id, String(change?.id), 'accept');
    await app.inject({ method: 'POST', url, headers, payload: { seen } });
    expect(await looks(on)).toEqual([[null, false]]);
  });

  test('flagged and decided applications are not checked, and a check that a killed server began is repeated', async () => {
    const { check } = await startCheck({});
    const { app } = await testApi(on.database);
    await postApplication(app);
    await on.run(sql`update applications set status = 'declined'`);
    expect(await checkNextWebsite(on.database.db, { check })).toBe(false);
    await on.run(sql`update applications set status = 'new', flag = 'tooFast'`);
    expect(await checkNextWebsite(on.database.db, { check })).toBe(false);
    await on.run(sql`update applications set flag = null, website_checked_at = now() - interval '5 minutes'`);
    expect(await checkNextWebsite(on.database.db, { check })).toBe(false);
    await on.run(sql`update applications set website_checked_at = now() - interval '11 minutes'`);
    expect(await checkNextWebsite(on.database.db, { check })).toBe(true);
    expect(await looks(on)).toEqual([[expect.any(String), true]]);
  });

  test('a check that is aborted by a shutdown records nothing', async () => {
    const thread = createIsolatedTagCheck({ logger: createLogger('silent') });
    const { app } = await testApi(on.database);
    await postApplication(app);
    const check = (website: string) => {
      const reply = thread.check(website);
      void thread.close();
      return reply;
    };
    expect(await checkNextWebsite(on.database.db, { check })).toBe(false);
    expect(await looks(on)).toEqual([[null, true]]);
  });
});
