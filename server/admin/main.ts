import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { StartProblem } from '../start-problem.ts';
import { type AdminCommand, UsageProblem } from './command.ts';
import { backupCommand } from './commands/backup.ts';
import { eraseCommand } from './commands/erase.ts';
import { exportCommand } from './commands/export.ts';
import { listCommand } from './commands/list.ts';
import { moveToPostgresCommand } from './commands/move-to-postgres.ts';
import { operatorCommand } from './commands/operator.ts';
import { outboxCommand } from './commands/outbox.ts';
import { restoreCommand } from './commands/restore.ts';
import { openAdminDatabase } from './open-admin-database.ts';

const commands: readonly AdminCommand[] = [
  listCommand,
  exportCommand,
  eraseCommand,
  operatorCommand,
  outboxCommand,
  backupCommand,
  restoreCommand,
  moveToPostgresCommand,
];

/** `node server/admin/main.ts <command> …`, beside a running server or without one. */
async function main([name, ...args]: string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageProblem();
  const env = readEnv();
  // Standard output belongs to the command.
  const logger = createLogger('error', process.stderr);
  let database: Database | undefined;
  try {
    database = await openAdminDatabase(env, logger, { tell: (sentence) => warn(`${sentence} Waiting …`) });
    await command.run(args, { db: database.db, database, env, print, write });
  } finally {
    await database?.close();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function explain(error: Error & { code?: unknown }, name: string | undefined): string {
  if (error instanceof UsageProblem || String(error.code).startsWith('ERR_PARSE_ARGS')) {
    const known = commands.filter((command) => command.name === name);
    const lines = (known.length > 0 ? known : commands).flatMap(({ usage }) => usage);
    return ['Usage:', ...lines.map((line) => `  npm run admin -- ${line}`)].join('\n');
  }
  if (error instanceof StartProblem) return error.message;
  if (isDatabaseAway(error)) return 'The database went away meanwhile. Look what was done, and try again.';
  return error.stack ?? String(error);
}

// Who reads the output may stop reading, as `head` does.
process.stdout.on('error', () => process.exit(0));

const args = process.argv.slice(2);
main(args).catch((error) => {
  process.stderr.write(`${explain(error, args[0])}\n`);
  process.exitCode = 1;
});
