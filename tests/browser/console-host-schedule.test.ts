import { afterEach, expect, test } from 'vitest';
import { settings } from '../../content/settings.ts';
import { sql } from '../../server/db/sql.ts';
import { firstHostId } from '../../server/hosts/store.ts';
import { instantAt, localTime } from '../../server/hosts/working-time.ts';
import { book } from '../../server/meetings/book-meeting.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';

const console = consoleSite();
const { enter } = console;
const zone = 'America/New_York';
const minuteMs = 60_000;

afterEach(async () => {
  for (const table of ['outbox', 'events', 'meetings', 'hosts'])
    await console.site.db.execute(sql`delete from ${sql.identifier(table)}`);
  await console.site.db.execute(sql`insert into hosts (id) values (${firstHostId})`);
});

/** Books a meeting at a time of the host's day, a number of days from today. */
async function bookOn(days: number, time: string, name: string): Promise<string> {
  const date = localTime(zone, new Date(Date.now() + days * 86_400_000)).slice(0, 10);
  return bookAt(instantAt(zone, `${date}T${time}`), name);
}

async function bookAt(start: Date, name: string): Promise<string> {
  const id = await book(console.site.db, {
    ...{ start, end: new Date(start.valueOf() + 30 * minuteMs), offset: 1, locale: 'en', flag: null },
    ...{ name, email: `${name.toLowerCase()}@agency.example`, attempt: name, webhook: false },
  });
  return id ?? '';
}

