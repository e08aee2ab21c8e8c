import { type Delivery, delivery } from '../../../contract/console/inbox.ts';
import { outboxPage } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { Moment } from '../parts/moment.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Pane } from '../parts/pane.tsx';
import { StatePill } from '../parts/pill.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import s from '../parts/table.module.css';
import { type Place, queryOf } from '../place.ts';
import { usePages } from '../use-pages.ts';
import { kindWords, stateWords, templateWord } from '../words.ts';
import tabs from './outbox-pane.module.css';
import { Resend, ResendAll } from './resend.tsx';

const states = delivery.shape.state.options;

const nothing: Record<Delivery['state'], string> = {
  waiting: 'Nothing waits to be sent.',
  held: 'Nothing is held back. Mails of flagged forms wait here.',
  sent: 'Nothing was sent yet.',
  dead: 'Nothing was given up.',
};

/** Every mail and webhook, by what became of it. */
export function OutboxPane({ place }: { place: Place }) {
  const { round } = useConsole();
  const { state } = place;
  const path = state ? `${consoleApi.outbox}?${queryOf({ state })}` : consoleApi.outbox;
  const { items, hasMore, adding, showMore } = usePages(path, outboxPage, (page) => page.deliveries, round);
  return (
    <Pane title="Outbox" actions={<ResendAll isShownFailed={items?.some(willBeRetried) ?? false} />}>
      <nav className={tabs.tabs} aria-label="State">
        <PlaceLink to={{ pane: 'outbox' }} aria-current={state ? undefined : 'page'}>
          All
        </PlaceLink>
        {states.map((one) => (
          <PlaceLink
            key={one}
            to={{ pane: 'outbox', state: one }}
            aria-current={state === one ? 'page' : undefined}
          >
            {stateWords[one]}
          </PlaceLink>
        ))}
      </nav>
      {items?.length === 0 ? (
        <p className={s.none}>{state ? nothing[state] : 'Nothing was sent yet.'}</p>
      ) : (
        <table role="table" className={s.table} aria-busy={!items}>
          <ColumnHeads of={['What', 'State', 'About', 'Tries', 'When']} hidden="Act" />
          <tbody role="rowgroup">
            {items?.map((one) => (
              <OutboxRow key={one.id} delivery={one} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton hasMore={hasMore} adding={adding} onMore={showMore} />
    </Pane>
  );
}

/** It failed at least once, and its next attempt may be hours away. */
function willBeRetried({ state, lastError }: Delivery): boolean {
  return state === 'waiting' && lastError !== null;
}

function OutboxRow({ delivery: one }: { delivery: Delivery }) {
  const about = kindWords[one.subjectKind].one;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {templateWord(one)}
        {one.lastError && one.state !== 'sent' && <small>{one.lastError}</small>}
      </th>
      <td role="cell">
        <StatePill state={one.state} />
      </td>
      <td role="cell">
        <PlaceLink to={{ kind: one.subjectKind, id: one.subjectId, view: { status: 'any', flagged: 'any' } }}>
          {about.charAt(0).toUpperCase() + about.slice(1)}
        </PlaceLink>
      </td>
      <td role="cell" className={s.mono}>
        {one.attempts}
        <span className={tabs.unit}> {one.attempts === 1 ? 'try' : 'tries'}</span>
      </td>
      <td role="cell" className={s.mono}>
        <Moment at={one.sentAt ?? (one.state === 'waiting' ? one.dueAt : one.createdAt)} long />
      </td>
      <td role="cell">
        <Resend delivery={one} />
      </td>
    </tr>
  );
}
