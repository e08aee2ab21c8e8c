import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day } from '../../../../contract/calendar.ts';
import { chartPaths, columns } from '../../../ui/charts/forecast-geometry.ts';
import { useWeekHandle } from '../../../ui/charts/use-week-handle.ts';
import t from '../../../ui/text.module.css';
import type { AccountChoices } from '../model/choices.ts';
import { scoreMovedToday } from '../model/moved-today.ts';
import { bridgedValues, measuredWeeksShown } from '../model/result.ts';
import type { WeekLabelProps } from '../parts/week-label.tsx';
import { coverageText } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import { outsideNote } from '../text/verdict-sentences.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import { ChartNumbers, Legend } from './caption.tsx';
import s from './chart.module.css';
import type { MovingParts } from './moving.tsx';
import { Overview } from './overview.tsx';
import { Plot } from './plot.tsx';
import { Readout } from './readout.tsx';
import { Ruler } from './ruler.tsx';
import { FrozenWhileMoving, type Today } from './use-moved-today.ts';

interface Props extends ShownMetric {
  today: Today;
  /** The filters as text. */
  kept: string;
  moving: MovingParts | undefined;
  states: StateParts | undefined;
  onChoices: (choices: AccountChoices) => void;
  /** Covers the locked weeks. */
  children?: ReactNode;
}

/** Delay before the result of a move is announced. */
const quietMs = 400;
const glideMs = 280;

