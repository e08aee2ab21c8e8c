import type { CSSProperties } from 'react';
import { usePage } from '../page.tsx';
import s from './day-bars.module.css';

export interface WorkingDay {
  city: string;
  /** On the UTC clock, as `03:30`. */
  start: string;
  end: string;
}

const axis = [0, 6, 12, 18, 24];

/** Working days on one 24-hour UTC axis. `compact` fits a side column and leaves the city to the text around it. */
export function DayBars(props: { days: readonly WorkingDay[]; label: string; compact?: boolean }) {
  const { format } = usePage();
  return (
    <div className={props.compact ? `${s.bars} ${s.compact}` : s.bars} role="img" aria-label={props.label}>
      {props.days.map(({ city, start, end }) => (
        <div key={city} className={s.day}>
          <span>{city}</span>
          <i>
            <b style={{ '--from': hours(start), '--to': hours(end) } as CSSProperties}>
              {start}–{end}
            </b>
          </i>
        </div>
      ))}
      <div className={s.axis}>
        {axis.map((hour) => (
          <i key={hour} style={{ '--from': hour } as CSSProperties}>
            {format.clock(hour)}
          </i>
        ))}
      </div>
    </div>
  );
}

function hours(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
