import type { FastifyInstance } from 'fastify';
import { settings } from '../../content/settings.ts';
import { detectSpam } from '../../contract/forms.ts';
import type { Host } from '../../contract/host.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import {
  type Booking,
  bookMeeting,
  findFreeTimes,
  meetingEnd,
  moveMeeting,
  slotStart,
  wallClock,
} from '../../contract/meeting.ts';
import { emailKey } from '../../contract/text.ts';
import { formRoutes } from '../api/form-routes.ts';
import { jsonRoute } from '../api/json-route.ts';
import { clientNetwork } from '../api/rate-limit.ts';
import { contentHash } from '../content-hash.ts';
import { activeHosts } from '../hosts/store.ts';
import type { Span } from '../hosts/working-time.ts';
import { HttpError } from '../http-error.ts';
import { formMessages, scheduleMessages } from '../messages.ts';
import { readFirstVisit } from '../sources/first-visit.ts';
import {
  availabilityOn,
  bookableSpan,
  daysFor,
  hostsFor,
  lastBookable,
  SlotUnavailableError,
} from './availability.ts';
import { book, findAttempt } from './book-meeting.ts';
import { move } from './change-meeting.ts';
import { type MeetingDependencies, pageState, privatePages } from './private-pages.ts';
import { findMeeting, takenSpansIn } from './store.ts';

type RequestedTime = Pick<Booking, 'date' | 'time' | 'offset'>;

export function meetingRoutes(app: FastifyInstance, deps: MeetingDependencies): void {
  const { db, env, links, outbox, rateLimit } = deps;
  const rules = settings.meetings;
  const webhook = env.WEBHOOK_URL !== undefined;

  /**
   * The requested time and the hosts who work then, if the rules allow it; only the database knows whether it is taken.
   */
  async function allowed(requested: RequestedTime) {
    const [now, hosts] = [new Date(), await activeHosts(db)];
    const day = availabilityOn(requested.date, requested.offset, { now, hosts, taken: [], rules });
    if (!day.free.includes(requested.time)) throw new SlotUnavailableError(day, requested.time);
    const start = slotStart(requested);
    return { start, end: meetingEnd(start), hosts: hostsFor(requested, now, hosts), allHosts: hosts };
  }
  /** The error if the time is taken. */
  async function conflictIfTaken(
    { date, time, offset }: RequestedTime,
    hosts: readonly Host[],
  ): Promise<SlotUnavailableError | undefined> {
    const taken = await takenSpansIn(db, bookableSpan([date], offset));
    const day = availabilityOn(date, offset, { now: new Date(), hosts, taken, rules });
    return day.free.includes(time) ? undefined : new SlotUnavailableError(day, time);
  }
  /**
   * Applies the rate limits of bookings. The response does not reveal which one was exceeded, see
   * docs/decisions/0011-meetings.md.
   */
  async function countBooking(address: string, email: string): Promise<void> {
    try {
      await rateLimit('bookingsForAddress', `${clientNetwork(address, 48)} ${emailKey(email)}`);
      await rateLimit('bookings', address);
    } catch (error) {
      throw error instanceof HttpError ? meetingLimit() : error;
    }
  }
  async function confirmation(id: string, { start, end }: Span, locale: Locale) {
    outbox.nudge();
    return {
      message: formMessages[locale].done,
      start: start.toISOString(),
      end: end.toISOString(),
      page: localPath(locale, `/meeting/${await links.token('meeting', id)}`),
    };
  }

  jsonRoute(app, rateLimit, {
    endpoint: findFreeTimes,
    limit: 'freeTimes',
    async handle({ month, offset }) {
      const days = daysFor(month);
      const now = new Date();
      const hosts = await activeHosts(db);
      const taken = await takenSpansIn(db, bookableSpan(days, offset));
      return {
        today: wallClock(now, offset).date,
        last: lastBookable(now, offset, hosts),
        days: days.map((day) => availabilityOn(day, offset, { now, hosts, taken, rules })),
      };
    },
  });

  formRoutes(app, deps, {
    endpoint: bookMeeting,
    action: 'book a meeting',
    limit: 'meetings',
    required: (locale) => scheduleMessages[locale].required,
    pages: ['/ScheduleMeeting'],
    next: ({ page }) => page,
    async handle(sent, locale, request) {
      const { ip: address } = request;
      const { name, email, offset, ownMinutes } = sent;
      const { allHosts, ...time } = await allowed(sent);
      const attempt = attemptKey(address, sent);
      const flag = detectSpam(sent);
      const earlier = await findAttempt(db, { ...time, attempt });
      if (earlier !== undefined) return confirmation(earlier, time, locale);
      const taken = await conflictIfTaken(sent, allHosts);
      if (taken) throw taken;
      await countBooking(address, email);
      const visit = readFirstVisit(deps.site, sent.firstVisit, request);
      const visitor = { name, email, offset, ownMinutes, visit, locale };
      const id = await book(db, { ...time, ...visitor, flag, attempt, webhook });
      // Check the time first: a taken time must not reveal whether the address has other meetings.
      if (id === undefined) throw (await conflictIfTaken(sent, allHosts)) ?? meetingLimit();
      return confirmation(id, time, locale);
    },
  });

  formRoutes(app, deps, {
    endpoint: moveMeeting,
    action: 'move a meeting',
    limit: 'meetings',
    required: (locale) => scheduleMessages[locale].required,
    pages: ['/move-meeting'],
    next: ({ page }) => page,
    async handle({ meeting, ...requested }, locale) {
      const id = await links.verify('meeting', meeting);
      const current = id === undefined ? undefined : await findMeeting(db, id);
      if (id === undefined || !current) throw new HttpError(404);
      const over = new HttpError(409, {
        code: 'meetingOver',
        page: localPath(locale, `/meeting/${meeting}`),
      });
      if (pageState(current) !== 'booked') throw over;
      const { allHosts, ...time } = await allowed(requested);
      const moved = await move(db, id, {
        ...time,
        offset: requested.offset,
        ownMinutes: requested.ownMinutes,
        now: new Date(),
        webhook,
      });
      if (moved === 'over') throw over;
      if (moved === 'tooOften') throw new HttpError(409, { code: 'movedTooOften' });
      if (moved === 'taken')
        throw (await conflictIfTaken(requested, allHosts)) ?? new HttpError(409, { code: 'timeTaken' });
      return confirmation(id, time, locale);
    },
  });

  privatePages(app, deps);
}

function meetingLimit(): HttpError {
  return new HttpError(429, { code: 'meetingLimit' });
}

/** Identical input from the same address is a retry. */
function attemptKey(address: string, { name, email, date, time, offset }: Booking): string {
  return contentHash(address, name, emailKey(email), date, time, String(offset));
}
