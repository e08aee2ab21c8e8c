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

/** A host's only meeting, by its start and the host's clock. */
function hostMeeting(date: string, startsAt: string, from: number): ScheduleDay {
  const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString();
  const known = { id: '1', name: 'Ana', status: 'booked', updatedAt: '', hasConflict: false } as const;
  const meetings = [{ ...known, startsAt, endsAt, from, to: from + 30 }];
  return { date, closed: null, work: [], blocked: [], busy: [], meetings };
}

test('a meeting in the hours after the other clock was changed has that clock’s time', () => {
  const days = [hostMeeting('2026-10-24', '2026-10-25T02:00:00.000Z', 1_320)];
  const [, , , , , , sunday] = daysIn('Europe/Berlin', week('2026-10-19'), {
    timeZone: 'America/New_York',
    days,
  });
  expect(sunday?.meetings.map(({ from, to }) => [from, to])).toEqual([[180, 210]]);
});

test('an event past the host’s midnight is in one piece where it is not midnight', () => {
  const free = { closed: null, work: [], blocked: [], meetings: [] };
  const days = [
    { ...free, date: '2026-07-06', busy: [{ from: 1_320, to: 1_440 }] },
    { ...free, date: '2026-07-07', busy: [{ from: 0, to: 60 }] },
  ];
  const [, tuesday] = daysIn('Asia/Kolkata', week('2026-07-06'), { timeZone: 'America/New_York', days });
  expect(tuesday?.busy).toEqual([{ from: 450, to: 630 }]);
});
