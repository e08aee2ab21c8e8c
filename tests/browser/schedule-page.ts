import type { BrowserContextOptions, Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { addDays, dayOfMonth } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import { meetingEnd, slotStart, wallClock } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { uuid7 } from '../../server/db/uuid7.ts';
import { meetingColumns, type StoredMeeting } from '../../server/meetings/store.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { serveWholeSite } from './whole-site.ts';

// Iceland is at GMT all year, so the tests do not depend on the season.
const iceland = { timezoneId: 'Atlantic/Reykjavik', locale: 'en-GB' };
export const phoneInIceland = { ...phone, ...iceland };
export const desktopInIceland = { ...desktop, ...iceland };
export const visitor = { name: 'Zoë Müller', email: 'zoe@agency.example' };

/** The next open days, starting the day after tomorrow. */
export const [first = '', second = '', third = ''] = openDays(3);
/** The next closed day. */
export const closed =
  Array.from({ length: 31 }, (_, i) => addDays(first, i)).find((day) => isClosed(day)) ?? '';

function openDays(count: number): string[] {
  const today = wallClock(new Date(), 0).date;
  const days = Array.from({ length: 60 }, (_, i) => addDays(today, i + 2));
  return days.filter((day) => !isClosed(day)).slice(0, count);
}

function isClosed(day: string): boolean {
  return settings.meetings.closedDays.includes(dayOfMonth(day));
}

/** The site for tests of meetings, with visitors in Iceland. */
export function scheduleSite() {
  const { site, blankPage, visit } = browseSite(serveWholeSite, async ({ db }) => {
    await db.execute(sql`delete from outbox`);
    await db.execute(sql`delete from meetings`);
  });

  /** Someone else books a time. */
  async function take(date: string, slot: '10:30' | '11:30', offset = 0): Promise<void> {
    const startsAt = slotStart({ date, time: slot, offset });
    await site.db.execute(sql`
      insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset)
      values (${uuid7()}, 'en', 'Someone', 'someone@x.example', 'someone@x.example', ${startsAt},
        ${meetingEnd(startsAt)}, ${offset})`);
  }

  return {
    site,
    take,
    stored: () => site.db.query<StoredMeeting>(sql`select ${meetingColumns} from meetings`),
    blankPage: (options: BrowserContextOptions = desktopInIceland) => blankPage(options),
    visit: (path: string, options: BrowserContextOptions = desktopInIceland) => visit(path, options),
  };
}

export async function calendarReady(page: Page): Promise<void> {
  await page.locator('[role=grid][aria-busy=false]').waitFor();
}

export function day(page: Page, date: string) {
  return page.locator(`[data-day="${date}"]`);
}

/** Goes to the month of a day, then clicks it, even if it cannot be selected. */
export async function click(page: Page, date: string, locale: Locale = 'en'): Promise<void> {
  while ((await day(page, date).count()) === 0) {
    await page.getByRole('button', { name: catalogue[locale].schedule.calendar.next }).click();
    await calendarReady(page);
  }
  await day(page, date).click({ force: true });
}

export function time(page: Page, slot: string) {
  return page.locator(`[name=time][value="${slot}"]`);
}

export async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) await page.locator(`[name=${name}]`).fill(value);
}

export function send(page: Page, locale: Locale = 'en'): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].schedule.submit, exact: true }).click();
}
