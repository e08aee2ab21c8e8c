import type { Detection } from './detection.ts';
import { joinModules } from './module-map.ts';
import type { PageScript } from './page-scripts.ts';

/** Merges the findings of one more part into those of a page. */
export function joinDetections(found: Detection, more: Detection): Detection {
  return {
    ...found,
    sightings: [...found.sightings, ...more.sightings],
    sources: uniqueBy([...found.sources, ...more.sources], ({ id }) => id),
    scripts: joinScripts(found.scripts, more.scripts),
    placeholders: [...new Set([...found.placeholders, ...more.placeholders])],
    lookAlikes: [...new Set([...found.lookAlikes, ...more.lookAlikes])],
    consentDefault: found.consentDefault || more.consentDefault,
    openLoaders: [...found.openLoaders, ...more.openLoaders],
    looseIds: [...new Set([...found.looseIds, ...more.looseIds])],
    hasOpenConfig: found.hasOpenConfig || more.hasOpenConfig,
    hidden: [...found.hidden, ...more.hidden],
    modules: joinModules(found.modules, more.modules),
  };
}

/** A script that one part preloads and another loads counts as loaded. */
function joinScripts(known: readonly PageScript[], more: readonly PageScript[]): PageScript[] {
  const loaded = new Set(more.filter(({ isPreload }) => !isPreload).map(({ url }) => url));
  const settled = known.map((one) => (loaded.has(one.url) ? { ...one, isPreload: false } : one));
  return uniqueBy([...settled, ...more], ({ url }) => url);
}

function uniqueBy<T>(list: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(list.toReversed().map((one) => [key(one), one])).values()].reverse();
}
