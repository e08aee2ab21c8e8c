import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { readCalendar } from './testing/meeting.ts';

const event = {
  uid: '0190a-1@forespan.example',
  sequence: 2,
  isCancelled: false,
  changed: new Date('2026-07-02T09:00:00.123Z'),
  start: new Date('2026-12-31T23:30:00Z'),
  end: new Date('2027-01-01T00:00:00Z'),
  title: 'Onboarding call',
  description: 'A call; with, \\ signs\nand two lines',
  url: 'https://x.example/meeting/abc',
  organizer: { name: 'Forespan', email: 'hello@forespan.example' },
  attendee: { name: 'Zoë', email: "o'neil+a?b#c&d@bücher.example" },
};

test('a calendar library reads back what was written', () => {
  expect(readCalendar(calendarFile(event, 'REQUEST'))).toEqual({
    method: 'REQUEST',
    uid: event.uid,
    sequence: 2,
    status: 'CONFIRMED',
    start: '2026-12-31T23:30:00Z',
    end: '2027-01-01T00:00:00Z',
    summary: event.title,
    description: event.description,
    url: event.url,
    organizer: 'mailto:hello@forespan.example',
    attendee: "mailto:o'neil+a%3Fb%23c%26d@xn--bcher-kva.example",
    attendeeName: 'Zoë',
    attendees: 1,
  });
});

test('lines end with CR LF and have at most 75 bytes, whatever the input', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(anyText, anyText, (name, description) => {
      const file = calendarFile({ ...event, description, attendee: { ...event.attendee, name } }, 'REQUEST');
      const lines = file.split('\r\n');
      expect(lines.at(-1)).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

test('names and descriptions cannot inject properties', () => {
  const piece = fc.constantFrom(
    '"',
    ';',
    ':',
    ',',
    '\\',
    '\n',
    '\r\n',
    'ATTENDEE:mailto:x@y',
    'END:VEVENT',
    ' ',
    'ä',
    '😀',
    '\u0007',
  );
  const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(hostile, hostile, (name, description) => {
      const read = readCalendar(
        calendarFile({ ...event, description, attendee: { email: 'zoe@x.example', name } }, 'REQUEST'),
      );
      expect(read).toMatchObject({
        uid: event.uid,
        sequence: 2,
        attendees: 1,
        attendee: 'mailto:zoe@x.example',
        start: '2026-12-31T23:30:00Z',
        organizer: 'mailto:hello@forespan.example',
      });
      expect(read.description).toBe(description.replaceAll('\r\n', '\n'));
    }),
  );
});

test('a cancelled event has both the method and the status', () => {
  expect(readCalendar(calendarFile({ ...event, isCancelled: true }, 'CANCEL'))).toMatchObject({
    method: 'CANCEL',
    status: 'CANCELLED',
  });
});
