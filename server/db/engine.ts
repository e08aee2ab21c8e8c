import pg from 'pg';
import { settings } from '../../content/settings.ts';
import { OperatorError } from '../operator-error.ts';

/** A PostgreSQL server: the operator's or the built-in one. */
export interface Engine {
  name: 'embedded' | 'postgres';
  connection: pg.ClientConfig;
  /** Additional settings for pooled connections. */
  pooling: pg.PoolConfig;
  /** A connection without a response to a query for this long is considered dead. */
  responseTimeoutMs: number;
  /** Resolves once connecting makes sense. */
  listening: Promise<void>;
  /** Called once the migrations are done. */
  maintain(pool: pg.Pool): void;
  close(): Promise<void>;
}

/** The operator's PostgreSQL server. Settings in its URL override ours. */
export function postgresEngine(url: string): Engine {
  const connection: pg.ClientConfig = {
    connectionString: url,
    fallback_application_name: settings.brand,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  rejectUnusable(connection);
  return {
    name: 'postgres',
    connection,
    pooling: { max: 10, statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 },
    // Longer than `statement_timeout`.
    responseTimeoutMs: 12_000,
    listening: Promise.resolve(),
    maintain() {},
    async close() {},
  };
}

/** Fails early: the driver parses the URL, and reads the files it names, only when it connects. */
function rejectUnusable(connection: pg.ClientConfig): void {
  try {
    new pg.Client(connection);
  } catch (cause) {
    throw new OperatorError(`DATABASE_URL cannot be used: ${(cause as Error).message}`, { cause });
  }
}
