import type {
  NextStep,
  ReadPart,
  TagCheckState,
  TagEvidence,
  TagKind,
  TagWarning,
  UnreadPart,
} from '../../contract/tag-check.ts';
import type { ContainerReading } from './detect/container.ts';
import type { Detection, Sighting } from './detect/detection.ts';
import { isLowerCase } from './detect/tag-id.ts';
import type { FetchError } from './fetch/fetch-error.ts';
import { type SourceReading, serviceGaps, uniqueGaps, unreadSource, unseenLoader } from './unread-parts.ts';

export interface Verdict {
  state: Exclude<TagCheckState, FetchError['state']>;
  tags: TagEvidence[];
  warnings: TagWarning[];
  /** What was read. */
  read: ReadPart[];
  /** What may carry Analytics and was not read; empty if it was found. */
  unread: UnreadPart[];
  consentDefault: boolean;
  nextStep: NextStep;
}

const maxTags = 50;
const maxUnread = 12;
const maxRead = 40;

/**
 * Combines the evidence of a page and what it loads. `unread` are the parts that could not be fetched, and a page is
 * incomplete if a script that it names is not there.
 */
export function judge(
  page: Detection,
  sources: readonly SourceReading[],
  unread: readonly UnreadPart[],
  read: readonly ReadPart[] = [],
  isIncomplete = false,
): Verdict {
  const seen = [...page.sightings, ...sources.flatMap(sightingsIn)];
  /** `analytics.js` or `ga.js`, whose address has no id. */
  const hasOldLibrary = seen.some(({ kind, id, act }) => isRetired(kind) && !id && act === 'load');
  const isOpen = page.hasOpenConfig || page.openLoaders.length > 0;
  const counts = (one: Sighting) =>
    isLive(one) &&
    one.act !== 'send' &&
    (one.act !== 'data' || isOpen || (isRetired(one.kind) && hasOldLibrary)) &&
    isDelivered(one, sources) &&
    !isIdle(one, page.sightings);
  // A loader in one script and the only ids in another belong together.
  const isJoined = !seen.some(counts);
  const [loader] = page.openLoaders;
  const sightings = loader && isJoined ? [...seen, ...page.looseIds.map((id) => joinedId(id, loader))] : seen;
  const live = sightings.filter(counts);
  const gaps = [
    ...unread,
    ...page.hidden,
    ...sources.flatMap((one) => unreadSource(one, page.sightings)),
    ...serviceGaps(page.sightings, sources),
    ...page.openLoaders,
    ...seen.filter((one) => !counts(one) && isOpenSetting(one, isIncomplete)).map(unseenLoader),
  ];
  const state = decideState(live, sightings, gaps);
  const warnings = listWarnings(page, sources, sightings);
  return {
    state,
    tags: collectEvidence(sightings, (one) => counts(one) && !isRetired(one.kind)).slice(0, maxTags),
    warnings: warnings.slice(0, maxTags),
    read: read.slice(0, maxRead),
    unread: state === 'unseen' ? uniqueGaps(gaps).slice(0, maxUnread) : [],
    consentDefault: page.consentDefault || sources.some(({ reading }) => reading?.consentDefault),
    nextStep: chooseNextStep(state, sightings, warnings, gaps),
  };
}

function decideState(
  live: readonly Sighting[],
  sightings: readonly Sighting[],
  gaps: readonly UnreadPart[],
): Verdict['state'] {
  if (live.some(({ kind }) => !isRetired(kind))) return 'found';
  if (gaps.length > 0) return 'unseen';
  if (live.length > 0) return 'retired';
  return sightings.some(({ kind }) => isManager(kind)) ? 'container-only' : 'missing';
}

export function isAnalytics(kind: TagKind): boolean {
  return kind === 'ga4' || kind === 'google-tag' || kind === 'universal-analytics';
}

function isRetired(kind: TagKind): boolean {
  return kind === 'universal-analytics';
}

function isManager(kind: TagKind): boolean {
  return kind === 'tag-manager' || kind === 'segment' || kind === 'zaraz';
}

/** Whether it measures visitors; what is in `<noscript>` only counts the few without JavaScript. */
export function isLive({ kind, place }: Sighting): boolean {
  return isAnalytics(kind) && place !== 'noscript';
}

/**
 * Whether something may load the id of a setting without being recognised. An attribute or preload often serves nothing,
 * so it counts only if a script of the page is missing.
 */
function isOpenSetting(one: Sighting, isIncomplete: boolean): boolean {
  const isCommon = one.place === 'attribute' || one.place === 'preload';
  return isLive(one) && one.act === 'data' && (isIncomplete || !isCommon);
}

