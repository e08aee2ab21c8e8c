import { fill } from '../../../../content/fill.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import type { BacktestedMetric } from '../text/shown-metric.ts';
import s from './comparison.module.css';

/** Our errors next to those of two simple rules. */
export function Comparison({ checks, messages: { checks: t }, numbers }: BacktestedMetric) {
  const mean = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null).map(Math.abs);
    return known.length > 0 ? numbers.share(average(known)) : '–';
  };
  const inside = checks.reduce((sum, check) => sum + check.inside, 0);
  const range = fill(t.ofAll, { inside: numbers.whole(inside), all: numbers.whole(countScored(checks)) });
  const [a, b] = (['lastYear', 'lastValue'] as const).map((method) =>
    mean(checks.map(({ total }) => total[method])),
  );
  return (
    <div className={s.versus}>
      <p>{fill(a === '–' ? t.versusValue : t.versus, { a: a ?? '', b: b ?? '' })}</p>
      <details>
        <summary>{t.compare}</summary>
        {table()}
      </details>
    </div>
  );

  function table() {
    return (
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{t.method}</th>
            <th scope="col">{t.ofTotal}</th>
            <th scope="col">{t.ofWeek}</th>
            <th scope="col">{t.inRange}</th>
          </tr>
        </thead>
        <tbody>
          {(['ours', 'lastYear', 'lastValue'] as const).map((method) => (
            <tr key={method} className={method === 'ours' ? s.us : undefined}>
              <th scope="row">{t[method]}</th>
              <td data-label={t.ofTotal}>{mean(checks.map(({ total }) => total[method]))}</td>
              <td data-label={t.ofWeek}>{mean(checks.map(({ week }) => week[method]))}</td>
              <td data-label={t.inRange}>{method === 'ours' ? range : t.noRange}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
}

/** Counts holdout weeks, except left-out ones. */
export function countScored(checks: readonly BacktestResult[]): number {
  return checks.reduce((sum, { inside, outside }) => sum + inside + outside.length, 0);
}
