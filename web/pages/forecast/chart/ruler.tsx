import type { CSSProperties, ReactNode } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays, type Day, localDay, toMonth } from '../../../../contract/calendar.ts';
import { columns } from '../../../ui/charts/forecast-geometry.ts';
import type { useWeekHandle } from '../../../ui/charts/use-week-handle.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './ruler.module.css';
import type { Today } from './use-moved-today.ts';

/** Pixels of the ruler's type, and of its columns where they are narrowest: months on phones, weeks on wide screens. */
const letter = 6.6;
const chevrons = 42;
const padding = 14;
const monthWidth = 26;
const phoneColumn = 13;
const deskColumn = 42;

/** Weeks on wide screens, months on narrow ones, and the flag of Today. */
export function Ruler(
  props: ShownMetric & {
    today: Today;
    line: number;
    realColumn: number;
    dayAt: (column: number) => Day;
    /** Undefined if Today is fixed. */
    slider: ReturnType<typeof useWeekHandle>['sliderProps'] | undefined;
  },
) {
  const { messages, numbers, line, realColumn, dayAt, isLive, result, slider } = props;
  const today = Math.round(line);
  const months: { day: Day; weeks: number; column: number }[] = [];
  for (let column = 0; column < columns; column++) {
    const day = addDays(dayAt(column), 3);
    const current = months.at(-1);
    if (current && toMonth(current.day) === toMonth(day)) current.weeks++;
    else months.push({ day, weeks: 1, column: column + 1 });
  }
  const day = localDay();
  // The data may end long before today.
  const isCurrent =
    result.source.kind === 'sample' || (dayAt(realColumn) <= day && day <= addDays(dayAt(realColumn), 6));
  const isMoved = today !== realColumn;
  const flag = isMarked() || (isCurrent && !isMoved) ? messages.chart.today : numbers.day(dayAt(today));
  const realFlag = numbers.shortDay(isCurrent ? day : dayAt(realColumn));
  /** The flag stays visible when its line is off the sheet. */
  const isAway = line < 0 || line > columns;
  const edge =
    props.today.isDragging && !isAway
      ? undefined
      : line < 1
        ? 'left'
        : line > columns - 1
          ? 'right'
          : undefined;
  const flagWidth = flag.length * letter + chevrons;
  const realWidth = realFlag.length * letter + padding;
  /** True if a flag would cut off a label: its left edge is in a column, its width and those of columns are in pixels. */
  const isCut = (column: number, width: number, columnWidth: number) =>
    [[line, flagWidth] as const, ...(isMoved ? [[realColumn, realWidth] as const] : [])].some(
      ([at, flagged]) => {
        const left = (column - at) * columnWidth + padding / 2;
        return left < flagged / 2 && left + width > -flagged / 2;
      },
    );
  return (
    <div className={s.ruler} {...(isMarked() ? { 'data-sheet-months': 'around-today' } : {})}>
      {months.map(({ day, weeks, column }) => (
        <span
          key={day}
          aria-hidden="true"
          className={s.month}
          style={{ gridColumn: `${column}/span ${weeks}` }}
          suppressHydrationWarning
        >
          {weeks > 2 && !isCut(column - 1, monthWidth, phoneColumn) && numbers.month(day)}
        </span>
      ))}
      {Array.from({ length: columns }, (_, column) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          key={column}
          aria-hidden="true"
          className={column < today ? s.past : s.next}
          data-cut={isCut(column, 2 * letter, deskColumn) || undefined}
          {...(isMarked() ? { 'data-week': column - today } : {})}
          suppressHydrationWarning
        >
          {column === 0 ? numbers.week(dayAt(0)) : numbers.weekNumber(dayAt(column))}
        </i>
      ))}
      {isMoved && realColumn <= columns && (
        <button
          type="button"
          className={s.back}
          style={{ '--x': realColumn } as CSSProperties}
          data-at-end={realColumn > columns - 2 || undefined}
          aria-label={fill(messages.moved.back, { day: realFlag })}
          onClick={props.today.goBack}
        >
          {realFlag}
        </button>
      )}
      {slider ? (
        <button
          type="button"
          className={s.flag}
          style={{ '--x': Math.max(0, Math.min(columns, line)) } as CSSProperties}
          data-follows=""
          data-edge={edge}
          data-unused={!props.today.isUsed || undefined}
          {...slider}
          {...(isAway && {
            onPointerDown: undefined,
            onClick: () => props.today.show(props.today.at, false),
          })}
          {...{ 'aria-label': messages.chart.today, 'aria-valuetext': valueText() }}
        >
          <Chevrons>{flag}</Chevrons>
        </button>
      ) : (
        <b className={s.flag} style={{ '--x': line } as CSSProperties} aria-hidden="true">
          {flag}
        </b>
      )}
    </div>
  );

  /** Until the island is live, `web/site/visit/update-dates.ts` moves the sample's weeks. */
  function isMarked(): boolean {
    return !isLive && result.source.kind === 'sample';
  }
  function valueText(): string {
    const { at, real } = props.today;
    return at === real ? flag : `${flag}, ${numbers.weeksAgo(real - at)}`;
  }
}

/** Shows that something can be moved both ways. */
export function Chevrons({ children }: { children?: ReactNode }) {
  return (
    <>
      <svg viewBox="0 0 6 10" aria-hidden="true">
        <path d="M5 1 1 5l4 4" />
      </svg>
      {children}
      <svg viewBox="0 0 6 10" aria-hidden="true">
        <path d="m1 1 4 4-4 4" />
      </svg>
    </>
  );
}
