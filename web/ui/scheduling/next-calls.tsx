import { Island } from '../island.tsx';
import { useHref } from '../link.tsx';
import { usePage } from '../page.tsx';
import { island } from './next-calls.island.tsx';

/** The next free calls, as links. */
export function NextCalls() {
  const { messages, locale } = usePage();
  const { until, soon, later } = messages.sales.slots;
  const href = useHref();
  return (
    <Island
      of={island}
      when="visible"
      props={{
        locale,
        href: href('/ScheduleMeeting'),
        messages: { until, soon, later, yourTime: messages.schedule.meeting.yourTime },
      }}
    />
  );
}
