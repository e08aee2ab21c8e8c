import { closedDays, meetingMinutes } from '../../../contract/meeting.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { usePage } from '../../ui/page.tsx';
import { timeZones } from './questions.ts';

export function MeetingFacts() {
  const { messages, format } = usePage();
  const { facts: t } = messages.schedule;
  return (
    <FactsList
      facts={[
        { label: t.length, value: format.minutes(meetingMinutes) },
        { label: t.clock, value: t.yourTimeZone(timeZones) },
        { label: t.days, value: t.closed(format.list(closedDays.map(format.number))) },
        { label: t.answer, value: t.invitation },
        { label: t.change, value: t.reply },
      ]}
    />
  );
}
