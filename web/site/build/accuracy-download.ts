import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';

const root = join(import.meta.dirname, '../../..');
const entry = 'bench/forecast/check-accuracy.ts';

/** Files that no other file imports, and their names in the download. */
const others: Record<string, string> = {
  LICENSE: 'LICENSE',
  'bench/forecast/download-readme.md': 'README.md',
  'bench/forecast/README.md': 'bench/forecast/README.md',
  'bench/forecast/m4-weekly.csv.gz': 'bench/forecast/m4-weekly.csv.gz',
  'bench/forecast/m4-weekly-test.csv.gz': 'bench/forecast/m4-weekly-test.csv.gz',
  'content/forecast-accuracy.json': 'content/forecast-accuracy.json',
};
const written: Record<string, string> = {
  'check.ts': `import './${entry}';\n`,
  'package.json': `${JSON.stringify({ private: true, type: 'module', engines: { node: '>=24' } })}\n`,
};
/** Constant, so that every build creates the same file. */
const date = new Date(2026, 0, 1);

/** `/forecast-accuracy` links to it. */
export const accuracyDownloadPath = '/downloads/forespan-accuracy.zip';

/** The accuracy benchmark with the engine and the data: an archive that only needs Node. */
export async function buildAccuracyDownload(): Promise<Uint8Array> {
  const files: Zippable = {};
  const add = (name: string, body: string | Uint8Array) => {
    files[`forespan-accuracy/${name}`] = typeof body === 'string' ? strToU8(body) : body;
  };
  for (const [name, body] of Object.entries(written)) add(name, body);
  for (const [file, name] of Object.entries(others)) add(name, readFileSync(join(root, file)));
  for (const file of [...listImports(join(root, entry))].sort())
    add(relative(root, file).replaceAll('\\', '/'), readFileSync(file));
  // Compression would differ between versions of Node, and the data are compressed already.
  return zipSync(files, { level: 0, mtime: date });
}

/** The page's description of the archive. */
export function describeDownload(archive: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: archive.length, sha256: createHash('sha256').update(archive).digest('hex') };
}

function listImports(file: string): Set<string> {
  const found = new Set([file]);
  // The loop also visits files added during it.
  for (const each of found)
    for (const [, name = ''] of readFileSync(each, 'utf8').matchAll(/from '(\.[^']+)'/g))
      found.add(join(each, '..', name));
  return found;
}
