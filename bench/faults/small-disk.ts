import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A file system of its own with little room. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

const run = promisify(execFile);

/** Rejects where this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  const filling = join(folder, 'filling');
  return {
    folder,
    /** Again and again: whoever writes beside us may free a little meanwhile. */
    async fill() {
      for (let i = 0; i < 3; i++) {
        const { bavail, bsize } = await statfs(folder);
        await writeFile(filling, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => {});
      }
    },
    free: () => rm(filling, { force: true }),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
