import { type CSSProperties, useSyncExternalStore } from 'react';
import { fill } from '../../../content/fill.ts';
import { instantOf, localDay } from '../../../contract/calendar.ts';
import { offsetName, workingDayIn } from '../../ui/jobs/working-day.ts';
import t from '../../ui/text.module.css';
import s from './job-day.module.css';
import { never } from './job-query.ts';

export interface DayWords {
  /** `{hours}` and `{zone}` are the visitor's. */
  key: string;
  label: string;
}

/** The visitor's time zone; nothing before the page has its script. */
function useZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
}

/** Explains the band across the rows. */
export function DayKey({ words }: { words: DayWords }) {
  const zone = useZone();
  const offset = zone === '' ? 'GMT' : offsetName('shortOffset', zone, instantOf(localDay()));
  return (
    <p className={zone === '' ? `${s.key} ${s.unknown}` : s.key}>
      <i />
      {fill(words.key, { hours: '09:00–17:00', zone: offset })}
    </p>
  );
}

export function DayAxis() {
  const isKnown = useZone() !== '';
  return (
    <div className={isKnown ? s.axis : `${s.axis} ${s.unknown}`} aria-hidden="true">
      {['00', '06', '12', '18', '24'].map((hour) => (
        <i key={hour}>{hour}</i>
      ))}
    </div>
  );
}

/** The working day of a job, by the visitor's clock, over the visitor's own. */
export function JobDay({ timeZone, label }: { timeZone: string; label: string }) {
  const zone = useZone();
  if (zone === '') return <div className={`${s.day} ${s.unknown}`} />;
  const { startHour, start, end } = workingDayIn(timeZone, localDay(), zone);
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
