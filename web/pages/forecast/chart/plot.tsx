import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { fill } from '../../../../content/fill.ts';
import fan from '../../../ui/charts/fan.module.css';
import { box, type ChartLines, type chartPaths, columns } from '../../../ui/charts/forecast-geometry.ts';
import { dots } from '../../../ui/charts/path.ts';
import plot from '../../../ui/charts/plot.module.css';
import type { useWeekHandle } from '../../../ui/charts/use-week-handle.ts';
import type { MovedTodayScore } from '../model/moved-today.ts';
import { WeekLabel, type WeekLabelProps } from '../parts/week-label.tsx';
import { isSmallCount } from '../states/find-states.ts';
import { coverageText, metricName, missText } from '../text/forecast-messages.ts';
import { plainText, shownAt } from '../text/sentence.ts';
import { leftOutSentences } from '../text/sentences.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import s from './chart.module.css';
import { byMouse, stayHere } from './line-drag.ts';
import type { MovingParts } from './moving.tsx';
import { Chevrons } from './ruler.tsx';
import type { Today } from './use-moved-today.ts';

interface Props extends ShownMetric {
  drawn: ChartLines;
  paths: ReturnType<typeof chartPaths>;
  /** Columns of the Today line, of the real Today, and of the focused week. */
  line: number;
  realColumn: number;
  /** The column of the first week after the data. */
  dataEnd: number;
  week: number;
  verdict: MovedTodayScore | undefined;
  /** Weeks after Today off the sheet's left edge. */
  skipped: number;
  endWeek: WeekLabelProps;
  moving: MovingParts | undefined;
  states: StateParts | undefined;
  today: Today;
  /** About the week furthest outside its range. */
  note: { column: number; value: number; text: string } | undefined;
  /** Moves when the sheet glides. */
  sheet: RefObject<HTMLDivElement | null>;
  /** Undefined if Today is fixed. */
  drag: ReturnType<typeof useWeekHandle>['dragProps'] | undefined;
  onFocusWeek: (column: number, isKey: boolean) => void;
}

