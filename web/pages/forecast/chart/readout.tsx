import { fill } from '../../../../content/fill.ts';
import type { Day } from '../../../../contract/calendar.ts';
import { isInside } from '../../../../forecast/backtest.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { type AccountChoices, leaveWeekOut, noChoices, putWeekBack } from '../model/choices.ts';
import type { EndedData } from '../model/data-end.ts';
import { findLeftOutWeeks } from '../model/result.ts';
import { WeekLabel, type WeekLabelProps } from '../parts/week-label.tsx';
import { isSmallCount, tenthsWithNone } from '../states/find-states.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { StateParts } from '../use-lazy-parts.ts';
import s from './readout.module.css';

/** Describes the focused week, below the plot and never over it. */
export function Readout(
  props: ShownMetric & {
    isSpoken: boolean;
    /** Weeks from Today, and the index in the history. */
    ahead: number;
    index: number;
    /** The forecast made at the moved Today. */
    earlier: Outlook | undefined;
    day: Day;
    week: WeekLabelProps;
    states: StateParts | undefined;
    /** Weeks between the end of the data and Today. */
    lag: number;
    onChoices: (choices: AccountChoices) => void;
  },
) {
  const { messages, numbers, ahead, index, isLive } = props;
  const { chart, moved } = messages;
  const { name, values } = props.outlook;
  const outlook = props.earlier ?? props.outlook;
  const actual = values[index];
  const [low, high] = [outlook.low90[ahead] ?? 0, outlook.high90[ahead] ?? 0];
  const outside =
    actual === undefined || isInside(actual, low, high) ? 0 : actual < low ? low - actual : actual - high;
  const lastYear = values[index - 52];
  const value = (n: number | undefined) => numbers.value(name, n ?? 0);
  const expected = (n: number | undefined) => value(numbers.expected(outlook, n ?? 0));
  const t = props.states?.messages;
  const { ended, source, choices = noChoices } = props.result;
  const isMissing = actual === undefined && ended && (ended.isPast || ahead < props.lag);
  const left = props.earlier
    ? undefined
    : findLeftOutWeeks(props.result, outlook).find(({ week }) => week === index);
  const hasNoRange = props.result.pausedSince !== undefined && !props.earlier;
  const none = actual === undefined && isSmallCount(outlook) ? tenthsWithNone(outlook, ahead) : 0;
  return (
    <div className={s.readout} role="status" aria-live={props.isSpoken ? 'polite' : 'off'}>
      <p>
        <span>
          <WeekLabel {...props.week} />
          {isLive && `, ${numbers.days(props.day)}`}
        </span>
        <b>
          {actual !== undefined
            ? fill(left && t ? t.chart.inTheFile : ahead < 0 ? chart.came : moved.came, { n: value(actual) })
            : fill(chart.expected, { n: expected(outlook.mean[ahead]) })}
        </b>
      </p>
      <dl>
        {outlook.mean[ahead] !== undefined && (
          <>
            {actual !== undefined && (
              <div>
                <dt>{moved.forecastThen}</dt>
                <dd>{expected(outlook.mean[ahead])}</dd>
              </div>
            )}
            {!hasNoRange && (
              <>
                <div>
                  <dt>{chart.range50}</dt>
                  <dd>{numbers.range(name, outlook.low50[ahead] ?? 0, outlook.high50[ahead] ?? 0)}</dd>
                </div>
                <div>
                  <dt>{chart.range90}</dt>
                  <dd>{numbers.range(name, low, high)}</dd>
                </div>
              </>
            )}
            {outside > 0 && (
              <div>
                <dt>{moved.by}</dt>
                <dd>{Math.round(outside) > 0 ? expected(outside) : value(outside)}</dd>
              </div>
            )}
          </>
        )}
        {t && none > 0 && (
          <div>
            <dt>{t.chart.none}</dt>
            <dd>{fill(t.chart.noneIn, { n: none })}</dd>
          </div>
        )}
        {t && left && (
          <div>
            <dt>{t.chart.usedInstead}</dt>
            <dd>{expected(left.used)}</dd>
          </div>
        )}
        {t && isMissing && (
          <div>
            <dt>{t.chart.inFile}</dt>
            <dd>{inFile(ended)}</dd>
          </div>
        )}
        {lastYear !== undefined && (
          <div>
            <dt>{chart.lastYear}</dt>
            <dd>{value(lastYear)}</dd>
          </div>
        )}
      </dl>
      {choice() ?? (
        <i>{t && isMissing ? (ended.isNewest ? t.chart.isOverInMonths : t.chart.isOver) : chart.hint}</i>
      )}
    </div>
  );

  /** The file may include the first days of an incomplete week. */
  function inFile({ day }: EndedData): string | undefined {
    return day < props.day ? t?.chart.nothing : t && fill(t.chart.daysUntil, { day: numbers.day(day) });
  }
  /** Any measured week of the visitor's own account can be left out and put back. */
  function choice() {
    const day = props.result.weeks[index];
    if (!t || !day || props.earlier || source.kind === 'sample' || outlook.mean.length === 0)
      return undefined;
    return (
      <button
        type="button"
        className={s.choice}
        onClick={() => props.onChoices(left ? putWeekBack(choices, day) : leaveWeekOut(choices, day))}
      >
        {left ? fill(t.leftOut.putBack, { week: numbers.week(day) }) : t.leftOut.leaveOut}
      </button>
    );
  }
}
