import { expect, test } from 'vitest';
import { readBusyTimes } from './busy-times.ts';
import { readCalendar } from './read-calendar.ts';
import { calendar, event, google, icloud, outlook } from './testing/calendar-files.ts';

const july = { start: new Date('2026-07-01T00:00:00Z'), end: new Date('2026-08-01T00:00:00Z') };

/** `07-07 10:00 – 07-07 11:00` in UTC. */
function read(file: string, hostTimeZone = 'Europe/London', within = july) {
  const { spans, unclear } = readBusyTimes(file, hostTimeZone, within);
  const short = (moment: Date) => moment.toISOString().slice(5, 16).replace('T', ' ');
  return { unclear, busy: spans.map(({ start, end }) => `${short(start)} – ${short(end)}`) };
}

test('a calendar of Google is read with its exceptions, whole days and statuses', () => {
  expect(read(google)).toEqual({
    unclear: 0,
    busy: [
      '07-07 14:00 – 07-07 15:00',
      '07-08 12:00 – 07-08 13:00',
      '07-15 23:00 – 07-17 23:00',
      '07-27 08:30 – 07-27 09:30',
    ],
  });
});

test('a calendar of Outlook is read with Windows’ names of zones, and by how it shows the time', () => {
  expect(read(outlook)).toEqual({
    unclear: 0,
    busy: ['07-07 08:00 – 07-07 09:00', '07-07 14:30 – 07-07 15:00', '07-08 10:00 – 07-08 11:00'],
  });
});

test('a calendar of iCloud is read with durations, local times and nights', () => {
  expect(read(icloud)).toEqual({
    unclear: 0,
    busy: [
      '07-07 10:15 – 07-07 11:00',
      '07-08 08:00 – 07-08 08:30',
      '07-09 22:00 – 07-10 00:00',
      '07-13 23:00 – 07-14 23:00',
    ],
  });
});

test('whole days and times without a zone are those of the host', () => {
  expect(read(icloud, 'America/New_York').busy).toEqual([
    '07-07 10:15 – 07-07 11:00',
    '07-08 13:00 – 07-08 13:30',
    '07-09 22:00 – 07-10 00:00',
    '07-14 04:00 – 07-15 04:00',
  ]);
});

test('a series follows summer time, and what overlaps or touches is one busy time', () => {
  const series = event(
    'DTSTART;TZID=Europe/London:20260301T090000',
    'DTEND;TZID=Europe/London:20260301T100000',
    'RRULE:FREQ=DAILY;COUNT=400',
  );
  const next = event('DTSTART:20260329T090000Z', 'DURATION:PT30M');
  const within = { start: new Date('2026-03-28T00:00:00Z'), end: new Date('2026-03-30T00:00:00Z') };
  expect(read(calendar(series, next), 'Europe/London', within).busy).toEqual([
    '03-28 09:00 – 03-28 10:00',
    '03-29 08:00 – 03-29 09:30',
  ]);
});

test('an occurrence that was moved in from far outside is busy', () => {
  const series = event(
    'UID:one@elsewhere.example',
    'DTSTART:20260907T090000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  );
  const moved = event(
    'UID:one@elsewhere.example',
    'RECURRENCE-ID:20260914T090000Z',
    'DTSTART:20260707T090000Z',
    'DTEND:20260707T100000Z',
  );
  expect(read(calendar(series, moved)).busy).toEqual(['07-07 09:00 – 07-07 10:00']);
  // Without the series, to which the host is not invited.
  expect(read(calendar(moved)).busy).toEqual(['07-07 09:00 – 07-07 10:00']);
});

test('unsupported events are counted, and the rest is read', () => {
  const unknownZone = event('DTSTART;TZID=Mars/Base:20260707T090000', 'DURATION:PT1H');
  const noDate = event('DTSTART:tomorrow', 'DURATION:PT1H');
  const endless = event('DTSTART:20200101T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
  const extra = event('DTSTART:20260708T090000Z', 'DURATION:PT1H', 'RDATE:20260709T090000Z');
  expect(read(calendar(unknownZone, noDate, endless, extra))).toEqual({
    unclear: 4,
    // Taken as the host's time zone, rather than dropped.
    busy: ['07-07 08:00 – 07-07 09:00', '07-08 09:00 – 07-08 10:00'],
  });
});

test('our own meetings are left out, also where Outlook wraps their ids', () => {
  const uid = '0198f4aa-1111-7000-8000-000000000001@forespan.example';
  const wrapped = Buffer.concat([
    Buffer.from('040000008200E00074C5B7101A82E008', 'hex'),
    Buffer.alloc(20),
    Buffer.from(`vCal-Uid\x01\0\0\0${uid}\0`, 'latin1'),
  ]).toString('hex');
  const ours = [uid, wrapped].map((id) => event(`UID:${id}`, 'DTSTART:20260707T090000Z', 'DURATION:PT1H'));
  const theirs = event(
    'UID:0198f4aa-1111-7000-8000-000000000001@forespan.example.org',
    'DTSTART:20260708T090000Z',
    'DURATION:PT1H',
  );
  expect(read(calendar(...ours, theirs)).busy).toEqual(['07-08 09:00 – 07-08 10:00']);
});

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['half a calendar', google.slice(0, google.length / 2)],
  ['a calendar without its last line', google.replace('END:VCALENDAR', '')],
])('%s is rejected', async (_, file) => {
  await expect(readCalendar({ file, hostTimeZone: 'UTC', within: july })).rejects.toMatchObject({
    problem: 'notACalendar',
  });
});

test('a calendar that keeps the library busy for too long is given up', async () => {
  const request = { file: google, hostTimeZone: 'UTC', within: july };
  await expect(readCalendar(request, 1)).rejects.toMatchObject({ problem: 'tooMuch' });
});
