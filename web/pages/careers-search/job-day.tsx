import { type CSSProperties, useSyncExternalStore } from 'react';
import { fill } from '../../../content/fill.ts';
import { type Day, localDay } from '../../../contract/calendar.ts';
import { workingDayAt } from '../../ui/jobs/working-day.ts';
import t from '../../ui/text.module.css';
import { browserUtcOffset, formatUtcOffset, utcOffsetOn } from '../../ui/utc-offsets.ts';
import s from './job-day.module.css';
import { never } from './job-query.ts';

export interface DayMessages {
  /** `{hours}` and `{zone}` are the visitor's. */
  key: string;
  label: string;
}

/** The visitor's day and the hours of their clock; nothing before the page has its script. */
function useClock(): { today: Day; hours: number } | undefined {
  const today = useSyncExternalStore(never, localDay, () => '');
  return today === '' ? undefined : { today, hours: browserUtcOffset(today) };
}

/** Explains the band across the rows. */
export function DayKey({ messages, hidden }: { messages: DayMessages; hidden: boolean }) {
  const clock = useClock();
  return (
    <p className={clock ? s.key : `${s.key} ${s.unknown}`} data-shown="found" hidden={hidden}>
      <i />
      {fill(messages.key, { hours: '09:00–17:00', zone: formatUtcOffset(clock?.hours ?? 0) })}
    </p>
  );
}

export function DayAxis({ hidden }: { hidden: boolean }) {
  const isKnown = useClock() !== undefined;
  return (
    <div
      className={isKnown ? s.axis : `${s.axis} ${s.unknown}`}
      data-shown="found"
      hidden={hidden}
      aria-hidden="true"
    >
      {['00', '06', '12', '18', '24'].map((hour) => (
        <i key={hour}>{hour}</i>
      ))}
    </div>
  );
}

/** The working day of a job, by the visitor's clock, over the visitor's own. */
export function JobDay({ clock, label }: { clock: string; label: string }) {
  const own = useClock();
  if (!own) return <div className={`${s.day} ${s.unknown}`} />;
  const { startHour, start, end } = workingDayAt(utcOffsetOn(own.today, clock), own.hours);
  const from = startHour > 20 ? startHour - 24 : startHour;
  return (
    <div className={s.day} style={{ '--from': from } as CSSProperties}>
      <i />
      {/* The rest of a day across midnight. */}
      <i style={{ '--from': from < 0 ? from + 24 : from - 24 } as CSSProperties} />
      <span className={t.hidden}>{label}</span>{' '}
      <b>
        {start}–{end}
      </b>
    </div>
  );
}
