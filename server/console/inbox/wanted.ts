import type { SQL } from '../../db/drizzle.ts';
import type { Order } from './order.ts';
import type { FoundRow } from './rows.ts';
import type { Subject } from './subjects.ts';

/** What a page of a list is made of. */
export interface Wanted {
  subject: Subject;
  filters: SQL;
  order: Order;
  /** The rows behind the page before. */
  after: SQL;
  /** How many rows to give. */
  most: number;
  /** Whether it is the first page: what is counted there holds for the others. */
  isFirst: boolean;
}

export interface KeyedRow extends FoundRow {
  key: string;
}

export interface Found {
  rows: KeyedRow[];
  /** Where finding them told how many there are. */
  total?: number | undefined;
}
