import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { timeSlots } from '../../../contract/meeting.ts';
import { Island } from '../../ui/island.tsx';
import { useHref } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { island as scheduleForm } from './schedule-form.island.tsx';
import s from './scheduler.module.css';
import type { ScheduleWords } from './words.ts';

/** Calendar and form side by side. Where no script runs the facts stand in the calendar's place. */
export function Scheduler({ act }: { act: 'book' | 'move' }) {
  const { messages, locale, route } = usePage();
  const href = useHref();
  return (
    <div className={s.columns}>
      <noscript>
        <MeetingFacts />
      </noscript>
      <Island
        of={scheduleForm}
        when="idle"
        props={{
          action: localPath(locale, route.path),
          path: route.path,
          act,
          locale,
          words: messages.forms,
          asks: useWords(),
          use: {
            text: messages.schedule.use,
            link: { label: messages.layout.footer.privacy, href: href('/Privacy_Policy') },
          },
        }}
      />
    </div>
  );
}

function useWords(): ScheduleWords {
  const { messages, format } = usePage();
  const { warning, formLabel, choice, fields, taken, past, submit, hints, timeZones } = messages.schedule;
  const { count, ...calendar } = messages.schedule.calendar;
  const { closedDays, horizonDays } = settings.meetings;
  const place = (name: string) => `{${name}}`;
  return {
    warning,
    formLabel,
    choice,
    fields,
    taken,
    past,
    submit,
    calendar,
    counts: Array.from({ length: timeSlots.length + 1 }, (_, free) =>
      count({ free: format.number(free), all: format.number(timeSlots.length) }),
    ),
    hints: {
      day: hints.day({
        closed: format.list(closedDays.map(format.number)),
        horizon: format.number(horizonDays),
      }),
      timeZone: hints.timeZone,
      otherClock: hints.otherClock({ zone: place('zone'), here: place('here'), there: place('there') }),
    },
    timeZones: {
      choose: timeZones.choose,
      yours: timeZones.yours(place('zone')),
      nearest: timeZones.nearest(place('zone')),
    },
  };
}
