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
import { type Detection, type Sighting, unplaced } from './detect/detection.ts';
import { isLowerCase } from './detect/tag-id.ts';
import type { FetchError } from './fetch/fetch-error.ts';
import { isAnalytics, isManager, isOnlyNoscript, listWarnings } from './list-warnings.ts';
import {
  type SourceReading,
  uniqueParts,
  unreadServices,
  unreadSource,
  unseenLoader,
} from './unread-parts.ts';

export interface Verdict {
  state: Exclude<TagCheckState, FetchError['state']>;
  tags: TagEvidence[];
  warnings: TagWarning[];
  read: ReadPart[];
  /** Parts that may contain Analytics and were not read; empty if it was found. */
  unread: UnreadPart[];
  consentDefault: boolean;
  nextStep: NextStep;
}

const maxTags = 50;
const maxUnread = 12;
const maxRead = 40;

/**
 * Combines the evidence of a page and what it loads. `unread` are the parts that could not be fetched; a page is
 * incomplete if one of its scripts is missing.
 */
export function judge(
  page: Detection,
  sources: readonly SourceReading[],
  unread: readonly UnreadPart[],
  read: readonly ReadPart[] = [],
  isIncomplete = false,
): Verdict {
  const seen = [...page.sightings, ...sources.flatMap(sightingsIn)];
  /** `analytics.js` or `ga.js`, whose URL contains no id. */
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
  const allUnread = [
    ...unread,
    ...page.hidden,
    ...sources.flatMap((one) => unreadSource(one, page.sightings)),
    ...unreadServices(page.sightings, sources),
    ...page.openLoaders,
    ...seen.filter((one) => !counts(one) && isOpenSetting(one, isIncomplete)).map(unseenLoader),
  ];
  const state = decideState(live, sightings, allUnread);
  const warnings = listWarnings(page, sources, sightings);
  return {
    state,
    tags: collectEvidence(sightings, (one) => counts(one) && !isRetired(one.kind)).slice(0, maxTags),
    warnings: warnings.slice(0, maxTags),
    read: read.slice(0, maxRead),
    unread: state === 'unseen' ? uniqueParts(allUnread).slice(0, maxUnread) : [],
    consentDefault: page.consentDefault || sources.some(({ reading }) => reading?.consentDefault),
    nextStep: chooseNextStep(state, sightings, warnings, allUnread),
  };
}

function decideState(
  live: readonly Sighting[],
  sightings: readonly Sighting[],
  unread: readonly UnreadPart[],
): Verdict['state'] {
  if (live.some(({ kind }) => !isRetired(kind))) return 'found';
  if (unread.length > 0) return 'unseen';
  if (live.length > 0) return 'retired';
  return sightings.some(({ kind }) => isManager(kind)) ? 'container-only' : 'missing';
}

function isRetired(kind: TagKind): boolean {
  return kind === 'universal-analytics';
}

/** True if it measures visitors; `<noscript>` only counts the few without JavaScript. */
export function isLive({ kind, place }: Sighting): boolean {
  return isAnalytics(kind) && place !== 'noscript';
}

/**
 * True if something may load the id of a setting without being recognized. An attribute or preload often has no effect,
 * so it counts only if a script of the page is missing.
 */
function isOpenSetting(one: Sighting, isIncomplete: boolean): boolean {
  const isCommon = one.place === 'attribute' || one.place === 'preload';
  return isLive(one) && one.act === 'data' && (isIncomplete || !isCommon);
}

/** A Google tag counts unless its own script only contains ads; a lower-case id counts if Google serves it. */
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

/** True if it is in a container that the page only names in `<noscript>`. */
function isIdle({ place, within }: Sighting, onPage: readonly Sighting[]): boolean {
  return place === 'container' && within !== null && isOnlyNoscript(within, onPage);
}

function joinedId(id: string, { kind, what, line }: UnreadPart): Sighting {
  const place = kind === 'script' ? 'own-script' : kind === 'container' ? 'container' : 'inline-script';
  return { ...unplaced, kind: 'ga4', id, place, within: what || null, line, act: 'data' };
}

function sightingsIn({ source, reading }: SourceReading): Sighting[] {
  const within = source.kind === 'segment' ? 'Segment' : source.id;
  const place = { ...unplaced, place: 'container', within, act: 'config' } as const;
  const ids: Pick<Sighting, 'kind' | 'id'>[] = reading?.ids.filter(({ id }) => id !== source.id) ?? [];
  if (reading?.unnamedAnalytics) ids.push({ kind: 'ga4', id: null });
  return ids.map(({ kind, id }) => ({ ...place, kind, id }));
}

/** One piece of evidence per tag and place, the most informative kinds first. */
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

function chooseNextStep(
  state: Verdict['state'],
  sightings: readonly Sighting[],
  warnings: readonly TagWarning[],
  unread: readonly UnreadPart[],
): NextStep {
  const warns = (code: TagWarning['code']) => warnings.some((warning) => warning.code === code);
  const has = (kind: TagKind) => sightings.some((seen) => seen.kind === kind);
  if (state === 'found') return warns('duplicate-id') ? 'remove-duplicate' : 'none';
  if (state === 'retired') return 'replace-retired';
  if (state === 'unseen') {
    if (unread.every(({ kind }) => kind === 'container') && has('tag-manager')) return 'check-container';
    if (unread.every(({ kind }) => kind === 'loader')) return 'check-loader';
    return unread.every(({ kind }) => kind === 'service') ? 'check-indirect-source' : 'check-unread';
  }
  if (state === 'container-only') return warns('noscript-only') ? 'load-container' : 'add-tag-in-container';
  if (warns('placeholder-id')) return 'replace-placeholder';
  return has('google-ads') || has('floodlight') ? 'add-tag-beside-ads' : 'add-tag';
}
