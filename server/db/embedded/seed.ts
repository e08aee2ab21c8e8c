import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdDecompressSync } from 'node:zlib';
import { syncFolder, syncPath } from './sync-folder.ts';

export const seedPath = join(import.meta.dirname, 'seed.tar.zst');
/** How far back the compressed seed may refer, as a power of two. */
export const seedWindow = 25;

/**
 * Makes the folder of a fresh, empty database, whole or not at all. It is unpacked from a seed: to make one
 * takes PGlite's initdb some ten seconds of processor time and a gigabyte of memory.
 */
export function plantSeed(folder: string): void {
  const growing = `${folder}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { mode: 0o700 });
  const params = { [constants.ZSTD_d_windowLogMax]: seedWindow };
  unpack(zstdDecompressSync(readFileSync(seedPath), { params }), growing);
  syncFolder(growing);
  renameSync(growing, folder);
  syncPath(join(folder, '..'));
}

/** Reads a tar file of plain files and folders with short names: each has a header of 512 bytes, then its content. */
function unpack(tar: Buffer, folder: string): void {
  const block = 512;
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const text = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '');
    const path = join(folder, text(345, 155), text(0, 100));
    const size = Number.parseInt(text(124, 12), 8);
    const content = at + block;
    if (text(156, 1) === '5') mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(content, content + size), { mode: 0o600 });
    at = content + Math.ceil(size / block) * block;
  }
}
