import type { TagPlace, UnreadPart } from '../../../contract/tag-check.ts';
import type { Detection, Sighting } from './detection.ts';
import type { ModuleMap } from './module-map.ts';
import type { PageElement } from './page-elements.ts';
import type { PageScript } from './page-scripts.ts';

/** Collects the findings while a page is read. */
export interface PageFindings {
  /** Adds a value that may be an id. */
  id(text: string | undefined, element: PageElement, place: TagPlace, act: Sighting['act']): void;
  /** Adds a URL that may load a tag. */
  address(address: string | undefined, element: PageElement, place: TagPlace): void;
  /** Adds a frame or image URL, which is evidence of a tag but does not run it. */
  picture(address: string | undefined, element: PageElement, place: TagPlace): void;
  /** Adds code or JSON; `within` is the name of the surrounding data. */
  code(source: string, element: PageElement, place: TagPlace, within?: string): void;
  /** Adds the address of a script. */
  script(address: string | undefined, element: PageElement, how?: Partial<PageScript>): void;
  /** Adds a module that the page loads with RequireJS; false if it does not use that. */
  module(name: string, element: PageElement): boolean;
  modules: ModuleMap;
  locate(element: PageElement): Pick<UnreadPart, 'line' | 'position'>;
  base: URL;
  /** All findings, up to a maximum of each kind. */
  summary(): PageSummary;
  placeholders: Set<string>;
  lookAlikes: Set<string>;
  consentDefault: boolean;
  scripts: Map<string, PageScript>;
  openLoaders: UnreadPart[];
  looseIds: Set<string>;
  hasOpenConfig: boolean;
  /** Scripts that could not be read. */
  hidden: UnreadPart[];
}

type PageSummary = Omit<
  Detection,
  'outline' | 'platform' | 'scripts' | 'frames' | 'refresh' | 'botWall' | 'isEmpty'
>;
