import { expect, onTestFinished, test } from 'vitest';
import type { HostSchedule } from '../../contract/console/host-schedule.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Host } from '../../contract/host.ts';
import { timeSlots } from '../../contract/meeting.ts';
import { hostCommand } from '../admin/commands/host.ts';
import { runCommand } from '../admin/testing/run-command.ts';
import { openConsole, withQuery } from '../console/testing/open-console.ts';
import { sql } from '../db/sql.ts';
import { firstHostId } from '../hosts/store.ts';
import { book, bookingBody, freezeClock, getDay, move } from '../meetings/testing/meeting.ts';
import { engines, testDatabase } from '../testing/databases.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { testApi } from '../testing/test-api.ts';
import { readHosts } from './store.ts';
import { officeHours } from './testing/host.ts';

freezeClock();

for (const engine of engines) {
  test(`a new site on ${engine} has three hosts, who work on weekdays but not on holidays`, {
    tags: engine === 'embedded' ? ['sweep'] : [],
  }, async () => {
    const database = await testDatabase(engine);
    onTestFinished(() => database.close());
    const { app } = await testApi(database);
    const hosts = await readHosts(database.db);
    expect(hosts.map(({ timeZone, country }) => [timeZone, country])).toEqual([
      ['America/New_York', 'US'],
      ['Europe/London', 'GB'],
      ['Asia/Kolkata', 'IN'],
    ]);
    expect((await getDay(app, 0, '2026-07-14')).free).toEqual(timeSlots);
    expect((await getDay(app, 0, '2026-07-19')).free).toEqual([]);
    expect((await getDay(app, 0, '2026-08-15')).free).toEqual([]);
    expect((await getDay(app, 0, '2026-08-31')).free).not.toEqual([]);
  });
}

