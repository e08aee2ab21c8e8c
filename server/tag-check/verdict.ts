import type { NextStep, TagCheckState, TagEvidence, TagKind, TagWarning } from '../../contract/tag-check.ts';
import type { ContainerReading } from './detect/container.ts';
import type { Detection, Sighting, Source } from './detect/detection.ts';

/** A script source of the page and its content; null if it could not be read. */
export interface SourceReading {
  source: Source;
  reading: ContainerReading | null;
}

export interface Verdict {
  state: Extract<TagCheckState, 'found' | 'missing' | 'container-only'>;
  tags: TagEvidence[];
  warnings: TagWarning[];
  consentDefault: boolean;
  nextStep: NextStep;
}

const mostTags = 50;

/** Combines the evidence of a page and the scripts it loads. */
export function judge(page: Detection, sources: readonly SourceReading[]): Verdict {
  const sightings = [...page.sightings, ...sources.flatMap(sightingsIn)];
  const isLive = (seen: Sighting) => isAnalytics(seen.kind) && !servesAdsOnly(seen, sources);
  const state = sightings.some(isLive)
    ? 'found'
    : sightings.some(({ kind }) => isManager(kind))
      ? 'container-only'
      : 'missing';
  const warnings = warningsOf(page, sources, sightings);
  return {
    state,
    tags: evidenceOf(sightings).slice(0, mostTags),
    warnings: warnings.slice(0, mostTags),
    consentDefault: page.consentDefault || sources.some(({ reading }) => reading?.consentDefault),
    nextStep: nextStepOf(state, sightings.filter(isLive), sightings, warnings),
  };
}

export function isAnalytics(kind: TagKind): boolean {
  return kind === 'ga4' || kind === 'google-tag' || kind === 'universal-analytics';
}

function isManager(kind: TagKind): boolean {
  return kind === 'tag-manager' || kind === 'segment' || kind === 'zaraz';
}

/** A Google tag counts as Analytics unless its own script only has ads. */
function servesAdsOnly({ kind, id }: Sighting, sources: readonly SourceReading[]): boolean {
  if (kind !== 'google-tag') return false;
  const ids = sources.find(({ source }) => source.id === id)?.reading?.ids ?? [];
  return ids.length > 0 && !ids.some((inside) => isAnalytics(inside.kind) && inside.id !== id);
}

function sightingsIn({ source, reading }: SourceReading): Sighting[] {
  const within = source.kind === 'segment' ? 'Segment' : source.id;
  const place = {
    place: 'container',
    within,
    section: null,
    line: null,
    position: null,
    act: 'config',
  } as const;
  const named = reading?.ids.filter(({ id }) => id !== source.id) ?? [];
  const seen: Sighting[] = named.map(({ kind, id }) => ({ kind, id, ...place, confidence: 'high' }));
  return reading?.unnamedAnalytics
    ? [...seen, { kind: 'ga4', id: null, ...place, confidence: 'high' }]
    : seen;
}

/** One piece of evidence per tag and place, most informative kinds first. */
function evidenceOf(sightings: readonly Sighting[]): TagEvidence[] {
  const lines = new Map<string, TagEvidence>();
  const isUniversalNamed = sightings.some(({ kind, id }) => kind === 'universal-analytics' && id);
  for (const { act: _act, ...seen } of sightings) {
    if (seen.kind === 'universal-analytics' && !seen.id && isUniversalNamed) continue;
    const key = `${seen.kind} ${seen.id} ${seen.place} ${seen.within}`;
    const known = lines.get(key);
    if (!known) lines.set(key, seen);
    else if (seen.confidence === 'certain') known.confidence = 'certain';
  }
  return [...lines.values()];
}

function warningsOf(
  page: Detection,
  sources: readonly SourceReading[],
  sightings: readonly Sighting[],
): TagWarning[] {
  const retired = sightings.filter(({ kind }) => kind === 'universal-analytics');
  const unreadable = sources.filter(({ source, reading }) => source.kind === 'tag-manager' && !reading);
  const analytics = sightings.filter(({ kind }) => isAnalytics(kind));
  const isLoaded = sightings.some(({ act, kind }) => act !== 'data' && (act === 'load' || isManager(kind)));
  return [
    ...duplicatesIn(sightings).map((id) => ({ code: 'duplicate-id' as const, id })),
    ...[...new Set(retired.map(({ id }) => id))].map((id) => ({ code: 'retired' as const, id })),
    ...page.placeholders.map((id) => ({ code: 'placeholder-id' as const, id })),
    ...page.lookAlikes.map((id) => ({ code: 'look-alike-host' as const, id: id || null })),
    ...unreadable.map(({ source }) => ({ code: 'container-unreadable' as const, id: source.id })),
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

function nextStepOf(
  state: Verdict['state'],
  live: readonly Sighting[],
  sightings: readonly Sighting[],
  warnings: readonly TagWarning[],
): NextStep {
  const warns = (code: TagWarning['code']) => warnings.some((warning) => warning.code === code);
  const has = (kind: TagKind) => sightings.some((seen) => seen.kind === kind);
  if (state === 'found') {
    if (live.every(({ kind }) => kind === 'universal-analytics')) return 'replace-retired';
    return warns('duplicate-id') ? 'remove-duplicate' : 'none';
  }
  if (state === 'container-only') {
    if (!has('tag-manager')) return 'check-indirect-source';
    return warns('container-unreadable') ? 'check-container' : 'add-tag-in-container';
  }
  if (warns('placeholder-id')) return 'replace-placeholder';
  return has('google-ads') || has('floodlight') ? 'add-tag-beside-ads' : 'add-tag';
}
