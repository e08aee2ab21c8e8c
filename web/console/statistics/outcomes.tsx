import type { Statistics } from '../../../contract/console/statistics.ts';
import s from './statistics.module.css';

/** The outcomes of meetings, as one stacked bar. */
export function Outcomes({ of }: { of: Statistics['outcomes'] }) {
  const parts = [
    { key: 'attended', name: 'took place', value: of.attended, look: s.attended },
    { key: 'missed', name: of.missed === 1 ? 'no-show' : 'no-shows', value: of.missed, look: s.missed },
    { key: 'cancelled', name: 'canceled', value: of.cancelled, look: s.cancelled },
    { key: 'unknown', name: 'with no outcome noted', value: of.unknown, look: s.unnoted },
    { key: 'ahead', name: 'still to come', value: of.ahead, look: s.ahead },
  ].filter(({ value }) => value > 0);
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const [first, ...others] = parts.map(({ name, value }) => `${value.toLocaleString('en')} ${name}`);
  return (
    <section className={s.figure} aria-labelledby="outcomes">
      <h2 id="outcomes">What became of the meetings</h2>
      <p className={s.finding}>
        {first === undefined
          ? 'No meetings in this period.'
          : `${all.toLocaleString('en')} ${all === 1 ? 'meeting' : 'meetings'}: ${[first, ...others].join(', ')}.`}
      </p>
      {first !== undefined && (
        <>
          <div className={s.outcomes} aria-hidden="true">
            {parts.map(({ key, value, look }) => (
              <span key={key} className={look} style={{ flexGrow: value }} />
            ))}
          </div>
          <ul className={s.keys} aria-hidden="true">
            {parts.map(({ key, name, value, look }) => (
              <li key={key}>
                <span className={look} />
                {value.toLocaleString('en')} {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
