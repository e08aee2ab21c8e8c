import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that we add to; its types leave them out. */
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

/** PGlite's folder on disk, with the sync it leaves out: without it a commit is lost with the power. */
export class SyncedFs extends NodeFS {
  /** How often a file was synced. */
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

  /** Rejects unless a commit is synced to the disk before it returns. */
  async verify(pg: PGlite): Promise<void> {
    const before = this.syncs;
    await pg.query(`select pg_logical_emit_message(true, 'sync', '')`);
    if (this.syncs === before) throw new Error('PGlite does not sync its commits to the disk');
  }
}
