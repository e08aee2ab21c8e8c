import { useState } from 'react';
import type { Delivery, Detail, HistoryEvent } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { eventLabel } from '../event-labels.ts';
import { MoveMeeting } from '../host-schedule/move-meeting.tsx';
import { deliveryLabel, fieldLabels } from '../labels.ts';
import { navigate, useConsoleLocation } from '../location.ts';
import { Resend } from '../outbox/resend.tsx';
import { Button, buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { DeliveryPill, StatusPill, Timestamp } from '../parts/table.tsx';
import { useAction } from '../use-action.ts';
import s from './detail-view.module.css';
import { Eligibility, Fields, Resume } from './fields.tsx';
import { Notes } from './notes.tsx';
import { Pipeline } from './pipeline.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { Assignee, Flagged, StatusChange } from './triage.tsx';

/** Everything about one submission. */
export function DetailView({ detail }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  return (
    <article>
      <StatusChange detail={detail} />
      <ReplyActions detail={detail} />
      <ProposedChanges detail={detail} />
      {detail.row.flag !== null && <Flagged detail={detail} flag={detail.row.flag} />}
      <Pipeline detail={detail} />
      <Fields detail={detail} />
      {detail.kind === 'meeting' && <MoveMeeting detail={detail} />}
      <Resume detail={detail} />
      <Eligibility detail={detail} />
      <Assignee detail={detail} />
      <SameAgency detail={detail} />
      <Notes detail={detail} />
      <Deliveries detail={detail} />
      <History detail={detail} />
      {mayEdit && <EraseLink detail={detail} />}
    </article>
  );
}

/** Other applications from the same website. */
function SameAgency({ detail: { kind, sameAgency } }: { detail: Detail }) {
  if (sameAgency.length === 0) return null;
  return (
    <section aria-labelledby="same-agency">
      <h3 id="same-agency">Also from this website</h3>
      <ul className={s.lines}>
        {sameAgency.map((row) => (
          <li key={row.id}>
            <ConsoleLink to={{ kind, id: row.id, view: { status: 'any', flagged: 'any' } }}>
              {row.title || 'No name'}
            </ConsoleLink>
            <span className={s.side}>
              <StatusPill row={row} />
              <Timestamp at={row.createdAt} className={s.time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deliveries({ detail: { deliveries } }: { detail: Detail }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries">Mails and webhooks</h3>
      <ul className={s.lines}>
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { state, sentAt, createdAt, attempts, lastError, answer } = delivery;
  return (
    <li>
      <span>
        {deliveryLabel(delivery)}
        {lastError && state !== 'sent' && (
          <small>
            {attempts} {attempts === 1 ? 'try' : 'tries'}: {lastError}
          </small>
        )}
        {answer && (
          <details className={s.answer}>
            <summary>{answer.subject}</summary>
            <p>{answer.text}</p>
          </details>
        )}
      </span>
      <span className={s.side}>
        <DeliveryPill state={state} />
        <Timestamp at={sentAt ?? createdAt} className={s.time} />
      </span>
      <Resend delivery={delivery} />
    </li>
  );
}

/** The history, newest first. Notes have their own section. */
function History({ detail: { events } }: { detail: Detail }) {
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

function HistoryLine({ event }: { event: HistoryEvent }) {
  const { operators } = useConsole();
  const assignee = operators.find(({ id }) => id === event.detail.assignee)?.email;
  const reason = typeof event.detail.reason === 'string' ? event.detail.reason : '';
  const changed = Object.keys(event.kind.startsWith('change-') ? (event.detail.before ?? {}) : {});
  return (
    <li>
      <span>
        {eventLabel(event)}
        {assignee && ` to ${assignee}`}
        {reason && <small>{reason}</small>}
        {changed.length > 0 && <small>{changed.map((name) => fieldLabels[name] ?? name).join(', ')}</small>}
        {event.actor && <small>by {event.actor}</small>}
      </span>
      <Timestamp at={event.at} long className={s.time} />
    </li>
  );
}

/** Passes the email address in the history state: it must not appear in a URL, and thus in logs. */
function EraseLink({ detail }: { detail: Detail }) {
  const { fields } = detail;
  if (!fields.email) return <EraseAlone key={detail.row.id} detail={detail} />;
  return (
    <p className={s.end}>
      <ConsoleLink to={{ pane: 'erase' }} state={{ email: fields.email }} className={buttonClasses.danger}>
        Erase this person’s data
      </ConsoleLink>
    </p>
  );
}

/** Without an address, only this submission is erased. */
function EraseAlone({ detail: { kind, row } }: { detail: Detail }) {
  const { view } = useConsoleLocation();
  const [asks, setAsks] = useState(false);
  const erase = useAction();
  async function confirm() {
    const body = { change: { do: 'erase' }, items: [{ id: row.id }] };
    if (await erase.run(consoleApi.bulk(kind), body, `${row.title}: erased`)) navigate({ kind, view });
  }
  return (
    <div className={s.end}>
      {asks ? (
        <fieldset className={s.erase}>
          <legend>Erase this for good, with its notes, history and mails? It cannot be undone.</legend>
          <Button look="destroy" disabled={erase.busy} onClick={confirm}>
            Erase for good
          </Button>
          {/* Focused, so that pressing Enter twice erases nothing. */}
          <Button look="ghost" autoFocus onClick={() => setAsks(false)}>
            Cancel
          </Button>
        </fieldset>
      ) : (
        <Button look="danger" onClick={() => setAsks(true)}>
          Erase this
        </Button>
      )}
      {erase.problem && <Notice>{erase.problem}</Notice>}
    </div>
  );
}
