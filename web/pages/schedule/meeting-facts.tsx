import { settings } from '../../../content/settings.ts';
import { gmtLabel, gmtOffsets, meetingMinutes } from '../../../contract/meeting.ts';
import { FactsList } from '../../ui/facts-list.tsx';
import { usePage } from '../../ui/page.tsx';

/** How meetings go, for who sees no calendar. */
export function MeetingFacts() {
  const { messages, format } = usePage();
  const { facts: t } = messages.schedule;
  const [first = 0, last = 0] = [gmtOffsets.at(0), gmtOffsets.at(-1)];
  return (
    <FactsList
      facts={[
        { label: t.length, value: format.minutes(meetingMinutes) },
        { label: t.clock, value: t.yourTimeZone({ first: gmtLabel(first), last: gmtLabel(last) }) },
        { label: t.days, value: t.closed(format.list(settings.meetings.closedDays.map(format.number))) },
        { label: t.answer, value: t.invitation },
        { label: t.change, value: t.link },
      ]}
    />
  );
}
