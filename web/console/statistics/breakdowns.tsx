import type { Statistics } from '../../../contract/console/statistics.ts';
import { TableHead } from '../parts/table.tsx';
import s from './statistics.module.css';

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
