import type { TagEvidence } from '../../../contract/tag-check.ts';

/** A tag seen once. `act` tells doing from naming, so that doing it twice can be told from the usual two lines. */
export interface Sighting extends TagEvidence {
  act: 'load' | 'config' | 'send' | 'data';
}

/** A script that the page loads and that may bring Google Analytics along: its address is built from kind and id. */
export interface Source {
  kind: 'tag-manager' | 'google-tag' | 'google-ads' | 'floodlight' | 'segment';
  id: string;
  /** It is a container for AMP pages, which is published as data. */
  amp: boolean;
}

/** What stands on a page, before anything it loads was read. */
export interface Detection {
  sightings: Sighting[];
  sources: Source[];
  placeholders: string[];
  /** Ids that are only loaded from addresses which imitate Google's. */
  lookAlikes: string[];
  consentDefault: boolean;
  /** From the first byte of the page to its last. */
  headEnds: number;
  /** Where the page sends browsers on to at once. */
  refresh: string | null;
  /** The page only asks whether we are human. */
  botWall: boolean;
}
