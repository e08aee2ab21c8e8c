import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { loadSite, readManifest } from '../load.ts';
import type { Site } from '../site.ts';
import { caddyFile } from './caddy-file.ts';
import { refuseForeign } from './export-site.ts';
import {
  type ExportedFile,
  type ExportedSite,
  nginxLocations,
  nginxMaps,
  notFoundName,
  suffixes,
} from './nginx-files.ts';

/**
 * Writes the built site for a proxy that serves the files on the server's own origin, with the configuration for the
 * proxy.
 */
export async function exportForProxy(
  dist: string,
  folder: string,
  doubleOptIn = false,
): Promise<SiteManifest> {
  const manifest = await readManifest(dist, doubleOptIn);
  const site = await loadSite(dist, doubleOptIn);
  await refuseForeign(folder, 'nginx-maps.conf');
  await mkdir(folder, { recursive: true });
  // Resolved symlinks: nginx keeps using this folder until it reloads, whatever the link points to by then.
  const root = join(await realpath(folder), 'site');
  const files: ExportedFile[] = [];
  for (const file of manifest.files) {
    const exported = describe(site, file);
    if (!exported) continue;
    files.push(exported);
    const [from, to] = [join(dist, 'site', file.file), join(root, exported.name)];
    await mkdir(dirname(to), { recursive: true });
    const endings = exported.compressed ? Object.values(suffixes) : [''];
    await Promise.all(endings.map((ending) => copyDated(from + ending, to + ending)));
  }
  const exported: ExportedSite = { root, files, spellings: site.spellings };
  await writeFile(join(folder, 'nginx-maps.conf'), nginxMaps(exported));
  await writeFile(join(folder, 'nginx-locations.conf'), nginxLocations(exported));
  await writeFile(join(folder, 'Caddyfile'), caddyFile(exported));
  return manifest;
}

/**
 * Copies a file with a modification time derived from its content. nginx and Caddy build the ETag from time and size:
 * this way it stays the same across machines and updates as long as the file does.
 */
async function copyDated(from: string, to: string): Promise<void> {
  const bytes = await readFile(from);
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_000_000_000;
  await writeFile(to, bytes);
  await utimes(to, seconds, seconds);
}

/** The error page and the console are served by the server only. */
function describe(site: Site, { path, role, page, file, compressed }: SiteFile): ExportedFile | undefined {
  if (role === 'not-found' && page) {
    return { name: notFoundName(page.locale), compressed, resource: site.notFound[page.locale] };
  }
  const resource = site.files.get(path ?? '');
  return path && resource ? { name: file, compressed, resource, path } : undefined;
}
