import type { Row } from '../../../contract/console/inbox.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Subject } from './subjects.ts';

export interface FoundRow extends Row, Record<string, unknown> {}

/** The columns of a list's line, to be read by `toRow`. */
export function rowColumns({ title, contact, second, third }: Subject): SQL {
  return sql`id, created_at as "createdAt", updated_at as "updatedAt", status, flag, language, assignee,
    ${title} as title, ${contact ?? sql`''`} as contact, ${second} as second, ${third} as third`;
}

export function toRow(found: FoundRow): Row {
  const { id, createdAt, updatedAt, status, flag, language, assignee, title, contact, second, third } = found;
  return {
    ...{ id, createdAt: inJson(createdAt), updatedAt: inJson(updatedAt) },
    ...{ status, flag, language, assignee, title, contact, second, third },
  };
}

/** An instant as PostgreSQL writes it, in the form of JSON. */
export function inJson(instant: string): string {
  return new Date(instant).toISOString();
}
