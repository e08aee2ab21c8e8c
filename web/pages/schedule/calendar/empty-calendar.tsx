import type { ScheduleWords } from '../words.ts';
import s from './calendar.module.css';
import { CalendarKey } from './calendar-key.tsx';
import { MonthHead } from './month-head.tsx';

/** Keeps the calendar's place until the script has come, which alone knows what day it is. */
export function EmptyCalendar({ words }: { words: ScheduleWords }) {
  return (
    <section className={s.calendar} aria-labelledby="month">
      <MonthHead
        title={words.choice.selectDay}
        labels={words.calendar}
        onBack={undefined}
        onNext={undefined}
      />
      <table className={s.empty} aria-hidden="true">
        <thead>
          <tr>
            <th className={s.week} />
            {columns.map((column) => (
              <th key={column}>{'\u00a0'}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th className={s.week} />
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarKey words={words.calendar} />
    </section>
  );
}

const rows = [1, 2, 3, 4, 5, 6];
const columns = [1, 2, 3, 4, 5, 6, 7];
