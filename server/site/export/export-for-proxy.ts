import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { loadSite, readManifest } from '../load.ts';
import type { Site } from '../site.ts';
import { caddyFile } from './caddy-file.ts';
import { refuseForeign } from './export-folder.ts';
import {
  type ExportedFile,
  type ExportedSite,
  nginxLocations,
  nginxMaps,
  notFoundName,
  suffixes,
} from './nginx-files.ts';

/** Writes the built site for a proxy that serves its files on the server's own origin, and what the proxy has to know of them. */
export async function exportForProxy(dist: string, folder: string): Promise<SiteManifest> {
  const manifest = await readManifest(dist);
  const site = await loadSite(dist);
  await refuseForeign(folder, 'nginx-maps.conf');
  await mkdir(folder, { recursive: true });
  // Not through a link: nginx goes on with this folder until it is told to reload, whatever the link leads to by then.
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
 * Copies a file, with a date that is made of its bytes. nginx and Caddy build the ETag from date and size: this way it is the
 * same as long as the file is, on every machine and after every update, and another one when the file changes.
 */
async function copyDated(from: string, to: string): Promise<void> {
  const bytes = await readFile(from);
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_000_000_000;
  await writeFile(to, bytes);
  await utimes(to, seconds, seconds);
}

/** The error page and the console stay with the server. */
function describe(site: Site, { path, role, page, file, compressed }: SiteFile): ExportedFile | undefined {
  if (role === 'not-found' && page) {
    return { name: notFoundName(page.locale), compressed, resource: site.notFound[page.locale] };
  }
  const resource = site.files.get(path ?? '');
  return path && resource ? { name: file, compressed, resource, path } : undefined;
}
