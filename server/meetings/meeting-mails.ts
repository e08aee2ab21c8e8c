import { capitalize, formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { meetingEnd } from '../../contract/meeting.ts';
import {
  greeting,
  type Mail,
  type MailTimeline,
  step,
  type TimeBlock,
  unbroken,
} from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import {
  calendarLinks,
  hostEvent,
  invitationFile,
  type MeetingContext,
  meetingPageUrl,
} from './calendar-entries.ts';
import { calendarFile } from './calendar-file.ts';
import type { LastChange } from './history.ts';
import type { StoredMeeting } from './store.ts';
import { type DatedTime, formatMeetingTime, formatMeetingTimes } from './times.ts';

export type MeetingChange = 'booked' | 'moved' | 'cancelled';

/** To the visitor: the meeting is booked or moved. */
export function invitationMail(context: MeetingContext, { movedFrom }: LastChange): Mail {
  const { meeting } = context;
  const locale = meeting.language as Locale;
  const t = mailMessages[locale];
  const { shortDay } = formatMeetingTimes(meeting, locale);
  const isMoved = meeting.sequence > 0;
  const messages = isMoved ? t.meeting.moved : t.meeting.booked;
  const { callUrl } = settings.meetings;
  return {
    to: meeting.email,
    subject: messages.subject(shortDay),
    icalEvent: invitationFile(context, locale),
    ...renderMail({
      locale,
      title: messages.title(unbroken(shortDay)),
      steps: buildTimeline(meeting, locale),
      clocks: buildTimeBlocks(meeting, locale),
      greeting: greeting(locale, meeting.name),
      paragraphs: [
        isMoved ? t.meeting.newTime : t.meeting.invitation,
        ...(movedFrom
          ? [
              `${t.meeting.rows.previously}${formatter(locale).colon}${formatMeetingTime(before(meeting, movedFrom, { locale }).visitor)}`,
            ]
          : []),
        callUrl === null ? t.meeting.linkFollows : t.meeting.link(callUrl),
      ],
      action: {
        label: isMoved ? t.meeting.updateCalendar : t.meeting.addToCalendar,
        url: `${meetingPageUrl(context, locale)}/meeting.ics`,
      },
      // These would add it a second time.
      ...(!isMoved && { links: calendarLinks(meeting, locale) }),
      link: { label: t.meeting.action, url: meetingPageUrl(context, locale) },
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
  const { shortDay, visitor } = formatMeetingTimes(meeting, locale);
  const messages = t.meeting.reminder[ahead];
  const when = ahead === 'day' ? shortDay : visitor.start;
  const { callUrl } = settings.meetings;
  const change = { label: t.meeting.action, url: meetingPageUrl(context, locale) };
  return {
    to: meeting.email,
    replyTo: settings.email,
    subject: messages.subject(when),
    ...renderMail({
      locale,
      title: messages.title(unbroken(when)),
      steps: buildTimeline(meeting, locale),
      clocks: buildTimeBlocks(meeting, locale),
      greeting: greeting(locale, meeting.name),
      paragraphs: [
        messages.text,
        ...(callUrl === null ? [ahead === 'day' ? t.meeting.linkFollows : t.meeting.linkMissing] : []),
      ],
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
    subject: subject(formatMeetingTimes(meeting, locale).shortDay),
    icalEvent: invitationFile(context, locale),
    ...renderMail({
      locale,
      title,
      steps: {
        done: [step(locale, 'booked', meeting.createdAt), step(locale, 'cancelled', meeting.updatedAt)],
        ahead: [step(locale, 'bookAgain', 'anyTime')],
      },
      clocks: buildTimeBlocks(meeting, locale),
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
export function noticeMail(
  context: MeetingContext,
  act: MeetingChange,
  host: Recipient,
  last: LastChange,
): Mail {
  const { meeting, origin } = context;
  const { meeting: t, openInConsole } = mailMessages[host.locale];
  const { rows, notice } = t;
  const { visitor, utc, host: ours } = formatMeetingTimes(meeting, host.locale, host.timeZone);
  const { subject, title } = notice[act];
  const byWhom: Record<string, string> = notice.cancelledBy;
  return {
    to: host.email,
    replyTo: meeting.email,
    subject: subject(meeting.name),
    icalEvent: {
      filename: 'meeting.ics',
      method: 'PUBLISH',
      content: calendarFile(hostEvent(meeting, origin, host.locale), 'PUBLISH'),
    },
    ...renderMail({
      locale: host.locale,
      title,
      paragraphs: [],
      action: { label: openInConsole, url: origin + recordPath('meeting', meeting.id) },
      table: {
        rows: [
          [rows.name, meeting.name],
          [rows.email, meeting.email],
          [rows.hostTime, formatMeetingTime(ours)],
          ...(last.movedFrom
            ? [[rows.previously, formatMeetingTime(before(meeting, last.movedFrom, host).host)] as const]
            : []),
          [rows.theirTime, formatMeetingTime(visitor)],
          [rows.utc, `${utc.day}, ${utc.hours}`],
          ...(last.cancelledBy
            ? [[rows.cancelledBy, byWhom[last.cancelledBy] ?? last.cancelledBy] as const]
            : []),
          [rows.language, languages[meeting.language as Locale].value],
          ...(meeting.flag ? [[rows.note, notice.tooFast] as const] : []),
        ],
      },
    }),
  };
}

/** The times of a meeting before it was moved. */
function before(
  meeting: StoredMeeting,
  startsAt: Date,
  { locale, timeZone }: { locale: Locale; timeZone?: string },
) {
  return formatMeetingTimes({ ...meeting, startsAt, endsAt: meetingEnd(startsAt) }, locale, timeZone);
}

/** The payload of the webhook. */
export function webhookData(meeting: StoredMeeting): object {
  const { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence } =
    meeting;
  return { id, createdAt, updatedAt, language, status, name, email, startsAt, endsAt, offset, sequence };
}

function buildTimeline(meeting: StoredMeeting, locale: Locale): MailTimeline {
  const { visitor } = formatMeetingTimes(meeting, locale);
  const { label, detail } = step(locale, 'call', visitor.date);
  return {
    done: [step(locale, 'booked', meeting.createdAt)],
    ahead: [{ label, detail: `${detail}, ${visitor.start}` }],
  };
}

function buildTimeBlocks(meeting: StoredMeeting, locale: Locale): TimeBlock[] {
  const { rows } = mailMessages[locale].meeting;
  const { visitor, utc } = formatMeetingTimes(meeting, locale);
  const isOver = meeting.status === 'cancelled';
  const clock = (label: string, { start, day, date, hours }: DatedTime, zone = ''): TimeBlock => {
    const dated = formatter(locale).date(date.toISOString());
    // Spanish is too long for one line on a phone.
    const unbrokenDay = unbroken(dated).replace(/\u00a0(?=de\u00a0\d{4}$)/, ' ');
    return {
      label,
      time: start,
      day: capitalize(day.replace(dated, unbrokenDay)),
      hours: hours + zone,
      ...(isOver && { isOver }),
    };
  };
  return [
    clock(isOver ? rows.cancelledTime : rows.visitorTime, visitor, ` ${visitor.zone}`),
    clock(rows.utc, utc),
  ];
}
