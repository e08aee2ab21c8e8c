import { Fragment, type ReactNode } from 'react';
import { columns, type Row, type View } from '../../../contract/console/inbox.ts';
import { type SubmissionKind, statuses } from '../../../contract/console/submissions.ts';
import type { RowSelection } from '../bulk/use-selection.ts';
import { columnLabels, kindLabels, valueLabel } from '../labels.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import { StatusPill, TableHead, Timestamp } from '../parts/table.tsx';
import { isBeforeToday } from '../time.ts';
import s from './list-table.module.css';

const waitingRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder rows keep the height while loading. */
export function ListTable(props: {
  kind: SubmissionKind;
  view: View;
  openId: string | undefined;
  rows: readonly Row[] | undefined;
  busy: boolean;
  /** The line about held rows, and the index of the row before which it is shown. */
  held: { index: number; line: ReactNode } | undefined;
  /** Undefined for viewers. */
  selection: RowSelection | undefined;
}) {
  const { kind, view, openId, rows, busy, held, selection } = props;
  const labels = columnLabels[kind];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={s.scroll} tabIndex={0} aria-label={kindLabels[kind].title} aria-busy={busy}>
      <table role="table" className={busy && rows ? `${s.table} ${s.old}` : s.table}>
        <TableHead
          before={selection && rows && <SelectAll selection={selection} rows={rows} />}
          of={[labels.title, labels.second, labels.third, 'Status', 'Lang.', 'Received']}
        />
        <tbody role="rowgroup">
          {rows?.map((row, i) => (
            <Fragment key={row.id}>
              {held?.index === i && <HeldRow line={held.line} />}
              <ListRow
                kind={kind}
                view={view}
                row={row}
                isOpen={row.id === openId}
                isSelected={selection?.rows.has(row.id)}
                onSelect={selection && ((isRange) => selection.toggle(row, isRange, rows))}
              />
            </Fragment>
          ))}
          {rows && held?.index === rows.length && <HeldRow line={held.line} />}
          {!rows && waitingRows.map((row) => <WaitingRow key={row} />)}
        </tbody>
      </table>
    </section>
  );
}

function HeldRow({ line }: { line: ReactNode }) {
  return (
    <tr role="row" className={s.held}>
      <td role="cell" colSpan={6}>
        {line}
      </td>
    </tr>
  );
}

function SelectAll({ selection, rows }: { selection: RowSelection; rows: readonly Row[] }) {
  return (
    <input
      type="checkbox"
      className={s.select}
      aria-label="Select all shown"
      checked={rows.length > 0 && rows.every(({ id }) => selection.rows.has(id))}
      onChange={() => selection.toggleAll(rows)}
    />
  );
}

function ListRow(props: {
  kind: SubmissionKind;
  view: View;
  row: Row;
  isOpen: boolean;
  isSelected: boolean | undefined;
  onSelect: ((isRange: boolean) => void) | undefined;
}) {
  const { kind, view, row, isOpen, isSelected, onSelect } = props;
  const isNew = row.status === 'new' && row.flag === null;
  const classes = [s.row, isOpen && s.open, isSelected && s.selected, isNew && s.new]
    .filter(Boolean)
    .join(' ');
  return (
    <tr role="row" className={classes}>
      <th role="rowheader" scope="row" className={onSelect && s.selectable}>
        {onSelect && (
          <input
            type="checkbox"
            className={s.select}
            aria-label={`Select ${row.title || 'No name'}`}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
        <ConsoleLink
          to={{ kind, view, id: row.id }}
          data-row={row.id}
          aria-current={isOpen ? 'true' : undefined}
        >
          {row.title || 'No name'}
        </ConsoleLink>
        {row.contact && <small>{row.contact}</small>}
      </th>
      <Cell kind={kind} row={row} column="second" />
      <Cell kind={kind} row={row} column="third" />
      <td role="cell">
        <StatusPill row={row} />
        {row.hasProposedChange && <small className={s.proposed}>Change proposed</small>}
      </td>
      <td role="cell" className={s.mono}>
        {row.language.toUpperCase()}
      </td>
      <td role="cell" className={s.mono}>
        <Timestamp at={row.createdAt} />
        {isDueForReply(kind, row) && <small className={s.due}>reply due</small>}
      </td>
    </tr>
  );
}

/** Matches the count in the health strip. */
function isDueForReply(kind: SubmissionKind, { status, flag, createdAt }: Row): boolean {
  return kind !== 'meeting' && flag === null && status === statuses[kind][0] && isBeforeToday(createdAt);
}

function Cell({ kind, row, column }: { kind: SubmissionKind; row: Row; column: 'second' | 'third' }) {
  const field = columns[kind][column];
  const value = row[column];
  if (field === 'startsAt' && value) {
    return (
      <td role="cell" className={s.mono}>
        <Timestamp at={value} long />
      </td>
    );
  }
  const figures = field === 'monthlyAdSpend' || field === 'companySize';
  const classes = field === 'email' ? `${s.text} ${s.email}` : figures ? s.mono : s.text;
  return (
    <td role="cell" className={classes}>
      {value ? valueLabel(field, value) : '–'}
    </td>
  );
}

function WaitingRow() {
  return (
    <tr role="row" className={s.waiting}>
      <td role="cell" colSpan={6}>
        <span />
      </td>
    </tr>
  );
}
