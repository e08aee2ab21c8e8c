import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../db/database.ts';
import { FolderBusyError } from '../db/embedded/folder-lock.ts';
import { connectToRunningServer, ServerOutdatedError } from '../db/embedded/running-server.ts';
import { type ConnectionProblem, isDatabaseUnavailable } from '../db/errors.ts';
import type { Env } from '../env.ts';
import { OperatorError } from '../operator-error.ts';

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

interface Waiting {
  timeoutMs?: number;
  /** Called at once with the reason why the database cannot be used yet. */
  tell?: (sentence: string) => void;
}

/**
 * Opens the server's database, while the server runs or is stopped. Waits a little for a server that is just starting;
 * throws at once what only the operator can fix, such as a wrong password.
 */
export async function openAdminDatabase(
  env: DatabaseEnv,
  logger: Logger,
  { timeoutMs = 20_000, tell = () => {} }: Waiting = {},
): Promise<Database> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await openOnce(env, logger, { timeoutMs: until - performance.now(), tell });
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (performance.now() >= until) {
        throw error instanceof OperatorError ? error : new OperatorError(away(env), { cause: error });
      }
      await delay(250);
    }
  }
}

/** Recovery after a crash may take this long. */
const folderTimeoutMs = 180_000;

async function openOnce(
  env: DatabaseEnv,
  logger: Logger,
  { timeoutMs, tell }: Required<Waiting>,
): Promise<Database> {
  const hopeless = Promise.withResolvers<never>();
  hopeless.promise.catch(() => {});
  let last: string | undefined;
  function onProblem({ sentence, mayPass }: ConnectionProblem): void {
    if (!mayPass) hopeless.reject(new OperatorError(sentence));
    else if (last !== sentence) tell(sentence);
    last = sentence;
  }
  const database = await openDatabase(env, logger, onProblem).catch((error) => {
    if (error instanceof FolderBusyError) return connectToRunningServer(env.DATA_DIR, logger);
    throw error;
  });
  const inTime = new AbortController();
  const waitMs = env.DATABASE_URL ? Math.max(timeoutMs, 0) : folderTimeoutMs;
  const late = delay(waitMs, 'late', { signal: inTime.signal }).catch(() => 'in time');
  try {
    const outcome = await Promise.race([database.whenReady, hopeless.promise, late]);
    if (outcome === 'late') throw new OperatorError(last ?? away(env));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    inTime.abort();
  }
}

/** True if a server may just be starting: its socket or its tables are not there yet. */
function mayPass(error: unknown): boolean {
  const isTableMissing = (error as { code?: unknown }).code === '42P01';
  return isDatabaseUnavailable(error) || isTableMissing || error instanceof ServerOutdatedError;
}

function away({ DATABASE_URL, DATA_DIR }: DatabaseEnv): string {
  return DATABASE_URL
    ? 'The database of DATABASE_URL cannot be reached.'
    : `The database in ${DATA_DIR} does not respond. If a server runs, use this as the same user and with the same TMPDIR.`;
}
