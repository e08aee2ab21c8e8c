import { type Locale, localPath } from '../../contract/locales.ts';
import { wallClock } from '../../contract/meeting.ts';
import type { Marks } from '../api/fill-page.ts';
import { apiMessages } from '../messages.ts';
import type { StoredMeeting } from './store.ts';
import { timesOf } from './times.ts';

/** What a meeting's page is about. */
export type PageState = 'booked' | 'cancel' | 'cancelled' | 'past';

/** How many hours the two scales of the page show, and which of them the meeting begins in. */
const scale = { hours: 11, meetingAt: 5 };

/** What stands on the private page of a meeting. */
export function marksOf(meeting: StoredMeeting, locale: Locale, token: string, state: PageState): Marks {
  const { shortDay, visitor, utc } = timesOf(meeting, locale);
  const { title, lede } = apiMessages[locale].meetings.page[state];
  const page = localPath(locale, `/meeting/${token}`);
  const onTheHour = meeting.startsAt.getUTCMinutes() === 0;
  return {
    texts: {
      title: typeof title === 'string' ? title : title(shortDay),
      lede,
      day: visitor.day,
      hours: visitor.hours,
      zone: visitor.zone,
      utcHours: utc.hours,
      utcDay: utc.day,
      ...hoursAround('hour', meeting.startsAt, meeting.offset),
      ...hoursAround('utcHour', meeting.startsAt, 0),
    },
    hrefs: {
      page,
      cancel: `${page}/cancel`,
      file: `${page}/meeting.ics`,
      move: localPath(locale, `/move-meeting/${token}`),
    },
    below: state === 'cancel' ? `/${token}/cancel` : `/${token}`,
    only: [state, onTheHour ? 'on-the-hour' : 'half-past', ...(utc.day === visitor.day ? [] : ['other-day'])],
  };
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