onEachEngine((on) => {
  async function open() {
    const console = await openConsole(on.database);
    const readHosts = async () => (await console.get(consoleApi.hosts)).json<{ hosts: Host[] }>().hosts;
    async function save(change: Partial<Host>, id = firstHostId) {
      const before = (await readHosts()).find((host) => host.id === id);
      return console.post(consoleApi.host(id), { ...before, seen: before?.updatedAt, ...change });
    }
    const add = async (change: Partial<Host> = {}) => {
      const [first] = await readHosts();
      const added = await console.post(consoleApi.hosts, { ...first, name: 'London', ...change });
      return added.json<{ id: string }>().id;
    };
    return { ...console, readHosts, save, add };
  }
  const admin = async (...args: string[]) => (await runCommand(on.database, hostCommand, args)).trimEnd();

  test('a host without hours is offered at all times, Sundays included', async () => {
    const { app, readHosts } = await open();
    expect(await readHosts()).toMatchObject([
      { id: firstHostId, timeZone: 'America/New_York', hours: null, noticeHours: 4, horizonDays: 90 },
    ]);
    for (const offset of [-12, 0, 12])
      expect((await getDay(app, offset, '2026-07-19')).free).toEqual(timeSlots);
  });

  test('only working hours, no holidays, closures or blocked times can be booked', async () => {
    const { app, save } = await open();
    const blocked = { kind: 'blocked', label: 'Dentist', from: '2026-07-14T10:00', to: '2026-07-14T11:00' };
    const closure = { kind: 'closure', label: '', from: '2026-07-15T00:00', to: '2026-07-17T00:00' };
    const saved = await save({
      ...{ hours: officeHours, country: 'US', timeZone: 'America/New_York' },
      absences: [blocked, closure] as Host['absences'],
    });
    expect(saved.statusCode).toBe(200);
    expect((await getDay(app, -4, '2026-07-14')).free).toEqual(['11:00', '11:30', '12:30', '13:30', '14:30']);
    expect((await getDay(app, 1, '2026-07-14')).free).toEqual(['14:30']);
    for (const closed of ['2026-07-03', '2026-07-15', '2026-07-16', '2026-07-18', '2026-07-19']) {
      expect(await getDay(app, -4, closed)).toMatchObject({ state: 'closed', free: [] });
    }
    const refused = await book(app, { ...bookingBody, date: '2026-07-19', offset: -4 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dayClosed']);
    expect((await book(app, { ...bookingBody, offset: 1 })).json().code).toBe('timeTaken');
    expect((await book(app, { ...bookingBody, offset: -4 })).statusCode).toBe(200);
  });

  test('two hosts can be booked for the same time, a third visitor is refused', async () => {
    const { app, add } = await open();
    const second = await add();
    const visitors = Array.from({ length: 8 }, (_, i) => ({ ...bookingBody, email: `${i}@agency.example` }));
    const responses = await Promise.all(visitors.map((visitor) => book(app, visitor)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 409, 409, 409, 409, 409, 409,
    ]);
    const stored = await on.rows('meetings');
    expect(new Set(stored.map(({ host_id }) => host_id))).toEqual(new Set([firstHostId, second]));
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual(['11:30']);
  });

  test('meetings go to the host with fewer that week, and a moved one keeps its host if possible', async () => {
    const { app, add, save } = await open();
    await add();
    const times = timeSlots.slice(0, 4);
    const pages: string[] = [];
    for (const [i, time] of times.entries()) {
      const response = await book(app, { ...bookingBody, time, email: `${i}@agency.example` });
      pages.push(response.json().page.replace('/meeting/', ''));
    }
    const hosts = async () => (await on.rows('meetings')).map(({ host_id }) => host_id);
    const before = await hosts();
    expect(before.filter((id) => id === firstHostId)).toHaveLength(2);
    const moved = await move(app, { ...bookingBody, time: '14:30', meeting: pages[0] });
    expect(moved.statusCode).toBe(200);
    expect((await hosts())[0]).toBe(before[0]);
    await save({ retired: true });
    await book(app, { ...bookingBody, date: '2026-07-16', email: 'late@agency.example' });
    expect((await hosts()).at(-1)).not.toBe(firstHostId);
  });

  test('a buffer is kept by bookings that arrive together', async () => {
    const { app, save } = await open();
    await save({ bufferMinutes: 15 });
    const visitors = timeSlots.map((time, i) => ({ ...bookingBody, time, email: `${i}@agency.example` }));
    const responses = await Promise.all(visitors.map((visitor) => book(app, visitor)));
    const booked = timeSlots.filter((_, i) => responses[i]?.statusCode === 200);
    expect(booked.filter((time) => ['10:30', '11:00', '11:30'].includes(time)).length).toBeLessThan(3);
    expect(booked).not.toEqual(expect.arrayContaining(['10:30', '11:00']));
    expect(booked).not.toEqual(expect.arrayContaining(['11:00', '11:30']));
  });

  test('changes of an outdated host and invalid ones are refused', async () => {
    const { save, post, readHosts } = await open();
    expect((await save({ name: 'Ana' })).statusCode).toBe(200);
    expect((await save({ seen: '2026-01-01T00:00:00.000Z' } as Partial<Host>)).json().code).toBe(
      'changedMeanwhile',
    );
    const wrong: Partial<Host>[] = [
      { name: ' ' },
      { timeZone: 'Mars/Olympus' },
      { hours: [{ weekday: 8, from: '09:00', to: '17:00' }] },
      { hours: [{ weekday: 1, from: '17:00', to: '09:00' }] },
      { absences: [{ kind: 'blocked', label: '', from: '2026-02-30T10:00', to: '2026-03-01T10:00' }] },
      { bufferMinutes: -1 },
      { horizonDays: 4_000 },
      { country: 'XX' as never },
    ];
    for (const change of wrong) expect([change, (await save(change)).statusCode]).toEqual([change, 422]);
    expect((await readHosts())[0]).toMatchObject({ name: 'Ana', hours: null });
    expect((await post(consoleApi.host('00000000-0000-7000-8000-0000000000ff'), {})).statusCode).toBe(422);
    const audit = await on.run(sql`select kind from events where subject_kind = 'host'`);
    expect(audit).toEqual([{ kind: 'host-changed' }]);
  });

  test('the schedule shows each day in the host’s time zone, by start', async () => {
    const { app, save, get } = await open();
    await save({ hours: officeHours, country: 'US' });
    await book(app, { ...bookingBody, offset: -4, time: '13:30', email: 'a@agency.example' });
    await book(app, { ...bookingBody, offset: -4, time: '10:30' });
    const query = { from: '2026-07-13', days: '7' };
    const { hosts } = (await get(withQuery(consoleApi.schedule, query))).json<HostSchedule>();
    expect(hosts).toMatchObject([{ id: firstHostId, timeZone: 'America/New_York' }]);
    const days = hosts[0]?.days ?? [];
    expect(days[1]).toMatchObject({
      date: '2026-07-14',
      closed: null,
      work: [{ from: 540, to: 1_020 }],
      meetings: [
        { name: 'Zoë Müller', from: 630, to: 660, status: 'booked' },
        { from: 810, to: 840 },
      ],
    });
    expect(days[5]).toMatchObject({ closed: 'No working hours', work: [] });
    const holiday = await get(withQuery(consoleApi.schedule, { from: '2026-07-03', days: '1' }));
    expect(holiday.json<HostSchedule>().hosts[0]?.days).toMatchObject([
      { closed: 'Independence Day (observed)' },
    ]);
    const tenth = await get(withQuery(consoleApi.schedule, { from: '2026-07-10', days: '1' }));
    expect(tenth.json<HostSchedule>().hosts[0]?.days).toMatchObject([
      { closed: 'Closed every month on the 10th' },
    ]);
    const other = await get(
      withQuery(consoleApi.schedule, { ...query, host: '00000000-0000-7000-8000-0000000000ff' }),
    );
    expect(other.json()).toEqual({ hosts: [] });
  });

  test('the command line has the same actions', async () => {
    const { app, readHosts } = await open();
    await admin(
      'set',
      'Onboarding team',
      '--hours',
      'mon-fri 09:00-12:00, tue 13:00-15:00',
      '--country',
      'us',
    );
    await admin(
      'set',
      firstHostId,
      '--buffer',
      '15',
      '--notice',
      '24',
      '--horizon',
      '30',
      '--name',
      'New York',
    );
    await admin('close', 'New York', '2026-07-20', '2026-07-24', '--label', 'Holiday');
    await admin('block', 'New York', '2026-07-14T09:00', '2026-07-14T11:00');
    expect((await getDay(app, -4, '2026-07-14')).free).toEqual(['11:00', '11:30', '13:30', '14:30']);
    expect((await getDay(app, -4, '2026-07-22')).state).toBe('closed');
    await admin('open', 'New York', '2026-07-20');
    expect((await getDay(app, -4, '2026-07-22')).state).toBe('open');
    await admin('open', 'New York', '2026-07-03');
    const id = await admin('add', 'London', '--time-zone', 'Europe/London');
    await admin('retire', 'London');
    expect(await readHosts()).toMatchObject([
      { name: 'New York', opened: ['2026-07-03'], bufferMinutes: 15, noticeHours: 24, horizonDays: 30 },
      { id, name: 'London', timeZone: 'Europe/London', retired: true },
    ]);
    expect(await admin('list')).toContain('tue 13:00-15:00');
    await admin('restore', 'London');
    expect((await readHosts())[1]?.retired).toBe(false);
    await admin('retire', 'London');
    await admin('close', 'New York', '2026-07-06', '2026-07-10');
    // Retired hosts stay as they are, and closed days are not closed twice.
    expect(await admin('close', 'all', '2026-07-08')).toContain('Closed for 0 of');
    expect(await admin('close', 'all', '2026-07-27', '2026-07-28', '--label', 'Fair')).toContain(
      'Closed for 1 of',
    );
    expect((await getDay(app, -4, '2026-07-28')).state).toBe('closed');
    expect((await readHosts()).map(({ absences }) => absences.length)).toEqual([3, 0]);
    await expect(admin('close', 'all', '2026-07-28', '2026-07-27')).rejects.toThrow();
    await admin('restore', 'London');
    for (const wrong of [
      ['set'],
      ['set', 'London', '--hours', 'noon'],
      ['close', 'London', 'soon'],
      ['fly', 'London'],
    ])
      await expect(admin(...wrong)).rejects.toThrow();
  });
});