/** The drawing, read week by week with a pointer or the arrow keys. */
export function Plot(props: Props) {
  const { outlook, messages, numbers, drawn, paths, line, realColumn, week, verdict } = props;
  const { chart } = messages;
  const { name } = outlook;
  const { mean } = drawn;
  const isMoved = verdict !== undefined;
  const hidden = props.dataEnd + outlook.mean.length;
  const isDotted = props.states !== undefined && !isMoved && isSmallCount(outlook);
  const at = (column: number, value: number) =>
    ({ '--x': column, '--y': ((paths.y(value) / box.height) * 100).toFixed(1) }) as CSSProperties;
  const column = (x: number) => ({ '--x': x }) as CSSProperties;

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: week - 1,
      ArrowRight: week + 1,
      Home: 0,
      End: columns,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    props.onFocusWeek(to, true);
  }
  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    props.onFocusWeek(Math.floor(((clientX - left) / width) * columns), false);
  }

  /** True if the line would start on the label above this value. */
  const isCovered = (tick: number) =>
    known.slice(0, 2).some((n) => Math.abs(paths.y(tick) - labelHeight / 2 - paths.y(n)) < labelHeight);
  const end = mean.at(-1);
  const endLabel = fill(chart.end, { n: numbers.value(name, end ?? 0), week: '\0' }).split('\0');
  const value = (n: number | undefined) => numbers.value(name, n ?? 0);
  const isLineShown = line >= 0 && line <= columns;
  /** Before the forecast; after it if Today is off the left edge. */
  const known = drawn.measured.length > 0 ? drawn.measured : drawn.actuals;
  const label = [
    fill(numbers.counted(chart.label, known.length), {
      metric: metricName(outlook, messages),
      behind: known.length,
      first: value(known[0]),
      last: value(known.at(-1)),
    }),
    end === undefined
      ? ''
      : fill(chart.labelAhead, {
          from: value(mean[0]),
          to: value(end),
          low: value(drawn.low90.at(-1)),
          high: value(drawn.high90.at(-1)),
        }),
    verdict ? `${coverageText(verdict, messages)}.` : '',
    ...(props.states && !verdict
      ? leftOutSentences(props.result, outlook, messages, numbers, props.states.messages)
      : []
    ).map((sentence) => plainText([sentence])),
  ].join(' ');

  return (
    <div
      id={shownAt.chart}
      className={`${plot.plot} ${s.plot}`}
      role="group"
      aria-label={chart.keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: read week by week with the arrow keys
      tabIndex={0}
      onKeyDown={press}
      onPointerMove={point}
      onPointerDown={point}
    >
      <div ref={props.sheet} className={s.sheet}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          data-dotted={isDotted || undefined}
          data-restart={(props.result.restart && !isMoved) || undefined}
        >
          <path
            className={s.grid}
            d={paths.ticks.map(({ y }) => `M0 ${Math.round(y)}h${box.width}`).join('')}
          />
          {end !== undefined && (
            <>
              <path className={fan.band90} d={paths.band90} />
              <path className={fan.band50} d={paths.band50} />
              {isMoved && <path className={s.miss} d={paths.misses} />}
              <path className={fan.forecast} d={paths.forecast} />
            </>
          )}
          <path className={fan.expected} d={dots(paths.expected)} />
          <path className={fan.hollow} d={dots(paths.expected)} />
          {verdict && (
            <Rings points={paths.came.filter((_, i) => verdict.outside.includes(i + props.skipped))} />
          )}
          <path className={fan.actual} d={paths.actual} />
          <path className={fan.measured} d={dots([...paths.measured, ...paths.came])} />
        </svg>
        {isMoved && realColumn <= columns && (
          <i className={s.real} style={column(realColumn)} aria-hidden="true" />
        )}
        {props.states && (
          <div className={s.marks} aria-hidden="true">
            <props.states.ChartMarks
              {...props}
              states={props.states.messages}
              lag={isMoved ? 0 : props.today.lag}
              isMoved={isMoved}
              y={(value) => (paths.y(value) / box.height) * 100}
            />
          </div>
        )}
        {hidden < columns && <div className={s.blank} style={column(hidden)} aria-hidden="true" />}
      </div>
      {(isDotted ? [] : paths.ticks).map(({ value }) => (
        <span
          key={value}
          className={s.axis}
          style={at(26, value)}
          data-covered={isCovered(value) || undefined}
          aria-hidden="true"
        >
          {name === 'cpa' ? numbers.value(name, value) : numbers.tick(value)}
        </span>
      ))}
      <i className={s.focus} style={column(week)} aria-hidden="true" />
      {isLineShown && (
        <i
          className={s.today}
          style={column(line)}
          data-follows=""
          aria-hidden="true"
          {...(props.drag && byMouse(stayHere(props.drag)))}
        />
      )}
      {props.drag && isLineShown && (
        <i
          className={s.grip}
          style={column(line)}
          data-follows=""
          aria-hidden="true"
          {...stayHere(props.drag)}
        >
          <Chevrons />
        </i>
      )}
      {verdict && isLineShown && (
        <p
          className={s.verdict}
          style={column(Math.min(line, columns - verdictColumns))}
          data-beside-line={isFreeBesideLine(drawn) || undefined}
          aria-hidden="true"
        >
          <b>{coverageText(verdict, messages)}</b>
          {missText(verdict, messages.moved, numbers)}
        </p>
      )}
      {props.note && props.moving && (
        <props.moving.Note
          column={props.note.column}
          y={(paths.y(props.note.value) / box.height) * 100}
          text={props.note.text}
          verdictColumns={verdict && isLineShown && !isFreeBesideLine(drawn) ? verdictColumns : 0}
        />
      )}
      {!isMoved && end !== undefined && mean.length > 8 && (
        <span className={s.end} style={at(25.5, drawn.high90.at(-1) ?? 0)} aria-hidden="true">
          <b>
            {endLabel[0]}
            <WeekLabel {...props.endWeek} />
            {endLabel[1]}
          </b>
          {fill(chart.cases, {
            range: numbers.range(name, drawn.low90.at(-1) ?? 0, drawn.high90.at(-1) ?? 0),
          })}
        </span>
      )}
    </div>
  );
}

/** Rings around weeks outside their range. */
function Rings({ points }: { points: ReturnType<typeof chartPaths>['came'] }) {
  return (
    <>
      <path className={s.ring} d={dots(points)} />
      <path className={s.gap} d={dots(points)} />
    </>
  );
}

const verdictColumns = 8;
/** Of an axis label on a phone, in drawing units. */
const labelHeight = 30;

/** True if the weeks next to the line leave more room above them than the last ones. */
function isFreeBesideLine({ actuals, high90 }: ChartLines): boolean {
  const all = high90.map((high, i) => Math.max(high, actuals[i] ?? high));
  return Math.max(...all.slice(0, verdictColumns)) < Math.max(...all.slice(-verdictColumns));
}
