import type { Statistics } from '../../../contract/console/statistics.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import plot from '../../ui/charts/plot.module.css';
import { kindLabels } from '../labels.ts';
import { dayName } from '../time.ts';
import { type Amount, formatPercent, topValueFinding, weeksFinding } from './findings.ts';
import s from './statistics.module.css';

const week = 10;
const height = 100;

/** A column per week, with today at the right edge. */
export function Weeks({ of, kind }: { of: Statistics['weeks']; kind: 'application' | 'lead' | 'meeting' }) {
  const { title, many } = kindLabels[kind];
  const all = of.map((week) => ({ name: dayName(week.week), value: week[`${kind}s`] }));
  const top = Math.max(4, ...all.map(({ value }) => value));
  const finding = weeksFinding(all, kindLabels[kind]);
  return (
    <section className={s.figure} aria-labelledby={many}>
      <h2 id={many}>{title} per week</h2>
      <p className={s.finding}>{finding}</p>
      <div className={`${plot.plot} ${s.plot}`} role="img" aria-label={finding}>
        <svg viewBox={`0 0 ${all.length * week} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {all.map(({ name }, i) => (
            <path key={name} d={`M${i * week} 0v${height}`} className={s.rule} />
          ))}
          {all.map(({ name, value }, i) => (
            <rect
              key={name}
              x={i * week + 1}
              width={week - 2}
              y={height - (value / top) * height}
              height={(value / top) * height}
              className={i === all.length - 1 ? s.now : s.past}
            />
          ))}
          <path d={`M0 ${height}h${all.length * week}`} className={s.floor} />
          <path d={`M${all.length * week}-6v${height + 6}`} className={s.today} />
        </svg>
        <span className={s.top}>{top}</span>
      </div>
      <div className={s.axis} aria-hidden="true">
        <span>{all[0]?.name}</span>
        <span>{all[Math.floor(all.length / 2)]?.name}</span>
        <span>Today</span>
      </div>
      <ChartTable
        summary="Show this chart as a table"
        head={['Week of', title]}
        rows={all.map(({ name, value }) => [name, String(value)])}
      />
    </section>
  );
}

/** A labelled bar per value: the list needs no table beside it. */
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

/** How many who start the form send it. Two plain counts, without cookies. */
export function Conversion({ opened, sent }: { opened: number; sent: number }) {
  return (
    <section className={s.figure} aria-labelledby="conversion">
      <h2 id="conversion">From form to application, last 30 days</h2>
      <p className={s.finding}>
        {opened === 0
          ? 'Nobody has begun the form in the last 30 days, so there is no rate to state.'
          : `Of ${opened} who began the form, ${sent} sent it. Nobody is followed: these are two counts.`}
      </p>
      {opened > 0 && (
        <dl className={s.figures}>
          <div>
            <dt>Begun</dt>
            <dd>{opened.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>{sent.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Sent of begun</dt>
            <dd>{formatPercent(sent, opened)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
