import { expect, test } from 'vitest';
import { sql } from '../../server/db/sql.ts';
import { calendar, event } from '../../server/host-calendars/testing/calendar-files.ts';
import { calendarSite } from '../../server/host-calendars/testing/calendar-site.ts';
import { firstHostId } from '../../server/hosts/store.ts';
import { instantAt, localTime } from '../../server/hosts/working-time.ts';
import { book } from '../../server/meetings/book-meeting.ts';
import { chatSink } from '../../server/notices/testing/chat-sink.ts';
import type { FetchPage } from '../../server/tag-check/fetch/fetch-public-page.ts';
import type { PostJson } from '../../server/tag-check/fetch/post-public.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

/** Each test has its own calendar and channel. */
let fetchPage: FetchPage;
let post: PostJson;
const console = consoleSite(
  {},
  { fetchCalendarPage: (...args) => fetchPage(...args), postJson: (...args) => post(...args) },
);
const { enter } = console;
const zone = 'America/New_York';

/** A moment a number of days from today, by the host's clock. */
function at(days: number, time: string): Date {
  const day = localTime(zone, new Date(Date.now() + days * 86_400_000)).slice(0, 10);
  return instantAt(zone, `${day}T${time}`);
}

function busy(days: number, from: string, to: string): string {
  const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
  return event(`DTSTART:${utc(at(days, from))}`, `DTEND:${utc(at(days, to))}`, 'SUMMARY:Secret');
}

test('an admin sets the calendar of a host, and an event over a meeting is listed in the schedule', {
  tags: ['sweep'],
}, async () => {
  const site = await calendarSite(calendar(busy(1, '10:00', '12:00'), busy(2, '14:00', '16:30')));
  fetchPage = site.parts.fetchCalendarPage;
  const { db } = console.site;
  await book(db, {
    ...{ start: at(1, '10:30'), end: at(1, '11:00'), offset: -5, locale: 'en', flag: null },
    ...{ name: 'Cedar Growth', email: 'c@agency.example', attempt: 'one', webhook: false },
  });
  const page = await enter(
    'admin',
    `?pane=diary&days=7&day=${at(1, '12:00').toISOString().slice(0, 10)}`,
    desktop,
  );
  await page.getByLabel('Onboarding team is').selectOption(console.operators.admin.email);
  await page.getByLabel('Calendar address').fill('http://calendar.example/basic.ics');
  await page.getByRole('button', { name: 'Read it' }).click();
  expect(site.sent.requests).toBe(0);
  await page.getByLabel('Calendar address').fill(site.url);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByText('2 busy times in the next five weeks').waitFor();
  const conflicts = page.getByRole('list', { name: 'Conflicts of Onboarding team' });
  expect(await conflicts.innerText()).toContain('Cedar Growth');
  expect(await page.content()).not.toContain(site.url);
  expect(await axeViolations(page)).toEqual([]);
  site.sent.status = 404;
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByRole('alert').getByText('there is no calendar at its address any more').waitFor();
  await page.getByText('Their own calendar has not been read since').waitFor();
  // Also when the host sets up their account, and on a phone.
  const small = await enter('admin', '?pane=account', phone);
  await small.getByText('has not been read since').first().waitFor();
  expect(await horizontalOverflow(small)).toEqual([]);
  await small.getByRole('button', { name: 'Remove the address' }).click();
  await small.getByLabel('Calendar address').waitFor();
  await db.execute(sql`update hosts set operator_id = null where id = ${firstHostId}`);
});

test('an operator changes their notice settings, and tests the channel', async () => {
  const { sink, url, parts } = await chatSink();
  post = parts.postJson;
  const page = await enter('editor', '?pane=account', desktop);
  await page.getByLabel('Address of its incoming webhook').fill(url);
  await page.getByLabel('Service').selectOption('Mattermost');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByText('hooks.example').waitFor();
  await page.getByRole('radio', { name: 'An application: at once' }).check();
  await page.getByLabel('An application: ad spend').selectOption('$1M–$5M');
  await page.getByLabel('Sent').selectOption('chat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send a test to Mattermost' }).click();
  await page.getByText('Mattermost took the message.').waitFor();
  await sink.arrived(1);
  await console.apply({ monthlyAdSpend: '$100K–$500K', email: 'small@agency.example' });
  await console.apply({ monthlyAdSpend: '$5M+', agencyName: 'Großwerk' });
  await sink.arrived(2);
  expect(JSON.stringify(sink.bodies[1])).toContain('Großwerk');
  expect(await axeViolations(page)).toEqual([]);
  sink.status = 404;
  await page.getByRole('button', { name: 'Send a test to Mattermost' }).click();
  await page.getByText('It did not arrive: Mattermost responded with 404.').waitFor();
  expect(await page.content()).not.toContain(url);
  const small = await enter('editor', '?pane=account', phone);
  await small.getByText('hooks.example').waitFor();
  expect(await horizontalOverflow(small)).toEqual([]);
});
