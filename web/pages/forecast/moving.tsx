import type { CSSProperties } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays } from '../../../contract/calendar.ts';
import { useWeekHandle } from '../../ui/charts/use-week-handle.ts';
import { columns, placeOf, weeksBehind } from './chart-geometry.ts';
import s from './moving.module.css';
import type { Numbers } from './numbers.ts';
import type { Result } from './result.ts';
import type { Today } from './use-moved-today.ts';
import type { MovingWords } from './words.ts';

interface FrameProps {
  result: Result;
  numbers: Numbers;
  today: Today;
  words: MovingWords['frame'];
}

/** The frame of the overview: where it is moved to, the chart shows the weeks. */
export function Frame({ result, numbers, today, words }: FrameProps) {
  const { at, centre, real } = today;
  const { sliderProps } = useWeekHandle({
    at: centre,
    least: weeksBehind,
    most: real,
    real: at,
    columns: 1 / placeOf(1, real),
    onMove: today.show,
    onRelease: () => today.show(centre, false),
  });
  const first = centre - weeksBehind;
  const name = (week: number) => numbers.weekAndYear(addDays(result.weeks[0] ?? '', week * 7));
  const shown = fill(words.value, { first: name(first), last: name(first + columns - 1) });
  return (
    <button
      type="button"
      className={s.frame}
      style={{ '--x': placeOf(first, real), '--width': placeOf(columns - 1, real) } as CSSProperties}
      {...sliderProps}
      {...{ 'aria-label': words.label, 'aria-valuetext': shown }}
    />
  );
}
