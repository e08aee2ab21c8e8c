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
  write(output: string | Uint8Array): Promise<void>;
}

/** What `--help` says of a command. */
export interface CommandHelp {
  name: string;
  /** What it does, in a few words. */
  about: string;
  /** One line for each way to call it, without `npm run admin --`. */
  usage: readonly string[];
  /** Every argument and option that needs explaining, and the values it takes. */
  values?: readonly (readonly [name: string, ...values: string[]])[];
}

/** A part of `npm run admin -- <name> …`. Throw a StartProblem with what the operator should read, or a UsageProblem. */
export interface DatabaseCommand extends CommandHelp {
  run(args: string[], tools: AdminTools): Promise<void>;
}

/** A command that works without the database. */
export interface StandaloneCommand extends CommandHelp {
  runAlone(args: string[], tools: Pick<AdminTools, 'env' | 'print'>): Promise<void>;
}

export type AdminCommand = DatabaseCommand | StandaloneCommand;

/** Thrown where a command was called wrongly: its usage is printed below the message, if there is one. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}
