import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  number: number;
  name: string;
  sha256: string;
  sql: string;
}

const folder = join(import.meta.dirname, 'migrations');

/** The files `0001-what-it-does.sql`, in the order of their numbers, which have no gaps. */
export function readMigrations(dir = folder): Migration[] {
  const found = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, i) => readMigration(dir, file, i + 1));
  return found;
}

function readMigration(dir: string, file: string, number: number): Migration {
  const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  if (!name || Number(digits) !== number)
    throw new Error(`The migration ${file} should be called ${String(number).padStart(4, '0')}-….sql`);
  const sql = readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n');
  return { number, name, sha256: createHash('sha256').update(sql).digest('hex'), sql };
}
