import type pg from 'pg';

/** Thrown where our own code finds the database unavailable. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** A statement that failed, without its values, which may be personal data. The cause is the driver's error. */
export class QueryError extends Error {
  override name = 'QueryError';

  constructor(text: string, cause: unknown) {
    // Enough to find the statement.
    super(`Failed query: ${text.replace(/\s+/g, ' ').trim().slice(0, 80)}`, { cause });
  }
}

/** PostgreSQL's code of a failed statement, such as `23505` for a duplicate. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code;
}

/** Node's error codes for failed and lost connections. */
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
 * PostgreSQL error codes about the server rather than the statement: connection lost (08), access denied (28, 3D),
 * out of resources (53), shutting down or statement timeout (57), disk failure (58), and demotion to a read-only
 * replica (25006).
 */
const serverState = /^(08|28|3D|53|57|58)...$|^25006$/;

/** Messages of the pg driver and its pool that come without a code. */
const driverMessages =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired$|not queryable$|Cannot use a pool after calling end|^Query read timeout$/;

/** True if the database is temporarily unavailable, so that a retry may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, cause, errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  return (
    error instanceof DatabaseUnavailableError ||
    (code !== undefined && (connectionCodes.has(code) || serverState.test(code))) ||
    // The socket of the built-in database does not exist until it has started.
    (code === 'ENOENT' && syscall === 'connect') ||
    driverMessages.test(error.message) ||
    isDatabaseUnavailable(cause) ||
    (errors?.some(isDatabaseUnavailable) ?? false)
  );
}

/** Why a PostgreSQL server cannot be used, as a message for the operator. */
export interface ConnectionProblem {
  sentence: string;
  /** True if it may resolve by itself; otherwise the operator has to act. */
  mayPass: boolean;
}

type Target = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>;

/** Explains a failed connection or migration; undefined if the error speaks for itself. */
export function connectionProblem(error: unknown, target: Target): ConnectionProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = explain(cause, target);
    if (found) return found;
  }
  return undefined;
}

function explain(error: Error & { code?: string }, target: Target): ConnectionProblem | undefined {
  const { code = '', message } = error;
  const { host, port, user, database } = target;
  const name = `PostgreSQL at ${host}:${port}`;
  const lasting = (sentence: string) => ({ sentence, mayPass: false });
  const passing = (sentence: string) => ({ sentence, mayPass: true });
  switch (code) {
    case '28P01':
      return lasting(`${name} refused the password of "${user}": check user and password in DATABASE_URL.`);
    case '28000':
      return lasting(`${name} does not admit "${user}": ${message}. Check DATABASE_URL and pg_hba.conf.`);
    case '3D000':
      return lasting(`${name} has no database "${database}": create it, or change its name in DATABASE_URL.`);
    case '42501':
      return lasting(`"${user}" may not create tables in the database "${database}": ${message}.`);
    case 'ENOTFOUND':
      return lasting(`The host ${host} in DATABASE_URL is not known.`);
    case 'EAI_AGAIN':
      return passing(`The host ${host} in DATABASE_URL cannot be looked up now.`);
    case 'ECONNREFUSED':
    case 'ENOENT':
      return passing(
        `Nothing listens at ${host}:${port}: start PostgreSQL, or check host and port in DATABASE_URL.`,
      );
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return passing(`${name} does not respond: check host and port in DATABASE_URL, and firewalls.`);
  }
  if (/client password must be a string/.test(message))
    return lasting(`${name} asks "${user}" for a password, and DATABASE_URL has none.`);
  if (/does not support SSL/.test(message))
    return lasting(`${name} does not offer TLS: turn it on there, or remove sslmode from DATABASE_URL.`);
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(code))
    return lasting(
      `The TLS certificate of ${name} is refused: ${message}. Name its authority as sslrootcert in DATABASE_URL.`,
    );
  // The driver's message for a connection timeout.
  if (/^timeout expired$/.test(message))
    return passing(`${name} does not respond: check host and port in DATABASE_URL, and firewalls.`);
  return undefined;
}

/** An error as it may be logged: the driver's messages can contain values, which may be personal data. */
export interface LoggableError {
  type: string;
  message: string;
  code: unknown;
  stack: string | undefined;
  cause?: LoggableError;
}

export function withoutParameters(error: Error): LoggableError {
  const { name, code, stack, cause } = error as Error & { code?: unknown };
  const message = driverMessage(error);
  return {
    type: name,
    message,
    code,
    // The stack begins with the original message.
    stack: stack && [`${name}: ${message}`, ...stack.split('\n').filter(isFrame)].join('\n'),
    ...(cause instanceof Error && { cause: withoutParameters(cause) }),
  };
}

/** The message of the innermost cause: `could not extend file "base/5/1249": No space left on device`. */
export function describeCause(error: Error): string {
  const { cause, errors } = error as Error & { errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  return inner instanceof Error
    ? describeCause(inner)
    : driverMessage(error) || String((error as { code?: unknown }).code);
}

function driverMessage(error: Error & { code?: unknown }): string {
  // PostgreSQL quotes invalid values: invalid input syntax for type uuid: "…".
  const isDataException = typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return isDataException ? error.message.replace(/".*"/s, '"…"') : error.message;
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}
