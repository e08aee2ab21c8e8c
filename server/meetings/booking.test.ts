import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { timeSlots } from '../../contract/meeting.ts';
import { sql } from '../db/sql.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { availability, book, booked, bookingBody, freezeClock, getDay, move } from './testing/meeting.ts';

freezeClock();

onEachEngine(({ api, rows }) => {
  test('of two hundred concurrent bookings of one time, from any offset, one succeeds', async () => {
    const [one, other] = await Promise.all([api(), api()]);
    const clocks = [
      { time: '10:30', offset: 0 },
      { time: '11:30', offset: 1 },
      { time: '12:30', offset: 2 },
      { time: '13:30', offset: 3 },
      { time: '14:30', offset: 4 },
    ];
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        bookWithRetries(i % 2 ? one.app : other.app, {
          ...bookingBody,
          ...clocks[i % clocks.length],
          email: `person${i}@agency.example`,
        }),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refused).toHaveLength(199);
    for (const received of refused) {
      const { code, message, free } = received.json();
      expect(code).toBe('timeTaken');
      expect(free).toHaveLength(5);
      expect(message).toMatch(
        /^Someone booked that time a moment ago\. Please choose another one\. Still available that day: /,
      );
    }
    expect(await rows('meetings')).toHaveLength(1);
    expect((await rows('outbox')).filter(({ template }) => template === 'meeting.booked')).toHaveLength(1);
  });

  test('of twenty meetings moved to one time at once, one is moved and the others stay', async () => {
    const { app } = await api();
    const days = Array.from({ length: 20 }, (_, i) => `2026-08-${11 + i}`);
    const tokens: string[] = [];
    for (const date of days) tokens.push(await booked(app, { date, email: `${date}@agency.example` }));
    const responses = await Promise.all(tokens.map((meeting) => move(app, { ...bookingBody, meeting })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    const stored = await rows('meetings');
    expect(stored.filter(({ sequence }) => sequence === 1)).toHaveLength(1);
    expect(stored.filter(({ status }) => status === 'booked')).toHaveLength(20);
  });
});

onEachEngine(({ api, rows, run }) => {
  test('a meeting is stored as a UTC range before the response', async () => {
    const { app } = await api();
    const response = await book(app);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: 'Form submitted successfully!',
      start: '2026-07-14T10:30:00.000Z',
      end: '2026-07-14T11:00:00.000Z',
      page: expect.stringMatching(/^\/meeting\/[0-9a-f-]{36}\.[\w-]{43}$/),
    });
    expect(await rows('meetings')).toMatchObject([
      { status: 'booked', gmt_offset: 1, sequence: 0, language: 'en', flag: null },
    ]);
    const found = await run(
      sql`select during = '[2026-07-14T10:30Z,2026-07-14T11:00Z)'::tstzrange as same from meetings`,
    );
    expect(found).toEqual([{ same: true }]);
    expect(await rows('events')).toMatchObject([{ subject_kind: 'meeting', kind: 'booked' }]);
  });

  test('a retry gets the same meeting, another visitor is refused', async () => {
    const { app } = await api();
    const responses = [];
    for (let time = 0; time < 3; time++) responses.push(await book(app));
    expect(new Set(responses.map((received) => received.json().page)).size).toBe(1);
    const other = { ...bookingBody, name: 'Someone else' };
    expect((await book(app, other)).statusCode).toBe(409);
    expect(await rows('meetings')).toHaveLength(1);
  });

  test('availability lists free and taken times at the requested offset', async () => {
    const { app } = await api();
    await booked(app);
    expect(await getDay(app, 1, '2026-07-14')).toEqual({
      date: '2026-07-14',
      state: 'open',
      free: ['10:30', '11:00', '12:30', '13:30', '14:30'],
      taken: ['11:30'],
      hosts: [
        {
          city: 'New York',
          clocks: {
            '10:30': '05:30',
            '11:00': '06:00',
            '12:30': '07:30',
            '13:30': '08:30',
            '14:30': '09:30',
          },
        },
      ],
    });
    expect((await getDay(app, 4, '2026-07-14')).taken).toEqual(['14:30']);
    expect((await getDay(app, -9, '2026-07-14')).taken).toEqual([]);
    const response = await availability(app, '2026-07', 12);
    expect(response.json()).toMatchObject({ today: '2026-07-02', last: '2026-09-30' });
    expect(response.json().days).toHaveLength(31 + 6 + 14);
  });

  test('a day whose times are all taken is booked', async () => {
    const { app } = await api();
    for (const time of timeSlots)
      await booked(app, { time, email: `${timeSlots.indexOf(time)}@agency.example` });
    expect(await getDay(app, 1, '2026-07-14')).toMatchObject({ state: 'booked', free: [] });
    const late = await book(app, { ...bookingBody, email: 'late@agency.example' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({
      code: 'dayBooked',
      message: 'This date is completely booked. Kindly select another available dates.',
      free: [],
    });
  });
});

/** On a busy machine some of many requests get no database connection in time, and have to be retried. */
async function bookWithRetries(app: FastifyInstance, payload: object): Promise<LightMyRequestResponse> {
  const response = await book(app, payload);
  return response.statusCode === 503 ? bookWithRetries(app, payload) : response;
}
