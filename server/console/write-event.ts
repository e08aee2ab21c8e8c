import type { Db } from '../db/db.ts';
import { events } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';

export interface NewEvent {
  subjectKind: string;
  subjectId: string;
  kind: string;
  /** The operator who did it; null where nobody was signed in, as on the command line. */
  actor: string | null;
  detail?: Record<string, unknown>;
}

/** Adds to the history, which is the audit log too. Nothing of the console takes away from it. */
export async function writeEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(events).values({ id: uuid7(), ...event });
}
