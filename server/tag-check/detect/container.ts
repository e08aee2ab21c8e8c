import { detectTags } from './detect-tags.ts';
import type { Detection } from './detection.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { readTagId, type TagId } from './tag-id.ts';

export interface ContainerReading {
  ids: TagId[];
  /** True if a Google Analytics tag gets its id only at run time. */
  unnamedAnalytics: boolean;
  consentDefault: boolean;
  /** What its tags load in turn. */
  loads: Pick<Detection, 'sources' | 'scripts' | 'openLoaders' | 'looseIds'>;
}

type Tag = Record<string, unknown> & { function: string };

const analyticsTags = /^__(googtag|gaawc|gaawe|ua|ga)$/;
const page = new URL('https://container.invalid/');
const maxPerMacro = 50;
const maxMarkup = 1_000_000;
const maxLoaded = 20;

/** The tags in a published container (`gtm.js`, `gtag/js`) or in Segment's settings; null if it cannot be read. */
export function readContainer(source: string): ContainerReading | null {
  const resource = parseResource(source);
  return resource ? readResource(resource) : readSettings(source);
}

/** True if a script is a published container, under whatever name. */
export function isContainer(source: string): boolean {
  return /"resource"\s*:\s*\{/.test(source) && /"macros"\s*:\s*\[/.test(source);
}

/** Extracts `"resource": { macros, tags, … }`, which is JSON inside a script. */
function parseResource(source: string): { tags: Tag[]; macros: unknown[] } | null {
  const start = /"resource"\s*:\s*(?=\{)/.exec(source);
  if (!start) return null;
  const text = wholeObject(source, start.index + start[0].length);
  const resource = text ? parseJson(text) : null;
  if (!isRecord(resource) || !Array.isArray(resource.tags)) return null;
  const tags = resource.tags.filter(isTag);
  return { tags, macros: Array.isArray(resource.macros) ? resource.macros : [] };
}

function readResource({ tags, macros }: { tags: Tag[]; macros: unknown[] }): ContainerReading {
  const ids = new Map<string, TagId>();
  const findMacroIds = macroIds(macros);
  let unnamedAnalytics = false;
  let consentDefault = false;
  let markupLeft = maxMarkup;
  const loads: ContainerReading['loads'] = { sources: [], scripts: [], openLoaders: [], looseIds: [] };
  for (const tag of tags) {
    // A paused tag is in the container but never runs.
    if (tag.function === '__paused') continue;
    const isAnalytics = analyticsTags.test(tag.function);
    const { vtp_html: html, vtp_boundaries: _where, ...rest } = tag;
    const found = idsIn(rest, isAnalytics ? findMacroIds : []);
    if (isAnalytics && found.length === 0) unnamedAnalytics = true;
    if (html !== undefined && markupLeft > 0) {
      const markup = resolveText(html, macros);
      markupLeft -= markup.length;
      const written = detectTags(markup, page);
      consentDefault ||= written.consentDefault;
      loads.sources.push(...written.sources);
      loads.scripts.push(...written.scripts.filter(({ url }) => !url.startsWith(page.origin)));
      loads.openLoaders.push(...written.openLoaders);
      loads.looseIds.push(...written.looseIds);
      found.push(
        ...idsIn(
          written.sightings.map(({ id }) => id),
          [],
        ),
      );
    }
    for (const id of found) if (!id.placeholder) ids.set(id.id, id);
  }
  for (const { kind, id } of ids.values()) {
    if (kind === 'tag-manager' || kind === 'google-tag') loads.sources.push({ kind, id, amp: false });
  }
  loads.sources.splice(maxLoaded);
  loads.scripts.splice(maxLoaded);
  return { ids: [...ids.values()], unnamedAnalytics, consentDefault, loads };
}

/** The ids in each macro, directly or through another macro. */
function macroIds(macros: readonly unknown[]): TagId[][] {
  const held = macros.map((macro) => idsIn(macro, []).slice(0, maxPerMacro));
  return macros.map((macro) => idsIn(macro, held).slice(0, maxPerMacro));
}

/** Segment's settings are JSON: `{ "integrations": { "Google Analytics 4 Web": { "measurementID": "G-…" } } }`. */
function readSettings(source: string): ContainerReading | null {
  const settings = source.trimStart().startsWith('{') ? parseJson(source) : null;
  const loads = { sources: [], scripts: [], openLoaders: [], looseIds: [] };
  if (!isRecord(settings)) return null;
  return { ids: idsIn(settings, []), unnamedAnalytics: false, consentDefault: false, loads };
}

/** All ids in a value; a reference `["macro", 3]` yields the ids of that macro. */
function idsIn(root: unknown, macroIdsAt: readonly TagId[][]): TagId[] {
  const found: TagId[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    const id = typeof value === 'string' ? readTagId(value) : null;
    if (id) found.push(id);
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value[0] === 'macro') found.push(...(macroIdsAt[value[1]] ?? []));
    else for (const inner of Object.values(value)) waiting.push(inner);
  }
  return found;
}

/** The HTML of a tag: a string, or `["template", "…", ["escape", ["macro", 3], 7], "…"]`. */
function resolveText(value: unknown, macros: unknown[]): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  const [first, ...rest] = value;
  if (first === 'macro') {
    const macro = macros[rest[0]];
    return isTag(macro) && macro.function === '__c' ? resolveText(macro.vtp_value, []) : '';
  }
  if (first === 'escape') return resolveText(rest[0], macros);
  return rest.map((part) => resolveText(part, macros)).join('');
}

/** The text from an opening brace to its closing one, ignoring braces in strings. */
function wholeObject(source: string, start: number): string | null {
  const step = /[{}]|"(?:[^"\\]|\\[\s\S])*"/g;
  step.lastIndex = start;
  let depth = 0;
  for (let found = step.exec(source); found; found = step.exec(source)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return source.slice(start, step.lastIndex);
  }
  return null;
}

function isTag(value: unknown): value is Tag {
  return typeof value === 'object' && value !== null && typeof (value as Tag).function === 'string';
}