/** A Google tag counts unless its own script only has ads; an id in lower case if Google delivers it. */
function isDelivered({ kind, id }: Sighting, sources: readonly SourceReading[]): boolean {
  const mustBeRead = kind === 'google-tag' || (kind === 'ga4' && id && isLowerCase(id));
  if (!mustBeRead) return true;
  const reading = sources.find(({ source }) => source.id === id)?.reading;
  if (!reading) return false;
  return kind !== 'google-tag' || !servesAdsOnly(id, reading);
}

function servesAdsOnly(id: string | null, { ids }: ContainerReading): boolean {
  return ids.length > 0 && !ids.some((inside) => isAnalytics(inside.kind) && inside.id !== id);
}

/** Whether it is in a container that the page only names in `<noscript>`. */
function isIdle({ place, within }: Sighting, onPage: readonly Sighting[]): boolean {
  return place === 'container' && within !== null && isOnlyNoscript(within, onPage);
}

function isOnlyNoscript(id: string, onPage: readonly Sighting[]): boolean {
  const named = onPage.filter((seen) => seen.id === id);
  return named.length > 0 && named.every(({ place }) => place === 'noscript');
}

function joinedId(id: string, { kind, what, line }: UnreadPart): Sighting {
  const place = kind === 'script' ? 'own-script' : kind === 'container' ? 'container' : 'inline-script';
  return {
    kind: 'ga4',
    id,
    place,
    within: what || null,
    section: null,
    line,
    position: null,
    confidence: 'high',
    evidence: null,
    act: 'data',
  };
}

function sightingsIn({ source, reading }: SourceReading): Sighting[] {
  const within = source.kind === 'segment' ? 'Segment' : source.id;
  const place = {
    place: 'container',
    within,
    section: null,
    line: null,
    position: null,
    evidence: null,
    act: 'config',
  } as const;
  const named = reading?.ids.filter(({ id }) => id !== source.id) ?? [];
  const seen: Sighting[] = named.map(({ kind, id }) => ({ kind, id, ...place, confidence: 'high' }));
  return reading?.unnamedAnalytics
    ? [...seen, { kind: 'ga4', id: null, ...place, confidence: 'high' }]
    : seen;
}

/** One piece of evidence per tag and place, most informative kinds first. */
function collectEvidence(sightings: readonly Sighting[], counts: (one: Sighting) => boolean): TagEvidence[] {
  const lines = new Map<string, TagEvidence>();
  const isUniversalNamed = sightings.some(({ kind, id }) => kind === 'universal-analytics' && id);
  for (const sighting of sightings) {
    const { act: _act, ...seen } = sighting;
    if (seen.kind === 'universal-analytics' && !seen.id && isUniversalNamed) continue;
    const key = `${seen.kind} ${seen.id} ${seen.place} ${seen.within}`;
    const known = lines.get(key);
    if (!known) lines.set(key, { ...seen, counts: counts(sighting) });
    else {
      if (seen.confidence === 'certain') known.confidence = 'certain';
      known.counts ||= counts(sighting);
    }
  }
  return [...lines.values()];
}

function listWarnings(
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
    // Twice in one script is often the two branches of a condition.
    const times = (act: Sighting['act']) =>
      new Set(seen.filter((one) => one.act === act).map(({ position, within }) => within ?? position)).size;
    const isOnPage = seen.some(({ place, act }) => place !== 'container' && act === 'load');
    const isInside = seen.some(({ place }) => place === 'container');
    return id && (times('load') > 1 || times('config') > 1 || (isOnPage && isInside)) ? [id] : [];
  });
}

function chooseNextStep(
  state: Verdict['state'],
  sightings: readonly Sighting[],
  warnings: readonly TagWarning[],
  gaps: readonly UnreadPart[],
): NextStep {
  const warns = (code: TagWarning['code']) => warnings.some((warning) => warning.code === code);
  const has = (kind: TagKind) => sightings.some((seen) => seen.kind === kind);
  if (state === 'found') return warns('duplicate-id') ? 'remove-duplicate' : 'none';
  if (state === 'retired') return 'replace-retired';
  if (state === 'unseen') {
    if (gaps.every(({ kind }) => kind === 'container') && has('tag-manager')) return 'check-container';
    if (gaps.every(({ kind }) => kind === 'loader')) return 'check-loader';
    return gaps.every(({ kind }) => kind === 'service') ? 'check-indirect-source' : 'check-unread';
  }
  if (state === 'container-only') return warns('noscript-only') ? 'load-container' : 'add-tag-in-container';
  if (warns('placeholder-id')) return 'replace-placeholder';
  return has('google-ads') || has('floodlight') ? 'add-tag-beside-ads' : 'add-tag';
}
