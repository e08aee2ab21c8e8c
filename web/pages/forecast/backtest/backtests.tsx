import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import type { Day } from '../../../../contract/calendar.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import { defaultHorizon } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import text from '../../../ui/text.module.css';
import { Section } from '../parts/section.tsx';
import { WeekLabel } from '../parts/week-label.tsx';
import { shownAt } from '../text/sentence.ts';
import type { BacktestedMetric, ShownMetric } from '../text/shown-metric.ts';
import s from './backtests.module.css';
import { Comparison, countScored } from './comparison.tsx';

/** Larger errors are clipped at the edge of the drawing. */
const widest = 0.3;

/** How the forecast would have done in holdout windows. */
export function Backtests(props: ShownMetric & { checks: readonly BacktestResult[] | undefined }) {
  const { result, outlook, checks, messages } = props;
  const { checks: t } = messages;
  return (
    <Section
      id="checked"
      title={result.source.kind === 'sample' ? t.sample : t.own}
      lede={<p role={checks ? undefined : 'status'}>{lede()}</p>}
    >
      {checks && checks.length > 0 && (
        <div className={s.checks}>
          <div>
            <Figures {...props} checks={checks} />
            <Comparison {...props} checks={checks} />
          </div>
          <div>
            <Misses {...props} checks={checks} />
          </div>
        </div>
      )}
    </Section>
  );

  function lede(): string {
    if (!checks) return t.pending;
    const min = minWeeksToForecast + defaultHorizon;
    const isTooShort = result.weeks.length < min && !outlook.days;
    if (checks.length === 0) return isTooShort ? fill(t.none, { min }) : t.zero;
    return checks.length === 1 ? t.once : fill(t.text, { countTimes: t.times[checks.length - 2] ?? '' });
  }
}

function Figures({ checks, messages: { checks: t }, numbers, ...props }: BacktestedMetric) {
  const misses = checks.map(({ total: { ours } }) => Math.abs(ours));
  const worst = checks[misses.indexOf(Math.max(...misses))];
  const inside = checks.reduce((sum, check) => sum + check.inside, 0);
  const all = countScored(checks);
  return (
    <dl className={s.figures}>
      <div id={shownAt.meanError} tabIndex={-1}>
        <dt>{t.mean}</dt>
        <dd>{numbers.share(average(misses))}</dd>
      </div>
      <div>
        <dt>{fill(t.inside, { all: numbers.whole(all), inside: numbers.whole(inside) })}</dt>
        <dd>{numbers.wholeShare(inside / all)}</dd>
      </div>
      <div>
        <dt>
          {t.largest.split('{weeks}')[0]}
          {worst && <Span {...props} numbers={numbers} start={worst.start} />}
          {t.largest.split('{weeks}')[1]}
        </dt>
        <dd>{numbers.share(Math.max(...misses))}</dd>
      </div>
    </dl>
  );
}

/** `W14–26`. */
function Span({
  result,
  numbers,
  start,
  isLive,
}: Pick<ShownMetric, 'result' | 'numbers' | 'isLive'> & { start: number }) {
  const label = (index: number, format: (monday: Day) => string | number) => (
    <WeekLabel
      offset={index - result.weeks.length}
      name={String(format(result.weeks[index] ?? ''))}
      isLive={isLive || result.source.kind !== 'sample'}
    />
  );
  return (
    <>
      {label(start, numbers.week)}–{label(start + defaultHorizon - 1, numbers.weekNumber)}
    </>
  );
}

function Misses({ checks, messages: { checks: t }, numbers, ...props }: BacktestedMetric) {
  const place = (error: number) =>
    ({ '--e': (Math.max(-widest, Math.min(widest, error)) / widest).toFixed(3) }) as CSSProperties;
  return (
    <>
      <ul className={s.marks}>
        <li>
          <u className={s.ours} />
          {t.ours}
        </li>
        <li>
          <u className={s.lastYear} />
          {t.lastYear}
        </li>
        <li>
          <u className={s.lastValue} />
          {t.lastValue}
        </li>
      </ul>
      <ol className={s.misses} aria-label={t.list}>
        <li className={s.scale} aria-hidden="true">
          <span />
          <div>
            <i style={place(-widest)}>{numbers.wholeShare(-widest).replace('-', '−')}</i>
            <i style={place(0)}>{t.came}</i>
            <i style={place(widest)}>+{numbers.wholeShare(widest)}</i>
          </div>
          <span />
        </li>
        {checks.map(({ start, total }) => (
          <li key={start}>
            <span>
              <Span {...props} numbers={numbers} start={start} />
            </span>
            <div aria-hidden="true">
              {total.lastYear !== null && <u className={s.lastYear} style={place(total.lastYear)} />}
              <u className={s.lastValue} style={place(total.lastValue)} />
              <u className={s.ours} style={place(total.ours)} />
            </div>
            <b>
              <span className={text.hidden}>{t.ours} </span>
              {numbers.signedShare(total.ours)}
              <span className={text.hidden}>
                {total.lastYear !== null && `, ${t.lastYear} ${numbers.signedShare(total.lastYear)}`}
                {`, ${t.lastValue} ${numbers.signedShare(total.lastValue)}`}
              </span>
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}
