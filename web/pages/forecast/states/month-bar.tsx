import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import { capitalize } from '../../../../content/format.ts';
import { addDays, type Day, firstDay, lastDay, utcMidnight } from '../../../../contract/calendar.ts';
import { columns } from '../../../ui/charts/forecast-geometry.ts';
import { findMonthTotal } from '../model/months.ts';
import { isLateLeftOut } from '../model/result.ts';
import type { StateMessages } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './chart-marks.module.css';

const weekMs = 7 * 86_400_000;

/** The calendar month by day: measured, and still to come. */
export function MonthBar(props: ShownMetric & { states: StateMessages; dataEnd: number; isMoved: boolean }) {
  const { result, outlook, numbers, states, dataEnd } = props;
  const total = outlook.name === 'cpa' ? undefined : findMonthTotal(result, outlook);
  if (!total || result.pausedSince !== undefined) return null;
  // Empty while Today is moved: the chart below must not jump.
  if (props.isMoved) return <div className={s.month} />;
  const next = addDays(result.weeks.at(-1) ?? '', 7);
  const dayColumn = (day: Day) => {
    const column = dataEnd + (utcMidnight(day) - utcMidnight(next)) / weekMs;
    return Math.max(0, Math.min(columns, column));
  };
  const first = dayColumn(firstDay(total.month));
  const turn = total.measuredUntil ? dayColumn(addDays(total.measuredUntil, 1)) : first;
  const end = dayColumn(addDays(lastDay(total.month), 1));
  if (end <= first) return null;
  const value = (n: number) => numbers.value(outlook.name, numbers.expected(outlook, n));
  const span = (from: number, to: number) => ({ '--x': from, '--width': to - from }) as CSSProperties;
  return (
    <div className={s.month} aria-hidden="true">
      <b style={span(first, first)}>{capitalize(numbers.longMonth(firstDay(total.month)))}</b>
      {turn > first && (
        <i className={s.measured} style={span(first, turn)}>
          {fill(
            total.isBridged
              ? '{n}'
              : result.leftOut && !isLateLeftOut(result)
                ? states.chart.monthCounted
                : numbers.counted(states.chart.monthIn, numbers.expected(outlook, total.measured)),
            {
              n: value(total.measured),
            },
          )}
        </i>
      )}
      {end > turn && (
        <i className={s.coming} style={span(turn, end)}>
          {value(total.mean - total.measured)}
        </i>
      )}
    </div>
  );
}
