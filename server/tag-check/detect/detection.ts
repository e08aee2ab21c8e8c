import type { SitePlatform, TagCheckResult, TagEvidence, UnreadPart } from '../../../contract/tag-check.ts';
import type { ModuleMap } from './module-map.ts';
import type { PageScript } from './page-scripts.ts';

/**
 * How an id is used: loaded, configured, or sent an event; `applied` is a setting from which a known program loads it,
 * such as a tag manager; `data` is one from which something may load it.
 */
export type TagAct = 'load' | 'config' | 'send' | 'applied' | 'data';

export interface Sighting extends Omit<TagEvidence, 'counts'> {
  act: TagAct;
}

/** The position of evidence without a line in the page. */
export const unplaced = {
  within: null,
  section: null,
  line: null,
  position: null,
  confidence: 'high',
  evidence: null,
} as const;

/** A script loaded by the page that may contain Google Analytics. Its URL is built from kind and id. */
export interface Source {
  kind:
    | 'tag-manager'
    | 'google-tag'
    | 'google-ads'
    | 'floodlight'
    | 'segment'
    | 'universal-analytics'
    | 'ga4';
  id: string;
  /** An AMP container, which is published as JSON. */
  amp: boolean;
}

/** The findings on a page or in one of its scripts, before the files it loads were read. */
export interface Detection {
  sightings: Sighting[];
  sources: Source[];
  placeholders: string[];
  /** Ids that are loaded only from hosts imitating Google's. */
  lookAlikes: string[];
  consentDefault: boolean;
  outline: NonNullable<TagCheckResult['outline']>;
  platform: SitePlatform | null;
  /** The scripts to read, and the frames that are part of the page. */
  scripts: PageScript[];
  modules: ModuleMap;
  frames: string[];
  /** Loaders of a Google tag whose id was not found, and ids whose loader was not found. */
  openLoaders: UnreadPart[];
  looseIds: string[];
  /** True if something configures an id that was not found. */
  hasOpenConfig: boolean;
  /** Parts that cannot be read, but may contain Analytics. */
  hidden: UnreadPart[];
  /** The target of an immediate redirect. */
  refresh: string | null;
  /** True if the page is only a bot challenge. */
  botWall: boolean;
  /** True if there is nothing to see and nothing to run. */
  isEmpty: boolean;
}

/** The URL of a source's script. A site's own gateway serves the same content. */
export function sourceAddress({ kind, id, amp }: Source): URL {
  if (kind === 'segment')
    return new URL(`https://cdn.segment.com/v1/projects/${encodeURIComponent(id)}/settings`);
  const file = amp ? 'amp.json' : kind === 'tag-manager' ? 'gtm.js' : 'gtag/js';
  return new URL(`https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`);
}
