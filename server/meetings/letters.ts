import { capitalized, formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { type Clock, greeting, isRepeatable, type Mail, type Steps, step, unbroken } from '../mail/letter.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { mailMessages } from '../messages.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { StoredMeeting } from './store.ts';
import { type DatedTime, inWords, timesOf } from './times.ts';

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
      title: words.title(unbroken(shortDay)),
      steps: stepsOf(meeting, locale),
      clocks: clocksOf(meeting, locale),
      greeting: greeting(locale, meeting.name),
      paragraphs: [
        meeting.sequence === 0 ? t.meeting.invitation : t.meeting.newTime,
        callUrl === null ? t.meeting.linkFollows : t.meeting.link(callUrl),
      ],
      action: { label: t.meeting.addToCalendar, url: `${pageOf(context, locale)}/meeting.ics` },
      links: calendarLinks(meeting, locale),
      link: { label: t.meeting.action, url: pageOf(context, locale) },
      signature: t.signature,
      footer: { reason: t.reason, origin: context.origin },
    }),
  };
}

/** To the visitor, a day or an hour before. */
export function reminderMail(context: MeetingContext, ahead: 'day' | 'hour'): Mail {
  const { meeting } = context;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { shortDay, visitor } = timesOf(meeting, locale);
  const words = t.meeting.reminder[ahead];
  const when = ahead === 'day' ? shortDay : visitor.start;
  const { callUrl } = settings.meetings;
  const change = { label: t.meeting.action, url: pageOf(context, locale) };
  return {
    to: meeting.email,
    replyTo: settings.email,
    subject: words.subject(when),
    ...writeLetter({
      locale,
      title: words.title(unbroken(when)),
      steps: stepsOf(meeting, locale),
      clocks: clocksOf(meeting, locale),
      greeting: greeting(locale, meeting.name),
      paragraphs: [words.text, ...(ahead === 'hour' && callUrl === null ? [t.meeting.linkMissing] : [])],
      ...(callUrl === null
        ? { action: { ...change, isOffer: true } }
        : { action: { label: t.meeting.join, url: callUrl }, link: change }),
      signature: t.signature,
      footer: { reason: t.reason, origin: context.origin },
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
      steps: {
        done: [step(locale, 'booked', meeting.createdAt), step(locale, 'cancelled', meeting.updatedAt)],
        ahead: [step(locale, 'bookAgain', 'anyTime')],
      },
      clocks: clocksOf(meeting, locale),
      greeting: greeting(locale, meeting.name),
      paragraphs: [text],
      action: { label: action, url: `${origin}${localPath(locale, '/ScheduleMeeting')}` },
      signature: t.signature,
      footer: { reason: t.reason, origin },
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
    icalEvent: {
      filename: 'meeting.ics',
      method: 'PUBLISH',
      content: calendarFile(hostEvent(meeting, origin, host.locale), 'PUBLISH'),
    },
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

/** The meeting as a calendar file for the visitor; that of a cancelled one removes it from calendars. */
export function invitationFile(context: MeetingContext, locale: Locale): NonNullable<Mail['icalEvent']> {
  const { meeting } = context;
  const { summary, description } = mailMessages[locale].meeting;
  const method = meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const page = pageOf(context, meeting.language as Locale);
  const event = {
    ...eventOf(meeting),
    ...{ title: summary, description: description(page), url: page },
    attendee: { name: isRepeatable(meeting.name) ? meeting.name : meeting.email, email: meeting.email },
  };
  return { filename: 'meeting.ics', method, content: calendarFile(event, method) };
}

/** For the host's calendar, named after the visitor. It invites nobody: the host is its organizer. */
export function hostEvent(meeting: StoredMeeting, origin: string, locale: Locale): CalendarEvent {
  const url = origin + recordPath('meeting', meeting.id);
  const title = mailMessages[locale].meeting.summaryWith(meeting.name);
  return { ...eventOf(meeting), title, description: `${meeting.name}, ${meeting.email}\n${url}`, url };
}

function eventOf(meeting: StoredMeeting) {
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

/** Links that open a calendar on the web with the meeting filled in. The private page is not passed on. */
export function calendarLinks(meeting: StoredMeeting, locale: Locale): { label: string; url: string }[] {
  const { summary: text } = mailMessages[locale].meeting;
  const location = settings.meetings.callUrl ?? '';
  const [start, end] = [meeting.startsAt.toISOString(), meeting.endsAt.toISOString()];
  const dates = `${start}/${end}`.replace(/[-:]|\.\d+/g, '');
  const google = new URLSearchParams({ action: 'TEMPLATE', text, dates, location });
  const outlook = new URLSearchParams({
    ...{ path: '/calendar/action/compose', rru: 'addevent' },
    ...{ subject: text, startdt: start, enddt: end, location },
  });
  return [
    { label: 'Google Calendar', url: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Outlook', url: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}

/** The payload of the webhook. */
export function webhookData(meeting: StoredMeeting): object {
  const { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence } =
    meeting;
  return { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence };
}

function stepsOf(meeting: StoredMeeting, locale: Locale): Steps {
  const { visitor } = timesOf(meeting, locale);
  const { label, detail } = step(locale, 'call', visitor.date);
  return {
    done: [step(locale, 'booked', meeting.createdAt)],
    ahead: [{ label, detail: `${detail}, ${visitor.start}` }, step(locale, 'trial', 'trialLength')],
  };
}

function clocksOf(meeting: StoredMeeting, locale: Locale): Clock[] {
  const { rows } = mailMessages[locale].meeting;
  const { visitor, utc } = timesOf(meeting, locale);
  const isOver = meeting.status === 'cancelled';
  const clock = (label: string, { start, day, date, hours }: DatedTime, zone = ''): Clock => {
    const dayOfMonth = formatter(locale).dayOfMonth(date);
    return {
      label,
      time: start,
      day: capitalized(day.replace(dayOfMonth, unbroken(dayOfMonth))).replace(/ de (?=\d)/, ' de\u00a0'),
      hours: hours + zone,
      ...(isOver && { isOver }),
    };
  };
  return [
    clock(isOver ? rows.cancelledTime : rows.visitorTime, visitor, ` ${visitor.zone}`),
    clock(rows.utc, utc),
  ];
}
