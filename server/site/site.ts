import type { Locale } from '../../contract/locales.ts';
import type { Resource } from './resource.ts';

/** The built site, held in memory. */
export interface Site {
  /** What its canonical links were written for. */
  origin: string;
  files: ReadonlyMap<string, Resource>;
  redirects: ReadonlyMap<string, string>;
  /** From the `spelling` of a path to the path as we write it. */
  spellings: ReadonlyMap<string, string>;
  notFound: Readonly<Record<Locale, Resource>>;
  failed: Readonly<Record<Locale, Resource>>;
  console: Resource;
}
