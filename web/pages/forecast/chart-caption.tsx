import { fill } from '../../../content/fill.ts';
import type { Day } from '../../../contract/calendar.ts';
import { weeksAhead } from '../../../forecast/outlook.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { FanKeys } from '../../ui/charts/fan-keys.tsx';
import s from './chart-caption.module.css';
import { box, type ChartLines, columns, overviewPaths } from './chart-geometry.ts';
import { shownAt } from './sentences.ts';
import type { ShownMetric } from './shown-metric.ts';
import type { Moved, Today } from './use-moved-today.ts';
import { WeekLabel, type WeekLabelProps } from './week-label.tsx';
import { metricName } from './words.ts';

/** The legend, the whole history as a thin line, and the numbers as a table. */
export function Caption(
  props: ShownMetric & {
    today: Today;
    kept: string;
    moved: Moved | undefined;
    drawn: ChartLines;
    weekOf: (offset: number) => WeekLabelProps;
    /** The day that Today is at. */
    day: Day;
  },
) {
  const { result, outlook, words, numbers, moved, drawn, weekOf } = props;
  const { chart } = words;
  const { name, values } = outlook;
  const { mean, measured } = drawn;
  const known = [...measured, ...drawn.came];
  const cell = (value: number | undefined) => (value === undefined ? '–' : numbers.value(name, value));
  const rows = Array.from({ length: Math.max(known.length, measured.length + mean.length) }, (_, i) => {
    const ahead = i - measured.length;
    return [
      <span key="week" {...(ahead >= 0 && { id: shownAt.week(ahead), className: s.week, tabIndex: -1 })}>
        <WeekLabel {...weekOf(ahead)} />
      </span>,
      cell(known[i]),
      cell(drawn.low90[ahead]),
      cell(mean[ahead]),
      cell(drawn.high90[ahead]),
    ];
  });
  return (
    <figcaption>
      <div className={s.caption}>
        <b>{fill(words.perWeek, { metric: metricName(outlook, words) })}</b>
        {props.kept && <span>{props.kept}</span>}
        {result.source.kind === 'sample' && <span>{chart.illustrative}</span>}
        <FanKeys actual={moved ? words.moved.measured : chart.measured} ahead={ahead()} />
      </div>
      {values.length > columns && <Overview {...props} />}
      <ChartTable
        summary={chart.asTable}
        head={[chart.week, chart.measured, chart.low, chart.forecast, chart.high]}
        rows={rows}
      />
    </figcaption>
  );

  function ahead() {
    if (mean.length === 0) return undefined;
    if (!moved) return chart;
    const { made, miss } = words.moved;
    return { ...chart, forecast: fill(made, { day: numbers.day(props.day) }), miss };
  }
}

function Overview({ outlook, words, numbers, isLive, today }: ShownMetric & { today: Today }) {
  const paths = overviewPaths(outlook.values, outlook.mean, { ...today, ahead: weeksAhead });
  return (
    <div className={s.overview}>
      <p>
        {fill(words.chart.all, { weeks: numbers.whole(outlook.values.length) })}
        {isLive && <span>{words.moved.hint}</span>}
      </p>
      <svg viewBox={`0 0 ${box.width} 64`} preserveAspectRatio="none" aria-hidden="true">
        <path className={s.frame} d={paths.frame} />
        <path className={s.thin} d={paths.measured} />
        <path className={s.thinAhead} d={paths.forecast} />
        <path className={s.now} d={paths.today} />
      </svg>
    </div>
  );
}
