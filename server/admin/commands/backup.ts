import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupTrailer, dumpDatabase } from '../../backup/dump.ts';
import { restoreDatabase } from '../../backup/restore.ts';
import { createLogger } from '../../log.ts';
import { OperatorError } from '../../operator-error.ts';
import { type DatabaseCommand, explainFileError, UsageError } from '../command.ts';
import { openAdminDatabase } from '../open-admin-database.ts';
import { readSecret } from '../read-secret.ts';

/** Works with both engines. */
export const backupCommand: DatabaseCommand = {
  name: 'backup',
  about: 'saves the database in one file, while the server runs or not',
  usage: ['backup <file>'],
  async run([file, ...rest], { database, print }) {
    if (!file || rest.length > 0) throw new UsageError();
    let last = '';
    async function* lines(): AsyncGenerator<string> {
      for await (const line of dumpDatabase(database.pool)) {
        last = line;
        yield `${line}\n`;
      }
    }
    const unfinished = `${file}.unfinished`;
    // The file contains visitors' data and the site's secrets.
    try {
      const target = await open(unfinished, 'w', 0o600);
      await pipeline(Readable.from(lines()), createGzip(), target.createWriteStream({ flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw explainFileError(file, 'written', error);
    }
    const { rows } = JSON.parse(last) as BackupTrailer;
    print(`${rows} rows are saved in ${file}.`);
  },
};

/** Restores a backup into a new database, before a server is started on it. */
export const restoreCommand: DatabaseCommand = {
  name: 'restore',
  about: 'restores a backup into a new database',
  usage: ['restore <file>'],
  async run([file, ...rest], { database, print }) {
    if (!file || rest.length > 0) throw new UsageError();
    try {
      const rows = await pipeline(createReadStream(file), createGunzip(), (bytes) =>
        restoreDatabase(database.pool, readLines(bytes)),
      );
      print(`${rows} rows are restored.`);
    } catch (cause) {
      if (!isArchiveProblem(cause)) throw explainFileError(file, 'read', cause);
      throw new OperatorError(`${file} cannot be read: ${cause.message}`, { cause });
    }
  },
};

async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

function isArchiveProblem(error: unknown): error is Error {
  return String((error as { code?: unknown }).code).startsWith('Z_');
}

/** Copies the built-in database to a PostgreSQL server. The old folder is left as is. */
export const moveToPostgresCommand: DatabaseCommand = {
  name: 'move-to-postgres',
  about: 'copies the built-in database to a PostgreSQL server',
  usage: ['move-to-postgres', 'move-to-postgres < file'],
  values: [
    ['< file', 'a file with the DATABASE_URL to move to, as postgres://user:password@host/name'],
    ['', 'without it, you are prompted for the address, which is not shown'],
  ],
  async run(args, { database, env, print }) {
    if (args.length > 0) {
      throw new UsageError(
        'The address contains a password, and every user of this machine can see the arguments of a command. Enter it when prompted, or pass it on standard input.',
      );
    }
    if (env.DATABASE_URL)
      throw new OperatorError('DATABASE_URL is set: what is there is on a PostgreSQL server already.');
    if (database.belongsToRunningServer)
      throw new OperatorError('Stop the server first: what it stored meanwhile would be left behind.');
    const address = (await readSecret('DATABASE_URL to move to: ')).trim();
    if (!/^postgres(ql)?:\/\//.test(address)) {
      throw new OperatorError('That is not an address such as postgres://user:password@host/name.');
    }
    const target = await openAdminDatabase(
      { ...env, DATABASE_URL: address },
      createLogger('error', process.stderr),
    );
    try {
      const rows = await restoreDatabase(target.pool, dumpDatabase(database.pool));
      print(`${rows} rows are copied. Set DATABASE_URL to that address and start the server.`);
    } finally {
      await target.close();
    }
  },
};
