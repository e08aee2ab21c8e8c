import type { TakeTurn } from '../api/limits.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { Outbox } from '../outbox/worker.ts';

/** What the routes of the console work with. */
export interface ConsoleParts {
  db: Db;
  env: Env;
  outbox: Outbox;
  takeTurn: TakeTurn;
}
