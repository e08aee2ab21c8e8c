import { fill } from '../../../content/fill.ts';
import type { Day } from '../../../contract/calendar.ts';
import s from './chart-readout.module.css';
import type { ShownMetric } from './shown-metric.ts';
import { WeekLabel, type WeekLabelProps } from './week-label.tsx';

/** What the week in focus says: below the plot, never over the data. */
export function Readout(
  props: ShownMetric & {
    isSpoken: boolean;
    column: number;
    today: number;
    day: Day;
    week: WeekLabelProps;
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
          <WeekLabel {...props.week} />
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
