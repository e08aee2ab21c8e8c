import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';

/** What a command works with. Beside a running server the database is that server's: keep every act one statement or one short transaction. */
export interface AdminTools {
  db: Db;
  database: Database;
  env: Env;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Writes to standard output as it is, and waits until the reader has kept up. */
  write(text: string): Promise<void>;
}

/** A part of `npm run admin -- <name> …`. Throw a StartProblem with what the operator should read, or a UsageProblem. */
export interface AdminCommand {
  name: string;
  /** One line for each way to call it, without `npm run admin --`. */
  usage: readonly string[];
  run(args: string[], tools: AdminTools): Promise<void>;
}

/** Thrown where a command was called wrongly: its usage is printed. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}
