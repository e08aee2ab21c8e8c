import { readAll } from '../../backup/read-all.ts';
import { writeAll } from '../../backup/write-all.ts';
import { createLogger } from '../../log.ts';
import { StartProblem } from '../../start-problem.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';
import { openAdminDatabase } from '../open-admin-database.ts';
import { readSecret } from '../read-secret.ts';

/** From the built-in database to a PostgreSQL server. The old folder stays as it is. */
export const moveToPostgresCommand: DatabaseCommand = {
  name: 'move-to-postgres',
  about: 'copies the built-in database to a PostgreSQL server',
  usage: ['move-to-postgres', 'move-to-postgres < file'],
  values: [
    ['< file', 'a file that holds the DATABASE_URL to move to, as postgres://user:password@host/name'],
    ['', 'without it, the address is asked for and not shown'],
  ],
  async run(args, { database, env, print }) {
    if (args.length > 0) {
      throw new UsageProblem(
        'The address holds a password, and every user of this machine can see the arguments of a command. Give it when asked, or on standard input.',
      );
    }
    if (env.DATABASE_URL)
      throw new StartProblem('DATABASE_URL is set: what is there is on a PostgreSQL server already.');
    if (database.isBeside)
      throw new StartProblem('Stop the server first: what it stored meanwhile would be left behind.');
    const address = (await readSecret('DATABASE_URL to move to: ')).trim();
    if (!/^postgres(ql)?:\/\//.test(address)) {
      throw new StartProblem('That is not an address such as postgres://user:password@host/name.');
    }
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
