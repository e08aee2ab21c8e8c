import type pg from 'pg';

/** Why a PostgreSQL server cannot be used, in words for the operator. */
export interface ConnectionProblem {
  sentence: string;
  /** Whether waiting may help. If not, somebody has to change something. */
  mayPass: boolean;
}

type Target = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>;

/** Explains a failed attempt to connect or to migrate; undefined where the error says it best itself. */
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
  const place = `PostgreSQL at ${host}:${port}`;
  const lasting = (sentence: string) => ({ sentence, mayPass: false });
  const passing = (sentence: string) => ({ sentence, mayPass: true });
  switch (code) {
    case '28P01':
      return lasting(`${place} refused the password of "${user}": check user and password in DATABASE_URL.`);
    case '28000':
      return lasting(`${place} does not admit "${user}": ${message}. Check DATABASE_URL and pg_hba.conf.`);
    case '3D000':
      return lasting(
        `${place} has no database "${database}": create it, or change its name in DATABASE_URL.`,
      );
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
      return passing(`${place} does not answer: check host and port in DATABASE_URL, and firewalls.`);
  }
  if (/client password must be a string/.test(message))
    return lasting(`${place} asks "${user}" for a password, and DATABASE_URL has none.`);
  if (/does not support SSL/.test(message))
    return lasting(`${place} does not offer TLS: turn it on there, or remove sslmode from DATABASE_URL.`);
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(code))
    return lasting(
      `The TLS certificate of ${place} is refused: ${message}. Name its authority as sslrootcert in DATABASE_URL.`,
    );
  // What the driver says when nothing came back in time.
  if (/^timeout expired$/.test(message))
    return passing(`${place} does not answer: check host and port in DATABASE_URL, and firewalls.`);
  return undefined;
}
