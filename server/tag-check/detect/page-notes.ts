import type { TagPlace, UnreadPart } from '../../../contract/tag-check.ts';
import type { Sighting, Source } from './detection.ts';
import { type LoaderHost, readLoader } from './loader.ts';
import { importAddress, joinModules, type ModuleMap, noModules, requireAddress } from './module-map.ts';
import { type PageElement, pagePieces } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';
import type { PageScript, ScriptPicker } from './page-scripts.ts';
import { readScript } from './read-script.ts';
import { scriptName, showCall } from './script-name.ts';
import type { ScriptReading } from './script-reading.ts';
import { isLowerCase, readTagId, type TagId } from './tag-id.ts';

/** A line of the page or script, and its code. */
interface CallPlace {
  line: number;
  call: string;
}

interface PageNotesOptions {
  page: URL;
  pick: ScriptPicker;
  /** The script being read; null for a page. */
  file?: URL | null;
  modules?: ModuleMap;
  /** True if it is a tag manager's script. */
  isManager?: boolean;
  isCalled?: (name: string) => boolean;
  /** In characters. */
  length: number;
  /** True if the measurement id in a Firebase configuration is used. */
  usesFirebaseAnalytics: boolean;
}

const maxScripts = 200;
export const maxSightings = 300;
const maxSources = 50;

