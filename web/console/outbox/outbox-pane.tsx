import { type Delivery, delivery } from '../../../contract/console/inbox.ts';
import { outboxPage } from '../../../contract/console/outbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { deliveryLabel, stateLabels } from '../labels.ts';
import { type ConsoleLocation, toQueryString } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import s from '../parts/table.module.css';
import { DeliveryPill, ShowMoreButton, SubjectLink, TableHead, Timestamp } from '../parts/table.tsx';
import { usePages } from '../use-fetch.ts';
import tabs from './outbox-pane.module.css';
import { Resend, ResendAll } from './resend.tsx';

const states = ['failing', ...delivery.shape.state.options] as const;
const labels = { ...stateLabels, failing: 'Failing' };

const nothing: Record<(typeof states)[number], string> = {
  failing: 'Nothing fails. Here is what was tried and did not arrive.',
  waiting: 'Nothing waits to be sent.',
  held: 'Nothing is held back. Mails of flagged forms wait here.',
  sent: 'Nothing was sent yet.',
  dead: 'Nothing was given up.',
};

/** Mails and webhooks by delivery state. */
export function OutboxPane({ location }: { location: ConsoleLocation }) {
  const { refreshKey } = useConsole();
  const { state } = location;
  const path = state ? `${consoleApi.outbox}?${toQueryString({ state })}` : consoleApi.outbox;
  const { items, hasMore, loadingMore, showMore } = usePages(
    path,
    outboxPage,
    (page) => page.deliveries,
    refreshKey,
  );
  return (
    <Pane title="Outbox" actions={<ResendAll isShownFailed={items?.some(willBeRetried) ?? false} />}>
      <nav className={tabs.tabs} aria-label="State">
        <ConsoleLink to={{ pane: 'outbox' }} aria-current={state ? undefined : 'page'}>
          All
        </ConsoleLink>
        {states.map((one) => (
          <ConsoleLink
            key={one}
            to={{ pane: 'outbox', state: one }}
            aria-current={state === one ? 'page' : undefined}
          >
            {labels[one]}
          </ConsoleLink>
        ))}
      </nav>
      {items?.length === 0 ? (
        <p className={s.none}>{state ? nothing[state] : 'Nothing was sent yet.'}</p>
      ) : (
        <table role="table" className={`${s.table} ${tabs.outbox}`} aria-busy={!items}>
          <TableHead of={['What', 'State', 'About', 'Tries', 'When']} hidden="Act" />
          <tbody role="rowgroup">
            {items?.map((one) => (
              <OutboxRow key={one.id} delivery={one} />
            ))}
          </tbody>
        </table>
      )}
      <ShowMoreButton hasMore={hasMore} loadingMore={loadingMore} onMore={showMore} />
    </Pane>
  );
}

/** True if it failed at least once and its next attempt may be hours away. */
function willBeRetried({ state, lastError }: Delivery): boolean {
  return state === 'waiting' && lastError !== null;
}

function OutboxRow({ delivery: one }: { delivery: Delivery }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {deliveryLabel(one)}
        {one.lastError && one.state !== 'sent' && <small>{one.lastError}</small>}
      </th>
      <td role="cell">
        <DeliveryPill state={one.state} />
      </td>
      <td role="cell">
        {one.subjectKind === 'operator' ? (
          <Operator id={one.subjectId} />
        ) : (
          <SubjectLink kind={one.subjectKind} id={one.subjectId} title={one.subjectTitle} />
        )}
      </td>
      <td role="cell" className={s.mono}>
        {one.attempts}
        <span className={tabs.unit}> {one.attempts === 1 ? 'try' : 'tries'}</span>
      </td>
      <td role="cell" className={s.mono}>
        <Timestamp at={one.sentAt ?? (one.state === 'waiting' ? one.dueAt : one.createdAt)} long />
      </td>
      <td role="cell">
        <Resend delivery={one} />
      </td>
    </tr>
  );
}

function Operator({ id }: { id: string }) {
  const { operators } = useConsole();
  return (
    <span className={s.subject}>
      {operators.find((operator) => operator.id === id)?.email}
      <small>Operator</small>
    </span>
  );
}
