import type { PGlite } from '@electric-sql/pglite';

/** The messages that complete a statement; after any other, the same client has more to send. */
const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
const startup = 0;
const last: readonly (number | undefined)[] = [query, sync, terminate, startup];

const syncMessage = Uint8Array.of(sync, 0, 0, 0, 4);

/**
 * Wraps the database for the socket server. That server never interleaves clients within a transaction, but it does
 * between the protocol messages of one statement, if a large one arrives in pieces: the unnamed statement would then be
 * another client's. So an incomplete statement counts as a transaction too.
 */
export function withStatementLock(postgres: PGlite): PGlite {
  let isMidStatement = false;
  const seen: Pick<
    PGlite,
    'waitReady' | 'isInTransaction' | 'runExclusive' | 'execProtocolRawStream' | 'exec'
  > = {
    waitReady: postgres.waitReady,
    isInTransaction: () => isMidStatement || postgres.isInTransaction(),
    runExclusive: (task) => postgres.runExclusive(task),
    async execProtocolRawStream(message, options) {
      await postgres.execProtocolRawStream(message, options);
      isMidStatement = !last.includes(message[0]);
    },
    // Called to roll back after a client is gone; after an error PostgreSQL ignores everything up to a Sync.
    async exec(statement) {
      await postgres.runExclusive(() => postgres.execProtocolRaw(syncMessage));
      isMidStatement = false;
      return postgres.exec(statement);
    },
  };
  return seen as PGlite;
}
