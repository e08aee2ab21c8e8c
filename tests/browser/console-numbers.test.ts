import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, utcDayAt } from '../../contract/calendar.ts';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { desktop, formReady, phone, skipSpamDelay } from './browse-site.ts';
import { consoleSite, downloaded } from './console-site.ts';
import { launchBrowser, newPage } from './launch.ts';

const console = consoleSite();
const { enter, apply } = console;
const { fields, submit, sent } = catalogue.en.sales;
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A browser that does not identify as automated: visits by programs are not counted. */
let visitors: Browser;
beforeAll(async () => {
  visitors = await launchBrowser([
    `--user-agent=${userAgent}`,
    '--disable-blink-features=AutomationControlled',
  ]);
});
afterAll(() => visitors.close());
afterEach(async () => {
  const { db } = console.site;
  await deleteRows(db, 'outbox', 'events', 'applications', 'leads', 'meetings');
  await deleteRows(db, 'submission_counts', 'form_counts', 'page_views', 'source_visits', 'page_speeds');
});

/** The amounts in a source's row, and its sentence. */
async function shownRow(page: Page, source: string): Promise<string[]> {
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: source, exact: true }) });
  return [...(await row.locator('dd').allInnerTexts()), await row.locator('p').innerText()].map((text) =>
    text.trim(),
  );
}

/** Asks sales a question in a visit from a campaign. */
async function askSales(path: string): Promise<void> {
  const page = await newPage(visitors, desktop);
  // A page is not counted before that.
  await page.goto(console.site.url + path, { waitUntil: 'networkidle' });
  await page.goto(`${console.site.url}/Sales`);
  await formReady(page);
  await page.getByRole('textbox', { name: fields.fullName }).fill('Zoë Müller');
  await page.getByRole('textbox', { name: fields.email }).fill('zoe@nordlicht.example');
  await page.getByRole('textbox', { name: fields.jobTitle }).fill('CEO');
  await page.getByRole('combobox', { name: fields.companySize }).selectOption('11-50');
  await page.getByRole('textbox', { name: fields.phone, exact: true }).fill('4155552671');
  await skipSpamDelay(page);
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('region', { name: sent.title }).waitFor();
  await page.goto('about:blank');
  await page.context().close();
}

test('a lead from a campaign is seen in Numbers, from the visit on', async () => {
  await askSales('/pricing?utm_source=letter');
  const visits = () => console.site.db.query(sql`select source, visits from source_visits`);
  await expect.poll(visits, { timeout: 30_000 }).toEqual([{ source: 'letter', visits: 1 }]);
  const page = await enter('viewer', '?pane=numbers');
  await page.getByRole('heading', { name: 'letter' }).waitFor();
  expect(await shownRow(page, 'letter')).toEqual(['1', '1', '0', '0', 'Too few to say anything.']);
  const leads = page.getByRole('region', { name: 'Leads per week' });
  await leads.getByText('1 lead in 26 weeks, this week.').waitFor();
  await page.getByRole('link', { name: '12 months' }).click();
  await page.getByText('1 lead in 12 months, this month.').waitFor();
  const csv = await downloaded(page, () => page.getByRole('link', { name: 'Export CSV' }).click());
  expect(csv.name).toMatch(/^numbers-12-months-.*\.csv$/);
  expect(csv.text.trimEnd().split('\n').at(-1)).toBe(
    `${utcDayAt(Date.now()).slice(0, 7)}-01,letter,1,0,1,0,0`,
  );
});

test('before there is any data, each figure says so, and a visit that was not counted is not none', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('viewer', '?pane=numbers');
  await page.getByRole('img', { name: 'No applications in the last 26 weeks.' }).waitFor();
  for (const said of [
    'No visit has been counted yet.',
    'No visits, applications, leads or meetings in this period.',
    'No meetings in this period.',
    'Nothing has been measured in the last 28 days, so page speed is not known.',
    'Nobody has started the form in the last 30 days',
  ])
    await page.getByText(said).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await apply({ firstVisit: 'https://news.example/ /?utm_source=letter' }, 'de');
  await apply({ email: 'b@nordlicht.example', monthlyAdSpend: '$5M+' }, 'de');
  await console.site.db.execute(
    sql`insert into form_counts (day, form, language, opened) values (current_date, 'waitlist', 'de', 8)`,
  );
  await page.reload();
  await page
    .getByRole('img', { name: '2 applications in 26 weeks. This week is the busiest: 2 so far.' })
    .waitFor();
  expect(await shownRow(page, 'letter')).toEqual(['not known', '1', '0', '0', 'Too few to say anything.']);
  expect(await shownRow(page, 'Not known')).toEqual(['not known', '1', '0', '0', 'No source was passed on.']);
  await page.getByText('All 2: German.').waitFor();
  await page.getByText('Of 8 who started the form, 2 sent it.').waitFor();
  await page.getByText('Of 2 applications, none has a reply yet.').waitFor();
  const weeks = page.getByRole('region', { name: 'Applications per week' });
  await weeks.getByText('Show this chart as a table').click();
  expect(await weeks.getByRole('row').count()).toBe(27);
  expect(await axeViolations(page)).toEqual([]);
});

test('a counter of visits that is younger than the forms says since when it counts', async () => {
  const today = utcDayAt(Date.now());
  await console.site.db.execute(sql`
    insert into applications (id, created_at, language, full_name, email, email_key, utm_source, status)
    select gen_random_uuid(), now() - make_interval(days => i * 9), 'en', 'x', 'x', i::text, 'letter', 'invited'
    from generate_series(0, 5) as i`);
  await console.site.db.execute(
    sql`insert into source_visits (day, source, views, visits) values (${addDays(today, -1)}::date, 'letter', 30, 20)`,
  );
  await console.site.db.execute(sql`
    insert into page_speeds (day, page, metric, bucket, views) values
      (${today}::date, '/', 'lcp', 5, 40), (${today}::date, '/', 'inp', 10, 40), (${today}::date, '/', 'cls', 0, 4)`);
  const page = await enter('viewer', '?pane=numbers', phone);
  await page
    .getByText(/Visits have been counted since \d+ \w+ \d{4}; earlier ones are not known\./)
    .waitFor();
  expect(await shownRow(page, 'letter')).toEqual([
    '20',
    '6',
    '0',
    '6',
    '6 of 6 applications have led to an invitation so far.',
  ]);
  const speeds = page.getByRole('region', { name: 'Page speed, last 28 days' });
  await speeds.getByText('Good in fewer than three out of four page views: slowest response.').waitFor();
  expect(await speeds.locator('b').allInnerTexts()).toEqual(['1.2 s', '338 ms', '–']);
});
