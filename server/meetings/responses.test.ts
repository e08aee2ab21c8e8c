import { expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { sql } from '../db/sql.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { book, booked, bookingBody, cancel, freezeClock, getPage, readCalendar } from './testing/meeting.ts';

freezeClock();

const { api, rows, run } = onPostgres();

test.each([
  ['a closed day', { date: '2026-08-05' }, 'dayBooked', /vollständig ausgebucht/],
  ['yesterday', { date: '2026-07-01' }, 'timePast', /vorbei/],
  ['within the notice', { date: '2026-07-02', time: '11:30' }, 'timePast', /vorbei/],
  ['next year', { date: '2027-07-14' }, 'tooFarAhead', /noch nicht buchen/],
])('%s cannot be booked', async (_what, more, code, message) => {
  const { app } = await api();
  const response = await book(app, { ...bookingBody, ...more }, 'de');
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await rows('meetings')).toEqual([]);
});

test.each([
  ['no day', { date: '' }, { date: 'invalidDate' }],
  ['30 February', { date: '2027-02-30' }, { date: 'invalidDate' }],
  ['a day of another kind', { date: 20260714 }, { date: 'wrongType' }],
  ['no time', { time: undefined }, { time: 'noTime' }],
  ['another time', { time: '03:00' }, { time: 'invalidChoice' }],
  ['no zone', { offset: '' }, { offset: 'noTimeZone' }],
  ['a missing zone', { offset: undefined }, { offset: 'noTimeZone' }],
  ['half an hour', { offset: 5.5 }, { offset: 'invalidChoice' }],
  ['thirteen hours ahead', { offset: 13 }, { offset: 'invalidChoice' }],
  ['a zone in words', { offset: 'CET' }, { offset: 'invalidChoice' }],
  ['no name', { name: '  ' }, { name: 'required' }],
  ['no address', { email: 'zoe' }, { email: 'invalidEmail' }],
  ['a link for a name', { name: 'evil。com' }, { name: 'notAName' }],
  ['two lines of name', { name: 'Zoë\r\nBcc: all@example.com' }, { name: 'notAName' }],
])('%s is refused', async (_what, more, fields) => {
  const { app } = await api();
  const response = await book(app, { ...bookingBody, ...more });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual(Object.keys(fields));
  expect(response.json().code).toBe(Object.values(fields)[0]);
  expect(await rows('meetings')).toEqual([]);
});

