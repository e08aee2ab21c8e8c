import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { settings } from '../../content/settings.ts';
import { locales } from '../../contract/locales.ts';
import { apiMessages } from '../messages.ts';
import { onEachEngine, onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { book, booked, bookingBody, cancel, freezeClock, move } from './testing/meeting.ts';

freezeClock();

/** A different time for each number. */
function nthTime(n: number) {
  return {
    ...bookingBody,
    date: `2026-07-${13 + Math.floor(n / 3)}`,
    time: ['10:30', '11:30', '12:30'][n % 3] ?? '',
  };
}

/** Books one time after another, from the same client by default. */
async function bookAll(app: FastifyInstance, bookings: object[], client = (_n: number) => '203.0.113.7') {
  const responses = [];
  for (const [n, payload] of bookings.entries()) {
    responses.push(
      await app.inject({ method: 'POST', url: '/meetings/book', payload, remoteAddress: client(n) }),
    );
  }
  return responses;
}

const error = {
  code: 'meetingLimit',
  message: apiMessages.en.httpErrors.meetingLimit,
};

onEachEngine(({ api, rows }) => {
  test('an email address gets five meetings, even with concurrent requests', async () => {
    const [one, other] = await Promise.all([api(), api()]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(n % 2 ? one.app : other.app, nthTime(n))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(15).fill(429),
    ]);
    for (const received of responses.filter(({ statusCode }) => statusCode === 429))
      expect(received.json()).toEqual(error);
    expect(await rows('meetings')).toHaveLength(5);
    expect((await rows('outbox')).filter(({ template }) => template === 'meeting.invitation')).toHaveLength(
      5,
    );
    // Another spelling is the same mailbox, another address is not.
    expect((await book(one.app, { ...nthTime(20), email: 'zoe@AGENCY.example' })).statusCode).toBe(429);
    expect((await book(one.app, { ...nthTime(20), email: 'ada@agency.example' })).statusCode).toBe(200);
  });

  test('a meeting can be moved three times and then cancelled: five mails at most', async () => {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url });
    const token = await booked(app, nthTime(0));
    const statuses = [];
    for (let n = 1; n <= 5; n++)
      statuses.push((await move(app, { ...nthTime(n), meeting: token })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 409, 409]);
    const refused = await move(app, { ...nthTime(6), meeting: token }, 'de');
    expect(refused.json().message).toMatch(/^Dieser Termin lässt sich nicht noch einmal verlegen\./);
    // Moving it to its current time is always allowed.
    expect((await move(app, { ...nthTime(3), meeting: token })).statusCode).toBe(200);
    expect(await rows('meetings')).toMatchObject([{ sequence: 3 }]);
    expect((await cancel(app, token)).statusCode).toBe(303);
    expect(
      (await rows('outbox')).filter(({ template }) => /invitation|cancellation/.test(String(template))),
    ).toHaveLength(5);
  });
});

describe('with rate limits per client', () => {
  const { api, rows } = onPostgres();
  const bookers = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...nthTime(n), email: `person${n}@agency.example` }));

  test('a client can book six meetings a day, other clients are not affected', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const responses = await bookAll(app, bookers(8));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(6).fill(200), 429, 429]);
    expect(responses[6]?.json()).toEqual(error);
    const [other] = await bookAll(app, [bookers(8)[7] ?? {}], () => '203.0.113.8');
    expect(other?.statusCode).toBe(200);
    expect(await rows('meetings')).toHaveLength(7);
  });

  test('retries, invalid input and taken times are not counted', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const [first, ...others] = bookers(6);
    const responses = await bookAll(app, [
      ...[first, first, first].map((payload) => payload ?? {}),
      ...[1, 2, 3].map(() => ({ ...first, name: 'Someone Else' })),
      { ...first, name: '' },
      { ...first, date: '2026-07-01' },
      ...others,
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 200, 200, 409, 409, 409, 422, 409],
      ...Array(5).fill(200),
    ]);
  });

  test('the response does not reveal whether an address has meetings', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    await bookAll(app, [0, 1, 2].map(nthTime), (n) => `198.51.100.${n}`);
    async function probe(email: string, from: number, client: string) {
      const asked = [0, 1, 2, 3].map((n) => ({ ...nthTime(from + n), email }));
      const responses = await bookAll(app, asked, () => client);
      return responses.map(({ statusCode, headers, body }) => {
        const { date: _date, 'content-length': _length, ...same } = headers;
        return { statusCode, same, body: statusCode === 200 ? Object.keys(JSON.parse(body)) : body };
      });
    }
    const busy = await probe(bookingBody.email, 3, '203.0.113.1');
    const free = await probe('nobody@agency.example', 7, '203.0.113.2');
    expect(busy).toEqual(free);
    expect(busy.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    expect(busy[2]?.same).not.toHaveProperty('retry-after');
    // It has reached its maximum; a taken time reveals nothing about that.
    const [full, taken] = await bookAll(
      app,
      [nthTime(20), { ...nthTime(0), name: 'Someone Else' }],
      () => '203.0.113.3',
    );
    expect(full?.json()).toEqual(error);
    expect(taken?.json().code).toBe('timeTaken');
  });

  test('cancelling does not reset the limit on the same day', async () => {
    const { app } = await api();
    for (let n = 0; n < 5; n++) await cancel(app, await booked(app, nthTime(n)));
    expect((await book(app, nthTime(5))).json()).toEqual(error);
  });

  test.each(locales)('the filled-in page comes back with the reason, in %s', async (locale) => {
    const { app } = await api();
    for (let n = 0; n < 5; n++) await booked(app, nthTime(n));
    const path = locale === 'en' ? '/ScheduleMeeting' : `/${locale}/ScheduleMeeting`;
    const response = await postForm(app, path, { ...nthTime(5), time: '12:30', offset: '1' });
    expect(response.statusCode).toBe(429);
    expect(response.body).toContain(apiMessages[locale].httpErrors.meetingLimit);
    expect(response.body).toContain(settings.email);
    expect(response.body).toContain(`value="${bookingBody.email}"`);
    expect(response.body).toContain(`value="${bookingBody.name}"`);
  });
});
