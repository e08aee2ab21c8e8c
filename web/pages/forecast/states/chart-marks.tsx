import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { columns } from '../../../ui/charts/forecast-geometry.ts';
import { bridgedValues, findLeftOutWeeks } from '../model/result.ts';
import type { StateMessages } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './chart-marks.module.css';
import { isSmallCount } from './find-states.ts';

interface Props extends ShownMetric {
  states: StateMessages;
  /** The column of the first week after the data, and the number of weeks missing until Today. */
  dataEnd: number;
  lag: number;
  isMoved: boolean;
  /** The position of a value, as a percentage from the top. */
  y: (value: number) => number;
}

/** The width of a note, in columns. */
const noteColumns = 6;

/** Marks in the plot: weeks that are missing, left out or without values, and small counts as dots. */
export function ChartMarks(props: Props) {
  const { result, outlook, numbers, states, dataEnd, lag, isMoved, y } = props;
  const { chart: t } = states;
  const { ended, pausedSince, weeks, restart } = result;
  const weekColumn = (week: number) => dataEnd + week - weeks.length;
  const isShown = (column: number) => column >= 0 && column < columns;
  const isNoteLeft = (column: number) => column > columns / 2 - noteColumns;
  /** True if a note on this week has less room above the line than below it. */
  function isFullAbove(column: number): boolean {
    const from = isNoteLeft(column) ? column - noteColumns : column + 1;
    const drawn = [...bridgedValues(result, outlook), ...outlook.mean];
    const places = drawn.flatMap((value, week) => {
      const at = weekColumn(week);
      return at >= from && at < from + noteColumns ? y(value) : [];
    });
    return Math.min(...places) < 100 - Math.max(...places);
  }
  return (
    <>
      {lag > 0 && <Hatch from={dataEnd} to={dataEnd + lag} text={t.notInFile} />}
      {ended && !isMoved && (lag > 0 || !ended.isPast) && isShown(dataEnd) && (
        <span className={s.end} style={at(dataEnd)} data-low={isFullAbove(dataEnd) || undefined}>
          <b>{fill(t.fileEnds, { day: numbers.shortDay(ended.day) })}</b>
        </span>
      )}
      {ended?.isPast && !isMoved && (
        <>
          <Hatch from={dataEnd} to={dataEnd + outlook.mean.length} />
          <span className={s.say} style={at(dataEnd + 1, 6)}>
            {t.allPassed}
          </span>
        </>
      )}
      {findLeftOutWeeks(result, outlook).map(({ week, used }) => {
        const column = weekColumn(week);
        const value = outlook.values[week] ?? 0;
        if (!isShown(column)) return null;
        const top = y(value);
        const isOff = top < 0 || top > 100;
        return (
          <span key={week}>
            <Hatch from={column} to={column + 1} />
            {isOff ? (
              <>
                <i className={s.arrow} style={at(column)} data-below={top > 100 || undefined} />
                <span
                  className={s.note}
                  style={at(column)}
                  data-left={isNoteLeft(column) || undefined}
                  data-low={isFullAbove(column) || undefined}
                >
                  {fill(t.offScale, {
                    week: numbers.week(weeks[week] ?? ''),
                    n: numbers.value(outlook.name, value),
                    m: numbers.value(outlook.name, numbers.expected(outlook, used)),
                  })}
                </span>
              </>
            ) : (
              <i className={s.ring} style={at(column, top)} />
            )}
          </span>
        );
      })}
      {pausedSince !== undefined && !isMoved && (
        <>
          <Hatch
            from={weekColumn(pausedSince)}
            to={dataEnd}
            text={fill(t.zeros, { weeks: numbers.whole(weeks.length - pausedSince) })}
            isMiddle
          />
          {restart && (
            <span className={s.say} style={at(dataEnd + 1.3, 6)}>
              <b>{fill(t.restarted, { day: numbers.day(restart.day) })}</b>{' '}
              {fill(t.from, { weeks: numbers.whole(pausedSince) })}
            </span>
          )}
        </>
      )}
      {isSmallCount(outlook) && !isMoved && <Dots {...{ outlook, weekColumn }} />}
    </>
  );
}

function at(x: number, y?: number): CSSProperties {
  return { '--x': x, ...(y !== undefined && { '--y': y.toFixed(1) }) } as CSSProperties;
}

function Hatch(props: { from: number; to: number; text?: string; isMiddle?: boolean }) {
  const [from, to] = [Math.max(0, props.from), Math.min(columns, props.to)];
  if (to <= from) return null;
  return (
    <span
      className={s.hatch}
      style={{ '--x': from, '--width': to - from } as CSSProperties}
      data-middle={props.isMiddle || undefined}
    >
      {props.text && to - from > 1 && <span>{props.text}</span>}
    </span>
  );
}

/** More dots would not fit. */
const maxDots = 8;

/** One dot for each; ahead, strong dots are the most likely number, pale ones are possible. */
function Dots({ outlook, weekColumn }: { outlook: Outlook; weekColumn: (week: number) => number }) {
  const { values, mean, high90, low90 } = outlook;
  const weeks = [
    ...values.map((value) => ({
      count: value,
      likely: value,
      label: `${Math.round(value)}`,
      min: value,
      isAhead: false,
    })),
    ...mean.map((value, i) => ({
      count: high90[i] ?? 0,
      likely: Math.round(value),
      label: `${Math.round(low90[i] ?? 0)}–${Math.round(high90[i] ?? 0)}`,
      min: Math.round(low90[i] ?? 0),
      isAhead: true,
    })),
  ];
  return weeks.map(({ count, likely, min, label, isAhead }, week) => {
    const column = weekColumn(week);
    if (column < 0 || column >= columns) return null;
    const dots = Math.min(maxDots, Math.round(count));
    return (
      <span key={column} className={s.dots} style={at(column)} data-ahead={isAhead || undefined}>
        <em>{label}</em>
        {(dots === 0 || min === 0) && <i data-none="" />}
        {Array.from({ length: dots }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the dot
          <i key={i} data-likely={i < likely || undefined} />
        ))}
      </span>
    );
  });
}
