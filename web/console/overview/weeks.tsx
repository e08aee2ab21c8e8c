import type { Overview } from '../../../contract/console/operations.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import plot from '../../ui/charts/plot.module.css';
import { dayName } from '../time.ts';
import s from './overview-pane.module.css';
import { mostOf, sumOf } from './sums.ts';
import w from './weeks.module.css';

const week = 10;
const height = 100;

/** A column per week on the ruled sheet, up to Today at its right edge: a look back, nothing ahead. */
export function Weeks({ weeks }: { weeks: Overview['weeks'] }) {
  const all = weeks.map(({ week: day, applications }) => ({ name: dayName(day), value: applications }));
  const most = mostOf(all);
  const top = Math.max(4, most?.value ?? 0);
  const last = all.at(-1);
  const peak =
    most === last
      ? `Most of them came this week: ${last?.value} so far.`
      : `Most came in the week of ${most?.name}: ${most?.value}. This week so far: ${last?.value}.`;
  const finding =
    most && most.value > 0
      ? `${sumOf(all)} applications in ${all.length} weeks. ${peak}`
      : `No applications in the last ${all.length} weeks.`;
  return (
    <section className={s.figure} aria-labelledby="weeks">
      <h2 id="weeks">Applications per week</h2>
      <p className={s.finding}>{finding}</p>
      <div className={`${plot.plot} ${w.plot}`} role="img" aria-label={finding}>
        <svg viewBox={`0 0 ${all.length * week} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {all.map(({ name }, i) => (
            <path key={name} d={`M${i * week} 0v${height}`} className={w.rule} />
          ))}
          {all.map(({ name, value }, i) => (
            <rect
              key={name}
              x={i * week + 1}
              width={week - 2}
              y={height - (value / top) * height}
              height={(value / top) * height}
              className={i === all.length - 1 ? w.now : w.past}
            />
          ))}
          <path d={`M0 ${height}h${all.length * week}`} className={w.floor} />
          <path d={`M${all.length * week}-6v${height + 6}`} className={w.today} />
        </svg>
        <span className={w.top}>{top}</span>
      </div>
      <div className={w.axis} aria-hidden="true">
        <span>{all[0]?.name}</span>
        <span>{all[Math.floor(all.length / 2)]?.name}</span>
        <span>Today</span>
      </div>
      <ChartTable
        summary="Read this chart as a table"
        head={['Week of', 'Applications']}
        rows={all.map(({ name, value }) => [name, String(value)])}
      />
    </section>
  );
}
