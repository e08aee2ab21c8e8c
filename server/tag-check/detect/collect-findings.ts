import type { TagPlace, UnreadPart } from '../../../contract/tag-check.ts';
import type { Sighting, Source } from './detection.ts';
import { type LoaderHost, readLoader } from './loader.ts';
import { importAddress, joinModules, type ModuleMap, noModules, requireAddress } from './module-map.ts';
import { type PageElement, readPageElements } from './page-elements.ts';
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

interface FindingsOptions {
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

export function collectFindings({
  page,
  pick,
  file = null,
  modules = noModules,
  isManager = false,
  isCalled,
  length,
  usesFirebaseAnalytics,
}: FindingsOptions): PageFindings {
  const seen: Sighting[] = [];
  const segmentKeys = new Set<string>();
  const findings: PageFindings = {
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
    id(text, element, place, act) {
      const tag = readTagId(text ?? '');
      if (tag) see(tag, element, place, act, null, { line: element.line, call: text ?? '' });
    },
    address(address, element, place) {
      const loader = readLoader(address ?? '', findings.base);
      const at = { line: element.line, call: address ?? '' };
      if (loader?.what === 'zaraz') add('zaraz', null, place, 'load', 'certain', element, at);
      else if (loader?.what === 'segment') seeSegment(loader.key ?? '', element, place, at);
      else if (loader && loader.what !== 'hit')
        see(loader.tag, element, place, place === 'preload' ? 'data' : 'load', loader.host, at);
    },
    picture(address, element, place) {
      const loader = readLoader(address ?? '', findings.base);
      if (loader?.what === 'frame' || loader?.what === 'hit')
        see(loader.tag, element, place, loader.what === 'hit' ? 'applied' : 'data', loader.host, {
          line: element.line,
          call: address ?? '',
        });
    },
    code(source, element, place, within) {
      const reading = readScript(source, findings.base, { within, isManager, isCalled });
      const at = { line: element.contentLine, call: '' };
      findings.modules = joinModules(findings.modules, reading.modules);
      for (const { tag, act, host, fromFirebase, line, call } of reading.mentions) {
        if (fromFirebase && !usesFirebaseAnalytics) continue;
        const isApplied = act === 'data' && (place === 'amp' || fromFirebase);
        see(tag, element, place, isApplied ? 'applied' : act, host, {
          line: element.contentLine + line,
          call,
        });
      }
      for (const key of reading.segmentKeys) seeSegment(key, element, place, at);
      if (reading.zaraz) add('zaraz', null, place, 'load', 'certain', element, at);
      findings.consentDefault ||= reading.consentDefault;
      findings.hasOpenConfig ||= reading.openConfig;
      for (const markup of reading.markup) {
        for (const { name, attributes, text } of readPageElements(markup).elements) {
          findings.address(attributes.get('src'), element, place);
          addScript(attributes.get('src'), element, {});
          if (name === 'script') findings.code(text, element, place);
        }
      }
      for (const id of reading.looseIds) findings.looseIds.add(id);
      if (reading.openLoader) findings.openLoaders.push(toUnreadPart(element, 'runtime'));
      if (reading.isUnreadable && place !== 'framework-data' && place !== 'attribute')
        findings.hidden.push(toUnreadPart(element, 'unreadable'));
      for (const address of reading.scripts)
        addScript(address, element, { isGuess: !/^(?:https?:)?\/\//.test(address) });
      for (const address of reading.maskedLoaders)
        addScript(address, element, { owner: 'site', rank: 0, isLoader: true });
      addModules(reading, element);
    },
    script: (address, element, how = {}) => addScript(address, element, how),
    module: addModule,
    locate: ({ line, offset }) => ({ line, position: offset / length }),
    summary() {
      const isLoaded = (id: string) => seen.some((other) => other.id === id && other.act === 'load');
      const sightings = seen.filter(({ id }) => !id || !findings.lookAlikes.has(id) || isLoaded(id));
      const segment: Source[] = [...segmentKeys].map((id) => ({ kind: 'segment', id, amp: false }));
      const sources = [...sightings.flatMap(toSources), ...segment];
      return {
        sightings: sightings.slice(0, maxSightings),
        sources: [...new Map(sources.map((source) => [source.id, source])).values()].slice(0, maxSources),
        placeholders: [...findings.placeholders].slice(0, maxSources),
        lookAlikes: [...findings.lookAlikes],
        consentDefault: findings.consentDefault,
        modules: findings.modules,
        openLoaders: findings.openLoaders.slice(0, maxSources),
        looseIds: [...findings.looseIds].slice(0, maxSources),
        hasOpenConfig: findings.hasOpenConfig,
        hidden: findings.hidden.slice(0, maxSources),
      };
    },
  };
  return findings;

  function addScript(address: string | undefined, element: PageElement, how: Partial<PageScript>): void {
    const known =
      address && findings.scripts.size < maxScripts && pick(address, findings.base, element, length);
    if (!known || readLoader(address, findings.base)) return;
    if (
      how.isLoader ||
      !findings.scripts.has(known.url) ||
      (findings.scripts.get(known.url)?.isPreload && !how.isPreload)
    )
      findings.scripts.set(known.url, { ...known, ...how });
  }

  /** Adds the modules that a script imports, and those it loads with RequireJS if the page uses that. */
  function addModules(
    { imports, required }: Pick<ScriptReading, 'imports' | 'required'>,
    element: PageElement,
  ): void {
    const from = file ?? findings.base;
    for (const name of imports)
      addScript(importAddress(name, from, findings.modules) ?? undefined, element, {});
    for (const name of required) addModule(name, element);
  }

  function addModule(name: string, element: PageElement): boolean {
    const { base } = findings.modules;
    if (base === null) return false;
    const address = requireAddress(name, file ?? findings.base, page, findings.modules);
    addScript(address ?? undefined, element, { isGuess: base === '' });
    return true;
  }

  function toUnreadPart(element: PageElement, reason: UnreadPart['reason']): UnreadPart {
    return file
      ? { kind: 'script', what: scriptName(file), line: null, position: null, reason }
      : { kind: 'inline-script', what: '', ...findings.locate(element), reason };
  }

  function see(
    tag: TagId | null,
    element: PageElement,
    place: TagPlace,
    act: Sighting['act'],
    host: LoaderHost | null,
    at: CallPlace,
  ): void {
    if (tag?.placeholder) findings.placeholders.add(tag.id);
    else if (host === 'look-alike') findings.lookAlikes.add(tag?.id ?? '');
    else {
      const isGateway = (host === 'own' || host === 'other') && /^(script-url|inline-script)$/.test(place);
      const isSure = act !== 'data' && act !== 'applied' && host !== 'other' && place !== 'framework-data';
      const kind = tag?.kind ?? 'universal-analytics';
      add(
        kind,
        tag?.id ?? null,
        isGateway ? 'gateway' : place,
        act,
        isSure ? 'certain' : 'high',
        element,
        at,
      );
    }
  }

  function seeSegment(key: string, element: PageElement, place: TagPlace, at: CallPlace): void {
    if (key) segmentKeys.add(key);
    add('segment', null, place, 'load', 'certain', element, at);
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
