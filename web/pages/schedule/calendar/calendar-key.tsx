import type { ScheduleWords } from '../words.ts';
import s from './calendar-key.module.css';

/** What the marks of the days mean. */
export function CalendarKey({ words: { free, taken, booked, past } }: { words: ScheduleWords['calendar'] }) {
  return (
    <ul className={s.key}>
      <li className={s.free}>{free}</li>
      <li className={s.taken}>{taken}</li>
      <li className={s.booked}>{booked}</li>
      <li className={s.past}>{past}</li>
    </ul>
  );
}
