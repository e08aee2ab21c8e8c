import type { Locale } from '../../contract/locales.ts';
import type { LiveState } from './live-state.ts';
import type { Resource } from './resource.ts';

/** The built site, held in memory. */
export interface Site {
  /** The origin of its canonical links. */
  origin: string;
  /** The day of the build, if known. */
  builtOn: string | undefined;
  /** What operators change while the server runs. */
  live: LiveState;
  files: SiteFiles;
  redirects: ReadonlyMap<string, string>;
  /** Maps a path from `normalizePath` to its canonical form. */
  spellings: ReadonlyMap<string, string>;
  notFound: Readonly<Record<Locale, Resource>>;
  failed: Readonly<Record<Locale, Resource>>;
  console: Resource;
}

/** The current files by path: jobs close while the server runs. */
export interface SiteFiles {
  get(path: string): Resource | undefined;
  /** The page of a form that was rejected, for example because its job had closed. */
  getForm(path: string): Resource | undefined;
}

type ResolvedPath = { resource: Resource } | { location: string };

/** Finds the file at a path, or the canonical path to redirect to. */
export function resolvePath(site: Site, path: string): ResolvedPath | undefined {
  const resource = site.files.get(path);
  if (resource) return { resource };
  // Redirects only ever lead to paths of the manifest, never to client input.
  const location = site.redirects.get(path) ?? site.spellings.get(normalizePath(path));
  return location === undefined ? undefined : { location };
}

/** Normalizes a path: case, percent-encoding, repeated and trailing slashes do not matter. */
export function normalizePath(path: string): string {
  return decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
