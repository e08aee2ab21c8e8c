import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import {
  book,
  booked,
  bookingBody,
  cancel,
  freezeClock,
  getDay,
  getPage,
  move,
  readCalendar,
} from './testing/meeting.ts';

freezeClock();

onEachEngine(({ api, rows, run }) => {
  test('cancelling frees the time, notifies both sides, and is idempotent', async () => {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url });
    const token = await booked(app);
    await smtp.arrived(2);
    const asked = await getPage(app, `/meeting/${token}/cancel`);
    expect(asked.body).toContain('Cancel this meeting?');
    expect(asked.body).toContain(`name="token" value="${token}"`);
    for (let time = 0; time < 2; time++) {
      const done = await cancel(app, token);
      expect([done.statusCode, done.headers.location]).toEqual([303, `/meeting/${token}`]);
    }
    expect(await rows('meetings')).toMatchObject([{ status: 'cancelled', sequence: 1 }]);
    await smtp.arrived(4);
    const toVisitor = smtp.mails.filter(({ to }) => to?.[0]?.address === bookingBody.email);
    expect(toVisitor[1]?.text).toContain(
      'Canceled time:\n  Tuesday, July\u00a014,\u00a02026, 11:30–12:00 GMT+01:00\n\nUTC:\n  Tuesday, July\u00a014,\u00a02026, 10:30–11:00\n',
    );
    expect(toVisitor.map(({ html }) => html?.includes('text-decoration:line-through'))).toEqual([
      false,
      true,
    ]);
    const notice = smtp.mails.find(({ subject }) => subject === 'Meeting canceled: Zoë Müller');
    expect(notice?.text).toContain('Canceled by:\n  the visitor');
    const [first, second] = toVisitor.map(({ attachments }) => readCalendar(attachments[0]?.content ?? ''));
    expect(second).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
      uid: first?.uid,
      start: first?.start,
    });
    const { body } = await getPage(app, `/meeting/${token}`);
    expect(body).toContain('This meeting is canceled.');
    // Its time is struck through.
    expect(body).toContain('data-mark="cancelled"');
    const file = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    expect(readCalendar(file.body)).toMatchObject({ method: 'CANCEL', sequence: 1 });
    expect((await move(app, { ...bookingBody, meeting: token })).json().code).toBe('meetingOver');
    await booked(app, { email: 'next@agency.example' });
  });

  test('a moved meeting keeps its id with a higher sequence, and frees its old time', async () => {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url });
    const token = await booked(app);
    await smtp.arrived(2);
    const before = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    const to = { date: '2026-07-20', time: '14:30', offset: -5 };
    const moved = await move(app, { ...to, meeting: token }, 'fr');
    expect(moved.json()).toMatchObject({ start: '2026-07-20T19:30:00.000Z', page: `/fr/meeting/${token}` });
    const after = await app.inject({ url: `/meeting/${token}/meeting.ics` });
    expect(readCalendar(after.body)).toMatchObject({
      uid: readCalendar(before.body).uid,
      method: 'REQUEST',
      sequence: 1,
      start: '2026-07-20T19:30:00Z',
    });
    await smtp.arrived(4);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Moved: your call on July 20', 'Meeting moved: Zoë Müller']),
    );
    const mail = smtp.mails.find(({ subject }) => subject?.startsWith('Moved'));
    expect(mail?.text).toContain('Previously: Tuesday, July 14, 2026, 05:30–06:00 GMT−05:00');
    // A web calendar would show the meeting twice.
    expect(smtp.mails.map(({ text }) => text?.includes('https://calendar.google.com/')).sort()).toEqual([
      ...[false, false, false, true],
    ]);
    expect(smtp.mails.some(({ text }) => text?.includes('location='))).toBe(false);
    const notice = smtp.mails.find(({ subject }) => subject?.startsWith('Meeting moved'));
    expect(notice?.text).toContain(
      'Previously:\n  Tuesday, July 14, 2026, 06:30–07:00 New York (GMT−04:00)\n\nTheir time:',
    );
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual([]);
    // Moving it to its current time sends no mail.
    await move(app, { ...to, meeting: token });
    expect(await rows('meetings')).toMatchObject([{ sequence: 1, gmt_offset: -5 }]);
    expect(await rows('outbox')).toHaveLength(4);
  });

  test('a meeting that cannot get its new time keeps the old one', async () => {
    const { app } = await api();
    await booked(app, { date: '2026-07-20', email: 'other@agency.example' });
    const token = await booked(app);
    const response = await move(app, { ...bookingBody, date: '2026-07-20', meeting: token });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'timeTaken', free: expect.any(Array) });
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual(['11:30']);
  });

  test('a honeypot booking gets the same response, but blocks no time and sends no mail', async () => {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url });
    const caught = await book(app, { ...bookingBody, projectCode: 'x' });
    expect(caught.statusCode).toBe(200);
    expect(Object.keys(caught.json())).toEqual(['message', 'start', 'end', 'page']);
    expect(await rows('meetings')).toMatchObject([{ status: 'held', flag: 'honeypot' }]);
    expect((await rows('outbox')).map(({ state }) => state)).toEqual(['held', 'held']);
    expect((await getDay(app, 1, '2026-07-14')).taken).toEqual([]);
    await booked(app, { email: 'real@agency.example' });
    await smtp.arrived(2);
  });

  test('a delayed invitation is not sent once its meeting is cancelled', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await api({ SMTP_URL: smtp.url });
    const token = await booked(app);
    await eventually(async () =>
      expect((await rows('outbox')).filter(({ last_error }) => last_error)).toHaveLength(2),
    );
    smtp.refuseWith = 0;
    await cancel(app, token);
    await run(sql`update outbox set due_at = now()`);
    await eventually(async () =>
      expect((await rows('outbox')).map(({ state }) => state)).toEqual(Array(4).fill('sent')),
    );
    // They are sent in parallel.
    const methods = smtp.mails.map(({ attachments }) => readCalendar(attachments[0]?.content ?? '').method);
    expect(methods.sort()).toEqual(['CANCEL', 'PUBLISH']);
  });

  test('the webhook is called for every change', async () => {
    const hook = await webhookSink();
    const { app } = await api(hook.variables);
    const token = await booked(app);
    await move(app, { ...bookingBody, date: '2026-07-20', meeting: token });
    await cancel(app, token);
    await hook.called(3);
    const events = hook.calls.map(({ body }) => JSON.parse(body));
    expect(events.map(({ type }) => type).sort()).toEqual([
      'meeting.booked',
      'meeting.cancelled',
      'meeting.moved',
    ]);
    expect(events.at(-1).data).toMatchObject({
      email: bookingBody.email,
      startsAt: '2026-07-20T10:30:00.000Z',
    });
  });
});
