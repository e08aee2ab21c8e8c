import type pg from 'pg';

/** More than a form without a file takes up. */
const roomKb = 512;

/**
 * Leave nothing behind. A read-only server refuses an update even if it matches no row; a message in a transaction
 * makes its commit wait for the disk; and because both may fit into files already allocated, a list too large for
 * memory needs new disk space, as a new row sooner or later does.
 */
const statements = [
  `set local work_mem = '64kB'`,
  'update rate_limits set points = points where false',
  `select pg_logical_emit_message(true, 'ready', '')`,
  `with list as materialized (select repeat('x', 1024) from generate_series(1, ${roomKb})) select count(*) from list`,
].join(';\n');

/**
 * Rejects unless the database can be written: a server that is read-only or whose disk is full still responds to
 * queries.
 */
export async function proveWrite(pool: pg.Pool, timeoutMs?: number): Promise<void> {
  // The driver accepts the timeout of a single query, but its types do not.
  const query: pg.QueryConfig & { query_timeout?: number } = { text: statements };
  if (timeoutMs !== undefined) query.query_timeout = timeoutMs;
  await pool.query(query);
}
