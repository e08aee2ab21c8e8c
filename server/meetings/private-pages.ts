import type { FastifyInstance } from 'fastify';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { sendFilled } from '../api/filled-page.ts';
import { plainForms } from '../api/plain-forms.ts';
import { linkOrigin } from '../env.ts';
import { apiMessages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { invitationFile } from './letters.ts';
import { marksOf, type PageState } from './marks.ts';
import type { MeetingParts } from './parts.ts';
import { cancel, findMeeting, type StoredMeeting } from './store.ts';
import { inWords, timesOf } from './times.ts';

interface Asked {
  Params: { token: string };
}

/** What the private link of a meeting leads to. Programs follow links too: only the button of a page acts. */
export function privatePages(
  app: FastifyInstance,
  { db, env, links, outbox, site, takeTurn }: MeetingParts,
): void {
  async function find(token: string): Promise<StoredMeeting> {
    const id = await links.idOf('meeting', token);
    const meeting = id === undefined ? undefined : await findMeeting(db, id);
    if (!meeting) throw new Refusal(404);
    return meeting;
  }
  const hidden = { schema: { hide: true } };

  function addPages(plain: FastifyInstance, locale: Locale): void {
    const page = localPath(locale, '/meeting');
    const movePage = localPath(locale, '/move-meeting');

    plain.get<Asked>(`${page}/:token`, hidden, async ({ params: { token } }, reply) => {
      const meeting = await find(token);
      return sendFilled(site, reply, page, { marks: marksOf(meeting, locale, token, stateOf(meeting)) });
    });
    plain.get<Asked>(`${page}/:token/cancel`, hidden, async ({ params: { token } }, reply) => {
      const meeting = await find(token);
      const state = stateOf(meeting);
      const asks = state === 'booked' ? 'cancel' : state;
      return sendFilled(site, reply, page, {
        values: { token },
        marks: marksOf(meeting, locale, token, asks),
      });
    });
    plain.post<{ Body?: { token?: string } }>(`${page}/cancel`, hidden, async ({ body, ip }, reply) => {
      await takeTurn('meetings', ip);
      const token = body?.token ?? '';
      const { id } = await find(token);
      await cancel(db, id, { now: new Date(), webhook: env.WEBHOOK_URL !== undefined });
      outbox.nudge();
      return reply.header('cache-control', 'no-store').redirect(`${page}/${token}`, 303);
    });
    plain.get<Asked>(`${page}/:token/meeting.ics`, hidden, async ({ params: { token } }, reply) => {
      const meeting = await find(token);
      const { content, filename, method } = invitationFile(
        { meeting, token, origin: linkOrigin(env) },
        locale,
      );
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${filename}"`,
        })
        .type(`text/calendar; charset=utf-8; method=${method}`)
        .send(content);
    });
    plain.get<Asked>(`${movePage}/:token`, hidden, async ({ params: { token } }, reply) => {
      const meeting = await find(token);
      if (stateOf(meeting) !== 'booked') return reply.redirect(`${page}/${token}`, 303);
      const now = inWords(timesOf(meeting, locale).visitor);
      return sendFilled(site, reply, movePage, {
        values: { meeting: token, offset: String(meeting.offset) },
        marks: {
          texts: { lede: apiMessages[locale].meetings.page.move(now) },
          hrefs: {},
          only: [],
          below: `/${token}`,
        },
      });
    });
  }

  plainForms(app, (plain) => {
    for (const locale of locales) addPages(plain, locale);
  });
}

function stateOf({ status, startsAt }: StoredMeeting): PageState {
  if (status === 'cancelled') return 'cancelled';
  return startsAt > new Date() ? 'booked' : 'past';
}
