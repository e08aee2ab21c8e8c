import type { CSSProperties } from 'react';
import { addDays, type Day, monthOf } from '../../../contract/calendar.ts';
import { columns } from './chart-geometry.ts';
import s from './chart-ruler.module.css';
import type { ShownMetric } from './shown-metric.ts';
import { visitorsDay } from './use-forecaster.ts';

/** Weeks on wide screens, months on narrow ones, and the flag of Today. */
export function Ruler(props: ShownMetric & { today: number; dayAt: (column: number) => Day }) {
  const { words, numbers, today, dayAt, isLive, result } = props;
  const months: { day: Day; weeks: number; column: number }[] = [];
  for (let column = 0; column < columns; column++) {
    const day = addDays(dayAt(column), 3);
    const current = months.at(-1);
    if (current && monthOf(current.day) === monthOf(day)) current.weeks++;
    else months.push({ day, weeks: 1, column: column + 1 });
  }
  const day = visitorsDay();
  // The data may end long before today.
  const isCurrent =
    result.source.kind === 'sample' || (dayAt(today) <= day && day <= addDays(dayAt(today), 6));
  const isMarked = !isLive && result.source.kind === 'sample';
  const isCovered = (column: number, weeks: number) => column < today + 4 && column + weeks > today - 1;
  return (
    <div
      className={s.ruler}
      aria-hidden="true"
      {...(isMarked ? { 'data-sheet-months': 'around-today' } : {})}
    >
      {months.map(({ day, weeks, column }) => (
        <span
          key={day}
          className={s.month}
          style={{ gridColumn: `${column}/span ${weeks}` }}
          suppressHydrationWarning
        >
          {weeks > 2 && !isCovered(column, weeks) && numbers.month(day)}
        </span>
      ))}
      {Array.from({ length: columns }, (_, column) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          key={column}
          className={column < today ? s.past : s.next}
          {...(isMarked ? { 'data-week': column - today } : {})}
          suppressHydrationWarning
        >
          {column === 0 ? numbers.week(dayAt(0)) : numbers.weekNumber(dayAt(column))}
        </i>
      ))}
      <b className={s.flag} style={{ '--x': today } as CSSProperties}>
        {isMarked || isCurrent ? words.chart.today : numbers.day(dayAt(today))}
      </b>
    </div>
  );
}
