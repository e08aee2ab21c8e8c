import { existsSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { unpackSeed } from './seed.ts';

interface OpenFolder {
  postgres: PGlite;
  /** PostgreSQL's last message if it gave up. Its other messages may quote visitors' data. */
  fatalMessage(): string;
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=4MB'].flatMap((setting) => ['-c', setting]),
];

/** Opens the database in a folder, creating it if needed. */
export async function openFolder(folder: string): Promise<OpenFolder> {
  const data = join(folder, 'data');
  if (!existsSync(data)) unpackSeed(data);
  const fs = new SyncedFs(data);
  let fatalMessage = '';
  function listen(message: string): boolean {
    if (/\b(FATAL|PANIC):/.test(message)) fatalMessage = message.replace(/^.*?(?=FATAL|PANIC)/, '');
    return false;
  }
  try {
    const postgres = await PGlite.create({ fs, startParams, onStderr: listen });
    await fs.verify(postgres);
    return { postgres, fatalMessage: () => fatalMessage };
  } catch (cause) {
    throw new Error(`The database in ${data} cannot be opened. ${fatalMessage}`.trim(), { cause });
  }
}

/** The parts of Emscripten's file system that we extend; its types leave them out. */
interface NodeFsModule {
  FS: {
    filesystems: {
      NODEFS: {
        stream_ops: { fsync?: (stream: { nfd: number }) => number };
        tryFSOperation: <T>(operation: () => T) => T;
      };
    };
  };
}

/** PGlite's file system with the fsync it leaves out: without it a power cut loses commits. */
class SyncedFs extends NodeFS {
  /** The number of fsync calls. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown) => {
      const { stream_ops, tryFSOperation } = (module as NodeFsModule).FS.filesystems.NODEFS;
      stream_ops.fsync = (stream) => {
        tryFSOperation(() => fsyncSync(stream.nfd));
        this.syncs++;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  /** Rejects unless a commit is synced to disk before it returns. */
  async verify(pg: PGlite): Promise<void> {
    const before = this.syncs;
    await pg.query(`select pg_logical_emit_message(true, 'sync', '')`);
    if (this.syncs === before) throw new Error('PGlite does not sync its commits to the disk');
  }
}
