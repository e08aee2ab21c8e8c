import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { defaultHorizon } from '../../../../forecast/outlook.ts';
import { box, columns, overviewPaths, overviewPosition } from '../../../ui/charts/forecast-geometry.ts';
import { bridgedValues, measuredWeeksShown } from '../model/result.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { MovingParts } from './moving.tsx';
import s from './overview.module.css';
import type { Today } from './use-moved-today.ts';

interface Props extends ShownMetric {
  today: Today;
  /** Moves the frame once loaded. */
  moving: MovingParts | undefined;
}

/** Share of the width that a year's label needs. */
const yearWidth = 0.09;

/** The whole history as a thin line, and a frame around the chart's weeks. */
export function Overview({ result, outlook, messages, numbers, isLive, today, moving }: Props) {
  const { mean } = outlook;
  const values = useMemo(() => bridgedValues(result, outlook), [result, outlook]);
  const { at, centre } = today;
  const x = (week: number) => Math.round(overviewPosition(week, values.length) * box.width);
  const paths = useMemo(() => overviewPaths(values, mean), [values, mean]);
  const last = Math.min(values.length + defaultHorizon, centre - measuredWeeksShown + columns) - 1;
  const [from, to] = [x(centre - measuredWeeksShown), x(last)];

  function jump(event: MouseEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.target instanceof HTMLButtonElement || !moving) return;
    const week = Math.round((event.clientX - left) / (width * overviewPosition(1, values.length)));
    today.show(Math.max(measuredWeeksShown, Math.min(values.length, week)), false);
  }

  return (
    <div className={s.overview}>
      <p>
        {fill(messages.chart.all, { weeks: numbers.whole(values.length) })}
        {moving && <span>{fill(moving.messages.frame.hint, { weeks: columns })}</span>}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the frame has keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div className={s.track} onClick={jump}>
        <svg viewBox={`0 0 ${box.width} 64`} preserveAspectRatio="none" aria-hidden="true">
          <path className={s.frame} d={`M${from} 0H${to}V64H${from}z`} />
          <path className={s.thin} d={paths.measured} />
          <path className={s.thinAhead} d={paths.forecast} />
          <path className={s.now} d={`M${x(at - 0.5)} 0V64`} />
        </svg>
        {moving && <moving.Frame {...{ result, numbers, today }} messages={moving.messages.frame} />}
      </div>
      <div className={s.years} aria-hidden="true">
        {isLive &&
          yearMarks(result.weeks, values.length).map(({ year, place }) => (
            <i key={year} style={{ '--x': place.toFixed(3) } as CSSProperties}>
              {year}
            </i>
          ))}
      </div>
    </div>
  );
}

/** Starts of years, at the middle of the first week. */
function yearMarks(weeks: readonly string[], count: number) {
  const yearAt = (week: number) => addDays(weeks[week] ?? '', 3).slice(0, 4);
  return weeks
    .map((_, week) => ({ year: yearAt(week), place: overviewPosition(week, count), week }))
    .filter(({ year, place, week }) => week > 0 && year !== yearAt(week - 1) && place < 1 - yearWidth);
}
