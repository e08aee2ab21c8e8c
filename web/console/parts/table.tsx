import type { ReactNode } from 'react';
import { capitalize } from '../../../content/format.ts';
import type { Delivery, Row } from '../../../contract/console/inbox.ts';
import type { Status, SubmissionKind } from '../../../contract/console/submissions.ts';
import t from '../../ui/text.module.css';
import { kindLabels, stateLabels, statusLabels } from '../labels.ts';
import { dayAndTime, fullTime, shortTime } from '../time.ts';
import { Button, ConsoleLink } from './controls.tsx';
import s from './table.module.css';

/**
 * `hidden` adds a header for screen readers only; `before` is put into the first one. Roles are explicit because on a
 * phone rows are grids, which would lose them.
 */
export function TableHead({
  of,
  hidden,
  before,
}: {
  of: readonly string[];
  hidden?: string;
  before?: ReactNode;
}) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {of.map((head, i) => (
          <th key={head} role="columnheader" scope="col">
            {i === 0 && before}
            {head}
          </th>
        ))}
        {hidden && (
          <th role="columnheader" scope="col">
            <span className={t.hidden}>{hidden}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

export function ShowMoreButton(props: { hasMore: boolean; loadingMore: boolean; onMore: () => void }) {
  if (!props.hasMore) return null;
  return (
    <p className={s.more}>
      <Button look="ghost" onClick={props.onMore} disabled={props.loadingMore}>
        {props.loadingMore ? 'Loading …' : 'Show more'}
      </Button>
    </p>
  );
}

const statusLooks: Partial<Record<Status, string | undefined>> = {
  new: s.new,
  booked: s.new,
  reviewing: s.open,
  contacted: s.open,
  invited: s.done,
  answered: s.done,
  attended: s.done,
  held: s.off,
};

export function StatusPill({ row }: { row: Pick<Row, 'status' | 'flag'> }) {
  if (row.flag !== null) return <span className={`${s.pill} ${s.off}`}>Flagged</span>;
  return <span className={`${s.pill} ${statusLooks[row.status] ?? ''}`}>{statusLabels[row.status]}</span>;
}

const stateLooks: Record<Delivery['state'], string | undefined> = {
  waiting: undefined,
  held: s.off,
  sent: s.open,
  dead: s.bad,
};

export function DeliveryPill({ state }: { state: Delivery['state'] }) {
  return <span className={`${s.pill} ${stateLooks[state] ?? ''}`}>{stateLabels[state]}</span>;
}

/** A short time, with the full one as a tooltip. */
export function Timestamp({
  at,
  long,
  className,
}: {
  at: string;
  long?: boolean;
  className?: string | undefined;
}) {
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {long ? dayAndTime(at) : shortTime(at)}
    </time>
  );
}

/** In the font of the times: the other one sets the dots too tightly. */
export function ClientAddress({ children }: { children: string }) {
  return <span className={s.address}>{children}</span>;
}

/** Opens a submission. Once it is erased, only its kind is known. */
export function SubjectLink({ kind, id, title }: { kind: SubmissionKind; id: string; title: string | null }) {
  const { one } = kindLabels[kind];
  return (
    <span className={s.subject}>
      <ConsoleLink to={{ kind, id, view: { status: 'any', flagged: 'any' } }}>
        {title || capitalize(one)}
      </ConsoleLink>
      {title && <small>{capitalize(one)}</small>}
    </span>
  );
}
