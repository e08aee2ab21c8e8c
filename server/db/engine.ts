import type pg from 'pg';

/** Something that speaks PostgreSQL. */
export interface Engine {
  name: 'embedded' | 'postgres';
  /** How to get a connection. */
  connection: pg.ClientConfig;
  /** What the connections of the pool are like, beside that. */
  pooling: pg.PoolConfig;
  /** A connection that is asked and says nothing for so long is dead, though nobody has said so. */
  silenceMs: number;
  /** Before this there is no point in trying. */
  listening: Promise<void>;
  /** Called once the tables are there. */
  tend(pool: pg.Pool): void;
  close(): Promise<void>;
}
