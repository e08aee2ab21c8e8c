import { expect, test } from 'vitest';
import { settings } from '../../content/settings.ts';
import { addDays, type Day, dayOfMonth, isoWeekday, utcDayAt } from '../../contract/calendar.ts';
import type { Detail } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { HostSettings } from '../../contract/host.ts';
import { meetingEnd } from '../../contract/meeting.ts';
import { openConsole } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { addHost } from '../hosts/store.ts';
import { officeHours } from '../hosts/testing/host.ts';
import { instantAt } from '../hosts/working-time.ts';
import { book } from '../meetings/book-meeting.ts';
import { onPostgres } from '../testing/on-each-engine.ts';

const zone = 'Europe/London';

/** The first open day from a month on that passes the test. */
function findDay(matches: (day: Day) => boolean): Day {
  for (let day = addDays(utcDayAt(Date.now()), 30); ; day = addDays(day, 1)) {
    if (!settings.meetings.closedDays.includes(dayOfMonth(day)) && matches(day)) return day;
  }
}

const workday = findDay(
  (day) => isoWeekday(day) === 3 && !day.slice(5).startsWith('12-') && !day.endsWith('01-01'),
);
const sunday = findDay((day) => isoWeekday(day) === 7);

const on = onPostgres();

/** A meeting at eleven on a workday, and a way to move it. */
async function openMeeting(host: Partial<HostSettings> = {}) {
  const { get, post } = await openConsole(on.database);
  const { db } = on.database;
  await db.execute(sql`delete from hosts`);
  const hostId = await addHost(
    db,
    {
      ...{ name: 'London', timeZone: zone, hours: officeHours, country: null, opened: [], absences: [] },
      ...{ bufferMinutes: 0, noticeHours: 4, horizonDays: 90, ...host },
    },
    null,
  );
  async function bookAt(time: string, name = 'Zoë'): Promise<string> {
    const start = instantAt(zone, `${workday}T${time}`);
    const visitor = {
      name,
      email: `${time}@agency.example`,
      offset: 0,
      locale: 'en',
      attempt: time,
    } as const;
    return (await book(db, { ...visitor, start, end: meetingEnd(start), flag: null, webhook: false })) ?? '';
  }
  const id = await bookAt('11:00');
  async function move(start: string, more: object = {}) {
    const { row } = (await get(consoleApi.detail('meeting', id))).json<Detail>();
    return post(consoleApi.moveMeeting(id), { hostId, start, seen: row.updatedAt, ...more });
  }
  async function readStart(): Promise<string | undefined> {
    return (await get(consoleApi.detail('meeting', id))).json<Detail>().fields.startsAt;
  }
  return { bookAt, move, readStart };
}

async function expectAsked(response: Promise<{ json(): unknown; statusCode: number }>, message: string) {
  const { statusCode, json } = await response;
  expect({ statusCode, ...(json() as object) }).toEqual({
    ...{ statusCode: 409, code: 'scheduleConflict', message },
  });
}

test('a time within the hours of the host needs no confirmation', async () => {
  const { move, readStart } = await openMeeting();
  expect((await move(`${workday}T16:30`)).statusCode).toBe(200);
  expect(await readStart()).toBe(instantAt(zone, `${workday}T16:30`).toISOString());
});

test('a time outside the hours of the host needs a confirmation, and nothing is moved or mailed before', async () => {
  const { move, readStart } = await openMeeting();
  await on.run(sql`delete from outbox`);
  const before = await readStart();
  const question = "This is outside London's hours (09:00–17:00). Move it anyway?";
  await expectAsked(move(`${workday}T03:15`), question);
  await expectAsked(move(`${workday}T16:45`, { anyway: false }), question);
  expect(await readStart()).toBe(before);
  expect(await on.run(sql`select from outbox`)).toEqual([]);
  expect((await move(`${workday}T03:15`, { anyway: true })).statusCode).toBe(200);
  expect(await readStart()).toBe(instantAt(zone, `${workday}T03:15`).toISOString());
  expect(await on.run(sql`select from outbox`)).toHaveLength(2);
});

test('a day without hours and a closed day of every month are named', async () => {
  const { move } = await openMeeting();
  await expectAsked(
    move(`${sunday}T10:00`),
    "This is outside London's hours (none on Sundays). Move it anyway?",
  );
  const closed = [1, 5, 10].map((day) => addDays(`${workday.slice(0, 7)}-01`, 31 + day));
  const fifth = `${closed[1]?.slice(0, 7)}-05`;
  const { message } = (await move(`${fifth}T07:00`)).json<{ message: string }>();
  expect(message).toContain('on a closed day (the 5th of every month). Move it anyway?');
});

test('closures, blocked times and holidays are named together', async () => {
  const year = Number(utcDayAt(Date.now()).slice(0, 4));
  const christmas = `${utcDayAt(Date.now()) < `${year}-12-24` ? year : year + 1}-12-25`;
  const { move } = await openMeeting({
    hours: null,
    country: 'GB',
    absences: [
      {
        kind: 'closure',
        label: 'Stocktaking',
        from: `${workday}T00:00`,
        to: `${addDays(workday, 1)}T00:00`,
      },
      { kind: 'blocked', label: '', from: `${workday}T14:00`, to: `${workday}T15:00` },
    ],
  });
  await expectAsked(move(`${workday}T10:00`), 'This is on a closed day (Stocktaking). Move it anyway?');
  await expectAsked(
    move(`${workday}T14:45`),
    'This is on a closed day (Stocktaking) and in a blocked time. Move it anyway?',
  );
  await expectAsked(
    move(`${christmas}T10:00`),
    'This is on a public holiday (Christmas Day). Move it anyway?',
  );
});

test('a time that overlaps another meeting is refused with that meeting’s time, even if confirmed', async () => {
  const { move, bookAt, readStart } = await openMeeting({ bufferMinutes: 15 });
  const before = await readStart();
  await bookAt('14:00', 'Luc');
  for (const anyway of [false, true]) {
    const response = await move(`${workday}T14:30`, { anyway });
    expect({ statusCode: response.statusCode, ...response.json<object>() }).toEqual({
      statusCode: 409,
      code: 'timeTaken',
      message:
        'London has another meeting from 14:00 to 14:30 that day and keeps 15 minutes free around it. Choose another time.',
    });
  }
  expect(await readStart()).toBe(before);
  expect((await move(`${workday}T14:45`)).statusCode).toBe(200);
});
