import { expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import { bookableSpan, clockTimeToDate, offsetLabel } from './host-clock.ts';
import { shortNames } from './host-names.ts';

const week = (first: string) => Array.from({ length: 7 }, (_, i) => addDays(first, i));

test('the offset of a week in which the clock changes is stated before and after the change', () => {
  expect(offsetLabel('Europe/Berlin', week('2026-10-12'))).toBe('GMT+02:00');
  expect(offsetLabel('Europe/Berlin', week('2026-10-19'))).toBe('GMT+02:00, from Sun 25 Oct GMT+01:00');
  expect(offsetLabel('Asia/Kolkata', week('2026-10-19'))).toBe('GMT+05:30');
});

test('a local time is the same moment on both sides of a change of the clock', () => {
  const at = (date: string, minutes: number) =>
    clockTimeToDate('America/New_York', { date, minutes }).toISOString();
  expect(at('2026-11-01', 0)).toBe('2026-11-01T04:00:00.000Z');
  expect(at('2026-11-01', 540)).toBe('2026-11-01T14:00:00.000Z');
});

test('a host can be booked from the end of the notice to the end of the last day', () => {
  const host = { timeZone: 'America/New_York', noticeHours: 4, horizonDays: 2 };
  expect(bookableSpan(host, new Date('2026-10-30T23:00:00Z'))).toEqual({
    from: new Date('2026-10-31T03:00:00Z'),
    until: new Date('2026-11-02T05:00:00Z'),
  });
});

test('only what all hosts’ names begin with is left out', () => {
  const named = (...names: string[]) => {
    const hosts = names.map((name) => ({ id: name, name }));
    return hosts.map(shortNames(hosts));
  };
  expect(named('Onboarding team, New York', 'Onboarding team, London')).toEqual(['New York', 'London']);
  const others = ['Onboarding team', 'Onboarding team for Germany, Austria and Switzerland'];
  expect(named(...others)).toEqual(others);
  expect(named('Onboarding team, London')).toEqual(['Onboarding team, London']);
});
