import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findClosedJobs } from '../../contract/job-closing.ts';
import { type Locale, locales } from '../../contract/locales.ts';
import { filesFor, filesForSetting, type SiteFile, type SiteManifest } from '../../contract/site-manifest.ts';
import { OperatorError } from '../operator-error.ts';
import { currentFiles, type LoadedFile } from './current-files.ts';
import { createLiveState, type LiveState } from './live-state.ts';
import { type Bodies, createResource, type Resource } from './resource.ts';
import { normalizePath, type Site } from './site.ts';

/** Loads the build output: `site.json` and the files it lists, and hashed files of older builds. */
export async function loadSite(
  dir: string,
  doubleOptIn = false,
  live: LiveState = createLiveState(),
  olderDirs: readonly string[] = [],
): Promise<Site> {
  const manifest = await readManifest(dir);
  const wanted = filesForSetting(manifest.files, doubleOptIn);
  const files = await Promise.all(wanted.map((file) => loadFile(join(dir, 'site'), file)));
  files.push(...(await loadHashedFiles(olderDirs, files)));
  const redirects = Object.entries(manifest.redirects);
  const lastDays = Object.entries(manifest.jobs);
  const current = currentFiles(files, manifest.origin, live, (instant) => findClosedJobs(lastDays, instant));
  return {
    origin: manifest.origin,
    builtOn: manifest.builtOn,
    live,
    files: current,
    redirects: new Map(redirects),
    spellings: new Map([
      ...redirects.map(([from, to]) => [normalizePath(from), to] as const),
      ...files.flatMap(({ path, immutable }) =>
        path && !immutable ? [[normalizePath(path), path] as const] : [],
      ),
    ]),
    notFound: pagesWithRole(files, 'not-found', current.current),
    failed: pagesWithRole(files, 'error', current.current),
    console: consolePage(files),
  };
}

/** Hashed files of older builds that this one lacks: pages that are still open may load them. */
async function loadHashedFiles(dirs: readonly string[], current: readonly SiteFile[]): Promise<LoadedFile[]> {
  const known = new Set(current.map(({ path }) => path));
  const found: LoadedFile[] = [];
  for (const dir of dirs) {
    const { files } = await readManifest(dir);
    for (const file of files) {
      if (!file.immutable || known.has(file.path)) continue;
      known.add(file.path);
      found.push(await loadFile(join(dir, 'site'), file));
    }
  }
  return found;
}

/** The manifest with the files that currently apply: one per path. */
export async function readCurrentManifest(dir: string, doubleOptIn: boolean): Promise<SiteManifest> {
  const manifest = await readManifest(dir);
  const closed = findClosedJobs(Object.entries(manifest.jobs), Date.now());
  return { ...manifest, files: filesFor(manifest.files, doubleOptIn, closed) };
}

export async function readManifest(dir: string): Promise<SiteManifest> {
  try {
    return JSON.parse(await readFile(join(dir, 'site.json'), 'utf8'));
  } catch (cause) {
    throw new OperatorError(`There is no built site in ${dir}: run \`npm run build\` first.`, { cause });
  }
}

async function loadFile(dir: string, file: SiteFile): Promise<LoadedFile> {
  const path = join(dir, file.file);
  try {
    return { ...file, resource: createResource(file, await readBodies(path, file)) };
  } catch (cause) {
    throw new OperatorError(`The built site is incomplete, ${path} cannot be read: build it again.`, {
      cause,
    });
  }
}

async function readBodies(path: string, { compressed }: SiteFile): Promise<Bodies> {
  if (!compressed) return { plain: await readFile(path) };
  const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
  return { br, gzip };
}

function consolePage(files: LoadedFile[]): Resource {
  const page = files.find((file) => file.role === 'console');
  if (!page) throw new OperatorError('The built site has no console page: build it again.');
  return page.resource;
}

/** Each is brought up to date when it is requested. */
function pagesWithRole(
  files: LoadedFile[],
  role: SiteFile['role'],
  current: (file: LoadedFile) => Resource,
): Record<Locale, Resource> {
  const pages = locales.map((locale) => {
    const page = files.find((file) => file.role === role && file.page?.locale === locale);
    if (!page) throw new OperatorError(`The built site has no ${role} page in ${locale}: build it again.`);
    return [locale, { enumerable: true, get: () => current(page) }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(pages)) as Record<Locale, Resource>;
}
