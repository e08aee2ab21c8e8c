import type { CSSProperties } from 'react';
import type { DeckChart } from '../../deck/deck.ts';
import fan from '../../ui/charts/fan.module.css';
import { box, chartPaths, columns } from '../../ui/charts/forecast-geometry.ts';
import { dots } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import s from './slide-chart.module.css';

/** Its numbers are on the slide or in the table, so it is hidden from screen readers. */
export function SlideChart({
  chart,
  className,
  isFlagged = false,
}: {
  chart: DeckChart;
  className: string | undefined;
  isFlagged?: boolean;
}) {
  const { measured, mean, weeks, today } = chart;
  const paths = chartPaths({ ...chart, actuals: [] }, measured.length);
  const width = Math.round((box.width / columns) * weeks.length);
  return (
    <div className={`${plot.plot} ${s.chart} ${className}`}>
      <svg viewBox={`0 0 ${width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
        {mean.length > 0 && (
          <>
            <path className={fan.band90} d={paths.band90} />
            <path className={fan.band50} d={paths.band50} />
            <path className={fan.forecast} d={paths.forecast} />
          </>
        )}
        <path className={fan.actual} d={paths.actual} />
        <path className={fan.measured} d={dots(paths.measured)} />
        {mean.length > 0 && (
          <>
            <path className={fan.expected} d={dots(paths.expected)} />
            <path className={fan.hollow} d={dots(paths.expected)} />
          </>
        )}
      </svg>
      {mean.length > 0 && (
        <i
          aria-hidden="true"
          style={{ '--x': `${((measured.length / weeks.length) * 100).toFixed(1)}%` } as CSSProperties}
        >
          {isFlagged && <b>{today}</b>}
        </i>
      )}
    </div>
  );
}
