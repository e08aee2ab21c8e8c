import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day } from '../../../contract/calendar.ts';
import fan from '../../ui/charts/fan.module.css';
import { dots } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import s from './chart.module.css';
import { Caption } from './chart-caption.tsx';
import { box, chartPaths, columns, weeksBehind } from './chart-geometry.ts';
import { Readout } from './chart-readout.tsx';
import { Ruler } from './chart-ruler.tsx';
import type { ShownMetric } from './shown-metric.ts';
import { WeekLabel, type WeekLabelProps } from './week-label.tsx';
import { metricName } from './words.ts';

interface Props extends ShownMetric {
  /** What covers the weeks that are not shown. */
  children?: ReactNode;
}

/** Thirteen measured weeks, Today, and the weeks ahead as a range. */
export function Chart(props: Props) {
  const { result, outlook, words, numbers, isLive } = props;
  const { chart } = words;
  const { name, values, mean } = outlook;
  const isSample = result.source.kind === 'sample';
  const measured = values.slice(-weeksBehind);
  const today = mean.length > 0 ? weeksBehind : Math.min(values.length, columns);
  const shown = mean.length > 0 ? measured : values.slice(-columns);
  const paths = chartPaths({ ...outlook, measured: shown }, today);
  const [focused, setFocused] = useState<number | null>(null);
  /** With a pointer, every move would be spoken. */
  const [isSpoken, setSpoken] = useState(false);
  const week = Math.min(focused ?? today, today + mean.length - 1);
  const last = result.weeks.at(-1) ?? '';
  const dayAt = (column: number): Day => addDays(last, (column - today + 1) * 7);
  const at = (column: number, value: number) =>
    ({ '--x': column, '--y': ((paths.y(value) / box.height) * 100).toFixed(1) }) as CSSProperties;

  function move(to: number): void {
    setFocused(Math.max(today - shown.length, Math.min(today + mean.length - 1, to)));
  }
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
    setSpoken(true);
    move(to);
  }
  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSpoken(false);
    move(Math.floor(((clientX - left) / width) * columns));
  }

  const end = mean.at(-1);
  const endRange = numbers.range(name, outlook.low90.at(-1) ?? 0, outlook.high90.at(-1) ?? 0);
  const label = [
    fill(chart.label, {
      metric: metricName(outlook, words),
      behind: shown.length,
      first: numbers.value(name, shown[0] ?? 0),
      last: numbers.value(name, shown.at(-1) ?? 0),
    }),
    end === undefined
      ? ''
      : fill(chart.labelAhead, {
          from: numbers.value(name, mean[0] ?? 0),
          to: numbers.value(name, end),
          low: numbers.value(name, outlook.low90.at(-1) ?? 0),
          high: numbers.value(name, outlook.high90.at(-1) ?? 0),
        }),
  ].join(' ');

  const endWeek = weekOf(mean.length - 1);
  const endLabel = fill(chart.end, { n: numbers.value(name, end ?? 0), week: '\0' }).split('\0');

  return (
    <figure className={s.chart}>
      <Ruler key={isLive ? 'live' : 'built'} {...props} today={today} dayAt={dayAt} />
      <div
        className={`${plot.plot} ${s.plot}`}
        role="group"
        aria-label={chart.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: read week by week with the arrow keys
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path
            className={s.grid}
            d={paths.ticks.map(({ y }) => `M0 ${Math.round(y)}h${box.width}`).join('')}
          />
          {end !== undefined && (
            <>
              <path className={fan.band90} d={paths.band90} />
              <path className={fan.band50} d={paths.band50} />
              <path className={fan.forecast} d={paths.forecast} />
            </>
          )}
          <path className={fan.actual} d={paths.actual} />
          <path className={fan.measured} d={dots(paths.measured)} />
          <path className={fan.expected} d={dots(paths.expected)} />
          <path className={fan.hollow} d={dots(paths.expected)} />
        </svg>
        {paths.ticks.map(({ value }) => (
          <span key={value} className={s.axis} style={at(26, value)} aria-hidden="true">
            {name === 'cpa' ? numbers.value(name, value) : numbers.tick(value)}
          </span>
        ))}
        {end !== undefined && (
          <i className={s.focus} style={{ '--x': week } as CSSProperties} aria-hidden="true" />
        )}
        {today + mean.length < columns && (
          <div
            className={s.blank}
            style={{ '--x': today + mean.length } as CSSProperties}
            aria-hidden="true"
          />
        )}
        <i className={s.today} style={{ '--x': today } as CSSProperties} aria-hidden="true" />
        {end !== undefined && mean.length > 8 && (
          <span className={s.end} style={at(25.5, outlook.high90.at(-1) ?? 0)} aria-hidden="true">
            <b>
              {endLabel[0]}
              <WeekLabel {...endWeek} />
              {endLabel[1]}
            </b>
            {fill(chart.cases, { range: endRange })}
          </span>
        )}
      </div>
      {end !== undefined && (
        <Readout
          {...props}
          isSpoken={isSpoken}
          column={week}
          today={today}
          week={weekOf(week - today)}
          day={dayAt(week)}
        />
      )}
      {props.children}
      <Caption {...props} shown={shown} weekOf={weekOf} />
    </figure>
  );

  /** A week by its distance from Today, for texts that may be moved to the day of the visit. */
  function weekOf(offset: number): WeekLabelProps {
    return { offset, name: numbers.week(dayAt(today + offset)), isLive: isLive || !isSample };
  }
}
