import { createHash } from 'node:crypto';
import { mkdir, realpath, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { loadSite, readCurrentManifest } from '../load.ts';
import { encodings } from '../resource.ts';
import type { Site } from '../site.ts';
import { caddyFile } from './caddy-file.ts';
import { rejectForeign } from './export-site.ts';
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
  const manifest = await readCurrentManifest(dist, doubleOptIn);
  const site = await loadSite(dist, doubleOptIn);
  await rejectForeign(folder, 'nginx-maps.conf');
  await mkdir(folder, { recursive: true });
  // Resolved symlinks: nginx keeps using this folder until it reloads, whatever the link points to by then.
  const root = join(await realpath(folder), 'site');
  const files: ExportedFile[] = [];
  for (const file of manifest.files) {
    const exported = describe(site, file);
    if (!exported) continue;
    files.push(exported);
    const { compressed, name, resource } = exported;
    await mkdir(dirname(join(root, name)), { recursive: true });
    const written = compressed ? encodings : (['identity'] as const);
    await Promise.all(
      written.map((encoding) => writeDated(join(root, name + suffixes[encoding]), resource[encoding].body())),
    );
  }
  const exported: ExportedSite = { root, files, spellings: site.spellings };
  await writeFile(join(folder, 'nginx-maps.conf'), nginxMaps(exported));
  await writeFile(join(folder, 'nginx-locations.conf'), nginxLocations(exported));
  await writeFile(join(folder, 'Caddyfile'), caddyFile(exported));
  return manifest;
}

/**
 * Writes a file with a modification time derived from its content. nginx and Caddy build the ETag from time and size:
 * this way it stays the same across machines and updates as long as the file does.
 */
async function writeDated(file: string, bytes: Buffer): Promise<void> {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_000_000_000;
  await writeFile(file, bytes);
  await utimes(file, seconds, seconds);
}

/** The error page and the console are served by the server only. */
function describe(site: Site, { path, role, page, file, compressed }: SiteFile): ExportedFile | undefined {
  if (role === 'not-found' && page) {
    return { name: notFoundName(page.locale), compressed, resource: site.notFound[page.locale] };
  }
  const resource = site.files.get(path ?? '');
  return path && resource ? { name: file, compressed, resource, path } : undefined;
}
