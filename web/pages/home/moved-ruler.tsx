import { type CSSProperties, useRef } from 'react';
import { addDays, firstDay, utcMidnight } from '../../../contract/calendar.ts';
import { monthLabels, sheetMonths, weekFrom } from '../../ui/sheet-weeks.ts';
import s from './moved-ruler.module.css';
import type { Shown } from './moved-today.tsx';
import { useGlide } from './use-glide.ts';
import { columns, middle, weeksBeyond } from './view.ts';

/** The sheet's time axis with Today moved, which replaces the static one. */
export function MovedRuler({ view, names, format, today, goBack }: Shown) {
  const axis = useRef<HTMLDivElement>(null);
  useGlide(axis, view);
  const { moved } = view;
  const months = monthLabels(sheetMonths(addDays(today, moved * 7), false), false);
  const weeks = Array.from({ length: columns + 2 * weeksBeyond }, (_, i) => i - weeksBeyond);
  return (
    <>
      <div className={s.glass} aria-hidden="true">
        <div className={s.axis} ref={axis}>
          {months.map(({ month, column, isShown }) => (
            <b key={month} style={{ '--x': column - 1 } as CSSProperties}>
              {isShown && format.month(new Date(utcMidnight(firstDay(month))))}
            </b>
          ))}
          {weeks.map((column) => {
            const offset = column - middle + moved;
            const number = weekFrom(today, offset);
            return (
              <i
                key={offset}
                className={column < middle ? s.past : s.next}
                style={{ '--x': column } as CSSProperties}
              >
                {column === 0 ? format.week(number) : number}
              </i>
            );
          })}
        </div>
      </div>
      {moved !== 0 && (
        <button
          type="button"
          className={`${s.real} ${moved < 0 ? s.after : s.before}`}
          tabIndex={-1}
          aria-hidden="true"
          style={{ '--x': middle - moved } as CSSProperties}
          onClick={goBack}
        >
          {names.realDay}
        </button>
      )}
    </>
  );
}
