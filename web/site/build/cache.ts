import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const cacheRoot = join(import.meta.dirname, '../../../node_modules/.cache/forespan');

export interface CachedFile {
  path: string;
  body: Buffer;
}

export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // The separator keeps ('ab', 'c') and ('a', 'bc') apart.
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Creates a file once per key; the key must contain everything that the content depends on. */
export async function cached(
  folder: string,
  extension: string,
  key: (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<CachedFile> {
  const path = join(cacheRoot, folder, `${contentHash(...key).slice(0, 24)}.${extension}`);
  const stored = await readFile(path).catch(() => null);
  if (stored) return { path, body: stored };
  const body = await make();
  await writeWhole(path, body);
  return { path, body };
}

/** Renames into place, so that a concurrent build never reads half a file. */
async function writeWhole(path: string, body: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, body);
  await rename(draft, path);
}
