import { type CSSProperties, Fragment } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { columns, overviewPosition } from '../../../ui/charts/forecast-geometry.ts';
import { useWeekHandle } from '../../../ui/charts/use-week-handle.ts';
import { type ForecastResult, measuredWeeksShown } from '../model/result.ts';
import type { AccountFormat } from '../text/account-format.ts';
import type { MovingMessages } from '../text/forecast-messages.ts';
import s from './moving.module.css';
import type { Today } from './use-moved-today.ts';

/** Lazy parts for moving the chart. */
export interface MovingParts {
  Frame: typeof Frame;
  Note: typeof Note;
  HowToMove: typeof HowToMove;
  messages: MovingMessages;
}

interface FrameProps {
  result: ForecastResult;
  numbers: AccountFormat;
  today: Today;
  messages: MovingMessages['frame'];
}

/** The frame of the overview, which selects the weeks of the chart. */
export function Frame({ result, numbers, today, messages }: FrameProps) {
  const { at, centre, real } = today;
  const { sliderProps } = useWeekHandle({
    at: centre,
    min: measuredWeeksShown,
    max: real,
    real: at,
    columns: 1 / overviewPosition(1, real),
    onMove: today.show,
    onRelease: (to) => today.show(to, false),
  });
  const first = centre - measuredWeeksShown;
  const name = (week: number) => numbers.weekAndYear(addDays(result.weeks[0] ?? '', week * 7));
  const shown = fill(messages.value, { first: name(first), last: name(first + columns - 1) });
  return (
    <button
      type="button"
      className={s.frame}
      style={
        {
          '--x': overviewPosition(first, real),
          '--width': Math.min(overviewPosition(columns - 1, real), 1 - overviewPosition(first, real)),
        } as CSSProperties
      }
      {...sliderProps}
      {...{ 'aria-label': messages.label, 'aria-valuetext': shown }}
    />
  );
}

/** Width in columns. */
const noteColumns = 5;

interface NoteProps {
  /** Position of the week: its column, and the percentage from the top. */
  column: number;
  y: number;
  text: string;
  /** Columns that the verdict takes at the top right. */
  verdictColumns: number;
}

/** As a percentage of the plot. */
const verdictHeight = 30;

/** A note on a week outside its range. */
export function Note({ column, y, text, verdictColumns }: NoteProps) {
  const end = y < verdictHeight ? columns - verdictColumns : columns;
  const side = column > end - noteColumns ? 'left' : 'right';
  return (
    <span
      className={s.note}
      style={{ '--x': column, '--y': y.toFixed(1) } as CSSProperties}
      data-side={side}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}

/** The keys that move Today, in one line. */
export function HowToMove({ messages: { line, keys } }: { messages: MovingMessages['how'] }) {
  return (
    <p className={s.how}>
      {line.split(/\{(\w+)\}/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence
        <Fragment key={i}>{i % 2 === 1 ? <kbd>{keys[part as keyof typeof keys]}</kbd> : part}</Fragment>
      ))}
    </p>
  );
}
