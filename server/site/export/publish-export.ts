import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { uuid7 } from '../../db/uuid7.ts';
import { rejectForeign } from './export-site.ts';

/** The proxy may use an old version until it is reloaded; a week is time to notice that reloading fails. */
const maxOldVersions = 7;
const current = 'current';
const versionPrefix = 'version-';
/** What deploy/nginx.conf and deploy/Caddyfile include. */
const includedFiles = ['nginx-maps.conf', 'nginx-locations.conf', 'Caddyfile'];

/**
 * Writes an export into a folder of its own and switches to it at once when it is complete. Files that a running proxy
 * serves are never changed.
 */
export async function publishExport<Result>(
  folder: string,
  write: (version: string) => Promise<Result>,
): Promise<Result> {
  await rejectForeign(folder, 'nginx-maps.conf');
  await mkdir(folder, { recursive: true });
  const version = versionPrefix + uuid7();
  const result = await write(join(folder, version)).catch(async (error) => {
    await rm(join(folder, version), { recursive: true, force: true });
    throw error;
  });
  await replaceLink(version, join(folder, current));
  for (const name of includedFiles) await replaceLink(join(current, name), join(folder, name));
  await removeOldVersions(folder);
  return result;
}

/** Renaming replaces a link in one step, so that there is always one. */
async function replaceLink(target: string, link: string): Promise<void> {
  const temporary = `${link}.${uuid7()}`;
  await symlink(target, temporary);
  await rename(temporary, link);
}

/** The names of versions are in the order in which they were written. */
async function removeOldVersions(folder: string): Promise<void> {
  const versions = (await readdir(folder)).filter((name) => name.startsWith(versionPrefix)).sort();
  const old = versions.slice(0, -1 - maxOldVersions);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}
