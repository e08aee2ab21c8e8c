import type { PGlite } from '@electric-sql/pglite';

/** The messages that end what a client has begun; to all others more of the same client must follow. */
const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
const startup = 0;
const last: readonly (number | undefined)[] = [query, sync, terminate, startup];

const syncMessage = Uint8Array.of(sync, 0, 0, 0, 4);

/**
 * The database as its socket server should see it. That server lets no client come between the statements of
 * another one's transaction, but between the messages of one statement, where a large one arrives in
 * pieces: the unnamed statement would then be somebody else's. So half a statement counts as a transaction too.
 */
export function takeTurns(postgres: PGlite): PGlite {
  let isMidway = false;
  const seen: Pick<
    PGlite,
    'waitReady' | 'isInTransaction' | 'runExclusive' | 'execProtocolRawStream' | 'exec'
  > = {
    waitReady: postgres.waitReady,
    isInTransaction: () => isMidway || postgres.isInTransaction(),
    runExclusive: (task) => postgres.runExclusive(task),
    async execProtocolRawStream(message, options) {
      await postgres.execProtocolRawStream(message, options);
      isMidway = !last.includes(message[0]);
    },
    // Called to roll back what a client left behind; after an error in it PostgreSQL hears nothing before a Sync.
    async exec(statement) {
      await postgres.runExclusive(() => postgres.execProtocolRaw(syncMessage));
      isMidway = false;
      return postgres.exec(statement);
    },
  };
  return seen as PGlite;
}
