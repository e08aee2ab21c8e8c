import { useEffect, useEffectEvent } from 'react';
import type { DateFormats } from '../../../../content/dates.ts';
import { fill } from '../../../../content/fill.ts';
import { type Day, utcMidnight } from '../../../../contract/calendar.ts';
import type { MeetingDay } from '../../../../contract/meeting.ts';
import { Dismiss } from '../../dismiss.tsx';
import type { ScheduleMessages } from '../schedule-messages.ts';
import s from './calendar.module.css';

/**
 * Shown when the clicked day is booked up or closed, with a button that selects the next open day, if that is known.
 * `at` counts the clicks, so that screen readers repeat the warning.
 */
export function Warning(props: {
  messages: ScheduleMessages['warning'];
  format: DateFormats;
  day: Day;
  days: ReadonlyMap<Day, MeetingDay>;
  at: number;
  onChoose: (day: Day) => void;
  onDismiss: () => void;
}) {
  const { messages: t, format, day, days } = props;
  const onEscape = useEffectEvent(
    ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && props.onDismiss(),
  );
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  const name = (date: Day) => format.weekday(new Date(utcMidnight(date)));
  const [before, after] = t.nextOpen.split('{day}');
  const next = [...days.values()].find(({ date, state }) => date > day && state === 'open')?.date;
  return (
    <div role="alert" className={s.warning}>
      <p key={props.at}>
        {days.get(day)?.state === 'closed' ? (
          fill(t.closed, { day: name(day) })
        ) : (
          <>
            <b>{t.title}</b> {t.text}
          </>
        )}{' '}
        {next && (
          <>
            {before}
            <button type="button" onClick={() => props.onChoose(next)}>
              {name(next)}
            </button>
            {after}
          </>
        )}
      </p>
      <Dismiss label={t.dismiss} onClick={props.onDismiss} />
    </div>
  );
}
