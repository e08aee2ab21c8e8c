import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfMonth, lastDay, toMonth, weeksAround } from '../../contract/calendar.ts';
import type { Host } from '../../contract/host.ts';
import { gmtOffsets, meetingEnd, slotStart, timeSlots, wallClock } from '../../contract/meeting.ts';
import { hostAtWork } from '../hosts/testing/host.ts';
import { availabilityOn, bookableSpan, daysFor, lastBookable, type Rules } from './availability.ts';

const rules: Rules = { closedDays: [1, 5, 10], closedWeekdays: [] };
const now = new Date('2026-07-02T09:00:00Z');
const host = hostAtWork();
const hosts = [host];
const by = ({ id }: Host, start: Date, end = meetingEnd(start)) => ({ hostId: id, start, end });
const at = (date: string, offset = 0, more: Partial<Parameters<typeof availabilityOn>[2]> = {}) =>
  availabilityOn(date, offset, { now, hosts, taken: [], rules, ...more });

const anyOffset = fc.constantFrom(...gmtOffsets);
const anySlot = fc.constantFrom(...timeSlots);
const anyMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('an open day has six free times', () => {
  expect(at('2026-07-14')).toEqual({
    date: '2026-07-14',
    state: 'open',
    free: [...timeSlots],
    taken: [],
    hosts: [
      {
        city: 'New York',
        clocks: {
          '10:30': '06:30',
          '11:00': '07:00',
          '11:30': '07:30',
          '12:30': '08:30',
          '13:30': '09:30',
          '14:30': '10:30',
        },
      },
    ],
  });
});

test.each([1, 5, 10])('day %s of every month is closed, in the calendar of the visitor', (day) => {
  const date = `2026-08-${String(day).padStart(2, '0')}`;
  for (const offset of gmtOffsets) {
    expect(at(date, offset)).toMatchObject({ state: 'booked', free: [] });
    expect(at(addDays(date, 1), offset).state).toBe('open');
  }
});

test('weekdays can be closed by a setting', () => {
  const closed = { rules: { ...rules, closedWeekdays: [6, 7] } };
  expect(at('2026-07-18', 0, closed).state).toBe('closed');
  expect(at('2026-07-19', 0, closed).state).toBe('closed');
  expect(at('2026-07-20', 0, closed).state).toBe('open');
});

test('a day on which no host works is closed; one on which all are taken is booked', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
  const office = hostAtWork({ timeZone: 'UTC', hours: weekdays });
  const state = (date: string, more: Partial<Parameters<typeof availabilityOn>[2]> = {}) =>
    at(date, 0, { hosts: [office], ...more }).state;
  expect(state('2026-07-18')).toBe('closed');
  expect(state('2026-07-20')).toBe('open');
  const whole = by(office, new Date('2026-07-20T00:00:00Z'), new Date('2026-07-21T00:00:00Z'));
  const full = at('2026-07-20', 0, { hosts: [office], taken: [whole] });
  expect(full).toMatchObject({ state: 'booked', free: [], taken: timeSlots });
  // The 1st, 5th and 10th appear as booked, even on a Saturday.
  expect(state('2026-08-01')).toBe('booked');
  // Only the last slot is left today, and no host works then: the day was neither closed nor booked up.
  const early = hostAtWork({ timeZone: 'UTC', hours: [{ weekday: 4, from: '09:00', to: '13:00' }] });
  expect(state('2026-07-02', { hosts: [early], now: new Date('2026-07-02T10:00:00Z') })).toBe('past');
});

test('times in the past or within the notice period are neither free nor taken', () => {
  expect(at('2026-07-02')).toMatchObject({ state: 'open', free: ['13:30', '14:30'], taken: [] });
  expect(at('2026-07-02', 2)).toMatchObject({ state: 'past', free: [] });
  expect(at('2026-07-02', -12).free).toEqual(timeSlots);
  expect(at('2026-07-01')).toMatchObject({ state: 'past' });
});

test('today depends on the offset', () => {
  const late = { now: new Date('2026-07-02T23:30:00Z') };
  expect(at('2026-07-03', 12, late)).toMatchObject({ state: 'past' });
  expect(at('2026-07-02', -12, late)).toMatchObject({ state: 'past' });
  expect(at('2026-07-03', -12, late).free).toEqual(timeSlots);
});

test('the last bookable day is at the horizon', () => {
  expect(lastBookable(now, 0, hosts)).toBe('2026-09-30');
  expect(at('2026-09-30').state).toBe('open');
  expect(at('2026-10-01').state).toBe('later');
  expect(at('2026-10-02').state).toBe('later');
});

test('a meeting takes the same instant in every calendar', () => {
  const start = slotStart({ date: '2026-07-14', time: '11:30', offset: 1 });
  const taken = [by(host, start)];
  expect(at('2026-07-14', 1, { taken }).taken).toEqual(['11:30']);
  expect(at('2026-07-14', 2, { taken }).taken).toEqual(['12:30']);
  expect(at('2026-07-14', 0, { taken }).taken).toEqual(['10:30']);
  expect(at('2026-07-14', 3, { taken }).taken).toEqual(['13:30']);
  expect(at('2026-07-14', -8, { taken }).taken).toEqual([]);
});

test('adjacent meetings do not overlap', () => {
  const taken = [by(host, new Date('2026-07-14T11:00:00Z'))];
  expect(at('2026-07-14', 0, { taken }).taken).toEqual(['11:00']);
});

