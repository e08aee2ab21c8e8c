import type { TagAct } from './detection.ts';
import type { LoaderHost } from './loader.ts';
import type { ModuleMap } from './module-map.ts';
import type { TagId } from './tag-id.ts';

export interface ScriptMention {
  tag: TagId | null;
  act: TagAct;
  host: LoaderHost | null;
  /** True if it is in a Firebase configuration, which may not use it. */
  fromFirebase: boolean;
  /** The line of the script, from 0, and its code. */
  line: number;
  call: string;
}

export interface ScriptReading {
  mentions: ScriptMention[];
  consentDefault: boolean;
  zaraz: boolean;
  /** Segment's write keys; empty strings for those not visible. */
  segmentKeys: string[];
  /** HTML that the script writes into the page. */
  markup: string[];
  /** True if it loads a Google tag whose id is elsewhere. */
  openLoader: boolean;
  /** True if it configures an id that is elsewhere. */
  openConfig: boolean;
  /** Measurement ids whose use is not visible; with a loader elsewhere they are the ones it loads. */
  looseIds: string[];
  /** The addresses of scripts it adds to the page. */
  scripts: string[];
  /** The URLs from which a Tag Manager snippet without a visible id may load its container. */
  maskedLoaders: string[];
  /** The modules it imports, and those it loads with RequireJS. */
  imports: string[];
  required: string[];
  modules: ModuleMap;
  /** True if it could not be parsed, or not within the budget. */
  isUnreadable: boolean;
}

export interface ReadingOptions {
  /** The name of the surrounding data, if known. */
  within?: string | null | undefined;
  /** True if it belongs to a tag manager, so markup and code in its settings run. */
  isManager?: boolean | undefined;
  /** True if anything on the page may call a function of this name. */
  isCalled?: ((name: string) => boolean) | undefined;
}

export function emptyReading(): ScriptReading {
  return {
    mentions: [],
    consentDefault: false,
    zaraz: false,
    segmentKeys: [],
    markup: [],
    openLoader: false,
    openConfig: false,
    looseIds: [],
    scripts: [],
    maskedLoaders: [],
    imports: [],
    required: [],
    modules: { base: null, paths: {} },
    isUnreadable: false,
  };
}
