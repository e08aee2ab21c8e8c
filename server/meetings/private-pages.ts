import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { meetingEnd, wallClock } from '../../contract/meeting.ts';
import { type PageValues, sendFilledPage } from '../api/fill-page.ts';
import { plainForms } from '../api/form-routes.ts';
import { type Env, linkOrigin } from '../env.ts';
import { HttpError } from '../http-error.ts';
import { apiMessages } from '../messages.ts';
import type { PrivateLinks } from '../private-links.ts';
import type { SubmissionDependencies } from '../submissions/submission-form.ts';
import { calendarLinks, invitationFile } from './calendar-entries.ts';
import { cancel } from './change-meeting.ts';
import { countReminders } from './reminders.ts';
import { findMeeting, type StoredMeeting } from './store.ts';
import { formatMeetingTime, formatMeetingTimes, ownOffset } from './times.ts';

export interface MeetingDependencies extends SubmissionDependencies {
  env: Pick<Env, 'WEBHOOK_URL' | 'PUBLIC_URL' | 'PORT'>;
  links: PrivateLinks;
}

interface TokenRoute {
  Params: { token: string };
}

/**
 * The pages behind a meeting's private link. Crawlers and mail scanners follow links too, so only the button of a
 * page changes anything.
 */
export function privatePages(
  app: FastifyInstance,
  { db, env, links, outbox, site, rateLimit }: MeetingDependencies,
): void {
  async function find(token: string): Promise<StoredMeeting | undefined> {
    const id = await links.verify('meeting', token);
    return id === undefined ? undefined : findMeeting(db, id);
  }
  /** For a link that is incomplete, or whose meeting was deleted. */
  function sendBrokenLink(reply: FastifyReply, locale: Locale): FastifyReply {
    return sendFilledPage(site, reply, localPath(locale, '/meeting'), {
      status: 404,
      pageValues: { texts: apiMessages[locale].meetings.page.broken, hrefs: {}, only: ['none'], below: '' },
    });
  }
  const hidden = { schema: { hide: true } };
  const cancelling = { ...hidden, config: { action: 'cancel a meeting' } };

  function addPages(plain: FastifyInstance, locale: Locale): void {
    const page = localPath(locale, '/meeting');
    const movePage = localPath(locale, '/move-meeting');
    type Show = (meeting: StoredMeeting, token: string, reply: FastifyReply) => FastifyReply;
    const addPage = (path: string, show: Show) =>
      plain.get<TokenRoute>(path, hidden, async ({ params: { token }, ip }, reply) => {
        await rateLimit('filledPages', ip);
        const meeting = await find(token);
        return meeting ? show(meeting, token, reply) : sendBrokenLink(reply, locale);
      });
    addPage(`${page}/:token(.+)`, (meeting, token, reply) => {
      const pageValues = meetingPageValues(meeting, locale, token, pageState(meeting));
      return sendFilledPage(site, reply, page, { pageValues });
    });
    addPage(`${page}/:token(.+)/cancel`, (meeting, token, reply) => {
      const state = pageState(meeting);
      const pageValues = meetingPageValues(meeting, locale, token, state === 'booked' ? 'cancel' : state);
      return sendFilledPage(site, reply, page, { values: { token }, pageValues });
    });
    addPage(`${movePage}/:token(.+)`, (meeting, token, reply) => {
      if (pageState(meeting) !== 'booked') return reply.redirect(`${page}/${token}`, 303);
      // Word joiners keep the hours on one line.
      const now = formatMeetingTime(formatMeetingTimes(meeting, locale).visitor).replace(
        '–',
        '\u2060–\u2060',
      );
      const texts = { lede: apiMessages[locale].meetings.page.move(now) };
      return sendFilledPage(site, reply, movePage, {
        values: { meeting: token, offset: String(meeting.offset), from: meeting.startsAt.toISOString() },
        pageValues: { texts, hrefs: {}, only: [], below: `/${token}` },
      });
    });
    plain.post<{ Body?: { token?: string } }>(`${page}/cancel`, cancelling, async ({ body, ip }, reply) => {
      await rateLimit('meetings', ip);
      const token = body?.token ?? '';
      const meeting = await find(token);
      if (!meeting) return sendBrokenLink(reply, locale);
      await cancel(db, meeting.id, { now: new Date(), webhook: env.WEBHOOK_URL !== undefined });
      outbox.nudge();
      return reply.header('cache-control', 'no-store').redirect(`${page}/${token}`, 303);
    });
    plain.get<TokenRoute>(
      `${page}/:token(.+)/meeting.ics`,
      hidden,
      async ({ params: { token }, ip }, reply) => {
        await rateLimit('filledPages', ip);
        const meeting = await find(token);
        if (!meeting) throw new HttpError(404);
        const context = { meeting, token, origin: linkOrigin(env) };
        const { content, filename, method } = invitationFile(context, locale);
        return reply
          .headers({
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
            'content-disposition': `attachment; filename="${filename}"`,
          })
          .type(`text/calendar; charset=utf-8; method=${method}`)
          .send(content);
      },
    );
  }
  plainForms(app, (plain) => {
    for (const locale of locales) addPages(plain, locale);
  });
}

