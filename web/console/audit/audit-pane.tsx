import type * as z from 'zod/mini';
import { type AuditTopic, auditPage, auditTopics } from '../../../contract/console/audit.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { subjectKind } from '../../../contract/console/submissions.ts';
import { facts } from '../../../contract/facts.ts';
import { useConsole } from '../context.ts';
import { eventName, statusChange } from '../event-labels.ts';
import { type ConsoleLocation, toQueryString } from '../location.ts';
import { buttonClasses, ConsoleLink } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import s from '../parts/table.module.css';
import { ClientAddress, ShowMoreButton, SubjectLink, TableHead } from '../parts/table.tsx';
import { dayHeading, formatClock, fullTime } from '../time.ts';
import { usePages } from '../use-fetch.ts';
import a from './audit-pane.module.css';

type Audited = z.output<typeof auditPage>['events'][number];

const topics: Record<AuditTopic, { name: string; none: string }> = {
  decisions: { name: 'Decisions', none: 'No operator has decided anything yet.' },
  data: { name: 'Data of people', none: 'No operator has exported or erased data yet.' },
  settings: { name: 'Settings', none: 'No operator has changed a setting yet.' },
  'sign-ins': { name: 'Sign-ins', none: 'No operator has signed in yet.' },
};

/** Operators' actions, read-only. */
export function AuditPane({ location: { topic } }: { location: ConsoleLocation }) {
  const { refreshKey, mayEdit } = useConsole();
  const query = topic ? `?${toQueryString({ topic })}` : '';
  const path = consoleApi.audit + query;
  const pages = usePages(path, auditPage, (page) => page.events, refreshKey);
  const days = groupByDay(pages.items ?? []);
  /** Of the last day some may not be loaded yet. */
  const isWhole = (index: number) => index < days.length - 1 || !pages.hasMore;
  return (
    <Pane
      title="Audit"
      actions={
        mayEdit && (
          <a className={buttonClasses.ghost} href={consoleApi.auditCsv + query} download>
            Export CSV
          </a>
        )
      }
    >
      <p className={a.about}>
        Who did what, newest first. Nobody can change it in the console, and it is kept for{' '}
        {facts.retentionMonths} months.
      </p>
      <nav className={a.topics} aria-label="Topic">
        <ConsoleLink to={{ pane: 'audit' }} aria-current={topic ? undefined : 'page'}>
          Everything
        </ConsoleLink>
        {auditTopics.map((one) => (
          <ConsoleLink
            key={one}
            to={{ pane: 'audit', topic: one }}
            aria-current={topic === one ? 'page' : undefined}
          >
            {topics[one].name}
          </ConsoleLink>
        ))}
      </nav>
      {pages.items?.length === 0 ? (
        <p className={s.none}>{topic ? topics[topic].none : 'No operator has changed anything yet.'}</p>
      ) : (
        <table role="table" className={`${s.table} ${a.audit}`} aria-busy={!pages.items}>
          <TableHead of={['When', 'By', 'What', 'On']} />
          {days.map(({ day, events }, index) => (
            <tbody key={day} role="rowgroup">
              <tr role="row" className={a.day}>
                <th role="rowheader" scope="rowgroup" colSpan={4}>
                  {day}
                  {isWhole(index) && <small>{summarize(events)}</small>}
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

/** `6 entries by 2 operators`; who made some of them may be unknown. */
function summarize(events: readonly Audited[]): string {
  const entries = `${events.length} ${events.length === 1 ? 'entry' : 'entries'}`;
  const actors = new Set(events.map(({ actor }) => actor));
  if (actors.has(null)) return entries;
  return `${entries} by ${actors.size} ${actors.size === 1 ? 'operator' : 'operators'}`;
}

function actorName({ kind, actor }: Audited): string {
  if (actor !== null) return actor;
  // Anyone can try to sign in, or request a password reset.
  if (kind === 'sign-in-failed' || kind === 'reset-requested') return 'Unknown';
  // The command line moves no meetings.
  return kind === 'moved' ? 'The visitor' : 'Command line';
}

function AuditRow({ event }: { event: Audited }) {
  const { operators } = useConsole();
  const kind = subjectKind.safeParse(event.subjectKind).data;
  const { reason, address, network, part } = event.detail;
  const why = [typeof reason === 'string' && reason, typeof part === 'string' && `wrong ${part}`]
    .filter(Boolean)
    .join(', ');
  const from = address ?? network;
  const change = statusChange(event);
  const about = operators.find(({ id }) => id === event.subjectId)?.email;
  // What an operator did to a host, a template or the outbox says it all, as does what they did to themselves.
  const isNamed = kind || (event.subjectKind === 'operator' && about !== event.actor);
  return (
    <tr role="row">
      <td role="cell" className={`${s.mono} ${a.when}`}>
        <time dateTime={event.at} title={fullTime(event.at)}>
          {formatClock(event.at)}
        </time>
      </td>
      <td role="cell" data-label="By">
        {actorName(event)}
      </td>
      <th role="rowheader" scope="row">
        {eventName(event)}
        {change && (
          <span className={a.change}>
            {' '}
            <span>{change.before}</span> <span>→ {change.after}</span>
          </span>
        )}
        {why && <small>{why}</small>}
        {typeof from === 'string' && (
          <small>
            from <ClientAddress>{from}</ClientAddress>
          </small>
        )}
      </th>
      <td role="cell" data-label="On" className={isNamed ? undefined : a.empty}>
        {kind ? (
          <SubjectLink kind={kind} id={event.subjectId} title={event.subjectTitle} />
        ) : (
          isNamed && (about ?? 'Operator')
        )}
      </td>
    </tr>
  );
}
