import { expect, test } from 'vitest';
import type { HostSchedule } from '../../contract/console/host-schedule.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { openConsole, withQuery } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { firstHostId } from '../hosts/store.ts';
import { book, booked, bookingBody, cancel, freezeClock, getDay, move } from '../meetings/testing/meeting.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { signedIn } from '../testing/operators.ts';
import { calendar, event, google } from './testing/calendar-files.ts';
import { calendarSite, secret } from './testing/calendar-site.ts';

freezeClock();

const path = consoleApi.hostCalendar(firstHostId);
/** The slot of `bookingBody`: 11:30 at GMT+1. */
const overTheSlot = event('SUMMARY:Secret client', 'DTSTART:20260714T104500Z', 'DTEND:20260714T110000Z');

onEachEngine((on) => {
  /** A console of an admin, and a site whose calendar is that of the first host. */
  async function open(text: string) {
    const site = await calendarSite(text);
    const opened = await openConsole(on.database, { role: 'admin', parts: site.parts });
    const set = (url = site.url) => opened.post(path, { url });
    const reread = async () => (await opened.post(consoleApi.readHostCalendar(firstHostId))).json().calendar;
    const day = async () => {
      const query = { from: '2026-07-14', days: '1' };
      const { hosts } = (await opened.get(withQuery(consoleApi.schedule, query))).json<HostSchedule>();
      return { calendar: hosts[0]?.calendar, ...hosts[0]?.days[0] };
    };
    return { ...opened, site, set, reread, day };
  }
  const health = async ({ get }: { get: (url: string) => Promise<{ json(): { calendars: unknown } }> }) =>
    (await get(consoleApi.health)).json().calendars;

  test('an event blocks its slots, and neither its title nor the address is kept where it can be read', async () => {
    const { app, set, get, day, log, site } = await open(calendar(overTheSlot));
    expect((await getDay(app, 1, '2026-07-14')).free).toContain('11:30');
    const response = await set();
    expect(response.json()).toEqual({
      calendar: {
        ...{ site: 'calendar.example', readAt: expect.any(String), failingSince: null, problem: null },
        ...{ unclear: 0, busyTimes: 1, closedSlots: 0 },
      },
    });
    expect(await getDay(app, 1, '2026-07-14')).toMatchObject({
      free: ['10:30', '11:00', '12:30', '13:30', '14:30'],
      taken: ['11:30'],
    });
    expect((await book(app)).statusCode).toBe(409);
    expect(await day()).toMatchObject({ busy: [{ from: 405, to: 420 }], meetings: [] });
    // The URL is in one column; the title is nowhere.
    const [{ url, ...rest }] = (await on.rows('host_calendars')) as [Record<string, unknown>];
    expect(url).toBe(site.url);
    const elsewhere = [rest, await on.rows('busy_times'), await on.rows('events'), log, response.body];
    const read = await Promise.all([path, consoleApi.hosts, consoleApi.audit].map((one) => get(one)));
    const all = JSON.stringify([elsewhere, read.map(({ body }) => body)]);
    expect(all).not.toContain(secret);
    expect(all).not.toContain('Secret client');
    expect((await on.rows('events')).map(({ kind }) => kind)).toContain('host-calendar-set');
  });

  test('slots that are closed are counted on the host’s clock', async () => {
    const file = calendar(event('DTSTART;TZID=America/New_York:20260714T103000', 'DURATION:PT1H'));
    const { set } = await open(file);
    // 10:30 and 11:00, with the site in the time zone of New York.
    expect((await set()).json().calendar).toMatchObject({ busyTimes: 1, closedSlots: 2 });
  });

  test('a calendar that cannot be read keeps its busy times, is reported with since when, and recovers', async () => {
    const opened = await open(calendar(overTheSlot));
    const { app, site, reread } = opened;
    await opened.set();
    expect(await health(opened)).toEqual([]);
    site.sent.status = 503;
    const failed = await reread();
    expect(failed).toMatchObject({ problem: 'unreachable', failingSince: expect.any(String) });
    expect(await health(opened)).toEqual([
      {
        ...{ host: 'Onboarding team', since: failed.failingSince, problem: 'unreachable' },
        ...{ readAt: failed.readAt, unclear: 0 },
      },
    ]);
    // A different error does not reset `failingSince`.
    Object.assign(site.sent, { status: 200, text: '<!doctype html><p>Sign in' });
    expect(await reread()).toMatchObject({ problem: 'notACalendar', failingSince: failed.failingSince });
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual(['11:30']);
    expect(opened.log.join('')).toContain('a host’s calendar cannot be read');
    expect(opened.log.join('')).not.toContain(secret);
    site.sent.text = calendar();
    expect(await reread()).toMatchObject({ problem: null, failingSince: null, busyTimes: 0 });
    expect(await health(opened)).toEqual([]);
    expect((await getDay(app, 1, '2026-07-14')).free).toContain('11:30');
  });

  test('a server that starts has the busy times without a network, and reads again when it is due', async () => {
    const { set, site } = await open(calendar(overTheSlot));
    await set();
    const offline = await on.api();
    expect((await getDay(offline.app, 1, '2026-07-14')).taken).toEqual(['11:30']);
    const [{ soon }] = (await on.run(
      sql`select due_at - read_at < interval '5 minutes' as soon from host_calendars`,
    )) as [{ soon: boolean }];
    expect(soon).toBe(true);
    site.sent.text = calendar();
    await on.run(sql`update host_calendars set due_at = now()`);
    const online = await on.api({}, site.parts);
    await eventually(async () => expect((await getDay(online.app, 1, '2026-07-14')).taken).toEqual([]));
  });

  test('a calendar that no server reads is reported', async () => {
    const opened = await open(calendar());
    await opened.set();
    await on.run(sql`update host_calendars set due_at = now() - interval '1 hour',
      leased_until = now() + interval '1 hour', read_at = now() - interval '65 minutes'`);
    expect(await health(opened)).toMatchObject([{ problem: null, since: expect.any(String) }]);
  });

  test('our own meetings in the host’s calendar take no time twice and conflict with nothing', async () => {
    const opened = await open(calendar());
    const { app, post, site, reread, day } = opened;
    await opened.set();
    const token = await booked(app);
    const { url } = (await post(consoleApi.hostFeed(firstHostId))).json<{ url: string }>();
    const feed = async () => (await app.inject({ url: new URL(url).pathname })).body;
    site.sent.text = await feed();
    expect(site.sent.text).toContain('BEGIN:VEVENT');
    expect(await reread()).toMatchObject({ busyTimes: 0 });
    expect((await day()).meetings).toMatchObject([{ hasConflict: false }]);
    // The calendar still has the old time while the meeting moves.
    expect((await move(app, { ...bookingBody, meeting: token, time: '11:00' })).statusCode).toBe(200);
    expect((await getDay(app, 1, '2026-07-14')).free).toContain('12:30');
    await cancel(app, token);
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual([]);
  });

  test('an event that is put over a booked meeting is a conflict in the schedule', async () => {
    const opened = await open(calendar());
    await opened.set();
    await booked(opened.app);
    expect((await opened.day()).meetings).toMatchObject([{ hasConflict: false }]);
    opened.site.sent.text = calendar(overTheSlot);
    await opened.reread();
    expect(await opened.day()).toMatchObject({
      busy: [{ from: 405, to: 420 }],
      meetings: [{ hasConflict: true, status: 'booked' }],
      calendar: { readAt: expect.any(String), failingSince: null },
    });
  });

  test('an operator who moves a meeting into a busy time is asked first', async () => {
    const opened = await open(calendar(overTheSlot));
    await opened.set();
    await booked(opened.app, { time: '13:30' });
    const [meeting] = (await opened.day()).meetings ?? [];
    const to = { hostId: firstHostId, start: '2026-07-14T06:30', seen: meeting?.updatedAt };
    const asked = await opened.post(consoleApi.moveMeeting(meeting?.id ?? ''), to);
    expect(asked.json()).toMatchObject({
      code: 'scheduleConflict',
      message: "This is in a busy time of Onboarding team's own calendar. Move it anyway?",
    });
    const moved = await opened.post(consoleApi.moveMeeting(meeting?.id ?? ''), { ...to, anyway: true });
    expect(moved.statusCode).toBe(200);
  });

  test('an address on this machine or in the network is not read', async () => {
    const { post } = await openConsole(on.database, { role: 'admin' });
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      'intranet.local',
      'a.example:8443',
    ]) {
      const reply = (await post(path, { url: `https://${host}/basic.ics` })).json();
      expect([host, reply.calendar.problem]).toEqual([host, 'notAllowed']);
    }
  });

  test('a webcal address is read over TLS, and one without TLS is refused', async () => {
    const { set, site, post } = await open(google);
    expect((await set(site.url.replace('https:', 'webcal:'))).json().calendar.problem).toBeNull();
    for (const url of ['http://calendar.example/basic.ics', 'https://me:pass@calendar.example/', 'basic.ics'])
      expect((await post(path, { url })).statusCode).toBe(422);
    // Nor is a redirect followed to one.
    Object.assign(site.sent, { status: 302, headers: { location: 'http://calendar.example/basic.ics' } });
    expect((await set()).json().calendar.problem).toBe('notAllowed');
  });

  test('a calendar that is too large is not read in part', async () => {
    const { set, site, reread } = await open(calendar(overTheSlot));
    await set();
    site.sent.text = calendar(`X-PADDING:${'x'.repeat(9_000_000)}`);
    expect(await reread()).toMatchObject({ problem: 'tooLarge', busyTimes: 1 });
  });

  test('only the host, or an admin, sets the calendar, and only an admin says who a host is', async () => {
    const site = await calendarSite(calendar(overTheSlot));
    const { app, post, operator } = await openConsole(on.database, { role: 'editor', parts: site.parts });
    const admin = await signedIn(on.database.db, 'admin', 'admin@agency.example');
    const who = consoleApi.hostOperator(firstHostId);
    expect((await post(path, { url: site.url })).statusCode).toBe(403);
    expect((await post(who, { operatorId: operator.id })).statusCode).toBe(403);
    const named = await app.inject({
      ...{ method: 'POST', url: who, headers: admin.headers, payload: { operatorId: operator.id } },
    });
    expect(named.statusCode).toBe(200);
    expect((await post(path, { url: site.url })).json().calendar.busyTimes).toBe(1);
    expect((await post(consoleApi.removeHostCalendar(firstHostId))).json()).toEqual({ calendar: null });
    expect(await on.rows('busy_times')).toEqual([]);
  });

  test('busy times that are over are deleted, also while the calendar cannot be read', async () => {
    const { set, dataDir } = await open(calendar(overTheSlot));
    await set();
    await deleteExpired(on.database.db, { dataDir, heldDays: 30 }, new Date('2026-07-16T00:00:00Z'));
    expect(await on.rows('busy_times')).toEqual([]);
  });
});