export function pageState({ status, startsAt }: StoredMeeting): PageState {
  if (status === 'cancelled') return 'cancelled';
  const now = new Date();
  if (startsAt > now) return 'booked';
  return meetingEnd(startsAt) > now ? 'begun' : 'past';
}

type PageState = 'booked' | 'cancel' | 'cancelled' | 'begun' | 'past';

/** The number of hours on the two scales, and the one at which the meeting begins. */
const scale = { hours: 11, meetingAt: 5 };

function meetingPageValues(
  meeting: StoredMeeting,
  locale: Locale,
  token: string,
  state: PageState,
): PageValues {
  const { shortDay, visitor, utc } = formatMeetingTimes(meeting, locale);
  const { title, lede } = apiMessages[locale].meetings.page[state];
  const page = localPath(locale, `/meeting/${token}`);
  const [google, outlook] = calendarLinks(meeting, locale);
  const offset = ownOffset(meeting);
  return {
    texts: {
      mark: state,
      title: typeof title === 'string' ? title : title(shortDay),
      lede,
      day: visitor.day,
      hours: visitor.hours,
      zone: visitor.zone,
      utcHours: utc.hours,
      utcDay: utc.day,
      ...hoursAround('hour', meeting.startsAt, offset),
      ...hoursAround('utcHour', meeting.startsAt, 0),
    },
    hrefs: {
      page,
      cancel: `${page}/cancel`,
      file: `${page}/meeting.ics`,
      google: google?.url ?? '',
      outlook: outlook?.url ?? '',
      move: localPath(locale, `/move-meeting/${token}`),
    },
    below: state === 'cancel' ? `/${token}/cancel` : `/${token}`,
    only: [
      state,
      ...(state === 'booked' && meeting.sequence === 0 ? ['unmoved'] : []),
      `reminders-${countReminders(meeting)}`,
      `hour-${chooseHalf(meeting.startsAt, offset)}`,
      `utcHour-${chooseHalf(meeting.startsAt, 0)}`,
      ...(utc.day === visitor.day ? [] : ['other-day']),
    ],
  };
}

/** The half of the hour in which the meeting starts, at an offset. */
function chooseHalf(start: Date, offset: number): 'on-the-hour' | 'half-past' {
  return Number(wallClock(start, offset).time.slice(3)) < 30 ? 'on-the-hour' : 'half-past';
}

/** The hours of a scale, as `hour0` to `hour10`. */
function hoursAround(name: string, start: Date, offset: number): Record<string, string> {
  const at = Number(wallClock(start, offset).time.slice(0, 2));
  return Object.fromEntries(
    Array.from({ length: scale.hours }, (_, i) => [
      `${name}${i}`,
      String((at - scale.meetingAt + i + 24) % 24).padStart(2, '0'),
    ]),
  );
}
