import { expect, test } from 'vitest';
import { meetingEnd } from '../../contract/meeting.ts';
import { publicHolidays } from './holidays.ts';
import { hostAtWork, officeHours } from './testing/host.ts';
import { instantAt, isAtWork, localTime } from './working-time.ts';

const newYork = hostAtWork({ timeZone: 'America/New_York', hours: officeHours });

function works(start: string, more: Partial<typeof newYork> = {}): boolean {
  const from = new Date(start);
  return isAtWork({ ...newYork, ...more }, { start: from, end: meetingEnd(from) });
}

test('hours are those of the host’s own clock, in winter and in summer', () => {
  expect(works('2026-07-14T13:00:00Z')).toBe(true);
  expect(works('2026-07-14T12:30:00Z')).toBe(false);
  expect(works('2026-12-15T13:30:00Z')).toBe(false);
  expect(works('2026-12-15T14:00:00Z')).toBe(true);
  expect(works('2026-07-14T20:30:00Z')).toBe(true);
  expect(works('2026-07-14T20:45:00Z')).toBe(false);
  expect(works('2026-07-18T15:00:00Z')).toBe(false);
});

test('a day can have several spans, and one that ends at midnight', () => {
  const hours = [
    { weekday: 2, from: '09:00', to: '12:00' },
    { weekday: 2, from: '13:00', to: '24:00' },
  ];
  expect(works('2026-07-14T15:30:00Z', { hours })).toBe(true);
  expect(works('2026-07-14T15:45:00Z', { hours })).toBe(false);
  expect(works('2026-07-15T03:30:00Z', { hours })).toBe(true);
  expect(works('2026-07-15T03:45:00Z', { hours })).toBe(false);
});

test('public holidays are kept unless the host works on them', () => {
  expect(works('2026-12-25T15:00:00Z', { country: 'US' })).toBe(false);
  expect(works('2026-12-25T15:00:00Z', { country: 'US', opened: ['2026-12-25'] })).toBe(true);
  expect(works('2026-12-25T15:00:00Z', { hours: null })).toBe(true);
  expect(works('2026-12-25T15:00:00Z', { hours: null, country: 'DE' })).toBe(false);
});

test('closures and blocked times are on the host’s clock, and their end is free again', () => {
  const absences = [
    { kind: 'blocked' as const, label: '', from: '2026-07-14T10:00', to: '2026-07-14T11:00' },
  ];
  expect(works('2026-07-14T13:30:00Z', { absences })).toBe(true);
  expect(works('2026-07-14T13:45:00Z', { absences })).toBe(false);
  expect(works('2026-07-14T14:30:00Z', { absences })).toBe(false);
  expect(works('2026-07-14T15:00:00Z', { absences })).toBe(true);
});

test.each([
  ['America/New_York', '2026-07-14T09:00', '2026-07-14T13:00:00.000Z'],
  ['America/New_York', '2026-12-15T09:00', '2026-12-15T14:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-14T09:00', '2026-07-14T03:30:00.000Z'],
  ['Pacific/Auckland', '2027-01-15T09:00', '2027-01-14T20:00:00.000Z'],
  ['America/New_York', '2026-11-01T09:00', '2026-11-01T14:00:00.000Z'],
  ['America/New_York', '2027-03-14T09:00', '2027-03-14T13:00:00.000Z'],
])('in %s %s is %s', (zone, local, instant) => {
  expect(instantAt(zone, local).toISOString()).toBe(instant);
  expect(localTime(zone, new Date(instant))).toBe(local);
});

test('a local time that summer time skips is an hour later', () => {
  const skipped = instantAt('America/New_York', '2027-03-14T02:30');
  expect(localTime('America/New_York', skipped)).toBe('2027-03-14T03:30');
});

test('holidays follow Easter, the nth weekday and substitute days', () => {
  expect([...publicHolidays('DE', 2027).keys()]).toContain('2027-03-26');
  expect(publicHolidays('US', 2026).get('2026-11-26')).toBe('Thanksgiving');
  expect(publicHolidays('US', 2026).get('2026-07-03')).toBe('Independence Day (observed)');
  expect(publicHolidays('US', 2027).get('2027-12-31')).toBe('New Year’s Day (observed)');
  expect(publicHolidays('GB', 2026).get('2026-05-25')).toBe('Spring bank holiday');
  // Christmas on a Saturday: Monday and Tuesday are off.
  expect([...publicHolidays('GB', 2027).keys()].filter((day) => day > '2027-12-26')).toEqual([
    '2027-12-27',
    '2027-12-28',
  ]);
});
