import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { openConsole } from '../console/testing/open-console.ts';
import { firstHostId } from '../hosts/store.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { booked, cancel, freezeClock } from './testing/meeting.ts';

freezeClock();

onEachEngine((on) => {
  test('a host’s calendar is a feed behind a secret link, which can be renewed', async () => {
    const { app, post } = await openConsole(on.database);
    await booked(app);
    const token = await booked(app, { time: '14:30', email: 'b@agency.example' });
    await cancel(app, token);
    const renew = async () => (await post(consoleApi.hostFeed(firstHostId))).json<{ url: string }>().url;
    const read = (url: string) => app.inject({ url: new URL(url).pathname });
    const first = await renew();
    const feed = await read(first);
    expect(feed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const calendar = new ICAL.Component(ICAL.parse(feed.body));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('name')).toBe('Onboarding team');
    const events = calendar.getAllSubcomponents('vevent').map((event) => ({
      title: event.getFirstPropertyValue('summary'),
      status: event.getFirstPropertyValue('status'),
      attendees: event.getAllProperties('attendee').length,
    }));
    expect(events).toEqual([
      { title: 'Call: Zoë Müller', status: 'CONFIRMED', attendees: 0 },
      { title: 'Call: Zoë Müller', status: 'CANCELLED', attendees: 0 },
    ]);
    const second = await renew();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    const secret = new URL(second).pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(JSON.stringify([await on.rows('hosts'), await on.rows('events')])).not.toContain(secret);
  });

  test('no other token opens a calendar', async () => {
    const { app, post } = await openConsole(on.database);
    const { url } = (await post(consoleApi.hostFeed(firstHostId))).json<{ url: string }>();
    const right = new URL(url).pathname;
    const [hash] = (await on.rows('hosts')).map(({ feed_hash }) => feed_hash);
    for (const path of [`/host-calendar/${hash}.ics`, '/host-calendar/.ics', right.replace('.ics', 'A.ics')])
      expect([path, (await app.inject({ url: path })).statusCode]).toEqual([path, 404]);
    const unknown = consoleApi.hostFeed('00000000-0000-7000-8000-0000000000ff');
    expect((await post(unknown)).statusCode).toBe(404);
  });
});
