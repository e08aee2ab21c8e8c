import type { ReactNode } from 'react';
import { firstDay, utcMidnight } from '../../../contract/calendar.ts';
import { useMessages, usePage } from '../page.tsx';
import { monthLabels, sheetMonths, weekFrom, weeksAhead, weeksBehind } from '../sheet-weeks.ts';
import s from './ruler.module.css';

/** The sheet's time axis, centred on today or starting today. Where scripts run, its children replace the flag. */
export function Ruler({ span, children }: { span: 'around-today' | 'ahead'; children?: ReactNode }) {
  const { format, today } = usePage();
  const { ruler } = useMessages().layout;
  const ahead = span === 'ahead';
  const first = ahead ? 1 : -weeksBehind;
  const last = ahead ? weeksBehind + weeksAhead : weeksAhead;
  const weeks = Array.from({ length: last - first }, (_, i) => first + i);
  return (
    <div className={ahead ? `${s.ruler} ${s.ahead}` : s.ruler}>
      <div className={s.weeks} aria-hidden="true" data-sheet-months={span}>
        {monthLabels(sheetMonths(today, ahead), ahead).map(({ month, weeks, column, isShown }) => (
          <span key={month} className={s.month} style={{ gridColumn: `${column}/span ${weeks}` }}>
            {isShown && format.month(new Date(utcMidnight(firstDay(month))))}
          </span>
        ))}
        {/* The flag would cover half of the first number ahead. */}
        {ahead && <i />}
        {weeks.map((week, i) => (
          <i key={week} className={week < 0 ? s.past : s.next} data-week={week}>
            {!ahead && i === 0 ? format.week(weekFrom(today, week)) : weekFrom(today, week)}
          </i>
        ))}
        <b className={children ? `${s.today} ${s.replaced}` : s.today}>
          {ruler.today}
          <noscript> {format.dayOfMonth(new Date(utcMidnight(today)))}</noscript>
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
