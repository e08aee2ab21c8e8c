import type { Statistics } from '../../../contract/console/statistics.ts';
import { kindLabels, statusLabels } from '../labels.ts';
import table from '../parts/table.module.css';
import { TableHead } from '../parts/table.tsx';
import { duration } from '../time.ts';
import s from './statistics.module.css';

/** Where applicants came from: how many were decided in cobalt, how many are open in persimmon. */
export function Origins(props: { id: string; title: string; finding: string; of: Statistics['sources'] }) {
  const max = Math.max(1, ...props.of.map(({ applications }) => applications));
  return (
    <section className={s.figure} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <p className={s.finding}>
        {props.of.length === 0 ? 'No applications in the last 26 weeks.' : props.finding}
      </p>
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

/** How long visitors waited for a first reply. */
export function ReplyTimes({ of }: { of: Statistics['answers'] }) {
  return (
    <section className={s.figure} aria-labelledby="reply-times">
      <h2 id="reply-times">Time to first reply</h2>
      <p className={s.finding}>
        From receipt to the first mail an operator sent from the console, of what came in 26 weeks.
      </p>
      <table className={`${table.table} ${s.times}`}>
        <TableHead of={['Kind', 'Half within', 'Nine in ten within', 'Replied', 'No reply']} />
        <tbody role="rowgroup">
          {of.map(({ kind, median, p90, answered, unanswered }) => (
            <tr key={kind} role="row">
              <th role="rowheader" scope="row">
                {kindLabels[kind].title}
              </th>
              <td role="cell" data-label="Half within">
                {median === null ? '–' : duration(median)}
              </td>
              <td role="cell" data-label="Nine in ten within">
                {p90 === null ? '–' : duration(p90)}
              </td>
              <td role="cell" data-label="Replied">
                {answered.toLocaleString('en')}
              </td>
              <td role="cell" data-label="No reply">
                {unanswered.toLocaleString('en')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The outcomes of meetings. */
export function Outcomes({ of }: { of: Statistics['outcomes'] }) {
  const { attended, missed, cancelled, unknown, ahead } = of;
  const known = attended + missed;
  const shown = [
    { name: statusLabels.attended, value: attended },
    { name: statusLabels.missed, value: missed },
    { name: statusLabels.cancelled, value: cancelled },
    { name: 'No outcome noted', value: unknown, isOpen: true },
    { name: 'Still to come', value: ahead, isOpen: true },
  ];
  return (
    <section className={s.figure} aria-labelledby="outcomes">
      <h2 id="outcomes">Outcomes of meetings</h2>
      <p className={s.finding}>
        {known === 0
          ? 'No outcome has been noted in the last 26 weeks.'
          : `${Math.round((attended / known) * 100)}% of ${known} with a noted outcome took place.`}
      </p>
      <dl className={s.figures}>
        {shown.map(({ name, value, isOpen }) => (
          <div key={name} data-open={(isOpen && value > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
