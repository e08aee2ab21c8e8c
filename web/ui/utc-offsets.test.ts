import { expect, test } from 'vitest';
import { addDays } from '../../contract/calendar.ts';
import { workingDayAt } from './jobs/working-day.ts';
import { encodeUtcOffsets, formatUtcOffset, utcOffsetOn } from './utc-offsets.ts';

test.each([
  ['Europe/London', '2026-11-17', '09:00', '17:00'],
  ['Europe/London', '2027-07-01', '08:00', '16:00'],
  // The clocks change in the preceding night.
  ['Europe/London', '2027-03-27', '09:00', '17:00'],
  ['Europe/London', '2027-03-28', '08:00', '16:00'],
  ['America/New_York', '2027-03-28', '13:00', '21:00'],
  ['America/New_York', '2029-11-04', '14:00', '22:00'],
  ['Asia/Kolkata', '2028-02-29', '03:30', '11:30'],
])('nine to five in %s on %s is %s to %s UTC', (zone, day, start, end) => {
  expect(workingDayAt(utcOffsetOn(day, encodeUtcOffsets(zone, '2026-11-17')))).toMatchObject({ start, end });
});

test('a clock is written with its changes of three years', () => {
  expect(encodeUtcOffsets('Asia/Kolkata', '2026-11-17')).toBe('5.5');
  expect(encodeUtcOffsets('America/New_York', '2026-11-17')).toBe(
    '-5 2027-03-14 -4 2027-11-07 -5 2028-03-12 -4 2028-11-05 -5 2029-03-11 -4 2029-11-04 -5',
  );
});

test.each(['Pacific/Chatham', 'America/St_Johns', 'Africa/Casablanca', 'UTC', 'Etc/GMT+12'])(
  'every day of a year in %s has the hours and the name that Intl gives it',
  (timeZone) => {
    const clock = encodeUtcOffsets(timeZone, '2026-11-17');
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
    for (let ahead = 0; ahead < 365; ahead++) {
      const day = addDays('2026-11-17', ahead);
      const parts = format.formatToParts(Date.parse(`${day}T12:00:00Z`));
      const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
      // Newer versions include the zero, too.
      const expected = name?.replace('-', '−').replace(/[+]0$/, '');
      expect([day, formatUtcOffset(utcOffsetOn(day, clock))]).toEqual([day, expected]);
    }
  },
);
