import { expect, test } from 'vitest';
import { meetingEnd } from '../../contract/meeting.ts';
import { formatMeetingTime, formatMeetingTimes } from './times.ts';

const times = (start: string, offset = 0) => {
  const startsAt = new Date(start);
  return formatMeetingTimes({ startsAt, endsAt: meetingEnd(startsAt), offset }, 'en', 'America/New_York');
};

test.each([
  ['the day before summer time', '2027-03-13T15:30:00Z', 'Saturday, March 13, 2027', '10:30–11:00', 5],
  ['the hour before it begins', '2027-03-14T06:00:00Z', 'Sunday, March 14, 2027', '01:00–01:30', 5],
  ['what ends as it begins', '2027-03-14T06:30:00Z', 'Sunday, March 14, 2027', '01:30–03:00', 5],
  ['the day it has begun', '2027-03-14T15:30:00Z', 'Sunday, March 14, 2027', '11:30–12:00', 4],
  ['an hour that comes twice', '2026-11-01T05:30:00Z', 'Sunday, November 1, 2026', '01:30–01:00', 4],
  ['the same hour once more', '2026-11-01T06:30:00Z', 'Sunday, November 1, 2026', '01:30–02:00', 5],
  ['the day it has ended', '2026-11-01T15:30:00Z', 'Sunday, November 1, 2026', '10:30–11:00', 5],
  ['the last evening of a year', '2027-01-01T02:30:00Z', 'Thursday, December 31, 2026', '21:30–22:00', 5],
  ['a leap day', '2028-03-01T03:30:00Z', 'Tuesday, February 29, 2028', '22:30–23:00', 5],
])('the host sees %s in their own time zone', (_when, start, day, hours, behind) => {
  const zone = `New York (GMT−0${behind}:00)`;
  expect(times(start).host).toMatchObject({ day, start: hours.slice(0, 5), hours, zone });
});

test('the visitor’s time follows the chosen offset, regardless of the host’s daylight saving time', () => {
  expect(formatMeetingTime(times('2027-03-13T15:30:00Z', -5).visitor)).toBe(
    'Saturday, March 13, 2027, 10:30–11:00 GMT−05:00',
  );
  expect(formatMeetingTime(times('2027-03-14T15:30:00Z', -5).visitor)).toBe(
    'Sunday, March 14, 2027, 10:30–11:00 GMT−05:00',
  );
});

test('the visitor’s day and the UTC day can differ', () => {
  const { visitor, utc, shortDay } = times('2026-12-31T22:30:00Z', 12);
  expect([visitor.day, visitor.hours]).toEqual(['Friday, January 1, 2027', '10:30–11:00']);
  expect([utc.day, utc.hours]).toEqual(['Thursday, December 31, 2026', '22:30–23:00']);
  expect(shortDay).toBe('January 1');
});
