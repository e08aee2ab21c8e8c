import { type CSSProperties, useEffect, useState } from 'react';
import { dayHeading, formatClock } from '../time.ts';
import s from './own-day.module.css';

const tickMs = 10_000;
const hours = [0, 6, 12, 18, 24];

/** The operator's own day up to now. Nothing in it comes from the server. */
export function OwnDay() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const instant = now.toISOString();
  return (
    <section className={s.day} aria-labelledby="own-day">
      <h2 id="own-day">{dayHeading(instant)}</h2>
      <p className={s.clock}>
        {formatClock(instant)} <small>where you are</small>
      </p>
      <div
        className={s.axis}
        style={{ '--now': (now.getHours() * 60 + now.getMinutes()) / 1440 } as CSSProperties}
        aria-hidden="true"
      >
        <i>Now</i>
        <ol>
          {hours.map((hour) => (
            <li key={hour}>{String(hour).padStart(2, '0')}</li>
          ))}
        </ol>
      </div>
      <p>Nothing about applicants is shown before you sign in.</p>
    </section>
  );
}
