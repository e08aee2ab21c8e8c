import pg from 'pg';
import { QueryError } from './errors.ts';
import { type SQL, sql } from './sql.ts';

/**
 * The database, or a transaction. Inside a transaction use only its own handle: the built-in database has one
 * connection, so asking for another one would deadlock.
 */
export interface Db {
  /** The rows that a statement returns. An instant is a `Date`, a date without time a string. */
  query<Row = Record<string, unknown>>(statement: SQL): Promise<Row[]>;
  /** The same with instants as ISO 8601 text, as the contract has them. */
  queryIso<Row>(statement: SQL): Promise<Row[]>;
  /** The first row, if there is one. */
  one<Row = Record<string, unknown>>(statement: SQL): Promise<Row | undefined>;
  /**
   * Runs a statement and returns how many rows it inserted, changed or deleted. PostgreSQL parses and plans a statement
   * with a name once per connection; its text must never vary.
   */
  execute(statement: SQL, name?: string): Promise<number>;
  /** Commits the changes made with `tx`, or rolls them back if it throws. Nested in a transaction it is a savepoint. */
  transaction<Result>(use: (tx: Db) => Promise<Result>): Promise<Result>;
}

export function createDb(pool: pg.Pool): Db {
  return {
    ...statementsOn(pool),
    async transaction(use) {
      const client = await pool.connect();
      const tx = transactionOn(client, 1);
      try {
        await tx.execute(sql`begin`);
        const result = await use(tx);
        await tx.execute(sql`commit`);
        client.release();
        return result;
      } catch (error) {
        // A connection that cannot roll back is not used again.
        await tx.execute(sql`rollback`).then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
  };
}

function transactionOn(client: pg.PoolClient, depth: number): Db {
  const statements = statementsOn(client);
  const savepoint = sql.identifier(`savepoint_${depth}`);
  return {
    ...statements,
    async transaction(use) {
      await statements.execute(sql`savepoint ${savepoint}`);
      try {
        const result = await use(transactionOn(client, depth + 1));
        await statements.execute(sql`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await statements.execute(sql`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
  };
}

function statementsOn(connection: pg.Pool | pg.PoolClient): Omit<Db, 'transaction'> {
  async function run(statement: SQL, name?: string, types = plainDates): Promise<pg.QueryResult> {
    const query = statement.toQuery();
    try {
      return await connection.query({ ...query, types, ...(name !== undefined && { name }) });
    } catch (cause) {
      throw new QueryError(query.text, cause);
    }
  }
  return {
    query: async <Row>(statement: SQL) => (await run(statement)).rows as Row[],
    queryIso: async <Row>(statement: SQL) => (await run(statement, undefined, isoInstants)).rows as Row[],
    one: async <Row>(statement: SQL) => (await run(statement)).rows[0] as Row | undefined,
    execute: async (statement, name) => (await run(statement, name)).rowCount ?? 0,
  };
}

/** The driver's own parsers, except for dates: it would read them as midnight in the server's time zone. */
const plainDates: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(type, format as 'text'),
};

const isoInstants: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    const parse = plainDates.getTypeParser(type, format);
    return type === pg.types.builtins.TIMESTAMPTZ ? (text: string) => parse(text).toISOString() : parse;
  },
};
