import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLocale, localPath } from '../../../contract/locales.ts';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { readManifest } from '../load.ts';
import { securityTxt, securityTxtPath } from '../security-txt.ts';
import { refuseForeign } from './export-folder.ts';
import { exportPage } from './export-page.ts';
import { headersFile, redirectsFile } from './host-files.ts';

/** Writes the built site for a host that only keeps files, with its forms and scripts turned to the API. */
export async function exportSite(dist: string, folder: string, api: string): Promise<SiteManifest> {
  const manifest = await readManifest(dist);
  await refuseForeign(folder, '_headers');
  for (const file of manifest.files) {
    const name = nameOf(file);
    if (name === undefined) continue;
    const source = join(dist, 'site', file.file);
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    if (file.page) await writeFile(target, exportPage(await readFile(source, 'utf8'), file.page, api));
    else await copyFile(source, target);
  }
  const securityFile = join(folder, securityTxtPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(securityFile, securityTxt(manifest.origin, new Date()));
  await writeFile(join(folder, '_headers'), headersFile(manifest));
  await writeFile(join(folder, '_redirects'), redirectsFile(manifest, api));
  return manifest;
}

/** Where such hosts look for a file. The error page and the console stay with the server. */
function nameOf({ path = '', page, role }: SiteFile): string | undefined {
  if (role === 'not-found') return `${localPath(page?.locale ?? defaultLocale, '/')}404.html`;
  if (role !== undefined) return undefined;
  if (!page) return path;
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
