import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { isRepeatable, type Mail } from '../mail/mail-content.ts';
import { mailMessages } from '../messages.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { StoredMeeting } from './store.ts';

/** A meeting and the link to its private page. */
export interface MeetingContext {
  meeting: StoredMeeting;
  origin: string;
  token: string;
}

export function meetingPageUrl(
  { origin, token }: Pick<MeetingContext, 'origin' | 'token'>,
  locale: Locale,
): string {
  return `${origin}${localPath(locale, `/meeting/${token}`)}`;
}

/** The meeting as a calendar file for the visitor; a cancelled one is removed from calendars. */
export function invitationFile(context: MeetingContext, locale: Locale): NonNullable<Mail['icalEvent']> {
  const { meeting } = context;
  const { summary, description } = mailMessages[locale].meeting;
  const method = meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const url = meetingPageUrl(context, meeting.language as Locale);
  const event = {
    ...toCalendarEvent(meeting),
    title: summary,
    description: description(url),
    url,
    attendee: { name: isRepeatable(meeting.name) ? meeting.name : meeting.email, email: meeting.email },
  };
  return { filename: 'meeting.ics', method, content: calendarFile(event, method) };
}

/** For the host's calendar, named after the visitor. It has no attendees: the host is the organizer. */
export function hostEvent(meeting: StoredMeeting, origin: string, locale: Locale): CalendarEvent {
  const url = origin + recordPath('meeting', meeting.id);
  const title = mailMessages[locale].meeting.summaryWith(meeting.name);
  const description = `${meeting.name}, ${meeting.email}\n${url}`;
  return { ...toCalendarEvent(meeting), title, description, url };
}

function toCalendarEvent(meeting: StoredMeeting) {
  return {
    uid: `${meeting.id}@${settings.domain}`,
    sequence: meeting.sequence,
    changed: meeting.updatedAt,
    start: meeting.startsAt,
    end: meeting.endsAt,
    isCancelled: meeting.status === 'cancelled',
    place: settings.meetings.callUrl ?? undefined,
    organizer,
  };
}

export const organizer = { name: settings.brand, email: settings.email };

/** Links that open a web calendar with the meeting filled in. The private page is not shared with it. */
export function calendarLinks(meeting: StoredMeeting, locale: Locale): { label: string; url: string }[] {
  const { summary } = mailMessages[locale].meeting;
  const { callUrl } = settings.meetings;
  const place = callUrl ? { location: callUrl } : {};
  const [start, end] = [meeting.startsAt.toISOString(), meeting.endsAt.toISOString()];
  const dates = `${start}/${end}`.replace(/[-:]|\.\d+/g, '');
  const google = new URLSearchParams({ action: 'TEMPLATE', text: summary, dates, ...place });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: start,
    enddt: end,
    ...place,
  });
  return [
    { label: 'Google Calendar', url: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Outlook', url: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
