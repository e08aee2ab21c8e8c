import { readEnv } from '../../env.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import type { DatabaseCommand } from '../command.ts';

/** Runs a command in this process and returns its output. */
export async function runCommand(
  database: TestDatabase,
  command: DatabaseCommand,
  args: string[],
): Promise<string> {
  const out: string[] = [];
  await command.run(args, {
    db: database.db,
    database,
    env: readEnv(database.env),
    print: (line) => void out.push(`${line}\n`),
    write: async (output) => void out.push(String(output)),
  });
  return out.join('');
}
