import pg from 'pg';
import { settings } from '../../content/settings.ts';
import { StartProblem } from '../start-problem.ts';
import type { Engine } from './engine.ts';

/** A PostgreSQL server of the operator's. What the address itself says about a setting outweighs ours. */
export function postgresEngine(url: string): Engine {
  const connection: pg.ClientConfig = {
    connectionString: url,
    fallback_application_name: settings.brand,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  refuseUnusable(connection);
  return {
    name: 'postgres',
    connection,
    pooling: { max: 10, statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 },
    // Longer than a statement may take.
    silenceMs: 12_000,
    listening: Promise.resolve(),
    tend() {},
    async close() {},
  };
}

/** The driver reads the address, and the files it may name, only when it connects. */
function refuseUnusable(connection: pg.ClientConfig): void {
  try {
    new pg.Client(connection);
  } catch (cause) {
    throw new StartProblem(`DATABASE_URL cannot be used: ${(cause as Error).message}`, { cause });
  }
}
