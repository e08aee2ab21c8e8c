import { fill } from '../../../content/fill.ts';
import { weeksAhead } from '../../../forecast/outlook.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { FanKeys } from '../../ui/charts/fan-keys.tsx';
import s from './chart-caption.module.css';
import { box, columns, overviewPaths } from './chart-geometry.ts';
import type { ShownMetric } from './shown-metric.ts';
import { WeekLabel, type WeekLabelProps } from './week-label.tsx';
import { metricName } from './words.ts';

/** The legend, the whole history as a thin line, and the numbers as a table. */
export function Caption(
  props: ShownMetric & { shown: readonly number[]; weekOf: (offset: number) => WeekLabelProps },
) {
  const { result, outlook, words, numbers, shown, weekOf } = props;
  const { chart } = words;
  const { name, values, mean } = outlook;
  const cell = (value: number | undefined) => (value === undefined ? '–' : numbers.value(name, value));
  const rows = Array.from({ length: shown.length + mean.length }, (_, i) => {
    const ahead = i - shown.length;
    return [
      <WeekLabel key="week" {...weekOf(ahead)} />,
      cell(shown[i]),
      cell(outlook.low90[ahead]),
      cell(mean[ahead]),
      cell(outlook.high90[ahead]),
    ];
  });
  return (
    <figcaption>
      <div className={s.caption}>
        <b>{fill(words.perWeek, { metric: metricName(outlook, words) })}</b>
        {result.source.kind === 'sample' && <span>{chart.illustrative}</span>}
        <FanKeys actual={chart.measured} ahead={mean.length > 0 ? chart : undefined} />
      </div>
      {values.length > columns && <Overview {...props} />}
      <ChartTable
        summary={chart.asTable}
        head={[chart.week, chart.measured, chart.low, chart.forecast, chart.high]}
        rows={rows}
      />
    </figcaption>
  );
}

function Overview({ outlook, words, numbers }: ShownMetric) {
  const paths = overviewPaths(outlook.values, outlook.mean, weeksAhead);
  return (
    <div className={s.overview}>
      <p>{fill(words.chart.all, { weeks: numbers.whole(outlook.values.length) })}</p>
      <svg viewBox={`0 0 ${box.width} 64`} preserveAspectRatio="none" aria-hidden="true">
        <path className={s.frame} d={paths.frame} />
        <path className={s.thin} d={paths.measured} />
        <path className={s.thinAhead} d={paths.forecast} />
        <path className={s.now} d={paths.today} />
      </svg>
    </div>
  );
}
