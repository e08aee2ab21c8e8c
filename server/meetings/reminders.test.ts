import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { openDatabase } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { activeHosts } from '../hosts/store.ts';
import { createLogger } from '../log.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { startServer } from '../testing/start-server.ts';
import { book } from './book-meeting.ts';
import { cancel, move } from './change-meeting.ts';
import { queueReminders } from './reminders.ts';

const hourMs = 3_600_000;

function visitor(hoursAhead: number, locale: (typeof locales)[number] = 'en') {
  const start = new Date(Date.now() + hoursAhead * hourMs);
  return {
    ...{ start, end: new Date(start.valueOf() + hourMs / 2), offset: 1, locale, flag: null, webhook: false },
    ...{ name: 'Zoë', email: `zoe${hoursAhead}@agency.example`, attempt: String(hoursAhead) },
  };
}

onEachEngine((on) => {
  /** Books a meeting as if it had been booked long ago. */
  async function booked(hoursAhead: number, locale?: (typeof locales)[number]): Promise<string> {
    const id = (await book(on.database.db, visitor(hoursAhead, locale))) ?? '';
    await on.run(sql`update meetings set scheduled_at = now() - interval '5 days' where id = ${id}`);
    return id;
  }
  const reminders = () =>
    on.run(
      sql`select template, subject_id as id from outbox where template like 'meeting.reminder%' order by template`,
    );
  const later = (hours: number) => new Date(Date.now() + hours * hourMs);

  test('a reminder is queued a day and an hour before, each once', async () => {
    const { db } = on.database;
    const id = await booked(48);
    expect(await queueReminders(db)).toBe(0);
    expect(await queueReminders(db, later(24.1))).toBe(1);
    expect(await Promise.all(Array.from({ length: 5 }, () => queueReminders(db, later(24.2))))).toEqual(
      Array(5).fill(0),
    );
    expect(await queueReminders(db, later(47.1))).toBe(1);
    expect(await queueReminders(db, later(48.1))).toBe(0);
    expect(await reminders()).toEqual([
      { template: 'meeting.reminder-day', id },
      { template: 'meeting.reminder-hour', id },
    ]);
  });

  test('none is sent for meetings booked after the reminder was due, cancelled, or past', async () => {
    const { db } = on.database;
    await book(db, visitor(5));
    expect(await queueReminders(db)).toBe(0);
    const cancelled = await booked(20);
    await cancel(db, cancelled, { now: new Date(), webhook: false });
    expect(await queueReminders(db)).toBe(0);
    // A server that was down until half an hour before the meeting sends the later reminder only.
    await booked(0.5);
    expect(await queueReminders(db)).toBe(1);
    expect(await reminders()).toMatchObject([{ template: 'meeting.reminder-hour' }]);
  });

  test('a moved meeting is reminded of its new time only', async () => {
    const { db } = on.database;
    const sink = await smtpSink();
    const id = await booked(20);
    expect(await queueReminders(db)).toBe(1);
    const start = later(70);
    const hosts = await activeHosts(db);
    const time = {
      start,
      end: new Date(start.valueOf() + hourMs / 2),
      hosts,
      now: new Date(),
      webhook: false,
    };
    expect(await move(db, id, time)).toBe('moved');
    // The reminder that was queued before the move is dropped.
    await on.api({ SMTP_URL: sink.url });
    await eventually(async () => {
      const states = await on.run(sql`select distinct state from outbox`);
      expect(states).toEqual([{ state: 'sent' }]);
    });
    expect(sink.mails.some(({ subject }) => subject?.startsWith('Reminder'))).toBe(false);
    expect(await queueReminders(db, later(46.5))).toBe(1);
  });

  test('the reminders are in the visitor’s language, with the way to move and cancel', async () => {
    const sink = await smtpSink();
    for (const [i, locale] of locales.entries()) await booked(10 + i, locale);
    await on.run(sql`delete from outbox`);
    await on.api({ SMTP_URL: sink.url });
    await eventually(() => expect(sink.mails).toHaveLength(4));
    const subjects = sink.mails.map(({ subject }) => subject ?? '');
    for (const word of ['Reminder', 'Erinnerung', 'Recordatorio', 'Rappel'])
      expect(subjects.some((subject) => subject.startsWith(word))).toBe(true);
    for (const { text } of sink.mails) {
      expect(text).toMatch(/\/meeting\/[0-9a-f-]{36}\./);
      expect(text).toContain('GMT+01:00');
      expect(text).toMatch(/the link before the call|Den Link zum Gespräch|el enlace antes|le lien avant/);
    }
  });

  test('an hour before, the button opens the call, or the mail says how to get the link', async () => {
    const sink = await smtpSink();
    onTestFinished(() => {
      settings.meetings.callUrl = null;
    });
    for (const [hoursAhead, callUrl] of [
      [0.1, null],
      [0.9, 'https://call.example/room'],
    ] as const) {
      settings.meetings.callUrl = callUrl;
      await booked(hoursAhead);
      await on.run(sql`delete from outbox where state <> 'sent'`);
      await on.api({ SMTP_URL: sink.url });
      await eventually(() => expect(sink.mails.at(-1)?.to?.[0]?.address).toContain(`zoe${hoursAhead}@`));
    }
    const [without, withLink] = sink.mails;
    expect(without?.text).toContain('Don’t have the link yet? Reply to this email.');
    expect(without?.replyTo?.[0]?.address).toBe(settings.email);
    expect(withLink?.text).toContain(
      'Join the call:\nhttps://call.example/room\n\nMove or cancel the meeting:',
    );
    expect(withLink?.html).toContain('href="https://call.example/room"');
  });
});

test('a server that is killed again and again sends each reminder once', { tags: ['sweep'] }, async () => {
  const sink = await smtpSink();
  const { url, drop } = await createPostgresDatabase({ isMigrated: true });
  onTestFinished(drop);
  const { db, whenReady, close } = await openDatabase(
    { DATABASE_URL: url, DATA_DIR: '/nowhere' },
    createLogger('error'),
  );
  onTestFinished(close);
  await whenReady;
  for (let i = 0; i < 12; i++) await book(db, visitor(2 + i));
  await db.execute(sql`update meetings set scheduled_at = now() - interval '5 days'`);
  await db.execute(sql`delete from outbox`);
  const sent = async () => {
    const rows = await db.query(sql`select from outbox where state = 'sent'`);
    return rows.length;
  };
  // Killed at startup, before and after queuing, and while delivering.
  for (const wait of [0, 50, 150, 300, 600]) {
    const server = await startServer({ DATABASE_URL: url, SMTP_URL: sink.url });
    await delay(wait);
    await server.kill();
    // A lease outlives its server by two minutes; the test does not wait that long.
    await db.execute(sql`update outbox set leased_until = null where state = 'waiting'`);
  }
  const server = await startServer({ DATABASE_URL: url, SMTP_URL: sink.url });
  onTestFinished(() => server.stop());
  await eventually(async () => expect(await sent()).toBe(12));
  const rows = await db.query(sql`select from outbox`);
  expect(rows).toHaveLength(12);
  // A mail that was accepted just before its server died is sent again with the same message id, which mail servers
  // recognize.
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(12);
  expect(new Set(sink.mails.map(({ to }) => to?.[0]?.address)).size).toBe(12);
});
