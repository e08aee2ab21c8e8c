import type { Delivery, Row } from '../../../contract/console/inbox.ts';
import type { Status } from '../../../contract/console/subjects.ts';
import { stateWords, statusWords } from '../words.ts';
import s from './pill.module.css';

const statusLooks: Partial<Record<Status, string | undefined>> = {
  new: s.new,
  booked: s.new,
  reviewing: s.open,
  contacted: s.open,
  invited: s.done,
  answered: s.done,
  held: s.off,
};

export function StatusPill({ row }: { row: Pick<Row, 'status' | 'flag'> }) {
  if (row.flag !== null) return <span className={`${s.pill} ${s.off}`}>Flagged</span>;
  return <span className={`${s.pill} ${statusLooks[row.status] ?? ''}`}>{statusWords[row.status]}</span>;
}

const stateLooks: Record<Delivery['state'], string | undefined> = {
  waiting: undefined,
  held: s.off,
  sent: s.open,
  dead: s.bad,
};

export function StatePill({ state }: { state: Delivery['state'] }) {
  return <span className={`${s.pill} ${stateLooks[state] ?? ''}`}>{stateWords[state]}</span>;
}
