import { fill } from '../../../../content/fill.ts';
import type { Day } from '../../../../contract/calendar.ts';
import { isInside } from '../../../../forecast/backtest.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { WeekLabel, type WeekLabelProps } from '../parts/week-label.tsx';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './readout.module.css';

/** What the week in focus says: below the plot, never over the data. */
export function Readout(
  props: ShownMetric & {
    isSpoken: boolean;
    /** Weeks from Today, and the place in the history. */
    ahead: number;
    index: number;
    /** What was forecast when Today was where it has been moved to. */
    earlier: Outlook | undefined;
    day: Day;
    week: WeekLabelProps;
  },
) {
  const { words, numbers, ahead, index, isLive } = props;
  const { chart, moved } = words;
  const { name, values } = props.outlook;
  const outlook = props.earlier ?? props.outlook;
  const actual = values[index];
  const [low, high] = [outlook.low90[ahead] ?? 0, outlook.high90[ahead] ?? 0];
  const outside =
    actual === undefined || isInside(actual, low, high) ? 0 : actual < low ? low - actual : actual - high;
  const lastYear = values[index - 52];
  const value = (n: number | undefined) => numbers.value(name, n ?? 0);
  return (
    <div className={s.readout} role="status" aria-live={props.isSpoken ? 'polite' : 'off'}>
      <p>
        <span>
          <WeekLabel {...props.week} />
          {isLive && `, ${numbers.days(props.day)}`}
        </span>
        <b>
          {actual !== undefined
            ? fill(ahead < 0 ? chart.came : moved.came, { n: value(actual) })
            : fill(chart.expected, { n: value(outlook.mean[ahead]) })}
        </b>
      </p>
      <dl>
        {outlook.mean[ahead] !== undefined && (
          <>
            {actual !== undefined && (
              <div>
                <dt>{moved.forecastThen}</dt>
                <dd>{value(outlook.mean[ahead])}</dd>
              </div>
            )}
            <div>
              <dt>{chart.range50}</dt>
              <dd>{numbers.range(name, outlook.low50[ahead] ?? 0, outlook.high50[ahead] ?? 0)}</dd>
            </div>
            <div>
              <dt>{chart.range90}</dt>
              <dd>{numbers.range(name, low, high)}</dd>
            </div>
            {outside > 0 && (
              <div>
                <dt>{moved.by}</dt>
                <dd>{value(outside)}</dd>
              </div>
            )}
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
