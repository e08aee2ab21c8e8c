import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { constants, zstdDecompressSync } from 'node:zlib';

export const seedPath = join(import.meta.dirname, 'seed.tar.zst');
/** The zstd window of the seed, as a power of two. */
export const seedWindow = 25;

/**
 * Creates the folder of an empty database atomically. It is unpacked from a seed: PGlite's initdb takes some ten
 * seconds of CPU time and a gigabyte of memory.
 */
export function unpackSeed(folder: string): void {
  const growing = `${folder}.new`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { mode: 0o700 });
  const params = { [constants.ZSTD_d_windowLogMax]: seedWindow };
  unpack(zstdDecompressSync(readFileSync(seedPath), { params }), growing);
  syncFolder(growing);
  renameSync(growing, folder);
  syncPath(join(folder, '..'));
}

/** Unpacks a tar of files and folders with short names: each entry is a header of 512 bytes, then its content. */
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

/** Syncs a folder and everything in it to disk. */
function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
