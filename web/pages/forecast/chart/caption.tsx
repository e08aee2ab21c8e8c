import { fill } from '../../../../content/fill.ts';
import type { Day } from '../../../../contract/calendar.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { FanKeys } from '../../../ui/charts/fan-keys.tsx';
import type { ChartLines } from '../../../ui/charts/forecast-geometry.ts';
import type { MovedToday } from '../model/moved-today.ts';
import { findLeftOutWeeks } from '../model/result.ts';
import { WeekLabel, type WeekLabelProps } from '../parts/week-label.tsx';
import { isSmallCount } from '../states/find-states.ts';
import { metricName } from '../text/forecast-messages.ts';
import { shownAt } from '../text/sentence.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import s from './caption.module.css';

interface LegendProps extends ShownMetric {
  kept: string;
  moved: MovedToday | undefined;
  drawn: ChartLines;
  /** The date of Today. */
  day: Day;
  states: StateParts | undefined;
}

/** The chart's title, and keys to its lines. */
export function Legend(props: LegendProps) {
  const { result, outlook, messages, numbers, moved } = props;
  const { chart } = messages;
  const t = props.states?.messages.chart;
  const isDotted = t !== undefined && !moved && isSmallCount(outlook);
  const isMissing = result.ended !== undefined && !moved;
  const measured = (result.dates?.granularity === 'month' && t?.spread) || chart.measured;
  const hatch = isMissing ? t?.passed : findLeftOutWeeks(result, outlook).length > 0 ? t?.leftOut : undefined;
  return (
    <div className={s.caption}>
      <b>
        {fill(isDotted && t ? t.oneDotEach : messages.perWeek, { metric: metricName(outlook, messages) })}
      </b>
      {props.kept && <span>{props.kept}</span>}
      {result.source.kind === 'sample' && <span>{chart.illustrative}</span>}
      <FanKeys actual={moved ? messages.moved.measured : measured} ahead={ahead()} />
      {hatch && <span className={s.hatch}>{hatch}</span>}
    </div>
  );

  function ahead() {
    if (props.drawn.mean.length === 0) return undefined;
    if (!moved && isDotted) {
      const canBeNone = outlook.low90.some((low) => Math.round(low) === 0);
      return { forecast: t.likely, range90: canBeNone ? t.possibleOrNone : t.possible };
    }
    if (!moved && result.pausedSince !== undefined && t)
      return { forecast: result.restart ? t.ifRestarted : t.ifPaused };
    if (!moved) return chart;
    const { made, miss } = messages.moved;
    return { ...chart, forecast: fill(made, { day: numbers.day(props.day) }), miss };
  }
}

interface NumbersProps extends ShownMetric {
  drawn: ChartLines;
  /** Weeks from Today to the first row. */
  first: number;
  weekLabelProps: (offset: number) => WeekLabelProps;
}

/** The chart as a table. */
export function ChartNumbers({ outlook, messages, numbers, drawn, first, weekLabelProps }: NumbersProps) {
  const { chart } = messages;
  const { mean, measured } = drawn;
  const known = [...measured, ...drawn.actuals];
  const cell = (value: number | undefined) =>
    value === undefined ? '–' : numbers.value(outlook.name, value);
  const rows = Array.from({ length: Math.max(known.length, measured.length + mean.length) }, (_, i) => {
    const offset = first + i;
    const ahead = i - measured.length;
    return [
      <span key="week" {...(offset >= 0 && { id: shownAt.week(offset), className: s.week, tabIndex: -1 })}>
        <WeekLabel {...weekLabelProps(offset)} />
      </span>,
      cell(known[i]),
      cell(drawn.low90[ahead]),
      cell(mean[ahead]),
      cell(drawn.high90[ahead]),
    ];
  });
  return (
    <ChartTable
      summary={chart.asTable}
      head={[chart.week, chart.measured, chart.low, chart.forecast, chart.high]}
      rows={rows}
    />
  );
}
