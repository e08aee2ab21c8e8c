import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { type AdminCommand, formatCommandList, formatHelp, UsageError } from './command.ts';
import { assignCommand, noteCommand, statusCommand, unflagCommand } from './commands/actions.ts';
import { backupCommand, moveToPostgresCommand, restoreCommand } from './commands/backup.ts';
import { bulkCommand } from './commands/bulk.ts';
import { changeCommand } from './commands/change.ts';
import { eraseCommand } from './commands/erase.ts';
import { exportCommand, resumeCommand } from './commands/export.ts';
import { healthCommand } from './commands/health.ts';
import { hostCommand } from './commands/host.ts';
import { mailTestCommand } from './commands/mail-test.ts';
import { operatorCommand } from './commands/operator.ts';
import { outboxCommand } from './commands/outbox.ts';
import { moveCommand, replyCommand } from './commands/reply.ts';
import { listCommand, showCommand } from './commands/show.ts';
import { statisticsCommand } from './commands/statistics.ts';
import { templateCommand } from './commands/template.ts';
import { openAdminDatabase } from './open-admin-database.ts';

const commands: readonly AdminCommand[] = [
  healthCommand,
  listCommand,
  showCommand,
  statusCommand,
  replyCommand,
  moveCommand,
  noteCommand,
  assignCommand,
  unflagCommand,
  changeCommand,
  bulkCommand,
  templateCommand,
  resumeCommand,
  exportCommand,
  statisticsCommand,
  eraseCommand,
  operatorCommand,
  hostCommand,
  outboxCommand,
  mailTestCommand,
  backupCommand,
  restoreCommand,
  moveToPostgresCommand,
];

/** `node server/admin/main.ts <command> …`, with or without a running server. */
async function main([name, ...args]: string[]): Promise<void> {
  const command = findCommand(name);
  const help = helpFor(name, args);
  if (help !== undefined) return print(help);
  if (!command) throw new UsageError(name && `There is no command "${name}".`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  if ('runAlone' in command) return command.runAlone(args, { env, print });
  // Standard output is reserved for the command.
  const logger = createLogger('error', process.stderr);
  let database: Database | undefined;
  try {
    database = await openAdminDatabase(env, logger, { tell: (sentence) => warn(`${sentence} Waiting …`) });
    await command.run(args, { db: database.db, database, env, print, write });
  } finally {
    await database?.close();
  }
}

function findCommand(name: string | undefined): AdminCommand | undefined {
  return commands.find((one) => one.name === name || (one.alias !== undefined && one.alias === name));
}

/** Recognizes `help`, `help <command>`, `<command> help`, and `--help` or `-h` anywhere. */
function helpFor(name: string | undefined, args: string[]): string | undefined {
  const isAsked = (word: string | undefined) => word === '--help' || word === '-h';
  const isHelp = name === 'help' || isAsked(name);
  if (!isHelp && args[0] !== 'help' && !args.some(isAsked)) return undefined;
  const about = isHelp ? args[0] : name;
  const command = findCommand(about);
  if (command) return formatHelp(command);
  return about === undefined || isAsked(about) ? formatCommandList(commands) : undefined;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function write(output: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(output)) await once(process.stdout, 'drain');
}

function explain(error: Error & { code?: unknown }, name: string | undefined): string {
  if (error instanceof UsageError || String(error.code).startsWith('ERR_PARSE_ARGS')) {
    const command = findCommand(name);
    const help = command ? formatHelp(command) : formatCommandList(commands);
    return error.message ? `${error.message}\n\n${help}` : help;
  }
  if (error instanceof OperatorError) return error.message;
  if (isDatabaseUnavailable(error))
    return 'Lost the database connection. Check what was changed before you retry.';
  return error.stack ?? String(error);
}

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', () => process.exit(0));

const args = process.argv.slice(2);
main(args).catch((error) => {
  warn(explain(error, args[0]));
  process.exitCode = 1;
});
