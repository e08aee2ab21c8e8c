import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { addDays, localDay, weekStart } from '../../contract/calendar.ts';
import { sql } from '../../server/db/sql.ts';
import { instantAt } from '../../server/hosts/working-time.ts';
import { book } from '../../server/meetings/book-meeting.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';

const console = consoleSite();
const { enter } = console;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const berlin = { ...desktop, timezoneId: 'Europe/Berlin' };
/** Two weeks from today: past the notice, and not too far ahead. */
const monday = weekStart(addDays(localDay(), 14), 1);

beforeEach(async () => {
  const { db } = console.site;
  await deleteRows(db, 'outbox', 'events', 'meetings', 'hosts');
  for (const [city, timeZone] of [
    ['New York', 'America/New_York'],
    ['London', 'Europe/London'],
  ] as const)
    await db.execute(sql`
      insert into hosts (id, name, time_zone, hours, notice_hours, horizon_days) values
        (gen_random_uuid(), ${`Onboarding team, ${city}`}, ${timeZone}, ${JSON.stringify(everyDay)}::jsonb, 24, 30)`);
});

async function addBusyTime(city: string, from: string, to: string): Promise<void> {
  await console.site.db.execute(sql`
    with host as (select id from hosts where name like ${`%${city}`}),
    calendar as (
      insert into host_calendars (host_id, url, due_at, read_at)
      select id, 'https://calendar.example/basic.ics', now() + interval '1 day', now() from host returning host_id
    )
    insert into busy_times (host_id, starts_at, ends_at) select host_id, ${from}, ${to} from calendar`);
}

async function bookAt(start: Date, name: string): Promise<void> {
  await book(console.site.db, {
    ...{ start, end: new Date(start.valueOf() + 1_800_000), offset: 1, locale: 'en', flag: null },
    ...{ name, email: `${name}@agency.example`, attempt: name, webhook: false },
  });
}

/** How far parts of a schedule extend beyond its axis, in pixels. */
function beyondAxis(page: Page): Promise<number> {
  return page.getByRole('region', { name: /^(Week|Day)/ }).evaluateAll((grids) =>
    Math.max(
      ...grids.flatMap((grid) => {
        const axis = grid.querySelector('[aria-hidden]')?.getBoundingClientRect();
        return [...grid.querySelectorAll('b')].map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.max((axis?.left ?? 0) - left, right - (axis?.right ?? 0));
        });
      }),
    ),
  );
}

test('an event of a night stays on the axis, for one host and for all', async () => {
  await addBusyTime('London', `${monday}T20:30:00Z`, `${addDays(monday, 1)}T04:00:00Z`);
  const page = await enter('editor', `?pane=diary&day=${monday}`, berlin);
  await page.getByTitle('Busy by own calendar, 21:30 to 24:00').waitFor();
  expect(await beyondAxis(page)).toBeLessThan(1);
  const choice = page.getByRole('navigation', { name: 'Host' });
  await choice.getByRole('link', { name: 'London' }).click();
  await page.getByTitle('Busy by own calendar, 20:30 to 24:00').waitFor();
  expect(await beyondAxis(page)).toBeLessThan(1);
  const grid = page.getByRole('region', { name: 'Onboarding team, London' }).getByRole('region');
  expect(await grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('working time within the notice and past the horizon is not shown as bookable', async () => {
  const page = await enter('editor', `?pane=diary&day=${monday}`, berlin);
  const grounds = async () => {
    const grids = page.getByRole('region', { name: /^(Week|Day)/ });
    await grids.first().waitFor();
    const all = grids.locator('b:not(:has(span))');
    return new Set(
      await all.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor)),
    );
  };
  const [bookable = '', ...others] = await grounds();
  expect(others).toEqual([]);
  for (const query of [`day=${addDays(monday, 42)}`, `days=1&day=${localDay()}`]) {
    await page.goto(`${console.site.url}/console?pane=diary&${query}`);
    expect((await grounds()).has(bookable), query).toBe(false);
  }
});

test('conflicts of all hosts are one list in order, which names the host', async () => {
  await bookAt(instantAt('Europe/London', `${monday}T09:30`), 'Ana');
  await console.site.db.execute(
    sql`update meetings set host_id = (select id from hosts where name like '%London')`,
  );
  await addBusyTime('London', `${monday}T00:00:00Z`, `${addDays(monday, 1)}T00:00:00Z`);
  const page = await enter('editor', `?pane=diary&day=${monday}`, { ...phone, timezoneId: 'Europe/Berlin' });
  const conflicts = page.getByRole('list', { name: 'Conflicts' });
  await conflicts.waitFor();
  expect(await conflicts.innerText()).toMatch(/10:30: Ana\s+London’s own calendar is busy then\./);
  await page.getByText('London’s own calendar was read').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('meetings of today are listed, and one that is over asks for its outcome', async () => {
  await bookAt(new Date(Date.now() + 3_600_000), 'Later');
  await console.site.db.execute(sql`
    update meetings set starts_at = now() - interval '35 minutes', ends_at = now() - interval '5 minutes'`);
  // Where it is noon, so that it is today.
  const ahead = 12 - new Date().getUTCHours();
  const timezoneId = ahead < 0 ? `Etc/GMT+${-ahead}` : `Etc/GMT-${ahead}`;
  const page = await enter('editor', '?pane=diary', { ...desktop, timezoneId });
  await page.getByRole('columnheader', { name: 'Today' }).waitFor();
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['Later']);
  await page.locator('small', { hasText: 'today, 1 without outcome' }).waitFor();
});
