import type { TagKind, TagWarning } from '../../contract/tag-check.ts';
import type { Detection, Sighting } from './detect/detection.ts';
import { isLowerCase } from './detect/tag-id.ts';
import type { SourceReading } from './unread-parts.ts';

/** Problems worth reporting although there is a verdict. */
export function listWarnings(
  page: Detection,
  sources: readonly SourceReading[],
  sightings: readonly Sighting[],
): TagWarning[] {
  const retired = sightings.filter(({ kind }) => kind === 'universal-analytics');
  const isNoscriptOnly = (id: string | null) => id !== null && isOnlyNoscript(id, page.sightings);
  const noscript = new Set(page.sightings.map(({ id }) => id).filter(isNoscriptOnly));
  const lowerCase = new Set(sightings.map(({ id }) => id).filter((id) => id !== null && isLowerCase(id)));
  const unreadable = sources.filter(({ source, reading }) => source.kind === 'tag-manager' && !reading);
  const analytics = sightings.filter(({ kind }) => isAnalytics(kind));
  const isLoaded = sightings.some(({ act, kind }) => act !== 'data' && (act === 'load' || isManager(kind)));
  return [
    ...duplicatesIn(sightings).map((id) => ({ code: 'duplicate-id' as const, id })),
    ...[...new Set(retired.map(({ id }) => id))].map((id) => ({ code: 'retired' as const, id })),
    ...page.placeholders.map((id) => ({ code: 'placeholder-id' as const, id })),
    ...page.lookAlikes.map((id) => ({ code: 'look-alike-host' as const, id: id || null })),
    ...unreadable.map(({ source }) => ({ code: 'container-unreadable' as const, id: source.id })),
    ...[...noscript].map((id) => ({ code: 'noscript-only' as const, id })),
    ...[...lowerCase].map((id) => ({ code: 'lower-case-id' as const, id })),
    ...(analytics.some(({ act }) => act === 'config') && !isLoaded
      ? [{ code: 'loader-not-seen' as const, id: null }]
      : []),
  ];
}

/** Ids that measure twice: loaded or configured by two scripts, or both on the page and in a container. */
function duplicatesIn(sightings: readonly Sighting[]): string[] {
  const live = sightings.filter(
    ({ kind, place }) =>
      (isAnalytics(kind) || kind === 'tag-manager') &&
      !['framework-data', 'preload', 'noscript', 'frame', 'attribute', 'amp'].includes(place),
  );
  return [...Map.groupBy(live, ({ id }) => id)].flatMap(([id, seen]) => {
    // Twice in one script is often two branches of a condition.
    const times = (act: Sighting['act']) =>
      new Set(seen.filter((one) => one.act === act).map(({ position, within }) => within ?? position)).size;
    const isOnPage = seen.some(({ place, act }) => place !== 'container' && act === 'load');
    const isInside = seen.some(({ place }) => place === 'container');
    return id && (times('load') > 1 || times('config') > 1 || (isOnPage && isInside)) ? [id] : [];
  });
}

/** True if an id is only where browsers without JavaScript look. */
export function isOnlyNoscript(id: string, onPage: readonly Sighting[]): boolean {
  const named = onPage.filter((seen) => seen.id === id);
  return named.length > 0 && named.every(({ place }) => place === 'noscript');
}

export function isAnalytics(kind: TagKind): boolean {
  return kind === 'ga4' || kind === 'google-tag' || kind === 'universal-analytics';
}

export function isManager(kind: TagKind): boolean {
  return kind === 'tag-manager' || kind === 'segment' || kind === 'zaraz';
}
