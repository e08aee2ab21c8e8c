import { settings } from '../../content/settings.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { linkOrigin } from '../env.ts';
import { findHost } from '../hosts/store.ts';
import type { MailEnv } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail-content.ts';
import type { PrivateLinks } from '../private-links.ts';
import { lastChange } from './history.ts';
import {
  cancellationMail,
  invitationMail,
  type MeetingChange,
  meetingNotice,
  reminderMail,
  webhookData,
} from './meeting-mails.ts';
import { findReminder } from './reminders.ts';
import { findMeeting, type StoredMeeting } from './store.ts';

/**
 * Mails and webhook calls about meetings. They are composed when they are sent, so a delayed mail reflects the current
 * state: an invitation to a cancelled meeting is not sent at all.
 */
export function meetingNotifications(db: Db, env: MailEnv, links: PrivateLinks): Notifications {
  return {
    async mail({ template, subjectId, createdAt }): Promise<Mail | undefined> {
      const meeting = await findMeeting(db, subjectId);
      if (!meeting) return undefined;
      const context = { meeting, origin: linkOrigin(env), token: await links.token('meeting', subjectId) };
      const isCancelled = meeting.status === 'cancelled';
      const last = await lastChange(db, meeting);
      if (template === 'meeting.invitation') return isCancelled ? undefined : invitationMail(context, last);
      const reminder = findReminder(template);
      if (reminder) return isDue(meeting, createdAt) ? reminderMail(context, reminder) : undefined;
      if (template === 'meeting.cancellation') return isCancelled ? cancellationMail(context) : undefined;
      const act = template.replace('meeting.', '') as MeetingChange;
      if (isCancelled !== (act === 'cancelled')) return undefined;
      const timeZone = (await findHost(db, meeting.hostId))?.timeZone ?? settings.meetings.hostTimeZone;
      return meetingNotice(context, act, { env, timeZone, last });
    },
    async webhook({ subjectId }): Promise<object | undefined> {
      const meeting = await findMeeting(db, subjectId);
      return meeting && webhookData(meeting);
    },
  };
}

/** True if the reminder still applies: the meeting is upcoming, and was not moved since the reminder was queued. */
function isDue({ status, startsAt, scheduledAt }: StoredMeeting, queuedAt: Date): boolean {
  return status === 'booked' && startsAt > new Date() && scheduledAt <= queuedAt;
}
