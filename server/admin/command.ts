import { dirname } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * The dependencies of a command. The database may belong to a running server: use single statements or short
 * transactions only.
 */
export interface AdminTools {
  db: Db;
  database: Database;
  env: Env;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Writes to standard output without a line break, respecting backpressure. */
  write(output: string | Uint8Array): Promise<void>;
}

export interface CommandHelp {
  name: string;
  /** Its former name, which still works. */
  alias?: string;
  /** What it does, in a few words. */
  about: string;
  /** One line per form of the command, without `npm run admin --`. */
  usage: readonly string[];
  /** Arguments and options that need explaining, with their values. */
  values?: readonly (readonly [name: string, ...values: string[]])[];
}

/**
 * A command of `npm run admin -- <name> …`. Throws an OperatorError with a message for the operator, or a UsageError.
 */
export interface DatabaseCommand extends CommandHelp {
  run(args: string[], tools: AdminTools): Promise<void>;
}

/** A command that works without the database. */
export interface StandaloneCommand extends CommandHelp {
  runAlone(args: string[], tools: Pick<AdminTools, 'env' | 'print'>): Promise<void>;
}

export type AdminCommand = DatabaseCommand | StandaloneCommand;

/** Thrown if a command was called incorrectly: its usage is printed, below the message if there is one. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function formatCommandList(commands: readonly CommandHelp[]): string {
  return [
    'Usage: npm run admin -- <command> …',
    '',
    ...inColumns(commands.map(({ name, about }) => [name, about])),
    '',
    '`npm run admin -- <command> --help` says how to call it, and every value it takes.',
  ].join('\n');
}

export function formatHelp({ about, usage, values = [] }: CommandHelp): string {
  return [
    about.charAt(0).toUpperCase() + about.slice(1),
    '',
    'Usage:',
    // Otherwise npm's own lines would be in the file too.
    ...usage.map((line) => `  npm run ${line.includes(' > ') ? '--silent ' : ''}admin -- ${line}`),
    ...(values.length > 0 ? ['', ...inColumns(values)] : []),
  ].join('\n');
}

/** Formats names and their lines as two columns. */
function inColumns(rows: readonly (readonly [string, ...string[]])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, ...lines]) =>
    lines.map((line, i) => `  ${(i === 0 ? name : '').padEnd(width)}${line}`),
  );
}

/** Explains a file system error in a sentence; returns any other error as is. */
export function explainFileError(file: string, act: 'read' | 'written', error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  const reasons: Record<string, string> = {
    ENOENT: act === 'read' ? 'there is no such file' : `the folder ${dirname(file)} does not exist`,
    ENOTDIR: `${dirname(file)} is not a folder`,
    EISDIR: 'it is a folder',
    EEXIST: 'it exists already',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'its file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of this user is used up',
    ENAMETOOLONG: 'its name is too long',
  };
  const reason = reasons[code];
  return reason ? new OperatorError(`${file} cannot be ${act}: ${reason}.`, { cause: error }) : error;
}