export function pageNotes({
  page,
  pick,
  file = null,
  modules = noModules,
  isManager = false,
  isCalled,
  length,
  usesFirebaseAnalytics,
}: PageNotesOptions): PageFindings {
  const seen: Sighting[] = [];
  const segmentKeys = new Set<string>();
  const notes: PageFindings = {
    base: page,
    modules,
    placeholders: new Set(),
    lookAlikes: new Set(),
    consentDefault: false,
    scripts: new Map(),
    openLoaders: [],
    looseIds: new Set(),
    hasOpenConfig: false,
    hidden: [],
    id(text, piece, place, act) {
      const tag = readTagId(text ?? '');
      if (tag) see(tag, piece, place, act, null, { line: piece.line, call: text ?? '' });
    },
    address(address, piece, place) {
      const loader = readLoader(address ?? '', notes.base);
      const at = { line: piece.line, call: address ?? '' };
      if (loader?.what === 'zaraz') add('zaraz', null, place, 'load', 'certain', piece, at);
      else if (loader?.what === 'segment') seeSegment(loader.key ?? '', piece, place, at);
      else if (loader && loader.what !== 'hit')
        see(loader.tag, piece, place, place === 'preload' ? 'data' : 'load', loader.host, at);
    },
    picture(address, piece, place) {
      const loader = readLoader(address ?? '', notes.base);
      if (loader?.what === 'frame' || loader?.what === 'hit')
        see(loader.tag, piece, place, loader.what === 'hit' ? 'applied' : 'data', loader.host, {
          line: piece.line,
          call: address ?? '',
        });
    },
    code(source, piece, place, within) {
      const reading = readScript(source, notes.base, { within, isManager, isCalled });
      const at = { line: piece.contentLine, call: '' };
      notes.modules = joinModules(notes.modules, reading.modules);
      for (const { tag, act, host, fromFirebase, line, call } of reading.mentions) {
        if (fromFirebase && !usesFirebaseAnalytics) continue;
        const isApplied = act === 'data' && (place === 'amp' || fromFirebase);
        see(tag, piece, place, isApplied ? 'applied' : act, host, { line: piece.contentLine + line, call });
      }
      for (const key of reading.segmentKeys) seeSegment(key, piece, place, at);
      if (reading.zaraz) add('zaraz', null, place, 'load', 'certain', piece, at);
      notes.consentDefault ||= reading.consentDefault;
      notes.hasOpenConfig ||= reading.openConfig;
      for (const markup of reading.markup) {
        for (const { name, attributes, text } of pagePieces(markup).pieces) {
          notes.address(attributes.get('src'), piece, place);
          addScript(attributes.get('src'), piece, {});
          if (name === 'script') notes.code(text, piece, place);
        }
      }
      for (const id of reading.looseIds) notes.looseIds.add(id);
      if (reading.openLoader) notes.openLoaders.push(toUnreadPart(piece, 'runtime'));
      if (reading.isUnreadable && place !== 'framework-data' && place !== 'attribute')
        notes.hidden.push(toUnreadPart(piece, 'unreadable'));
      for (const address of reading.scripts)
        addScript(address, piece, { isGuess: !/^(?:https?:)?\/\//.test(address) });
      for (const address of reading.maskedLoaders)
        addScript(address, piece, { owner: 'site', rank: 0, isLoader: true });
      addModules(reading, piece);
    },
    script: (address, piece, how = {}) => addScript(address, piece, how),
    module: addModule,
    locate: ({ line, offset }) => ({ line, position: offset / length }),
    summary() {
      const isLoaded = (id: string) => seen.some((other) => other.id === id && other.act === 'load');
      const sightings = seen.filter(({ id }) => !id || !notes.lookAlikes.has(id) || isLoaded(id));
      const segment: Source[] = [...segmentKeys].map((id) => ({ kind: 'segment', id, amp: false }));
      const sources = [...sightings.flatMap(toSources), ...segment];
      return {
        sightings: sightings.slice(0, maxSightings),
        sources: [...new Map(sources.map((source) => [source.id, source])).values()].slice(0, maxSources),
        placeholders: [...notes.placeholders].slice(0, maxSources),
        lookAlikes: [...notes.lookAlikes],
        consentDefault: notes.consentDefault,
        modules: notes.modules,
        openLoaders: notes.openLoaders.slice(0, maxSources),
        looseIds: [...notes.looseIds].slice(0, maxSources),
        hasOpenConfig: notes.hasOpenConfig,
        hidden: notes.hidden.slice(0, maxSources),
      };
    },
  };
  return notes;

  function addScript(address: string | undefined, piece: PageElement, how: Partial<PageScript>): void {
    const known = address && notes.scripts.size < maxScripts && pick(address, notes.base, piece, length);
    if (!known || readLoader(address, notes.base)) return;
    if (
      how.isLoader ||
      !notes.scripts.has(known.url) ||
      (notes.scripts.get(known.url)?.isPreload && !how.isPreload)
    )
      notes.scripts.set(known.url, { ...known, ...how });
  }

  /** Adds the modules that a script imports, and those it loads with RequireJS if the page uses that. */
  function addModules(
    { imports, required }: Pick<ScriptReading, 'imports' | 'required'>,
    piece: PageElement,
  ): void {
    const from = file ?? notes.base;
    for (const name of imports) addScript(importAddress(name, from, notes.modules) ?? undefined, piece, {});
    for (const name of required) addModule(name, piece);
  }

  function addModule(name: string, piece: PageElement): boolean {
    const { base } = notes.modules;
    if (base === null) return false;
    const address = requireAddress(name, file ?? notes.base, page, notes.modules);
    addScript(address ?? undefined, piece, { isGuess: base === '' });
    return true;
  }

  function toUnreadPart(piece: PageElement, reason: UnreadPart['reason']): UnreadPart {
    return file
      ? { kind: 'script', what: scriptName(file), line: null, position: null, reason }
      : { kind: 'inline-script', what: '', ...notes.locate(piece), reason };
  }

  function see(
    tag: TagId | null,
    piece: PageElement,
    place: TagPlace,
    act: Sighting['act'],
    host: LoaderHost | null,
    at: CallPlace,
  ): void {
    if (tag?.placeholder) notes.placeholders.add(tag.id);
    else if (host === 'look-alike') notes.lookAlikes.add(tag?.id ?? '');
    else {
      const isGateway = (host === 'own' || host === 'other') && /^(script-url|inline-script)$/.test(place);
      const isSure = act !== 'data' && act !== 'applied' && host !== 'other' && place !== 'framework-data';
      const kind = tag?.kind ?? 'universal-analytics';
      add(kind, tag?.id ?? null, isGateway ? 'gateway' : place, act, isSure ? 'certain' : 'high', piece, at);
    }
  }

  function seeSegment(key: string, piece: PageElement, place: TagPlace, at: CallPlace): void {
    if (key) segmentKeys.add(key);
    add('segment', null, place, 'load', 'certain', piece, at);
  }

  function add(
    kind: Sighting['kind'],
    id: string | null,
    place: TagPlace,
    act: Sighting['act'],
    confidence: Sighting['confidence'],
    { section, line, offset }: PageElement,
    at: CallPlace,
  ): void {
    const evidence = { file: scriptName(file ?? page), line: at.line, call: showCall(at.call) };
    const where = { within: null, section, line, position: offset / length };
    seen.push({ kind, id, place, ...where, confidence, evidence, act });
  }
}

/**
 * Includes Universal Analytics loaded as a Google tag, as it may be connected to a GA4 stream, and lower-case ids,
 * which count if Google serves them.
 */
function toSources({ kind, id, place, act }: Sighting): Source[] {
  if (!id || kind === 'segment' || kind === 'zaraz') return [];
  if (kind === 'ga4' && !isLowerCase(id)) return [];
  if (kind === 'universal-analytics' && act !== 'load') return [];
  return [{ kind, id, amp: place === 'amp' }];
}
