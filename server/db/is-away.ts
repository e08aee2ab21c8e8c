/** Thrown where we ourselves find that the database cannot be used. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** Node's codes for a connection that cannot be made or is lost. */
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * PostgreSQL's codes that tell of the server rather than of the statement: connection lost (08), not let
 * in (28, 3D), out of resources (53), shutting down or a statement that took too long (57), its disk (58),
 * and a server that turned into a read-only replica (25006).
 */
const serverState = /^(08|28|3D|53|57|58)...$|^25006$/;

/** What the pg driver and its pool say without a code. */
const driverWords =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired$|not queryable$|Cannot use a pool after calling end|^Query read timeout$/;

/** Whether an error means that the database cannot be reached or cannot work now, so that trying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, cause, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  return (
    error instanceof DatabaseAway ||
    (code !== undefined && (connectionCodes.has(code) || serverState.test(code))) ||
    // The socket of the built-in database is not there while it starts.
    (code === 'ENOENT' && syscall === 'connect') ||
    driverWords.test(error.message) ||
    isDatabaseAway(cause) ||
    (errors?.some(isDatabaseAway) ?? false)
  );
}