test('without JavaScript the form posts to its page and redirects to the page of the meeting', async () => {
  const { app } = await api();
  const fields = { ...bookingBody, offset: '1', projectCode: '' };
  const done = await postForm(app, '/es/ScheduleMeeting', fields);
  expect(done.statusCode).toBe(303);
  expect(done.headers.location).toMatch(/^\/es\/meeting\//);
  const again = await postForm(app, '/es/ScheduleMeeting', fields);
  expect(again.headers.location).toBe(done.headers.location);
  expect(await rows('meetings')).toMatchObject([{ language: 'es', flag: null }]);
  const shown = await getPage(app, String(done.headers.location));
  expect(shown.body).toContain('Nos vemos el 14 de julio.');
});

test('without JavaScript a taken time shows the filled-in page again, with the free times', async () => {
  const { app } = await api();
  await booked(app);
  const response = await postForm(app, '/fr/ScheduleMeeting', {
    ...bookingBody,
    offset: '1',
    name: 'Ada',
    email: 'ada@x.example',
  });
  expect(response.statusCode).toBe(409);
  expect(response.body).toContain('Encore libres ce jour-là\u00a0: 10:30, 11:00, 12:30, 13:30 et 14:30.');
  expect(response.body).toContain('name="date" value="2026-07-14"');
  expect(response.body).toContain('value="1" selected');
  expect(response.body).toContain('value="ada@x.example"');
});

test.each(locales)('visitor and host get the invitation by mail, in %s', async (locale) => {
  const smtp = await smtpSink();
  const { app } = await api({
    SMTP_URL: smtp.url,
    OPERATOR_EMAIL: 'desk@forespan.example',
    PUBLIC_URL: 'https://x.example',
  });
  const name = 'Zoë "A; B", <b>Müller< \\ 😀';
  const response = await book(app, { ...bookingBody, name }, locale);
  const [invitation, notice] = await smtp.arrived(2, bookingBody.email);
  expect(invitation?.text).toContain('11:30–12:00 GMT+01:00');
  expect(invitation?.text).toMatch(/UTC\s?:\n {2}.+, 10:30–11:00\n/);
  expect(invitation?.text).toContain(`https://x.example${response.json().page}`);
  expect(invitation?.text).toMatch(
    /https:\/\/calendar\.google\.com\/calendar\/render\?\S+dates=20260714T103000Z%2F20260714T110000Z/,
  );
  expect(invitation?.text).toContain('https://outlook.office.com/calendar/0/deeplink/compose?');
  expect(invitation?.text).toContain(`https://x.example${response.json().page}/meeting.ics`);
  expect(notice?.html).toContain('&lt;b&gt;Müller&lt; ');
  expect(invitation?.html).not.toContain('Müller<');
  expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
  expect(notice?.replyTo).toMatchObject([{ address: bookingBody.email }]);
  expect(notice?.text).toContain('06:30–07:00 New York (GMT−04:00)');
  const [{ id } = {}] = await rows('meetings');
  expect(notice?.text).toContain(`https://x.example/console?kind=meeting&id=${id}\n`);
  for (const mail of [invitation, notice]) {
    const parts = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? [];
    expect(parts.length).toBeGreaterThan(0);
    for (const { content } of parts) {
      const isHosts = mail === notice;
      expect(readCalendar(content)).toMatchObject({
        method: isHosts ? 'PUBLISH' : 'REQUEST',
        uid: `${id}@forespan.example`,
        sequence: 0,
        status: 'CONFIRMED',
        start: '2026-07-14T10:30:00Z',
        end: '2026-07-14T11:00:00Z',
        organizer: 'mailto:hello@forespan.example',
        // An organizer is not invited to their own meeting.
        ...(isHosts
          ? { attendees: 0, summary: expect.stringContaining(name) }
          : {
              attendee: 'mailto:Zoe@agency.example',
              attendeeName: 'Zoë ”A; B”, <b>Müller< \\ 😀',
              summary: expect.stringContaining('Forespan'),
            }),
      });
    }
  }
});

test('a clock that is half an hour off is shown as it is, on the page and in the mail', async () => {
  const smtp = await smtpSink();
  const { app } = await api({ SMTP_URL: smtp.url });
  const response = await book(app, { ...bookingBody, offset: 6, ownMinutes: 330 });
  const { page } = response.json();
  const [invitation] = await smtp.arrived(2, bookingBody.email);
  expect(invitation?.text).toContain('11:00–11:30 GMT+05:30');
  expect(invitation?.text).not.toContain('GMT+06:00');
  expect((await getPage(app, page)).body).toContain('11:00–11:30');
  for (const ownMinutes of [7, 900, 'x', -735]) {
    const refused = await book(app, { ...bookingBody, offset: 6, ownMinutes });
    expect(refused.json().code).toBe('invalidChoice');
  }
});

test('a link in an old stored name is not mailed to the booked address', async () => {
  const smtp = await smtpSink();
  const { app } = await api({ SMTP_URL: smtp.url });
  const token = await booked(app);
  await smtp.arrived(2);
  await run(sql`update meetings set name = 'Prize at win.example/now'`);
  await cancel(app, token);
  await smtp.arrived(4);
  const cancellation = smtp.mails.filter(({ to }) => to?.[0]?.address === bookingBody.email)[1];
  expect(cancellation?.subject).toMatch(/^Canceled/);
  expect(JSON.stringify([cancellation?.text, cancellation?.html])).not.toContain('Prize');
  const file = await app.inject({ url: `/meeting/${token}/meeting.ics` });
  expect(file.body).not.toContain('Prize');
  expect(readCalendar(file.body).attendeeName).toBe(bookingBody.email);
});

test('a form submitted too fast is booked, and the host is notified', async () => {
  const smtp = await smtpSink();
  const { app } = await api({ SMTP_URL: smtp.url });
  await book(app, { ...bookingBody, openMs: 200 });
  await smtp.arrived(2);
  const notice = smtp.mails.find(({ subject }) => subject?.startsWith('New meeting'));
  expect(notice?.text).toContain('It may be a bot.');
  expect(await rows('meetings')).toMatchObject([{ status: 'booked', flag: 'tooFast' }]);
});
