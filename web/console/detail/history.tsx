import type { Detail, Event } from '../../../contract/console/inbox.ts';
import { useConsole } from '../context.ts';
import { eventWords } from '../event-words.ts';
import { Moment } from '../parts/moment.tsx';
import s from './detail-view.module.css';

/** What happened to it, the newest first. Notes have a place of their own. */
export function History({ detail: { events } }: { detail: Detail }) {
  const shown = events.filter(({ kind }) => kind !== 'note').toSorted((a, b) => b.at.localeCompare(a.at));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h3 id="history">History</h3>
      <ol className={s.lines}>
        {shown.map((event) => (
          <HistoryLine key={event.id} event={event} />
        ))}
      </ol>
    </section>
  );
}

function HistoryLine({ event }: { event: Event }) {
  const { operators } = useConsole();
  const assignee = operators.find(({ id }) => id === event.detail.assignee)?.email;
  const reason = typeof event.detail.reason === 'string' ? event.detail.reason : '';
  return (
    <li>
      <span>
        {eventWords(event)}
        {assignee && ` to ${assignee}`}
        {reason && <small>{reason}</small>}
        {event.actor && <small>by {event.actor}</small>}
      </span>
      <Moment at={event.at} long className={s.time} />
    </li>
  );
}
