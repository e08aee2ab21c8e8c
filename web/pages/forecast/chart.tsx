import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import { addDays, type Day, monthOf } from '../../../contract/calendar.ts';
import { type Outlook, weeksAhead } from '../../../forecast/outlook.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { dots } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import s from './chart.module.css';
import { box, chartPaths, overviewPaths, weeksBehind } from './chart-geometry.ts';
import type { Numbers } from './numbers.ts';
import type { Result } from './result.ts';
import { visitorsDay } from './use-forecaster.ts';
import { metricName, type Words } from './words.ts';

const columns = weeksBehind + weeksAhead;

interface Props {
  result: Result;
  outlook: Outlook;
  words: Words;
  numbers: Numbers;
  /** Whether dates are the visitor's; until then `web/site/today.ts` may move them. */
  isLive: boolean;
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
              <path className={s.band90} d={paths.band90} />
              <path className={s.band50} d={paths.band50} />
              <path className={s.forecast} d={paths.forecast} />
            </>
          )}
          <path className={s.actual} d={paths.actual} />
          <path className={s.measured} d={dots(paths.measured)} />
          <path className={s.expected} d={dots(paths.expected)} />
          <path className={s.hollow} d={dots(paths.expected)} />
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
              <Dated
                text={(week) => fill(chart.end, { n: numbers.value(name, end), week })}
                {...weekOf(mean.length - 1)}
              />
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
      <figcaption>
        <div className={s.caption}>
          <b>{fill(words.perWeek, { metric: metricName(outlook, words) })}</b>
          {isSample && <span>{chart.illustrative}</span>}
          <ul>
            <li className={s.keyActual}>{chart.measured}</li>
            {end !== undefined && (
              <>
                <li className={s.keyForecast}>{chart.forecast}</li>
                <li className={s.key50}>{chart.range50}</li>
                <li className={s.key90}>{chart.range90}</li>
              </>
            )}
          </ul>
        </div>
        {values.length > columns && <Overview {...props} />}
        <ChartTable
          summary={chart.asTable}
          head={[chart.week, chart.measured, chart.low, chart.forecast, chart.high]}
          rows={tableRows()}
        />
      </figcaption>
    </figure>
  );

  /** A week by its distance from Today, for texts that may be moved to the day of the visit. */
  function weekOf(offset: number) {
    return { offset, name: numbers.week(dayAt(today + offset)), isLive: isLive || !isSample };
  }

  function tableRows(): ReactNode[][] {
    const cell = (value: number | undefined) => (value === undefined ? '–' : numbers.value(name, value));
    return Array.from({ length: shown.length + mean.length }, (_, i) => {
      const ahead = i - shown.length;
      return [
        <Dated key="week" {...weekOf(ahead)} />,
        cell(shown[i]),
        cell(outlook.low90[ahead]),
        cell(mean[ahead]),
        cell(outlook.high90[ahead]),
      ];
    });
  }
}

/** `W33`, marked so that it moves with the day of the visit as long as the island sleeps. */
export function Dated(props: {
  offset: number;
  name: string;
  isLive: boolean;
  text?: (week: string) => string;
}) {
  const content = props.text?.(props.name) ?? props.name;
  if (props.isLive) return content;
  if (props.text) {
    const [before, after] = content.split(props.name);
    return (
      <>
        {before}
        <Dated offset={props.offset} name={props.name} isLive={false} />
        {after}
      </>
    );
  }
  return (
    <span data-week={props.offset} suppressHydrationWarning>
      {content}
    </span>
  );
}

function Ruler(props: Props & { today: number; dayAt: (column: number) => Day }) {
  const { words, numbers, today, dayAt, isLive, result } = props;
  const months: { day: Day; weeks: number; column: number }[] = [];
  for (let column = 0; column < columns; column++) {
    const day = addDays(dayAt(column), 3);
    const current = months.at(-1);
    if (current && monthOf(current.day) === monthOf(day)) current.weeks++;
    else months.push({ day, weeks: 1, column: column + 1 });
  }
  const day = visitorsDay();
  // The data may end long before today.
  const isCurrent =
    result.source.kind === 'sample' || (dayAt(today) <= day && day <= addDays(dayAt(today), 6));
  const isMarked = !isLive && result.source.kind === 'sample';
  const isCovered = (column: number, weeks: number) => column < today + 4 && column + weeks > today - 1;
  return (
    <div
      className={s.ruler}
      aria-hidden="true"
      {...(isMarked ? { 'data-sheet-months': 'around-today' } : {})}
    >
      {months.map(({ day, weeks, column }) => (
        <span
          key={day}
          className={s.month}
          style={{ gridColumn: `${column}/span ${weeks}` }}
          suppressHydrationWarning
        >
          {weeks > 2 && !isCovered(column, weeks) && numbers.month(day)}
        </span>
      ))}
      {Array.from({ length: columns }, (_, column) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          key={column}
          className={column < today ? s.past : s.next}
          {...(isMarked ? { 'data-week': column - today } : {})}
          suppressHydrationWarning
        >
          {column === 0 ? numbers.week(dayAt(0)) : numbers.weekNumber(dayAt(column))}
        </i>
      ))}
      <b className={s.flag} style={{ '--x': today } as CSSProperties}>
        {isMarked || isCurrent ? words.chart.today : numbers.day(dayAt(today))}
      </b>
    </div>
  );
}

/** What the week in focus says: below the plot, never over the data. */
function Readout(
  props: Props & {
    isSpoken: boolean;
    column: number;
    today: number;
    day: Day;
    week: Parameters<typeof Dated>[0];
  },
) {
  const { outlook, words, numbers, column, today, isLive } = props;
  const { chart } = words;
  const { name, values } = outlook;
  const ahead = column - today;
  const index = values.length + ahead;
  const lastYear = values[index - 52];
  const value = (n: number | undefined) => numbers.value(name, n ?? 0);
  return (
    <div className={s.readout} role="status" aria-live={props.isSpoken ? 'polite' : 'off'}>
      <p>
        <span>
          <Dated {...props.week} />
          {isLive && `, ${numbers.days(props.day)}`}
        </span>
        <b>
          {ahead < 0
            ? fill(chart.came, { n: value(values[index]) })
            : fill(chart.expected, { n: value(outlook.mean[ahead]) })}
        </b>
      </p>
      <dl>
        {ahead >= 0 && (
          <>
            <div>
              <dt>{chart.range50}</dt>
              <dd>{numbers.range(name, outlook.low50[ahead] ?? 0, outlook.high50[ahead] ?? 0)}</dd>
            </div>
            <div>
              <dt>{chart.range90}</dt>
              <dd>{numbers.range(name, outlook.low90[ahead] ?? 0, outlook.high90[ahead] ?? 0)}</dd>
            </div>
          </>
        )}
        {lastYear !== undefined && (
          <div>
            <dt>{chart.lastYear}</dt>
            <dd>{value(lastYear)}</dd>
          </div>
        )}
      </dl>
      <i>{chart.hint}</i>
    </div>
  );
}

function Overview({ outlook, words, numbers }: Props) {
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
