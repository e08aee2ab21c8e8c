import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { plantSeed } from './seed.ts';
import { SyncedFs } from './synced-fs.ts';

export interface OpenFolder {
  postgres: PGlite;
  /** Why PostgreSQL gave up, if it did. Its other messages quote what visitors sent. */
  lastWords(): string;
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=4MB'].flatMap((setting) => ['-c', setting]),
];

/** Opens the database in a folder, making it first if need be. */
export async function openFolder(folder: string): Promise<OpenFolder> {
  const data = join(folder, 'data');
  if (!existsSync(data)) plantSeed(data);
  const fs = new SyncedFs(data);
  let lastWords = '';
  function listen(message: string): boolean {
    if (/\b(FATAL|PANIC):/.test(message)) lastWords = message.replace(/^.*?(?=FATAL|PANIC)/, '');
    return false;
  }
  try {
    const postgres = await PGlite.create({ fs, startParams, onStderr: listen });
    await fs.verify(postgres);
    return { postgres, lastWords: () => lastWords };
  } catch (cause) {
    throw new Error(`The database in ${data} cannot be opened. ${lastWords}`.trim(), { cause });
  }
}
