import { expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import type { ScheduleDay } from '../../../contract/console/host-schedule.ts';
import { daysIn } from './operator-days.ts';

/** A host's days around a week, at work from nine to six but on weekends. */
function hostDays(first: string): ScheduleDay[] {
  return Array.from({ length: 9 }, (_, i) => {
    const isWeekend = i === 0 || (i > 5 && i < 8);
    return {
      date: addDays(first, i - 1),
      closed: isWeekend ? 'No working hours' : null,
      work: isWeekend ? [] : [{ from: 540, to: 1_080 }],
      ...{ blocked: [], busy: [], meetings: [] },
    };
  });
}

const week = (first: string) => Array.from({ length: 7 }, (_, i) => addDays(first, i));
const hours = (days: ScheduleDay[]) =>
  days.map(({ work }) => work.map(({ from, to }) => [from / 60, to / 60]));

test('work that goes past the midnight of another clock continues on its next day', () => {
  const host = { timeZone: 'America/New_York', days: hostDays('2026-07-06') };
  const days = daysIn('Asia/Kolkata', week('2026-07-06'), host);
  const night = [18.5, 24];
  expect(hours(days)).toEqual([
    [night],
    ...Array.from({ length: 4 }, () => [[0, 3.5], night]),
    [[0, 3.5]],
    [],
  ]);
  expect(days.map(({ closed }) => closed)).toEqual([...Array(6).fill(null), 'No working hours']);
});

test('a day on which only one of two clocks has changed is moved by that hour', () => {
  const host = { timeZone: 'America/New_York', days: hostDays('2026-10-26') };
  expect(hours(daysIn('Europe/Berlin', week('2026-10-26'), host))[0]).toEqual([[14, 23]]);
  const later = { timeZone: 'America/New_York', days: hostDays('2026-11-02') };
  expect(hours(daysIn('Europe/Berlin', week('2026-11-02'), later))[0]).toEqual([[15, 24]]);
});
