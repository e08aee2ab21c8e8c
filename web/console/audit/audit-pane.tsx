import type * as z from 'zod/mini';
import { auditPage } from '../../../contract/console/audit.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { subjectKind } from '../../../contract/console/submissions.ts';
import { facts } from '../../../contract/facts.ts';
import { useConsole } from '../context.ts';
import { eventLabel } from '../event-labels.ts';
import { Pane } from '../parts/pane.tsx';
import s from '../parts/table.module.css';
import { ClientAddress, ShowMoreButton, SubjectLink, TableHead } from '../parts/table.tsx';
import { dayHeading, formatClock, fullTime } from '../time.ts';
import { usePages } from '../use-fetch.ts';
import a from './audit-pane.module.css';

type Audited = z.output<typeof auditPage>['events'][number];

/** Operators' actions, read-only. */
export function AuditPane() {
  const { refreshKey } = useConsole();
  const pages = usePages(consoleApi.audit, auditPage, (page) => page.events, refreshKey);
  return (
    <Pane title="Audit">
      <p className={a.about}>
        Who did what, newest first. Nobody can change it in the console, and it is kept for{' '}
        {facts.retentionMonths} months.
      </p>
      {pages.items?.length === 0 ? (
        <p className={s.none}>No operator has changed anything yet.</p>
      ) : (
        <table role="table" className={`${s.table} ${a.audit}`} aria-busy={!pages.items}>
          <TableHead of={['What', 'On', 'By', 'When']} />
          {groupByDay(pages.items ?? []).map(({ day, events }) => (
            <tbody key={day} role="rowgroup">
              <tr role="row" className={a.day}>
                <th role="rowheader" scope="rowgroup" colSpan={4}>
                  {day}
                </th>
              </tr>
              {events.map((event) => (
                <AuditRow key={event.id} event={event} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <ShowMoreButton hasMore={pages.hasMore} loadingMore={pages.loadingMore} onMore={pages.showMore} />
    </Pane>
  );
}

function groupByDay(events: readonly Audited[]): { day: string; events: Audited[] }[] {
  const days = new Map<string, Audited[]>();
  for (const event of events) {
    const day = dayHeading(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, events]) => ({ day, events }));
}

/** Anyone can try to sign in, or request a password reset. */
function isByStranger({ kind }: Audited): boolean {
  return kind === 'sign-in-failed' || kind === 'reset-requested';
}

function AuditRow({ event }: { event: Audited }) {
  const { operators } = useConsole();
  const kind = subjectKind.safeParse(event.subjectKind).data;
  const { reason, address, network, part } = event.detail;
  const why = [typeof reason === 'string' && reason, typeof part === 'string' && `wrong ${part}`]
    .filter(Boolean)
    .join(', ');
  const from = address ?? network;
  const subject = operators.find(({ id }) => id === event.subjectId)?.email ?? event.subjectKind;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {eventLabel(event)}
        {why && <small>{why}</small>}
        {typeof from === 'string' && (
          <small>
            from <ClientAddress>{from}</ClientAddress>
          </small>
        )}
      </th>
      <td role="cell" data-label="On" className={subject === event.actor ? a.own : undefined}>
        {kind ? <SubjectLink kind={kind} id={event.subjectId} title={event.subjectTitle} /> : subject}
      </td>
      <td role="cell" data-label="By">
        {event.actor ?? (isByStranger(event) ? 'Unknown' : 'Command line')}
      </td>
      <td role="cell" className={`${s.mono} ${a.when}`}>
        <time dateTime={event.at} title={fullTime(event.at)}>
          {formatClock(event.at)}
        </time>
      </td>
    </tr>
  );
}
