import { type Statistics, statisticsSpans } from '../../../contract/console/statistics.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import plot from '../../ui/charts/plot.module.css';
import { kindLabels } from '../labels.ts';
import { TableHead } from '../parts/table.tsx';
import { type Amount, formatPercent, periodsFinding, topValueFinding } from './findings.ts';
import { periodName } from './source-findings.ts';
import s from './statistics.module.css';

const column = 10;
const height = 100;

/** A column per week or month, including the current one. */
export function Periods(props: {
  of: Pick<Statistics, 'periods' | 'span'>;
  kind: 'application' | 'lead' | 'meeting';
}) {
  const { periods, span } = props.of;
  const { unit } = statisticsSpans[span];
  const { title, many } = kindLabels[props.kind];
  const all = periods.map((period) => ({
    name: periodName(period.start, span),
    value: period[`${props.kind}s`],
  }));
  const top = Math.max(4, ...all.map(({ value }) => value));
  const finding = periodsFinding(all, {
    ...kindLabels[props.kind],
    unit,
    isAhead: props.kind === 'meeting',
  });
  return (
    <section className={s.figure} aria-labelledby={many}>
      <h2 id={many}>
        {title} per {unit}
      </h2>
      <p className={s.finding}>{finding}</p>
      <div className={`${plot.plot} ${s.plot}`} role="img" aria-label={finding}>
        <svg viewBox={`0 0 ${all.length * column} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {all.map(({ name }, i) => (
            <path key={name} d={`M${i * column} 0v${height}`} className={s.rule} />
          ))}
          {all.map(({ name, value }, i) => (
            <rect
              key={name}
              x={i * column + 1}
              width={column - 2}
              y={height - (value / top) * height}
              height={(value / top) * height}
              className={i === all.length - 1 ? s.now : s.past}
            />
          ))}
          <path d={`M0 ${height}h${all.length * column}`} className={s.floor} />
        </svg>
        <span className={s.top}>{top}</span>
      </div>
      <div className={s.axis} aria-hidden="true">
        <span>{all[0]?.name}</span>
        <span>{all[Math.floor(all.length / 2)]?.name}</span>
        <span>{unit === 'week' ? 'This week' : 'This month'}</span>
      </div>
      <ChartTable
        summary="Show this chart as a table"
        head={[unit === 'week' ? 'Week of' : 'Month', title]}
        rows={all.map(({ name, value }) => [name, String(value)])}
      />
    </section>
  );
}

/** A labelled bar per value: the list needs no separate table. */
export function Bars({ id, title, bars }: { id: string; title: string; bars: readonly Amount[] }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <section className={s.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={s.finding}>{topValueFinding(bars)}</p>
      <dl className={s.bars}>
        {bars.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(value / max) * 100} height="1" className={s.bar} />
              </svg>
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The share of started forms that are sent. Two plain counts, without cookies. */
export function Conversion({ opened, sent }: { opened: number; sent: number }) {
  return (
    <section className={s.figure} aria-labelledby="conversion">
      <h2 id="conversion">From form to application, last 30 days</h2>
      <p className={s.finding}>{conversionFinding(opened, sent)}</p>
      {opened > 0 && (
        <dl className={s.figures}>
          <div>
            <dt>Started</dt>
            <dd>{opened.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>{sent.toLocaleString('en')}</dd>
          </div>
          {sent <= opened && (
            <div>
              <dt>Share sent</dt>
              <dd>{formatPercent(sent, opened)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

function conversionFinding(opened: number, sent: number): string {
  if (sent > opened)
    return `Started: ${opened}, sent: ${sent}. Not every start is counted, so there is no rate to show.`;
  if (opened === 0) return 'Nobody has started the form in the last 30 days, so there is no rate to show.';
  return `Of ${opened} who started the form, ${sent} sent it. Nobody is tracked: these are two separate counts.`;
}

/** Where applicants came from: decided applications in cobalt, open ones in persimmon. */
export function Origins(props: { id: string; title: string; finding: string; of: Statistics['pages'] }) {
  const max = Math.max(1, ...props.of.map(({ applications }) => applications));
  return (
    <section className={s.figure} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <p className={s.finding}>{props.of.length === 0 ? 'No applications in this period.' : props.finding}</p>
      {props.of.length > 0 && (
        <table className={s.origins}>
          <TableHead of={['From', 'Applications', 'Invited', 'Declined']} />
          <tbody role="rowgroup">
            {props.of.map(({ name, applications, invited, declined }) => (
              <tr key={name} role="row">
                <th role="rowheader" scope="row">
                  {name || <em>Not known</em>}
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(applications / max) * 100} height="1" className={s.open} />
                    <rect width={((invited + declined) / max) * 100} height="1" className={s.bar} />
                  </svg>
                </th>
                <td role="cell">{applications.toLocaleString('en')}</td>
                <td role="cell">{invited.toLocaleString('en')}</td>
                <td role="cell">{declined.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
