import { capitalize, formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { meetingEnd } from '../../contract/meeting.ts';
import { type MailEnv, noticeMail, visitorMail } from '../mail/compose-mail.ts';
import { type Mail, type MailTimeline, step, type TimeBlock, unbroken } from '../mail/mail-content.ts';
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
import { formatMeetingTime, formatMeetingTimes, type ShownTime } from './times.ts';

export type MeetingChange = 'booked' | 'moved' | 'cancelled';

function toVisitor({ meeting, origin }: MeetingContext, locale: Locale) {
  return { email: meeting.email, name: meeting.name, locale, origin };
}

/** To the visitor: the meeting is booked or moved. */
export function invitationMail(context: MeetingContext, { movedFrom }: LastChange): Mail {
  const { meeting } = context;
  const locale = meeting.language as Locale;
  const { meeting: t } = mailMessages[locale];
  const { shortDay } = formatMeetingTimes(meeting, locale);
  const isMoved = meeting.sequence > 0;
  const messages = isMoved ? t.moved : t.booked;
  const { callUrl } = settings.meetings;
  const page = meetingPageUrl(context, locale);
  const envelope = { subject: messages.subject(shortDay), icalEvent: invitationFile(context, locale) };
  return visitorMail(toVisitor(context, locale), envelope, {
    title: messages.title(unbroken(shortDay)),
    steps: buildTimeline(meeting, locale),
    clocks: buildTimeBlocks(meeting, locale),
    paragraphs: [
      isMoved ? t.newTime : t.invitation,
      ...(movedFrom
        ? [
            `${t.rows.previously}${formatter(locale).colon}${formatMeetingTime(before(meeting, movedFrom, { locale }).visitor)}`,
          ]
        : []),
      callUrl === null ? t.linkFollows : t.link(callUrl),
    ],
    action: { label: isMoved ? t.updateCalendar : t.addToCalendar, url: `${page}/meeting.ics` },
    // These would add it a second time.
    ...(!isMoved && { links: calendarLinks(meeting, locale) }),
    link: { label: t.action, url: page },
  });
}

/** To the visitor, a day or an hour before. */
export function reminderMail(context: MeetingContext, ahead: 'day' | 'hour'): Mail {
  const { meeting } = context;
  const locale = meeting.language as Locale;
  const { meeting: t } = mailMessages[locale];
  const { shortDay, visitor } = formatMeetingTimes(meeting, locale);
  const messages = t.reminder[ahead];
  const when = ahead === 'day' ? shortDay : visitor.start;
  const { callUrl } = settings.meetings;
  const change = { label: t.action, url: meetingPageUrl(context, locale) };
  const envelope = { replyTo: settings.email, subject: messages.subject(when) };
  return visitorMail(toVisitor(context, locale), envelope, {
    title: messages.title(unbroken(when)),
    steps: buildTimeline(meeting, locale),
    clocks: buildTimeBlocks(meeting, locale),
    paragraphs: [
      messages.text,
      ...(callUrl === null ? [ahead === 'day' ? t.linkFollows : t.linkMissing] : []),
    ],
    ...(callUrl === null
      ? { action: { ...change, isOffer: true } }
      : { action: { label: t.join, url: callUrl }, link: change }),
  });
}

/** To the visitor: the meeting is cancelled. */
export function cancellationMail(context: MeetingContext): Mail {
  const { meeting, origin } = context;
  const locale = meeting.language as Locale;
  const { subject, title, text, action } = mailMessages[locale].meeting.cancelled;
  const { shortDay } = formatMeetingTimes(meeting, locale);
  const envelope = { subject: subject(shortDay), icalEvent: invitationFile(context, locale) };
  return visitorMail(toVisitor(context, locale), envelope, {
    title,
    steps: {
      done: [step(locale, 'booked', meeting.createdAt), step(locale, 'cancelled', meeting.updatedAt)],
      ahead: [step(locale, 'bookAgain', 'anyTime')],
    },
    clocks: buildTimeBlocks(meeting, locale),
    paragraphs: [text],
    action: { label: action, url: `${origin}${localPath(locale, '/ScheduleMeeting')}` },
  });
}

/** To the host, in the operators' language and the host's time zone. */
export function meetingNotice(
  { meeting, origin }: MeetingContext,
  act: MeetingChange,
  { env, timeZone, last }: { env: MailEnv; timeZone: string; last: LastChange },
): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const { rows, notice } = mailMessages[locale].meeting;
  const { visitor, utc, host } = formatMeetingTimes(meeting, locale, timeZone);
  const byWhom: Record<string, string> = notice.cancelledBy;
  const { movedFrom, cancelledBy } = last;
  const content = calendarFile(hostEvent(meeting, origin, locale), 'PUBLISH');
  const envelope = {
    replyTo: meeting.email,
    subject: notice[act].subject(meeting.name),
    icalEvent: { filename: 'meeting.ics', method: 'PUBLISH', content } as const,
  };
  return noticeMail(env, ['meeting', meeting.id], envelope, {
    title: notice[act].title,
    rows: [
      [rows.name, meeting.name],
      [rows.email, meeting.email],
      [rows.hostTime, formatMeetingTime(host)],
      [
        rows.previously,
        movedFrom ? formatMeetingTime(before(meeting, movedFrom, { locale, timeZone }).host) : '',
      ],
      [rows.theirTime, formatMeetingTime(visitor)],
      [rows.utc, `${utc.day}, ${utc.hours}`],
      [rows.cancelledBy, cancelledBy ? (byWhom[cancelledBy] ?? cancelledBy) : ''],
      [rows.language, languages[meeting.language as Locale].value],
      [rows.note, meeting.flag ? notice.tooFast : ''],
    ],
  });
}

/** The times of a meeting before it was moved. */
function before(
  meeting: StoredMeeting,
  startsAt: Date,
  { locale, timeZone }: { locale: Locale; timeZone?: string },
) {
  return formatMeetingTimes({ ...meeting, startsAt, endsAt: meetingEnd(startsAt) }, locale, timeZone);
}

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
  const clock = (label: string, { start, day, date, hours }: ShownTime, zone = ''): TimeBlock => {
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
