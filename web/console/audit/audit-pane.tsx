import type * as z from 'zod/mini';
import { auditPage } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { subjectKind } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { eventWords } from '../event-words.ts';
import { ColumnHeads } from '../parts/column-heads.tsx';
import { Moment } from '../parts/moment.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Pane } from '../parts/pane.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import s from '../parts/table.module.css';
import { usePages } from '../use-pages.ts';
import { kindWords } from '../words.ts';

type Audited = z.output<typeof auditPage>['events'][number];

/** What operators did. Nothing here can be changed. */
export function AuditPane() {
  const { round } = useConsole();
  const pages = usePages(consoleApi.audit, auditPage, (page) => page.events, round);
  return (
    <Pane title="Audit">
      {pages.items?.length === 0 ? (
        <p className={s.none}>No operator has changed anything yet.</p>
      ) : (
        <table role="table" className={s.table} aria-busy={!pages.items}>
          <ColumnHeads of={['What', 'On', 'By', 'When']} />
          <tbody role="rowgroup">
            {pages.items?.map((event) => (
              <AuditRow key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton hasMore={pages.hasMore} adding={pages.adding} onMore={pages.showMore} />
    </Pane>
  );
}

function AuditRow({ event }: { event: Audited }) {
  const { operators } = useConsole();
  const kind = subjectKind.safeParse(event.subjectKind).data;
  const { reason, network, part } = event.detail;
  const more = [
    typeof reason === 'string' && reason,
    typeof part === 'string' && `wrong ${part}`,
    typeof network === 'string' && `from ${network}`,
  ].filter(Boolean);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {eventWords(event)}
        {more.length > 0 && <small>{more.join(', ')}</small>}
      </th>
      <td role="cell">
        {kind ? (
          <PlaceLink to={{ kind, id: event.subjectId, view: { status: 'any', flagged: 'any' } }}>
            {kindWords[kind].one}
          </PlaceLink>
        ) : (
          (operators.find(({ id }) => id === event.subjectId)?.email ?? event.subjectKind)
        )}
      </td>
      <td role="cell">{event.actor ?? (event.kind === 'sign-in-failed' ? 'Unknown' : 'Command line')}</td>
      <td role="cell" className={s.mono}>
        <Moment at={event.at} long />
      </td>
    </tr>
  );
}
