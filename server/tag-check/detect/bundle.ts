import { isBotWall } from './bot-wall.ts';
import { collectFindings, maxSightings } from './collect-findings.ts';
import { type ContainerReading, isContainer, readContainer } from './container.ts';
import { detectTags, firebaseAnalytics } from './detect-tags.ts';
import { type Detection, type Sighting, unplaced } from './detection.ts';
import { noModules } from './module-map.ts';
import type { PageElement } from './page-elements.ts';
import { isManager, type PageScript, type ScriptPicker, scriptPicker } from './page-scripts.ts';
import { parseJson } from './parse-json.ts';
import { scriptName } from './script-name.ts';

const maxChildren = 60;

/** Finds the tags in a script that a page loads, and the scripts it loads in turn. Runs nothing. */
export function readBundle(source: string, script: PageScript, page: URL): Detection {
  const url = new URL(script.url);
  const name = scriptName(url);
  const pick = scriptPicker(page, new Set([url.hostname]), false);
  const text = source.trimStart();
  if (isContainer(source)) {
    const reading = readContainer(source);
    return { ...nothing, ...reading?.loads, sightings: sightingsIn(reading, name, script) };
  }
  if (/^[[{]/.test(text) && parseJson(text) !== undefined) return readJson(text, page, name, script);
  if (text.startsWith('<')) return { ...nothing, botWall: isBotWall(text) };

  const element: PageElement = {
    name: 'script',
    attributes: new Map(),
    text: '',
    amp: null,
    section: 'body',
    line: 1,
    contentLine: 1,
    offset: 0,
  };
  const findings = collectFindings({
    page,
    pick,
    file: url,
    modules: script.modules ?? noModules,
    isManager: isManager(url),
    length: source.length,
    usesFirebaseAnalytics: firebaseAnalytics.test(source),
  });
  findings.code(source, element, 'own-script');
  const children = [...findChunkScripts(source, url, page, pick), ...findings.scripts.values()];
  const summary = findings.summary();
  return {
    ...nothing,
    ...summary,
    sightings: summary.sightings.map((seen) => placed(seen, name, script)),
    scripts: [...new Map(children.map((child) => [child.url, child])).values()].slice(0, maxChildren),
    openLoaders: summary.openLoaders.slice(0, 1),
    hidden: summary.hidden.slice(0, 1),
  };
}

export const nothing: Detection = {
  sightings: [],
  sources: [],
  placeholders: [],
  lookAlikes: [],
  consentDefault: false,
  outline: { lines: 0, landmarks: [] },
  platform: null,
  scripts: [],
  modules: noModules,
  frames: [],
  openLoaders: [],
  looseIds: [],
  hasOpenConfig: false,
  hidden: [],
  refresh: null,
  botWall: false,
  isEmpty: false,
};

/** The page may never run the part that contains it, so it is never certain. */
function placed(seen: Sighting, within: string, script: PageScript): Sighting {
  return { ...seen, place: 'own-script', within, ...pickPosition(script), confidence: 'high' };
}

/** Where the page loads a script. */
function pickPosition({
  section,
  line,
  position,
}: PageScript): Pick<Sighting, 'section' | 'line' | 'position'> {
  return { section, line, position };
}

/** A container served under the site's own domain. */
function sightingsIn(reading: ContainerReading | null, within: string, script: PageScript): Sighting[] {
  const base = {
    ...unplaced,
    place: 'container',
    within,
    ...pickPosition(script),
    act: 'config',
  } as const;
  const ids = (reading?.ids ?? []).slice(0, maxSightings);
  const named = ids.map(({ kind, id }): Sighting => ({ ...base, kind, id }));
  const unnamed: Sighting[] = reading?.unnamedAnalytics ? [{ ...base, kind: 'ga4', id: null }] : [];
  return [{ ...base, kind: 'tag-manager', id: null, place: 'gateway' }, ...named, ...unnamed];
}

/** Settings that contain ids, or markup that is added to the page. */
function readJson(text: string, page: URL, name: string, script: PageScript): Detection {
  const reading = readContainer(text.startsWith('[') ? `{"list":${text}}` : text);
  const markup = [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map(([string]) => (string.includes('<') || string.includes('\\u003') ? String(parseJson(string)) : ''))
    .filter((string) => /<script/i.test(string));
  const written = detectTags(markup.join('\n').slice(0, 1_000_000), page);
  const ids = (reading?.ids ?? [])
    .slice(0, maxSightings)
    .map(
      ({ kind, id }): Sighting =>
        placed(
          { ...unplaced, kind, id, place: 'own-script', act: script.service ? 'applied' : 'data' },
          name,
          script,
        ),
    );
  return {
    ...nothing,
    sightings: [...ids, ...written.sightings.map((seen) => placed(seen, name, script))],
    sources: written.sources,
    placeholders: written.placeholders,
    scripts: written.scripts,
    openLoaders: written.openLoaders,
    looseIds: written.looseIds,
  };
}

/** The chunks and tags that a script loads from computed file names. */
function findChunkScripts(source: string, url: URL, page: URL, pick: ScriptPicker): PageScript[] {
  const all = [...findChunks(source, page), ...tealiumTags(source, url)];
  return [...new Set(all)].slice(0, maxChildren).flatMap((address) => pick(address, page, null, 1) ?? []);
}

/** Tealium's tags that are not part of `utag.js`: `utag.loader.cfg = {"7":{load:utag.cond[2],…},…}`. */
function tealiumTags(source: string, url: URL): string[] {
  if (!url.pathname.endsWith('/utag.js')) return [];
  const version = /\.js(\?utv=[\w.]{1,60})["']/.exec(source)?.[1] ?? '';
  return [...source.matchAll(/"?(\d{1,4})"?:\{load:([^,}]{1,200})/g)].flatMap(([, id, load]) =>
    load === '4' || load === '0' ? [] : [url.href.replace(/utag\.js/, `utag.${id}.js${version}`)],
  );
}

/** The chunks of a webpack runtime: `r.u=e=>"js/"+({7:"blog"}[e]||e)+"."+{7:"a1b2"}[e]+".js"`. */
function findChunks(source: string, page: URL): string[] {
  const start = /\.u\s*=\s*(?:function\s*\(\w+\)\s*\{\s*return|\(?\w+\)?\s*=>)/.exec(source);
  if (!start) return [];
  const body = source.slice(start.index + start[0].length, start.index + 40_000);
  const terms: (string | Map<string, string>)[] = [];
  for (const [whole, text, map] of body.matchAll(/"([^"]*)"|\{([^{}]*)\}\s*\[\w+\]|\b[a-z]\b/g)) {
    if (map !== undefined) terms.push(parseEntries(map));
    else if (text !== undefined) terms.push(text);
    else if (whole && typeof terms.at(-1) === 'string') terms.push(new Map());
    if (text?.includes('.js')) break;
  }
  const ids = new Set(terms.flatMap((term) => (typeof term === 'string' ? [] : [...term.keys()])));
  const folder = /\.p\s*=\s*"([^"]{0,200})"/.exec(source)?.[1] ?? '/';
  const base = URL.parse(folder, page) ?? page;
  return [...ids]
    .slice(0, maxChildren)
    .map((id) => terms.map((term) => (typeof term === 'string' ? term : (term.get(id) ?? id))).join(''))
    .flatMap((path) => URL.parse(path, base)?.href ?? []);
}

function parseEntries(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/"?([\w~-]+)"?\s*:\s*"([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}
