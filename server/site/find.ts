import type { Resource } from './resource.ts';
import type { Site } from './site.ts';
import { spelling } from './spelling.ts';

export type Found = { resource: Resource } | { location: string };

/** What the site has for a path: the file itself, or the path it should have been. */
export function find(site: Site, path: string): Found | undefined {
  const resource = site.files.get(path);
  if (resource) return { resource };
  // A location is always a path of the manifest, never one the client wrote.
  const location = site.redirects.get(path) ?? site.spellings.get(spelling(path));
  return location === undefined ? undefined : { location };
}
