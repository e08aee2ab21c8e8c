import { settings } from '../../content/settings.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { greeting, isRepeatable } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailMessages } from '../messages.ts';
import { calendarFile } from './calendar-file.ts';
import type { StoredMeeting } from './store.ts';
import { inWords, timesOf } from './times.ts';

/** A meeting and the address of its private page. */
export interface Told {
  meeting: StoredMeeting;
  origin: string;
  token: string;
}

export type Act = 'booked' | 'moved' | 'cancelled';

/** The address of a meeting's page, in a language. */
export function pageOf({ origin, token }: Pick<Told, 'origin' | 'token'>, locale: Locale): string {
  return `${origin}${localPath(locale, `/meeting/${token}`)}`;
}

/** To the visitor: the meeting stands, or stands at another time. */
export function invitationMail(told: Told): Mail {
  const { meeting } = told;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { shortDay } = timesOf(meeting, locale);
  const words = meeting.sequence === 0 ? t.meeting.booked : t.meeting.moved;
  const { callUrl } = settings.meetings;
  return {
    to: meeting.email,
    subject: words.subject(shortDay),
    icalEvent: invitationFile(told, locale),
    ...writeLetter({
      locale,
      title: words.title(shortDay),
      greeting: greeting(locale, meeting.name),
      paragraphs: [t.meeting.invitation, callUrl === null ? t.meeting.linkFollows : t.meeting.link(callUrl)],
      table: { rows: visitorTimes(meeting, locale) },
      action: { label: t.meeting.action, url: pageOf(told, locale) },
      signature: t.signature,
      reason: t.reason,
    }),
  };
}

/** To the visitor: it is cancelled. */
export function cancellationMail(told: Told): Mail {
  const { meeting, origin } = told;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, action } = t.meeting.cancelled;
  return {
    to: meeting.email,
    subject: subject(timesOf(meeting, locale).shortDay),
    icalEvent: invitationFile(told, locale),
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

/** To the host, in their language and by their clock. */
export function noticeMail(told: Told, act: Act, host: { email: string; locale: Locale }): Mail {
  const { meeting } = told;
  const { rows, notice } = mailMessages[host.locale].meeting;
  const { visitor, utc, host: ours } = timesOf(meeting, host.locale);
  const { subject, title } = notice[act];
  return {
    to: host.email,
    replyTo: meeting.email,
    subject: subject(meeting.name),
    icalEvent: invitationFile(told, host.locale),
    ...writeLetter({
      locale: host.locale,
      title,
      paragraphs: [],
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

/** The meeting as a file for calendars; a cancelled one takes itself out of them. */
export function invitationFile(told: Told, locale: Locale): NonNullable<Mail['icalEvent']> {
  const { meeting } = told;
  const { summary, description } = mailMessages[locale].meeting;
  const page = pageOf(told, meeting.language as Locale);
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

/** What the webhook carries. */
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
