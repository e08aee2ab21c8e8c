import type { Messages } from '../../../content/messages/en.ts';
import { gmtLabel, gmtOffsets, timeSlots } from '../../../contract/meeting.ts';
import type { MailGroup } from '../../ui/mail.ts';

/** The time zones from first to last, as labels. */
export const timeZones = {
  first: gmtLabel(gmtOffsets.at(0) ?? 0),
  last: gmtLabel(gmtOffsets.at(-1) ?? 0),
};

/** What a request for a meeting should say. */
export function meetingQuestions({ panel, fields, hints }: Messages['schedule']): MailGroup[] {
  return [
    {
      title: panel,
      fields: [
        { label: fields.day, hint: hints.day },
        { label: fields.time, options: timeSlots },
        { label: fields.timeZone, hint: hints.timeZone(timeZones) },
        { label: fields.name },
        { label: fields.email, hint: hints.email },
      ],
    },
  ];
}
