import { fill } from '../../../content/fill.ts';
import { settings } from '../../../content/settings.ts';
import { localPath } from '../../../contract/locales.ts';
import { gmtLabel, gmtOffsets, meetingMinutes, timeSlots } from '../../../contract/meeting.ts';
import facts from '../facts-list.module.css';
import { Island } from '../island.tsx';
import { useHref } from '../link.tsx';
import { usePage } from '../page.tsx';
import { island as scheduleForm } from './schedule-form.island.tsx';
import type { ScheduleMessages } from './schedule-messages.ts';
import s from './scheduler.module.css';

/** Calendar and form side by side. Without script, key facts replace the calendar. */
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
        when="painted"
        props={{
          action: localPath(locale, route.path),
          path: route.path,
          act,
          locale,
          messages: { ...messages.forms, required: messages.schedule.required },
          text: useMessages(),
          use: {
            text: messages.schedule.use,
            link: { label: messages.layout.footer.privacy, href: href('/Privacy_Policy') },
          },
        }}
      />
    </div>
  );
}

function useMessages(): ScheduleMessages {
  const { messages, format } = usePage();
  const { warning, formLabel, choice, fields, taken, past, submit, hints, timeZones, move } =
    messages.schedule;
  const { count, ...calendar } = messages.schedule.calendar;
  const { closedDays, horizonDays } = settings.meetings;
  return {
    warning,
    formLabel,
    choice,
    fields,
    taken,
    past,
    submit,
    timeZones,
    horizonDays,
    calendar,
    counts: Array.from({ length: timeSlots.length + 1 }, (_, free) =>
      fill(count, { free: format.number(free), all: format.number(timeSlots.length) }),
    ),
    move: { current: move.current, currentShort: move.currentShort },
    hints: {
      ...hints,
      day: fill(hints.day, {
        closed: format.daysOfMonth(closedDays),
        horizon: format.number(horizonDays),
      }),
    },
  };
}

function MeetingFacts() {
  const { messages, format } = usePage();
  const { facts: t } = messages.schedule;
  const [first = 0, last = 0] = [gmtOffsets.at(0), gmtOffsets.at(-1)];
  return (
    <dl className={facts.facts}>
      {[
        { label: t.length, value: format.minutes(meetingMinutes) },
        { label: t.clock, value: t.yourTimeZone({ first: gmtLabel(first), last: gmtLabel(last) }) },
        { label: t.days, value: t.closed(format.daysOfMonth(settings.meetings.closedDays)) },
        { label: t.answer, value: t.invitation },
        { label: t.change, value: t.link },
      ].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
