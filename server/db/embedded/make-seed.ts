import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { seedPath, seedWindow } from './seed.ts';

/**
 * `node server/db/embedded/make-seed.ts`: run it again when a PGlite update brings a new major version of PostgreSQL.
 */
const folder = mkdtempSync(join(tmpdir(), 'seed-'));
const fresh = await PGlite.create(folder, { initDbStartParams: ['--wal-segsize=1'] });
// The template databases are never needed, and make up more than half of the files.
await fresh.exec('update pg_database set datistemplate = false');
await fresh.exec('drop database template0');
await fresh.exec('drop database template1');
await fresh.exec('vacuum (freeze, analyze)');
await fresh.close();
const closed = await PGlite.create({ fs: new NodeFS(folder), noInitDb: true });
const tar = await (await closed.dumpDataDir('none')).bytes();
const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: seedWindow };
writeFileSync(seedPath, zstdCompressSync(tar, { params }));
rmSync(folder, { recursive: true });
// PGlite keeps the process alive.
process.exit();
