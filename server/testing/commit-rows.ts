import { openDatabase } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { createLogger } from '../log.ts';

/**
 * `node server/testing/commit-rows.ts <folder>`: inserts rows until killed and prints each key once it is committed.
 */
const [DATA_DIR = ''] = process.argv.slice(2);
try {
  const { db, whenReady } = await openDatabase({ DATABASE_URL: undefined, DATA_DIR }, createLogger('warn'));
  await whenReady;
  for (;;) {
    const key = uuid7();
    await db.execute(sql`insert into rate_limits (key, points) values (${key}, 1)`);
    process.stdout.write(`${key}\n`);
  }
} catch (error) {
  process.stderr.write(`${error}\n`);
  process.exit(1);
}
