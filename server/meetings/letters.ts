import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { greeting, isRepeatable, type Mail, writeLetter } from '../mail/letter.ts';
import { mailMessages } from '../messages.ts';
import { calendarFile } from './calendar-file.ts';
import type { StoredMeeting } from './store.ts';
import { inWords, timesOf } from './times.ts';

/** A meeting and the link to its private page. */
interface MeetingContext {
  meeting: StoredMeeting;
  origin: string;
  token: string;
}

export type Act = 'booked' | 'moved' | 'cancelled';

/** The URL of a meeting's page in a language. */
export function pageOf({ origin, token }: Pick<MeetingContext, 'origin' | 'token'>, locale: Locale): string {
  return `${origin}${localPath(locale, `/meeting/${token}`)}`;
}

/** To the visitor: the meeting is booked or moved. */
export function invitationMail(context: MeetingContext): Mail {
  const { meeting } = context;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { shortDay } = timesOf(meeting, locale);
  const words = meeting.sequence === 0 ? t.meeting.booked : t.meeting.moved;
  const { callUrl } = settings.meetings;
  return {
    to: meeting.email,
    subject: words.subject(shortDay),
    icalEvent: invitationFile(context, locale),
    ...writeLetter({
      locale,
      title: words.title(shortDay),
      greeting: greeting(locale, meeting.name),
      paragraphs: [t.meeting.invitation, callUrl === null ? t.meeting.linkFollows : t.meeting.link(callUrl)],
      table: { rows: visitorTimes(meeting, locale) },
      action: { label: t.meeting.action, url: pageOf(context, locale) },
      signature: t.signature,
      reason: t.reason,
    }),
  };
}

/** To the visitor: the meeting is cancelled. */
export function cancellationMail(context: MeetingContext): Mail {
  const { meeting, origin } = context;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, action } = t.meeting.cancelled;
  return {
    to: meeting.email,
    subject: subject(timesOf(meeting, locale).shortDay),
    icalEvent: invitationFile(context, locale),
    ...writeLetter({
      locale,
      title,
      greeting: greeting(locale, meeting.name),
      paragraphs: [text],
      table: { rows: visitorTimes(meeting, locale) },
      action: { label: action, url: `${origin}${localPath(locale, '/ScheduleMeeting')}` },
      signature: t.signature,
      reason: t.reason,
    }),
  };
}

/** The operator who gets the notices, and the time zone of the meeting's host. */
interface Recipient {
  email: string;
  locale: Locale;
  timeZone: string;
}

/** To the host, in their language and time zone. */
export function noticeMail(context: MeetingContext, act: Act, host: Recipient): Mail {
  const { meeting, origin } = context;
  const { meeting: t, openInConsole } = mailMessages[host.locale];
  const { rows, notice } = t;
  const { visitor, utc, host: ours } = timesOf(meeting, host.locale, host.timeZone);
  const { subject, title } = notice[act];
  return {
    to: host.email,
    replyTo: meeting.email,
    subject: subject(meeting.name),
    icalEvent: invitationFile(context, host.locale),
    ...writeLetter({
      locale: host.locale,
      title,
      paragraphs: [],
      action: { label: openInConsole, url: origin + recordPath('meeting', meeting.id) },
      table: {
        rows: [
          [rows.hostTime, inWords(ours)],
          [rows.theirTime, inWords(visitor)],
          [rows.utc, inWords(utc)],
          [rows.name, meeting.name],
          [rows.email, meeting.email],
          [rows.language, languages[meeting.language as Locale].value],
          ...(meeting.flag ? [[rows.note, notice.tooFast] as const] : []),
        ],
      },
    }),
  };
}

/** The meeting as a calendar file; that of a cancelled one removes it from calendars. */
export function invitationFile(context: MeetingContext, locale: Locale): NonNullable<Mail['icalEvent']> {
  const { meeting } = context;
  const { summary, description } = mailMessages[locale].meeting;
  const page = pageOf(context, meeting.language as Locale);
  const method = meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = calendarFile({
    uid: `${meeting.id}@${settings.domain}`,
    sequence: meeting.sequence,
    method,
    changed: meeting.updatedAt,
    start: meeting.startsAt,
    end: meeting.endsAt,
    title: summary,
    description: description(page),
    url: page,
    place: settings.meetings.callUrl ?? undefined,
    organizer: { name: settings.brand, email: settings.email },
    attendee: { name: isRepeatable(meeting.name) ? meeting.name : meeting.email, email: meeting.email },
  });
  return { filename: 'meeting.ics', method, content };
}

/** The payload of the webhook. */
export function webhookData(meeting: StoredMeeting): object {
  const { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence } =
    meeting;
  return { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence };
}

function visitorTimes(meeting: StoredMeeting, locale: Locale): [string, string][] {
  const { rows } = mailMessages[locale].meeting;
  const { visitor, utc } = timesOf(meeting, locale);
  return [
    [rows.visitorTime, inWords(visitor)],
    [rows.utc, inWords(utc)],
  ];
}