test('a buffer keeps the times beside a meeting free', () => {
  const taken = [by(host, new Date('2026-07-14T11:00:00Z'))];
  const hosts = [{ ...host, bufferMinutes: 15 }];
  expect(at('2026-07-14', 0, { hosts, taken }).taken).toEqual(['10:30', '11:00', '11:30']);
});

test('a time is offered where any host is at work and free', () => {
  const london = hostAtWork({
    id: '00000000-0000-7000-8000-000000000002',
    timeZone: 'Europe/London',
    hours: [{ weekday: 2, from: '09:00', to: '12:00' }],
  });
  const newYork = hostAtWork({
    timeZone: 'America/New_York',
    hours: [{ weekday: 2, from: '09:00', to: '17:00' }],
  });
  const both = { hosts: [london, newYork] };
  // London is at GMT+1 in July, New York at GMT−4.
  expect(at('2026-07-14', 1, both).free).toEqual(['10:30', '11:00', '11:30', '14:30']);
  expect(at('2026-07-14', 1, both).hosts).toEqual([
    { city: 'London', clocks: { '10:30': '10:30', '11:00': '11:00', '11:30': '11:30' } },
    { city: 'New York', clocks: { '14:30': '09:30' } },
  ]);
  expect(at('2026-07-15', 1, both)).toMatchObject({ state: 'closed', free: [], hosts: [] });
  const taken = [by(london, slotStart({ date: '2026-07-14', time: '11:00', offset: 1 }))];
  const rest = at('2026-07-14', 1, { ...both, taken });
  expect(rest.free).toEqual(['10:30', '11:30', '14:30']);
  expect(rest.hosts[0]?.clocks).toEqual({ '10:30': '10:30', '11:30': '11:30' });
  expect(at('2026-07-14', 1, { hosts: [newYork] }).free).toEqual(['14:30']);
});

test('notice and horizon are each host’s own', () => {
  const soon = hostAtWork({ noticeHours: 0, horizonDays: 10 });
  expect(at('2026-07-02', 0, { hosts: [soon] }).free).toEqual(timeSlots);
  expect(at('2026-07-12', 0, { hosts: [soon] }).state).toBe('open');
  expect(at('2026-07-13', 0, { hosts: [soon] }).state).toBe('later');
  expect(at('2026-07-13', 0, { hosts: [soon, host] }).state).toBe('open');
  expect(at('2026-07-14', 0, { hosts: [] }).free).toEqual([]);
});

test('a month is returned with the days of its six weeks, whatever day weeks begin on', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 7 }), (moment, firstWeekday) => {
      const month = toMonth(moment.toISOString());
      const known = new Set(daysFor(month));
      const shown = weeksAround(month, firstWeekday).flat();
      expect(shown.every((day) => known.has(day))).toBe(true);
      expect(shown).toContain(`${month}-01`);
      expect(shown).toContain(lastDay(month));
    }),
  );
});

test('a wall-clock time round-trips through UTC at every offset', () => {
  fc.assert(
    fc.property(anyMoment, anySlot, anyOffset, (moment, time, offset) => {
      const date = moment.toISOString().slice(0, 10);
      const start = slotStart({ date, time, offset });
      expect(wallClock(start, offset)).toEqual({ date, time });
      expect(meetingEnd(start).valueOf() - start.valueOf()).toBe(30 * 60_000);
    }),
  );
});

test.each([
  ['2026-12-31', '14:30', -12, '2027-01-01T02:30:00.000Z'],
  ['2027-01-01', '10:30', 12, '2026-12-31T22:30:00.000Z'],
  ['2028-02-29', '10:30', 0, '2028-02-29T10:30:00.000Z'],
  ['2028-03-01', '10:30', 11, '2028-02-29T23:30:00.000Z'],
  ['2027-03-01', '10:30', 11, '2027-02-28T23:30:00.000Z'],
  ['2026-07-31', '13:30', -11, '2026-08-01T00:30:00.000Z'],
] as const)('%s at %s, %i hours ahead of GMT, is %s', (date, time, offset, utc) => {
  expect(slotStart({ date, time, offset }).toISOString()).toBe(utc);
});

test('a time is free exactly if the rules allow it and no meeting overlaps', () => {
  fc.assert(
    fc.property(
      anyMoment,
      fc.integer({ min: -3, max: 95 }),
      anyOffset,
      fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 40 }),
      (moment, ahead, offset, halfHours) => {
        const date = addDays(wallClock(moment, offset).date, ahead);
        const taken = halfHours.map((half) => {
          const start = new Date(Math.floor(moment.valueOf() / 1_800_000 + half) * 1_800_000);
          return by(host, start);
        });
        const day = availabilityOn(date, offset, { now: moment, hosts, taken, rules });
        for (const time of timeSlots) {
          const start = slotStart({ date, time, offset });
          const isFree =
            start.valueOf() - moment.valueOf() >= 4 * 3_600_000 &&
            ahead <= 90 &&
            ![1, 5, 10].includes(dayOfMonth(date)) &&
            !taken.some((other) => other.start.valueOf() === start.valueOf());
          expect(day.free.includes(time)).toBe(isFree);
        }
        expect(day.state === 'open').toBe(day.free.length > 0);
      },
    ),
  );
});

test('the database query spans every time that could be shown', () => {
  fc.assert(
    fc.property(anyMoment, anyOffset, (moment, offset) => {
      const days = daysFor(toMonth(moment.toISOString()));
      const span = bookableSpan(days, offset);
      for (const date of days) {
        for (const time of timeSlots) {
          const start = slotStart({ date, time, offset });
          expect(start >= span.start && meetingEnd(start) <= span.end).toBe(true);
        }
      }
    }),
    { numRuns: 30 },
  );
});