test('the schedule opens on this week, with a line at the present', { tags: ['sweep'] }, async () => {
  await bookOn(0, '23:30', 'Late');
  const page = await enter('editor', '?pane=diary');
  await page.getByRole('link', { name: '23:30–00:00, Late: Booked' }).waitFor();
  const today = page.locator('small', { hasText: /^today, 1 meeting$/ });
  expect(await today.count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  // The label of the current time fits into the grid even in the last hour.
  await page.clock.setFixedTime(instantAt(zone, `${localTime(zone, new Date()).slice(0, 10)}T23:50`));
  await page.reload();
  await today.waitFor();
  const grid = page.getByRole('region', { name: /^Week \d+, / });
  expect(await grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect.poll(() => today.count()).toBe(0);
  await page.getByRole('link', { name: 'Today' }).click();
  await expect.poll(() => today.count()).toBe(1);
  await page.goBack();
  await expect.poll(() => today.count()).toBe(0);
});

test('the week of several hosts is on one axis, by the clock of the operator', async () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
  await console.site.db.execute(sql`delete from hosts`);
  for (const [name, timeZone] of [
    ['New York', 'America/New_York'],
    ['Bengaluru', 'Asia/Kolkata'],
  ] as const)
    await console.site.db.execute(
      sql`insert into hosts (id, name, time_zone, hours) values (gen_random_uuid(), ${name}, ${timeZone}, ${JSON.stringify(weekdays)}::jsonb)`,
    );
  const holiday = [{ kind: 'closure', from: '2031-05-13T00:00', to: '2031-05-14T00:00', label: 'Holiday' }];
  await console.site.db.execute(
    sql`update hosts set absences = ${JSON.stringify(holiday)}::jsonb where name = 'Bengaluru'`,
  );
  await bookAt(instantAt('America/New_York', '2031-05-14T15:30'), 'Ana');
  await bookAt(instantAt('Asia/Kolkata', '2031-05-14T09:00'), 'Luc');
  const page = await enter('editor', '?pane=diary&day=2031-05-14', {
    ...desktop,
    timezoneId: 'Europe/Berlin',
  });
  const week = page.getByRole('region', { name: 'Week 20, all hosts' });
  const left = async (name: string) => (await week.getByRole('link', { name }).boundingBox())?.x ?? 0;
  const [luc, ana] = [await left('05:30–06:00, Luc: Booked'), await left('21:30–22:00, Ana: Booked')];
  const hour = async (name: string) => (await week.getByText(name, { exact: true }).boundingBox())?.x ?? 0;
  const perHour = ((await hour('20')) - (await hour('10'))) / 10;
  expect((ana - luc) / perHour).toBeCloseTo(16, 1);
  expect(await week.getByText('No host works').count()).toBe(2);
  expect(await week.getByText('Bengaluru: Holiday', { exact: true }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await week.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('a day is closed for all hosts at once', { tags: ['sweep'] }, async () => {
  const second = 'Onboarding team for Germany, Austria and Switzerland';
  const hours = JSON.stringify([1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })));
  await console.site.db.execute(
    sql`insert into hosts (id, name, hours) values (gen_random_uuid(), ${second}, ${hours}::jsonb)`,
  );
  const page = await enter('editor', '?pane=diary');
  const line = page.getByRole('listitem').filter({ hasText: second });
  await line.getByText('America/New_York: Mon to Wed, 24 hours a week').waitFor();
  expect((await line.boundingBox())?.height).toBeLessThan(100);
  const panel = page.getByRole('region', { name: 'Close all hosts' });
  await panel.getByLabel('From').fill('2027-12-24');
  await panel.getByLabel('Reason').fill('Winter break');
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Closed for all 2 hosts').waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name: second }).click();
  await page.getByRole('button', { name: /^Remove Fri.* 24 Dec/ }).waitFor();
});

test('operators record whether a visitor attended', { tags: ['sweep'] }, async () => {
  const id = await bookOn(-1, '10:30', 'Ana');
  await bookOn(-1, '12:30', 'Luc');
  const date = localTime(zone, new Date(Date.now() - 86_400_000)).slice(0, 10);
  const page = await enter('editor', `?pane=diary&days=1&day=${date}`);
  const names = page.getByRole('rowheader');
  await expect.poll(() => names.allTextContents()).toEqual(['Ana', 'Luc']);
  await page.getByRole('row', { name: 'Ana' }).getByRole('button', { name: 'Attended' }).click();
  await page.getByRole('row', { name: 'Luc' }).getByRole('button', { name: 'No-show' }).click();
  await page.locator('small', { hasText: '1 attended, 1 no-show' }).waitFor();
  await page.getByRole('link', { name: 'Ana', exact: true }).click();
  await page.getByText('Booked → Attended').waitFor();
  await page.goto(`${console.site.url}/console?kind=meeting&id=${await bookOn(-2, '10:30', 'Eve')}`);
  await page.getByRole('listitem').getByText('Note outcome').waitFor();
  const rows = await console.site.db.query(sql`select status from meetings where id = ${id}`);
  expect(rows).toEqual([{ status: 'attended' }]);
});

test('hours, closures and blocked times are set in the schedule', async () => {
  const page = await enter('editor', '?pane=diary');
  await page.getByRole('button', { name: 'Set working hours' }).click();
  await page.getByRole('button', { name: 'Add a break on Mon' }).click();
  await page.getByLabel('Buffer, minutes').fill('15');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await page.getByText('No working hours').first().waitFor();
  await page.getByLabel('Holidays').selectOption('US');
  await page.getByRole('button', { name: /^Open/ }).first().waitFor();
  const day = localTime(zone, new Date(Date.now() + 7 * 86_400_000)).slice(0, 10);
  await page.getByRole('button', { name: 'Block time' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('block-day');
  await page.getByLabel('Day', { exact: true }).fill(day);
  const blocked = page.getByRole('region', { name: 'Blocked times' });
  await page.setViewportSize(phone.viewport);
  const [dayTop, fromTop, toTop] = await blocked
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect([dayTop === fromTop, fromTop === toTop]).toEqual([false, true]);
  await page.setViewportSize(desktop.viewport);
  await blocked.getByLabel('From').fill('13:00');
  await blocked.getByLabel('To').fill('14:00');
  await blocked.getByLabel('Reason').fill('Dentist');
  await blocked.getByRole('button', { name: 'Block' }).click();
  await blocked.getByText('Dentist').waitFor();
  const closed = page.getByRole('region', { name: 'Closed' });
  await closed.getByLabel('From').fill(day);
  await closed.getByRole('button', { name: 'Close', exact: true }).click();
  await closed.getByText('Closure').waitFor();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Subscribe to this address').inputValue();
  const feed = await fetch(console.site.url + new URL(link).pathname);
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')]);
  await page.getByLabel('Another host').fill('London');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('navigation', { name: 'Host' }).getByRole('link', { name: 'London' }).waitFor();
  const rows = await console.site.db.query(
    sql`select hours, country, buffer_minutes as buffer, absences from hosts where id = ${firstHostId}`,
  );
  expect(rows).toMatchObject([
    { country: 'US', buffer: 15, absences: [{ kind: 'closure' }, { label: 'Dentist' }] },
  ]);
  expect(rows[0]?.hours).toHaveLength(6);
  expect(await axeViolations(page)).toEqual([]);
});

/** Days until one that the settings do not close. */
function daysToOpenDay(): number {
  const { closedDays } = settings.meetings;
  const dayOfMonth = (days: number) =>
    Number(localTime(zone, new Date(Date.now() + days * 86_400_000)).slice(8, 10));
  return [7, 8].find((days) => !closedDays.includes(dayOfMonth(days))) ?? 9;
}

test('an operator moves a meeting, and the visitor is notified', async () => {
  const days = daysToOpenDay();
  const id = await bookOn(days, '10:30', 'Ana');
  await bookOn(days, '12:30', 'Luc');
  const page = await enter('editor', `?kind=meeting&id=${id}`);
  await page.getByRole('button', { name: 'Move the meeting' }).click();
  await page.getByLabel('Start').fill('12:45');
  await page.getByRole('button', { name: 'Move and tell the visitor' }).click();
  const taken = 'Onboarding team has another meeting from 12:30 to 13:00 that day. Choose another time.';
  await page.getByRole('alert').getByText(taken).waitFor();
  await page.getByLabel('Start').fill('16:15');
  await page.getByRole('button', { name: 'Move and tell the visitor' }).click();
  await page.getByText('Moved to another time').waitFor();
  const rows = await console.site.db.query<{ template: string }>(
    sql`select template from outbox where subject_id = ${id} and dedupe_key like '%:1' order by template`,
  );
  expect(rows.map(({ template }) => template)).toEqual(['meeting.invitation', 'meeting.moved']);
});

test('moving a meeting outside the hours of its host asks first', { tags: ['sweep'] }, async () => {
  const id = await bookOn(daysToOpenDay(), '10:30', 'Ana');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
  await console.site.db.execute(
    sql`update hosts set name = 'New York', hours = ${JSON.stringify(hours)}::jsonb`,
  );
  const page = await enter('editor', `?kind=meeting&id=${id}`);
  await page.getByRole('button', { name: 'Move the meeting' }).click();
  const start = page.getByLabel('Start');
  const move = page.getByRole('button', { name: 'Move and tell the visitor' });
  const question = page
    .getByRole('alert')
    .getByText("This is outside New York's hours (09:00–18:00). Move it anyway?");
  await start.fill('03:15');
  await move.click();
  await question.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Another time needs a new confirmation.
  await start.fill('18:15');
  await expect.poll(() => question.count()).toBe(0);
  await move.click();
  await question.waitFor();
  await page.getByRole('button', { name: 'Move it anyway' }).click();
  await page.getByText('Moved to another time').waitFor();
  const rows = await console.site.db.query<{ at: string }>(
    sql`select to_char(starts_at at time zone ${zone}, 'HH24:MI') as at from meetings where id = ${id}`,
  );
  expect(rows).toEqual([{ at: '18:15' }]);
});

test('a viewer reads the schedule and changes nothing, on a phone too', async () => {
  await bookOn(0, '23:30', 'Late');
  const page = await enter('viewer', '?pane=diary', phone);
  const meeting = page.getByRole('link', { name: /Late/ });
  await meeting.waitFor();
  const { x = 0, width = 0 } = (await meeting.boundingBox()) ?? {};
  expect(x > 100 && x + width <= 390).toBe(true);
  expect(await page.getByRole('button', { name: /Save|Block|Close|Add|Retire/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
