import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { timeSlots } from '../../contract/meeting.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { readCalendar } from './testing/read-calendar.ts';

type App = Awaited<ReturnType<typeof testApi>>['app'];

const wish = {
  date: '2026-07-14',
  time: '11:30',
  offset: 1,
  name: 'Zoë Müller',
  email: 'Zoe@agency.example',
};
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const page = { accept: 'text/html' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-02T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function post(app: App, url: string, payload: object, language = 'en') {
  return app.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } });
}

async function booked(app: App, more: Partial<typeof wish> = {}): Promise<string> {
  const response = await post(app, '/meetings/book', { ...wish, ...more });
  expect(response.json()).toMatchObject({ page: expect.any(String) });
  return response.json().page.replace('/meeting/', '');
}

async function month(app: App, offset: number, day: string) {
  const response = await post(app, '/meetings/availability', { month: day.slice(0, 7), offset });
  return response.json().days.find(({ date }: { date: string }) => date === day);
}

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.truncate());

  const rows = async (table: string) =>
    (await database.db.execute(sql.raw(`select * from ${table} order by id`))).rows as Record<
      string,
      unknown
    >[];

  test('a meeting is stored as a range of UTC before it is answered', async () => {
    const { app } = await testApi(database);
    const response = await post(app, '/meetings/book', wish);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Form submitted successfully!',
      start: '2026-07-14T10:30:00.000Z',
      end: '2026-07-14T11:00:00.000Z',
      page: expect.stringMatching(/^\/meeting\/[0-9a-f-]{36}\.[\w-]{43}$/),
    });
    expect(await rows('meetings')).toMatchObject([
      { status: 'booked', gmt_offset: 1, sequence: 0, language: 'en', flag: null },
    ]);
    const { rows: found } = await database.db.execute(
      sql`select during = '[2026-07-14T10:30Z,2026-07-14T11:00Z)'::tstzrange as same from meetings`,
    );
    expect(found).toEqual([{ same: true }]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'meeting', kind: 'booked' }]);
  });

  test('of two hundred who want one time at once, from wherever, one gets it', async () => {
    const [one, other] = await Promise.all([testApi(database), testApi(database)]);
    const clocks = [
      { time: '10:30', offset: 0 },
      { time: '11:30', offset: 1 },
      { time: '12:30', offset: 2 },
      { time: '13:30', offset: 3 },
      { time: '14:30', offset: 4 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        post(i % 2 ? one.app : other.app, '/meetings/book', {
          ...wish,
          ...clocks[i % clocks.length],
          email: `person${i}@agency.example`,
        }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refused).toHaveLength(199);
    for (const answer of refused) {
      const { code, message, free } = answer.json();
      expect(code).toBe('timeTaken');
      expect(free).toHaveLength(5);
      expect(message).toMatch(/^That time was booked a moment ago\. Still free on that day: /);
    }
    expect(await rows('meetings')).toHaveLength(1);
    expect((await rows('outbox')).filter(({ template }) => template === 'meeting.booked')).toHaveLength(1);
  });

  test('of twenty meetings moved to one time at once, one gets there and the others stay', async () => {
    const { app } = await testApi(database);
    const days = Array.from({ length: 20 }, (_, i) => `2026-08-${11 + i}`);
    const tokens: string[] = [];
    for (const date of days) tokens.push(await booked(app, { date, email: `${date}@agency.example` }));
    const answers = await Promise.all(
      tokens.map((meeting) => post(app, '/meetings/move', { ...wish, meeting })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    const stored = await rows('meetings');
    expect(stored.filter(({ sequence }) => sequence === 1)).toHaveLength(1);
    expect(stored.filter(({ status }) => status === 'booked')).toHaveLength(20);
  });

  test('the same visitor trying again has the same meeting, and another one comes too late', async () => {
    const { app } = await testApi(database);
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await post(app, '/meetings/book', wish));
    expect(new Set(answers.map((answer) => answer.json().page)).size).toBe(1);
    const other = { ...wish, name: 'Someone else' };
    expect((await post(app, '/meetings/book', other)).statusCode).toBe(409);
    expect(await rows('meetings')).toHaveLength(1);
  });

  test('availability tells free and taken times by the clock asked for', async () => {
    const { app } = await testApi(database);
    await booked(app);
    expect(await month(app, 1, '2026-07-14')).toEqual({
      date: '2026-07-14',
      state: 'open',
      free: ['10:30', '11:00', '12:30', '13:30', '14:30'],
      taken: ['11:30'],
    });
    expect((await month(app, 4, '2026-07-14')).taken).toEqual(['14:30']);
    expect((await month(app, -9, '2026-07-14')).taken).toEqual([]);
    const response = await post(app, '/meetings/availability', { month: '2026-07', offset: 12 });
    expect(response.json()).toMatchObject({ today: '2026-07-02', last: '2026-09-30' });
    expect(response.json().days).toHaveLength(31 + 6 + 14);
  });

  test('a day whose times are all taken is booked', async () => {
    const { app } = await testApi(database);
    for (const time of timeSlots) await booked(app, { time });
    expect(await month(app, 1, '2026-07-14')).toMatchObject({ state: 'booked', free: [] });
    const late = await post(app, '/meetings/book', { ...wish, email: 'late@agency.example' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      code: 'dayBooked',
      message: 'This date is completely booked. Kindly select another available dates.',
      free: [],
    });
  });

  test.each([
    ['a closed day', { date: '2026-08-05' }, 'dayBooked', /vollständig ausgebucht/],
    ['yesterday', { date: '2026-07-01' }, 'timePast', /vorbei/],
    ['within the notice', { date: '2026-07-02', time: '11:30' }, 'timePast', /vorbei/],
    ['next year', { date: '2027-07-14' }, 'tooFarAhead', /noch nicht buchen/],
  ])('%s cannot be booked', async (_what, more, code, message) => {
    const { app } = await testApi(database);
    const response = await post(app, '/meetings/book', { ...wish, ...more }, 'de');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await rows('meetings')).toEqual([]);
  });

  test.each([
    ['no day', { date: '' }, { date: 'required' }],
    ['30 February', { date: '2027-02-30' }, { date: 'invalidDate' }],
    ['a day of another kind', { date: 20260714 }, { date: 'wrongType' }],
    ['no time', { time: undefined }, { time: 'required' }],
    ['another time', { time: '03:00' }, { time: 'invalidChoice' }],
    ['no zone', { offset: '' }, { offset: 'required' }],
    ['half an hour', { offset: 5.5 }, { offset: 'invalidChoice' }],
    ['thirteen hours ahead', { offset: 13 }, { offset: 'invalidChoice' }],
    ['a zone in words', { offset: 'CET' }, { offset: 'invalidChoice' }],
    ['no name', { name: '  ' }, { name: 'required' }],
    ['no address', { email: 'zoe' }, { email: 'invalidEmail' }],
    ['two lines of name', { name: 'Zoë\r\nBcc: all@example.com' }, { name: 'unreadable' }],
  ])('%s is refused', async (_what, more, fields) => {
    const { app } = await testApi(database);
    const response = await post(app, '/meetings/book', { ...wish, ...more });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(fields));
    expect(response.json().code).toBe(Object.values(fields)[0]);
    expect(await rows('meetings')).toEqual([]);
  });

  test.each(locales)('visitor and host get the invitation by mail, in %s', async (locale) => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, {
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'desk@forespan.example',
      PUBLIC_URL: 'https://x.example',
    });
    const name = 'Zoë "A; B", <b>Müller< \\ 😀';
    const response = await post(app, '/meetings/book', { ...wish, name }, locale);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const [invitation, notice] = smtp.mails.sort((a) => (a.to?.[0]?.address === wish.email ? -1 : 1));
    expect(invitation?.text).toContain('11:30–12:00 GMT+01:00');
    expect(invitation?.text).toContain('10:30–11:00 UTC');
    expect(invitation?.text).toContain(`https://x.example${response.json().page}`);
    expect(notice?.html).toContain('&lt;b&gt;Müller&lt; ');
    expect(invitation?.html).not.toContain('Müller<');
    expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
    expect(notice?.replyTo).toMatchObject([{ address: wish.email }]);
    expect(notice?.text).toContain('06:30–07:00 America/New_York');
    for (const mail of [invitation, notice]) {
      const parts = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? [];
      expect(parts.length).toBeGreaterThan(0);
      for (const { content } of parts) {
        const [{ id } = { id: '' }] = await rows('meetings');
        expect(readCalendar(content)).toMatchObject({
          method: 'REQUEST',
          uid: `${id}@forespan.example`,
          sequence: 0,
          status: 'CONFIRMED',
          start: '2026-07-14T10:30:00Z',
          end: '2026-07-14T11:00:00Z',
          attendee: 'mailto:Zoe@agency.example',
          attendeeName: 'Zoë ”A; B”, <b>Müller< \\ 😀',
          organizer: 'mailto:hello@forespan.example',
        });
      }
    }
  });

  test('nobody can write to somebody else through the name of a meeting', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    const token = await booked(app, { name: 'Prize at win.example/now' });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const invitation = smtp.mails.find(({ to }) => to?.[0]?.address === wish.email);
    expect(JSON.stringify([invitation?.subject, invitation?.text, invitation?.html])).not.toContain('Prize');
    const file = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    expect(file.body).not.toContain('Prize');
    expect(readCalendar(file.body).attendeeName).toBe(wish.email);
  });

  test('the private link shows the meeting and offers its file, and changes nothing', async () => {
    const { app } = await testApi(database);
    const token = await booked(app);
    for (const path of [`/meeting/${token}`, `/meeting/${token}/cancel`, `/move-meeting/${token}`]) {
      const shown = await app.inject({ url: path, headers: page });
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      });
    }
    const { body } = await app.inject({ url: `/de/meeting/${token}`, headers: page });
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

  test('another day at UTC is named', async () => {
    const { app } = await testApi(database);
    const token = await booked(app, { offset: 12 });
    const { body } = await app.inject({ url: `/meeting/${token}`, headers: page });
    expect(body).toContain('Tuesday, July 14, 2026');
    expect(body).toContain('Monday, July 13, 2026');
    expect(body).toContain('>23:30–00:00<');
  });

  test('cancelling frees the time, tells both, and a second time changes nothing', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    const token = await booked(app);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const asked = await app.inject({ url: `/meeting/${token}/cancel`, headers: page });
    expect(asked.body).toContain('Cancel this meeting?');
    expect(asked.body).toContain(`name="token" value="${token}"`);
    for (let time = 0; time < 2; time++) {
      const done = await app.inject({
        method: 'POST',
        url: '/meeting/cancel',
        payload: `token=${token}`,
        headers: form,
      });
      expect([done.statusCode, done.headers.location]).toEqual([303, `/meeting/${token}`]);
    }
    expect(await rows('meetings')).toMatchObject([{ status: 'cancelled', sequence: 1 }]);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), { timeout: 10_000 });
    const [first, second] = smtp.mails
      .filter(({ to }) => to?.[0]?.address === wish.email)
      .map(({ attachments }) => readCalendar(attachments[0]?.content ?? ''));
    expect(second).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
      uid: first?.uid,
      start: first?.start,
    });
    const { body } = await app.inject({ url: `/meeting/${token}`, headers: page });
    expect(body).toContain('This meeting is cancelled.');
    expect(body).not.toContain('11:30–12:00');
    const file = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    expect(readCalendar(file.body)).toMatchObject({ method: 'CANCEL', sequence: 1 });
    expect((await post(app, '/meetings/move', { ...wish, meeting: token })).json().code).toBe('meetingOver');
    await booked(app, { email: 'next@agency.example' });
  });

  test('a moved meeting keeps its id with a higher number, and frees its old time', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    const token = await booked(app);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const before = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    const to = { date: '2026-07-20', time: '14:30', offset: -5 };
    const moved = await post(app, '/meetings/move', { ...to, meeting: token }, 'fr');
    expect(moved.json()).toMatchObject({ start: '2026-07-20T19:30:00.000Z', page: `/fr/meeting/${token}` });
    const after = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    expect(readCalendar(after.body)).toMatchObject({
      uid: readCalendar(before.body).uid,
      method: 'REQUEST',
      sequence: 1,
      start: '2026-07-20T19:30:00Z',
    });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(4), { timeout: 10_000 });
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Moved: onboarding call on July 20', 'Meeting moved: Zoë Müller']),
    );
    expect((await month(app, 1, '2026-07-14')).taken).toEqual([]);
    // To where it is already: nothing to tell anybody.
    await post(app, '/meetings/move', { ...to, meeting: token });
    expect(await rows('meetings')).toMatchObject([{ sequence: 1, gmt_offset: -5 }]);
    expect(await rows('outbox')).toHaveLength(4);
  });

  test('a meeting that cannot get its new time keeps the old one', async () => {
    const { app } = await testApi(database);
    await booked(app, { date: '2026-07-20', email: 'other@agency.example' });
    const token = await booked(app);
    const response = await post(app, '/meetings/move', { ...wish, date: '2026-07-20', meeting: token });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'timeTaken', free: expect.any(Array) });
    expect((await month(app, 1, '2026-07-14')).taken).toEqual(['11:30']);
  });

  test('what is over can be neither moved nor cancelled', async () => {
    const { app } = await testApi(database);
    const token = await booked(app);
    vi.setSystemTime(new Date('2026-07-14T10:31:00Z'));
    const { body } = await app.inject({ url: `/meeting/${token}/cancel`, headers: page });
    expect(body).toContain('This meeting is over.');
    expect(body).not.toContain('<form');
    await app.inject({ method: 'POST', url: '/meeting/cancel', payload: `token=${token}`, headers: form });
    const moved = await post(app, '/meetings/move', { ...wish, date: '2026-07-20', meeting: token });
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'meetingOver']);
    expect((await app.inject({ url: `/move-meeting/${token}`, headers: page })).statusCode).toBe(303);
    expect(await rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
  });

  test('a link that was made up leads nowhere', async () => {
    const { app } = await testApi(database);
    const token = await booked(app);
    for (const made of [`${token.slice(0, -2)}xx`, 'nonsense', `${token}.x`, '%00']) {
      const urls = [
        `/meeting/${made}`,
        `/meeting/${made}/cancel`,
        `/meeting/${made}/meeting.ics`,
        `/move-meeting/${made}`,
      ];
      for (const url of urls) expect((await app.inject({ url, headers: page })).statusCode).toBe(404);
      const payload = new URLSearchParams({ token: made }).toString();
      const cancelled = await app.inject({ method: 'POST', url: '/meeting/cancel', payload, headers: form });
      expect(cancelled.statusCode).toBe(404);
      expect((await post(app, '/meetings/move', { ...wish, meeting: made })).statusCode).toBe(404);
    }
    expect(await rows('meetings')).toMatchObject([{ status: 'booked', sequence: 0 }]);
  });

  test('without a script the form posts to its page and ends on the page of the meeting', async () => {
    const { app } = await testApi(database);
    const payload = new URLSearchParams({ ...wish, offset: '1', projectCode: '' }).toString();
    const done = await app.inject({ method: 'POST', url: '/es/ScheduleMeeting', payload, headers: form });
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(/^\/es\/meeting\//);
    const again = await app.inject({ method: 'POST', url: '/es/ScheduleMeeting', payload, headers: form });
    expect(again.headers.location).toBe(done.headers.location);
    expect(await rows('meetings')).toMatchObject([{ language: 'es', flag: null }]);
    const shown = await app.inject({ url: String(done.headers.location), headers: page });
    expect(shown.body).toContain('Nos vemos el 14 de julio.');
  });

  test('without a script a time that is gone shows the page again, as it was left, with what is free', async () => {
    const { app } = await testApi(database);
    await booked(app);
    const payload = new URLSearchParams({ ...wish, offset: '1', name: 'Ada', email: 'ada@x.example' });
    const response = await app.inject({
      method: 'POST',
      url: '/fr/ScheduleMeeting',
      payload: payload.toString(),
      headers: form,
    });
    expect(response.statusCode).toBe(409);
    expect(response.body).toContain(
      'Encore libres ce jour-là\u00a0: 10:30, 11:00, 12:30, 13:30 et 14:30.'.replace('\u00a0', '&nbsp;'),
    );
    expect(response.body).toContain('name="date" value="2026-07-14"');
    expect(response.body).toContain('value="1" selected');
    expect(response.body).toContain('value="ada@x.example"');
  });

  test('without a script a meeting is moved by the form of its page', async () => {
    const { app } = await testApi(database);
    const token = await booked(app);
    const shown = await app.inject({ url: `/move-meeting/${token}`, headers: page });
    expect(shown.body).toContain('Tuesday, July 14, 2026, 11:30–12:00 GMT+01:00');
    expect(shown.body).toContain(`name="meeting" value="${token}"`);
    const payload = new URLSearchParams({ meeting: token, date: '2026-07-20', time: '10:30', offset: '1' });
    const done = await app.inject({
      method: 'POST',
      url: '/move-meeting',
      payload: payload.toString(),
      headers: form,
    });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/meeting/${token}`]);
    expect(await rows('meetings')).toMatchObject([{ sequence: 1 }]);
  });

  test('what fills in the trap is told the same, takes no time and sends no mail', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    const caught = await post(app, '/meetings/book', { ...wish, projectCode: 'x' });
    expect(caught.statusCode).toBe(200);
    expect(Object.keys(caught.json())).toEqual(['message', 'start', 'end', 'page']);
    expect(await rows('meetings')).toMatchObject([{ status: 'held', flag: 'honeypot' }]);
    expect((await rows('outbox')).map(({ state }) => state)).toEqual(['held', 'held']);
    expect((await month(app, 1, '2026-07-14')).taken).toEqual([]);
    await booked(app, { email: 'real@agency.example' });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
  });

  test('a form filled in too fast is booked, and the host is told', async () => {
    const smtp = await smtpSink();
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    await post(app, '/meetings/book', { ...wish, openMs: 200 });
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 10_000 });
    const notice = smtp.mails.find(({ subject }) => subject?.startsWith('New meeting'));
    expect(notice?.text).toContain('It may be a program.');
    expect(await rows('meetings')).toMatchObject([{ status: 'booked', flag: 'tooFast' }]);
  });

  test('an invitation that waited until its meeting was cancelled is not sent any more', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await testApi(database, { SMTP_URL: smtp.url });
    const token = await booked(app);
    await vi.waitFor(
      async () => expect((await rows('outbox')).filter(({ last_error }) => last_error)).toHaveLength(2),
      { timeout: 10_000 },
    );
    smtp.refuseWith = 0;
    await app.inject({ method: 'POST', url: '/meeting/cancel', payload: `token=${token}`, headers: form });
    await database.db.execute(sql`update outbox set due_at = now()`);
    await vi.waitFor(
      async () => expect((await rows('outbox')).map(({ state }) => state)).toEqual(Array(4).fill('sent')),
      { timeout: 10_000 },
    );
    expect(smtp.mails.map(({ attachments }) => readCalendar(attachments[0]?.content ?? '').method)).toEqual([
      'CANCEL',
      'CANCEL',
    ]);
  });

  test('the webhook hears of every change', async () => {
    const hook = await webhookSink();
    const { app } = await testApi(database, {
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: 'a secret of some length',
    });
    const token = await booked(app);
    await post(app, '/meetings/move', { ...wish, date: '2026-07-20', meeting: token });
    await app.inject({ method: 'POST', url: '/meeting/cancel', payload: `token=${token}`, headers: form });
    await vi.waitFor(() => expect(hook.calls).toHaveLength(3), { timeout: 10_000 });
    const events = hook.calls.map(({ body }) => JSON.parse(body));
    expect(events.map(({ type }) => type).sort()).toEqual([
      'meeting.booked',
      'meeting.cancelled',
      'meeting.moved',
    ]);
    expect(events.at(-1).data).toMatchObject({ email: wish.email, startsAt: '2026-07-20T10:30:00.000Z' });
  });

  test('who books without end is asked to wait', async () => {
    const { app } = await testApi(database, { RATE_LIMITS: 'on' });
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push(await post(app, '/meetings/book', wish));
    expect(answers.map(({ statusCode }) => statusCode).at(-1)).toBe(429);
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});
