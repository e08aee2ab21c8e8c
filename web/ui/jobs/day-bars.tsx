import type { CSSProperties } from 'react';
import type { Job } from '../../documents/jobs.ts';
import { usePage } from '../page.tsx';
import { encodeUtcOffsets, utcOffsetOn } from '../utc-offsets.ts';
import s from './day-bars.module.css';
import { workingDayAt } from './working-day.ts';

const axis = [0, 6, 12, 18, 24];

/** The working days of jobs on one 24-hour UTC axis. */
export function DayBars(props: { jobs: readonly Job[]; label: string }) {
  const { format, today } = usePage();
  return (
    <div className={s.bars}>
      <ul aria-label={props.label}>
        {props.jobs.map(({ name, front: { city, timeZone } }) => {
          const clock = encodeUtcOffsets(timeZone, today);
          const { start, end, startHour, endHour } = workingDayAt(utcOffsetOn(today, clock));
          return (
            <li key={name} className={s.day} data-job={name}>
              <span>{city}</span>
              <i>
                <b style={{ '--from': startHour, '--to': endHour } as CSSProperties} data-zone={clock}>
                  {start}–{end}
                </b>
              </i>
            </li>
          );
        })}
      </ul>
      <div className={s.axis} aria-hidden="true">
        {axis.map((hour) => (
          <i key={hour} style={{ '--from': hour } as CSSProperties}>
            {format.clock(hour)}
          </i>
        ))}
      </div>
    </div>
  );
}
