import { createHash, hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missing } from './publish-folder.ts';

/** The parts of a deployment, besides its packages. */
export const deployedParts = [
  'bin',
  'contract',
  'content',
  'forecast',
  'server',
  'web',
  'bench/forecast',
  'bench/report.ts',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
  'vite.config.ts',
] as const;

/** Written by the benchmarks. */
const measured = ['content/accuracy-download.json', 'content/forecast-accuracy.json'];

/** True if a file is content that a push may change. */
export function isData(path: string): boolean {
  return /^content\/(?!.*\.test\.).+\.(md|json|ya?ml)$/.test(path) && !measured.includes(path);
}

/** True if a file of the repository is part of a deployment. */
export function isDeployed(path: string): boolean {
  return deployedParts.some((part) => path === part || path.startsWith(`${part}/`));
}

/** The deployed code: git's hash of each file, by path. */
export async function hashCode(root: string): Promise<Map<string, string>> {
  const paths = (await Promise.all(deployedParts.map((part) => listFiles(root, part)))).flat();
  const code = paths.filter((path) => !isData(path)).sort();
  const hashed: [string, string][] = [];
  for (const path of code) hashed.push([path, blobHash(await readFile(join(root, path)))]);
  return new Map(hashed);
}

/** Identifies code and origin. */
export function codeKey(code: ReadonlyMap<string, string>, publicUrl: string | undefined): string {
  const lines = [...code].map(([path, hash]) => `${hash} ${path}\n`).join('');
  return hash('sha256', `${publicUrl ?? ''}\n${lines}`, 'hex').slice(0, 24);
}

function blobHash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** Skips hidden files, which editors and operating systems leave behind. */
async function listFiles(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    return missing(error) ?? [];
  });
  if (entries === undefined) return [path];
  const below = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const inside = `${path}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, inside) : [inside];
    });
  return (await Promise.all(below)).flat();
}
