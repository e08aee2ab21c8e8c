import { useMessages, usePage } from '../page.tsx';
import { firstWeek, sheetMonths, weeksAhead, weeksBehind } from '../sheet-weeks.ts';
import s from './ruler.module.css';

/** The sheet's time axis: thirteen weeks either side of today, or all of them ahead. */
export function Ruler({ span }: { span: 'around-today' | 'ahead' }) {
  const { format } = usePage();
  const { ruler } = useMessages().layout;
  const ahead = span === 'ahead';
  const start = ahead ? firstWeek + weeksBehind : firstWeek;
  // A long word for today covers the weeks beside it.
  const crowded = ruler.today.length > 7 && s.crowded;
  return (
    <div className={[s.ruler, ahead && s.ahead, crowded].filter(Boolean).join(' ')} aria-hidden="true">
      {sheetMonths(ahead).map(({ month, weeks, column }) => (
        <span key={month.getTime()} className={s.month} style={{ gridColumn: `${column}/span ${weeks}` }}>
          {format.month(month)}
        </span>
      ))}
      {Array.from({ length: weeksBehind + weeksAhead }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
        <i key={i} className={!ahead && i < weeksBehind ? s.past : s.next}>
          {i === 0 ? format.week(start) : start + i}
        </i>
      ))}
      <b className={s.today}>{ruler.today}</b>
    </div>
  );
}
