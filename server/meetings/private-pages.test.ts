import { expect, test, vi } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { moveMeeting } from '../../contract/meeting.ts';
import { sql } from '../db/sql.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { booked, bookingBody, cancel, freezeClock, getPage, move, readCalendar } from './testing/meeting.ts';

freezeClock();

const { api, rows, run } = onPostgres();

test('the private link shows the meeting and its calendar file, and changes nothing', async () => {
  const { app } = await api();
  const token = await booked(app);
  for (const path of [`/meeting/${token}`, `/meeting/${token}/cancel`, `/move-meeting/${token}`]) {
    const shown = await getPage(app, path);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
  }
  const { body } = await getPage(app, `/de/meeting/${token}`);
  expect(body).toContain('<h1 data-text="title">Bis zum 14. Juli!</h1>');
  expect(body).toContain('Dienstag, 14. Juli 2026');
  expect(body).toContain('>11:30–12:00<');
  expect(body).toContain('>10:30–11:00<');
  expect(body).toContain(`href="/de/meeting/${token}/meeting.ics"`);
  expect(body).not.toContain('<form');
  const file = await app.inject({ url: `/meeting/${token}/meeting.ics` });
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
    'content-disposition': 'attachment; filename="meeting.ics"',
    'cache-control': 'no-store',
  });
  expect(readCalendar(file.body)).toMatchObject({ method: 'REQUEST', sequence: 0 });
  expect(await rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
});

test('the UTC day is shown if it differs', async () => {
  const { app } = await api();
  const token = await booked(app, { offset: 12 });
  const { body } = await getPage(app, `/meeting/${token}`);
  expect(body).toContain('Tuesday, July 14, 2026');
  expect(body).toContain('Monday, July 13, 2026');
  expect(body).toContain('>23:30–00:00<');
});

test('the page announces only the reminders that the meeting gets', async () => {
  const { app } = await api();
  const token = await booked(app);
  const announced = async (hoursAhead: number) => {
    await run(sql`update meetings set scheduled_at = starts_at - make_interval(hours => ${hoursAhead})`);
    return (await getPage(app, `/meeting/${token}`)).body.match(/\d reminders?\b/)?.[0];
  };
  expect(await announced(24)).toBe('2 reminders');
  expect(await announced(23)).toBe('1 reminder');
  expect(await announced(0)).toBeUndefined();
});

test.each([
  ['has begun', '2026-07-14T10:30:00Z', 'Your call is on now.'],
  ['is nearly over', '2026-07-14T10:59:59Z', 'Your call is on now.'],
  ['is over', '2026-07-14T11:00:00Z', 'This meeting is over.'],
])('a meeting that %s can be neither moved nor cancelled', async (_state, now, title) => {
  const { app } = await api();
  const token = await booked(app);
  vi.setSystemTime(new Date(now));
  const { body } = await getPage(app, `/meeting/${token}/cancel`);
  expect(body).toContain(title);
  expect(body).not.toContain('<form');
  await cancel(app, token);
  const moved = await move(app, { ...bookingBody, date: '2026-07-20', meeting: token });
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'meetingOver']);
  expect((await getPage(app, `/move-meeting/${token}`)).statusCode).toBe(303);
  expect(await rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
});

test('a link without its token leads to the page that says how to get one', async () => {
  const { app } = await api();
  for (const page of ['/meeting', '/de/meeting', '/es/move-meeting', '/fr/confirm-application']) {
    const { statusCode, headers } = await getPage(app, `${page}/`);
    expect([statusCode, headers.location]).toEqual([301, page]);
    expect((await getPage(app, page)).statusCode).toBe(200);
  }
});

test('a forged link gets 404', async () => {
  const { app } = await api();
  const token = await booked(app);
  for (const made of [`${token.slice(0, -2)}xx`, 'nonsense', `${token}.x`, '%00']) {
    const urls = [
      `/meeting/${made}`,
      `/meeting/${made}/cancel`,
      `/meeting/${made}/meeting.ics`,
      `/move-meeting/${made}`,
    ];
    for (const url of urls) expect((await getPage(app, url)).statusCode).toBe(404);
    const cancelled = await cancel(app, made);
    expect(cancelled.statusCode).toBe(404);
    for (const shown of [await getPage(app, urls[0] ?? ''), await getPage(app, urls[3] ?? ''), cancelled]) {
      expect(shown.body).toContain(catalogue.en.api.meetings.page.broken.title);
      expect(shown.body).not.toContain('<form');
    }
    expect((await move(app, { ...bookingBody, meeting: made })).statusCode).toBe(404);
  }
  expect(await rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
});

test('without JavaScript a meeting is moved by the form of its page', async () => {
  const { app } = await api();
  const token = await booked(app);
  const shown = await getPage(app, `/move-meeting/${token}`);
  expect(shown.body).toContain('Tuesday, July 14, 2026, 11:30\u2060–\u206012:00 GMT+01:00');
  expect(shown.body).toContain(`name="meeting" value="${token}"`);
  const done = await postForm(app, '/move-meeting', {
    meeting: token,
    date: '2026-07-20',
    time: '10:30',
    offset: '1',
  });
  expect([done.statusCode, done.headers.location]).toEqual([303, `/meeting/${token}`]);
  expect(await rows('meetings')).toMatchObject([{ sequence: 1 }]);
});

test.each(locales)(
  'in %s moving a meeting that another tab has cancelled leads to its page, which offers a new one',
  async (locale) => {
    const { app } = await api();
    const token = await booked(app);
    await cancel(app, token);
    const page = localPath(locale, `/meeting/${token}`);
    // Whether the new time is free or not.
    for (const date of ['2026-07-20', '2026-08-01']) {
      const sent = { meeting: token, date, time: '10:30', offset: '1' };
      const plain = await postForm(app, localPath(locale, '/move-meeting'), sent);
      expect([plain.statusCode, plain.headers.location]).toEqual([303, page]);
      const moved = await app.inject({
        method: 'POST',
        url: moveMeeting.path,
        headers: { 'accept-language': locale },
        payload: sent,
      });
      expect(moved.statusCode).toBe(409);
      expect(moved.json()).toMatchObject({ code: 'meetingOver', page });
    }
    const { body } = await getPage(app, page);
    expect(body).toContain(catalogue[locale].api.meetings.page.cancelled.title);
    expect(body).toContain('again');
  },
);
