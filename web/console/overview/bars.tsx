import b from './bars.module.css';
import s from './overview-pane.module.css';
import { type Amount, mostOf, percentOf, sumOf } from './sums.ts';

/** A bar each, labelled where it stands: the list is its own table. */
export function Bars({ id, title, bars }: { id: string; title: string; bars: readonly Amount[] }) {
  const all = sumOf(bars);
  const most = mostOf(bars);
  return (
    <section className={s.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={s.finding}>
        {most && all > 0
          ? `${most.name} leads with ${percentOf(most.value, all)} of ${all}.`
          : 'No applications in this time.'}
      </p>
      <dl className={b.bars}>
        {bars.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={all > 0 ? (value / (most?.value || 1)) * 100 : 0} height="1" className={b.bar} />
              </svg>
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
