import type { ReactNode } from 'react';
import { firstDay, instantOf } from '../../../contract/calendar.ts';
import { useMessages, usePage } from '../page.tsx';
import { monthLabels, sheetMonths, weekFrom, weeksAhead, weeksBehind } from '../sheet-weeks.ts';
import s from './ruler.module.css';

/** The sheet's time axis, centred on today or starting today. Its children replace the flag where scripts run. */
export function Ruler({ span, children }: { span: 'around-today' | 'ahead'; children?: ReactNode }) {
  const { format, today } = usePage();
  const { ruler } = useMessages().layout;
  const ahead = span === 'ahead';
  const first = ahead ? 0 : -weeksBehind;
  return (
    <div className={ahead ? `${s.ruler} ${s.ahead}` : s.ruler}>
      <div className={s.weeks} aria-hidden="true" data-sheet-months={span}>
        {monthLabels(sheetMonths(today, ahead), ahead).map(({ month, weeks, column, isShown }) => (
          <span key={month} className={s.month} style={{ gridColumn: `${column}/span ${weeks}` }}>
            {isShown && format.month(new Date(instantOf(firstDay(month))))}
          </span>
        ))}
        {Array.from({ length: weeksBehind + weeksAhead }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          <i key={i} className={!ahead && i < weeksBehind ? s.past : s.next} data-week={first + i}>
            {i === 0 ? format.week(weekFrom(today, first)) : weekFrom(today, first + i)}
          </i>
        ))}
        <b className={children ? `${s.today} ${s.replaced}` : s.today}>
          {ruler.today}
          <noscript> {format.dayOfMonth(new Date(instantOf(today)))}</noscript>
        </b>
      </div>
      {children && (
        <section className={s.handle} aria-label={ruler.today}>
          {children}
        </section>
      )}
    </div>
  );
}
