import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { settings } from '../../content/settings.ts';
import { flagOf } from '../../contract/form-trap.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import {
  type Booking,
  bookMeeting,
  endOf,
  findFreeTimes,
  moveMeeting,
  startOf,
  wallClock,
} from '../../contract/meeting.ts';
import { emailKey } from '../../contract/text.ts';
import { formRoutes } from '../api/form-routes.ts';
import { jsonRoute } from '../api/json-route.ts';
import { networkOf } from '../api/limits.ts';
import { formMessages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { dayOf, daysFor, lastBookable, spanOf } from './availability.ts';
import type { MeetingParts } from './parts.ts';
import { privatePages } from './private-pages.ts';
import { book, findAttempt, move, takenIn } from './store.ts';
import { Unavailable } from './unavailable.ts';

type Wish = Pick<Booking, 'date' | 'time' | 'offset'>;

export function meetingRoutes(app: FastifyInstance, parts: MeetingParts): void {
  const { db, env, links, outbox, takeTurn } = parts;
  const rules = settings.meetings;
  const webhook = env.WEBHOOK_URL !== undefined;

  /** The time wished for, if the rules allow it; whether it is taken the database says. */
  function allowed(wish: Wish) {
    const day = dayOf(wish.date, wish.offset, { now: new Date(), taken: [], rules });
    if (!day.free.includes(wish.time)) throw new Unavailable(day, wish.time);
    const start = startOf(wish);
    return { start, end: endOf(start) };
  }
  /** The refusal of a time that somebody else has. */
  async function ifTaken({ date, time, offset }: Wish): Promise<Unavailable | undefined> {
    const taken = await takenIn(db, spanOf([date], offset));
    const day = dayOf(date, offset, { now: new Date(), taken, rules });
    return day.free.includes(time) ? undefined : new Unavailable(day, time);
  }
  /** Counts a new booking. Which count was full is not said, see docs/decisions/0011-meetings.md. */
  async function countBooking(address: string, email: string): Promise<void> {
    try {
      await takeTurn('bookingsForAddress', `${networkOf(address, 48)} ${emailKey(email)}`);
      await takeTurn('bookings', address);
    } catch (error) {
      throw error instanceof Refusal ? meetingLimit() : error;
    }
  }
  async function settled(id: string, { start, end }: ReturnType<typeof allowed>, locale: Locale) {
    outbox.nudge();
    return {
      message: formMessages[locale].done,
      start: start.toISOString(),
      end: end.toISOString(),
      page: localPath(locale, `/meeting/${await links.token('meeting', id)}`),
    };
  }

  jsonRoute(app, takeTurn, {
    endpoint: findFreeTimes,
    limit: 'freeTimes',
    async receive({ month, offset }) {
      const days = daysFor(month);
      const now = new Date();
      const taken = await takenIn(db, spanOf(days, offset));
      return {
        today: wallClock(now, offset).date,
        last: lastBookable(now, offset, rules),
        days: days.map((day) => dayOf(day, offset, { now, taken, rules })),
      };
    },
  });

  formRoutes(app, parts, {
    endpoint: bookMeeting,
    limit: 'meetings',
    pages: ['/ScheduleMeeting'],
    next: ({ page }) => page,
    async receive(sent, locale, address) {
      const { name, email, offset } = sent;
      const time = allowed(sent);
      const attempt = attemptOf(address, sent);
      const flag = flagOf(sent);
      const earlier = await findAttempt(db, { ...time, attempt });
      if (earlier !== undefined) return settled(earlier, time, locale);
      const taken = await ifTaken(sent);
      if (taken) throw taken;
      await countBooking(address, email);
      const id = await book(db, { ...time, name, email, offset, locale, flag, attempt, webhook });
      // Of a time that is taken nobody learns whether the address has other meetings.
      if (id === undefined) throw (await ifTaken(sent)) ?? meetingLimit();
      return settled(id, time, locale);
    },
  });

  formRoutes(app, parts, {
    endpoint: moveMeeting,
    limit: 'meetings',
    pages: ['/move-meeting'],
    next: ({ page }) => page,
    async receive({ meeting, ...wish }, locale) {
      const id = await links.idOf('meeting', meeting);
      if (id === undefined) throw new Refusal(404);
      const time = allowed(wish);
      const moved = await move(db, id, { ...time, offset: wish.offset, now: new Date(), webhook });
      if (moved === 'over') throw new Refusal(409, { code: 'meetingOver' });
      if (moved === 'tooOften') throw new Refusal(409, { code: 'movedTooOften' });
      if (moved === 'taken') throw (await ifTaken(wish)) ?? new Refusal(409, { code: 'timeTaken' });
      return settled(id, time, locale);
    },
  });

  privatePages(app, parts);
}

function meetingLimit(): Refusal {
  return new Refusal(429, { code: 'meetingLimit' });
}

/** The same words from the same place are the same visitor, trying again. */
function attemptOf(address: string, { name, email, date, time, offset }: Booking): string {
  const parts = [address, name, emailKey(email), date, time, offset];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