/** Thirteen measured weeks, Today, and the weeks ahead as a range. */
export function Chart(props: Props) {
  const { result, outlook, numbers, isLive, today } = props;
  const { moved, at, centre, real, min } = today;
  const isSample = result.source.kind === 'sample';
  const isForecast = outlook.mean.length > 0;
  const start = moved?.start ?? real;
  /** The column of a week, by its index. */
  const weekColumn = (week: number) =>
    isForecast ? measuredWeeksShown + week - centre : Math.min(real, columns) + week - real;
  const now = weekColumn(start);
  /** Forecast weeks off the sheet's left edge. */
  const skipped = Math.max(0, -now);
  const made = moved?.outlook ?? outlook;
  const ahead = (list: readonly number[]) => list.slice(skipped, Math.max(0, columns - now));
  const values = bridgedValues(result, outlook);
  const drawn = {
    measured: values.slice(Math.max(0, start - now), Math.max(0, Math.min(0, columns - now) + start)),
    actuals: ahead(moved ? values.slice(moved.start) : []),
    mean: ahead(made.mean),
    low50: ahead(made.low50),
    high50: ahead(made.high50),
    low90: ahead(made.low90),
    high90: ahead(made.high90),
  };
  const paths = chartPaths(drawn, now);
  const verdict = moved && scoreMovedToday(moved);

  const [focused, setFocused] = useState<number | null>(null);
  /** Not for pointers: every move would be announced. */
  const [isSpoken, setSpoken] = useState(false);
  const turn = Math.max(0, Math.min(now, columns));
  const first = turn - drawn.measured.length;
  const last = turn + Math.max(drawn.mean.length, drawn.actuals.length) - 1;
  const week = Math.max(first, Math.min(focused ?? (moved ? now : now + today.lag), last));
  const dayAt = (column: number): Day =>
    addDays(result.weeks.at(-1) ?? '', (column - weekColumn(real) + 1) * 7);

  const figure = useRef<HTMLElement>(null);
  const todayAt = real + today.lag;
  const handle = useWeekHandle({
    at: today.line,
    min,
    max: todayAt,
    real: todayAt,
    columns,
    onMove: (to, isDrag) => today.move(to, isDrag),
    onFollow(weeks) {
      // Set on the figure, it would restyle all descendants.
      const moving = figure.current?.querySelectorAll<HTMLElement>('[data-follows]') ?? [];
      for (const element of moving) element.style.setProperty('--drag', String(weeks));
    },
    onRelease: today.release,
  });
  const line = weekColumn(today.line);
  const sheet = useGlide(centre, today.isDragging);
  const spoken = useQuietly(
    verdict && `${numbers.day(dayAt(now))}: ${coverageText(verdict, props.messages)}`,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: not rendered for each move of the pointer
  const { legend, table } = useMemo(
    () => ({
      legend: <Legend {...props} {...{ moved, drawn }} day={dayAt(now)} />,
      table: <ChartNumbers {...props} {...{ drawn, weekLabelProps }} first={first - now} />,
    }),
    [result, outlook, numbers, isLive, at, centre, moved, props.kept, props.states],
  );

  return (
    <figure ref={figure} className={s.chart}>
      <Ruler
        key={isLive ? 'live' : 'built'}
        {...props}
        line={line}
        realColumn={weekColumn(todayAt)}
        dayAt={dayAt}
        slider={isLive && isForecast && min < real ? handle.sliderProps : undefined}
      />
      {props.states && (
        <props.states.MonthBar
          {...props}
          states={props.states.messages}
          dataEnd={weekColumn(real)}
          isMoved={moved !== undefined}
        />
      )}
      <Plot
        {...props}
        {...{ drawn, paths, line, week, verdict }}
        sheet={sheet}
        realColumn={weekColumn(todayAt)}
        dataEnd={weekColumn(real)}
        skipped={skipped}
        note={note()}
        endWeek={weekLabelProps(skipped + drawn.mean.length - 1)}
        drag={isLive && isForecast && min < real ? handle.dragProps : undefined}
        onFocusWeek={(column, isKey) => {
          setSpoken(isKey);
          setFocused(Math.max(first, Math.min(last, column)));
        }}
      />
      <p className={t.hidden} role="status">
        {spoken}
      </p>
      <Readout
        {...props}
        isSpoken={isSpoken}
        lag={today.lag}
        ahead={week - now}
        index={start + week - now}
        earlier={moved?.outlook}
        week={weekLabelProps(week - now)}
        day={dayAt(week)}
      />
      {!moved && props.children}
      <figcaption>
        <FrozenWhileMoving isFrozen={today.isFrozen}>{legend}</FrozenWhileMoving>
        {outlook.values.length > columns && <Overview {...props} />}
        <FrozenWhileMoving isFrozen={today.isFrozen}>{table}</FrozenWhileMoving>
      </figcaption>
    </figure>
  );

  /** The visible week that is furthest outside its range. */
  function note() {
    const [worst] = (verdict?.outside ?? [])
      .map((i) => ({ i, off: missBy(i) }))
      .filter(({ i }) => now + i >= 0 && now + i < columns)
      .sort((a, b) => b.off - a.off);
    if (!moved || !worst || !props.moving) return undefined;
    const value = moved.actual[worst.i] ?? 0;
    const text = outsideNote(start + worst.i, outlook, result, props.moving.messages.outside, numbers);
    return { column: now + worst.i, value, text };
  }
  function missBy(i: number): number {
    const value = moved?.actual[i] ?? 0;
    return Math.max((made.low90[i] ?? 0) - value, value - (made.high90[i] ?? 0));
  }
  /** A week by its distance from Today, for labels updated to the day of the visit. */
  function weekLabelProps(offset: number): WeekLabelProps {
    return { offset, name: numbers.week(dayAt(now + offset)), isLive: isLive || !isSample };
  }
}

/** Glides the sheet to other weeks, unless they are far away or dragged, or the visitor prefers reduced motion. */
function useGlide(centre: number, isDragging: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef(centre);
  useLayoutEffect(() => {
    const weeks = centre - last.current;
    last.current = centre;
    if (weeks === 0 || isDragging || Math.abs(weeks) > columns) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = `translateX(${(weeks / columns) * 100}%)`;
    sheet.current?.animate({ transform: [from, 'none'] }, { duration: glideMs, easing: 'ease-out' });
  }, [centre, isDragging]);
  return sheet;
}

/** Debounces a text, so that only its last change is announced. */
function useQuietly(text: string | undefined): string | undefined {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
