import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { useTodayHandle } from '../../ui/charts/use-today-handle.ts';
import t from '../../ui/text.module.css';
import s from './chart.module.css';
import { Caption } from './chart-caption.tsx';
import { chartPaths, columns, weeksBehind } from './chart-geometry.ts';
import { Plot } from './chart-plot.tsx';
import { Readout } from './chart-readout.tsx';
import { Ruler } from './chart-ruler.tsx';
import type { ShownMetric } from './shown-metric.ts';
import { AtRest, type Today, verdictOf } from './use-moved-today.ts';
import type { WeekLabelProps } from './week-label.tsx';
import { insideOf } from './words.ts';

interface Props extends ShownMetric {
  today: Today;
  /** What the filters keep. */
  kept: string;
  /** What covers the weeks that are not shown. */
  children?: ReactNode;
}

/** How long after the last move its result is announced. */
const quietMs = 400;
const glideMs = 280;

/** Thirteen measured weeks, Today, and the weeks ahead as a range. */
export function Chart(props: Props) {
  const { result, outlook, numbers, isLive, today } = props;
  const { moved, at, centre, real, least } = today;
  const isSample = result.source.kind === 'sample';
  const isForecast = outlook.mean.length > 0;
  const start = moved?.start ?? real;
  /** The column of a week, by its place in the history. */
  const columnOf = (week: number) =>
    isForecast ? weeksBehind + week - centre : Math.min(real, columns) + week - real;
  const now = columnOf(start);
  const drawn = {
    ...(moved?.outlook ?? outlook),
    measured: outlook.values.slice(Math.max(0, start - now), start),
    came: (moved?.came ?? []).slice(0, columns - now),
  };
  const ahead = Math.min(drawn.mean.length, columns - now);
  for (const line of ['mean', 'low50', 'high50', 'low90', 'high90'] as const)
    drawn[line] = drawn[line].slice(0, ahead);
  const paths = chartPaths(drawn, now);
  const verdict = moved && verdictOf(moved);

  const [focused, setFocused] = useState<number | null>(null);
  /** With a pointer, every move would be spoken. */
  const [isSpoken, setSpoken] = useState(false);
  const last = now + Math.max(drawn.mean.length, drawn.came.length) - 1;
  const week = Math.max(now - drawn.measured.length, Math.min(focused ?? now, last));
  const dayAt = (column: number): Day =>
    addDays(result.weeks.at(-1) ?? '', (column - columnOf(real) + 1) * 7);

  const figure = useRef<HTMLElement>(null);
  const handle = useTodayHandle({
    at,
    least,
    most: real,
    real,
    columns,
    onMove: (to, isDrag) => today.move(to, isDrag),
    onFollow(weeks) {
      // On the figure, every frame would restyle all that is in it.
      const moving = figure.current?.querySelectorAll<HTMLElement>('[data-follows]') ?? [];
      for (const element of moving) element.style.setProperty('--drag', String(weeks));
    },
    onRelease: today.release,
  });
  const line = columnOf(at);
  const sheet = useGlide(centre);
  const spoken = useQuietly(verdict && `${numbers.day(dayAt(now))}: ${insideOf(verdict, props.words)}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: not drawn again for each move of the pointer
  const caption = useMemo(
    () => <Caption {...props} moved={moved} drawn={drawn} weekOf={weekOf} day={dayAt(now)} />,
    [result, outlook, numbers, isLive, at, moved, props.kept],
  );

  return (
    <figure ref={figure} className={s.chart}>
      <Ruler
        key={isLive ? 'live' : 'built'}
        {...props}
        line={line}
        realColumn={columnOf(real)}
        dayAt={dayAt}
        slider={isLive && isForecast && least < real ? handle.sliderProps : undefined}
      />
      <Plot
        {...props}
        {...{ drawn, paths, line, week, verdict }}
        sheet={sheet}
        realColumn={columnOf(real)}
        endWeek={weekOf(ahead - 1)}
        drag={isLive && isForecast && least < real ? handle.dragProps : undefined}
        onFocusWeek={(column, isKey) => {
          setSpoken(isKey);
          setFocused(Math.max(now - drawn.measured.length, Math.min(last, column)));
        }}
      />
      <p className={t.hidden} role="status">
        {spoken}
      </p>
      <Readout
        {...props}
        isSpoken={isSpoken}
        ahead={week - now}
        index={start + week - now}
        earlier={moved?.outlook}
        week={weekOf(week - now)}
        day={dayAt(week)}
      />
      {!moved && props.children}
      <AtRest isDragging={today.isDragging}>{caption}</AtRest>
    </figure>
  );

  /** A week by its distance from Today, for texts that may be moved to the day of the visit. */
  function weekOf(offset: number): WeekLabelProps {
    return { offset, name: numbers.week(dayAt(now + offset)), isLive: isLive || !isSample };
  }
}

/** When Today is in the middle again, the sheet glides there, unless the visitor prefers less motion. */
function useGlide(centre: number) {
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef(centre);
  useLayoutEffect(() => {
    const weeks = centre - last.current;
    last.current = centre;
    if (weeks === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = `translateX(${(weeks / columns) * 100}%)`;
    sheet.current?.animate({ transform: [from, 'none'] }, { duration: glideMs, easing: 'ease-out' });
  }, [centre]);
  return sheet;
}

/** A text that is announced when it has stayed the same for a moment. */
function useQuietly(text: string | undefined): string | undefined {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
