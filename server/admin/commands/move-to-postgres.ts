import { readAll } from '../../backup/read-all.ts';
import { writeAll } from '../../backup/write-all.ts';
import { createLogger } from '../../log.ts';
import { StartProblem } from '../../start-problem.ts';
import { type AdminCommand, UsageProblem } from '../command.ts';
import { openAdminDatabase } from '../open-admin-database.ts';

/** From the built-in database to a PostgreSQL server. The old folder stays as it is. */
export const moveToPostgresCommand: AdminCommand = {
  name: 'move-to-postgres',
  usage: ['move-to-postgres postgres://user:password@host/name'],
  async run([address, ...rest], { database, env, print }) {
    if (!address || rest.length > 0 || !/^postgres(ql)?:\/\//.test(address)) throw new UsageProblem();
    if (env.DATABASE_URL)
      throw new StartProblem('DATABASE_URL is set: what is there is on a PostgreSQL server already.');
    if (database.isBeside)
      throw new StartProblem('Stop the server first: what it stored meanwhile would be left behind.');
    const target = await openAdminDatabase(
      { ...env, DATABASE_URL: address },
      createLogger('error', process.stderr),
    );
    try {
      const rows = await writeAll(target.pool, readAll(database.pool));
      print(`${rows} rows are moved. Set DATABASE_URL to that address and start the server.`);
    } finally {
      await target.close();
    }
  },
};
