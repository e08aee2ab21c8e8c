import type { TagPlace } from '../../../contract/tag-check.ts';
import { isBotWall } from './bot-wall.ts';
import type { Detection } from './detection.ts';
import { readLoader, registrableDomain } from './loader.ts';
import { readMagentoModules } from './magento-modules.ts';
import { flightText, nextDataCode, readFlight } from './next-flight.ts';
import { type PageElement, pagePieces } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';
import { readModuleMaps } from './page-modules.ts';
import { pageNotes } from './page-notes.ts';
import { scriptRedirect } from './page-redirect.ts';
import { scriptPicker } from './page-scripts.ts';
import { nuxtData, pageServices } from './page-services.ts';
import { platformInMarkup } from './platform.ts';
import { type ScriptRole, scriptRole } from './script-role.ts';
import { isPlainName, isTagName } from './tag-id.ts';
import { isMeasurementId } from './text-context.ts';

export const firebaseAnalytics =
  /firebase-analytics|firebase\/analytics|\b(?:get|initialize)Analytics\b|\bfirebase\.analytics\(/;

/** A page with less text than this is empty without its scripts or frames. */
const shellText = 200;

/** Finds the tags on a page, reading it as a browser would. Fetches and runs nothing. */
export function detectTags(html: string, page: URL): Detection {
  const { pieces, lines, landmarks, visible } = pagePieces(html);
  const usesFirebaseAnalytics = firebaseAnalytics.test(html);
  const isShell = visible < shellText;
  const isHostedElsewhere = isShell && !pieces.some((piece) => isOwnScript(piece, page));
  const pick = scriptPicker(page, assetHosts(pieces, page), isHostedElsewhere);
  const hasFiles = pieces.some(({ name, attributes }) => name === 'script' && attributes.has('src'));
  const notes = pageNotes({
    page,
    pick,
    length: html.length,
    usesFirebaseAnalytics,
    // Files may call any function that the page defines.
    isCalled: (name) => hasFiles || html.split(name, 3).length > 2,
  });
  let refresh: string | null = null;
  let redirect: string | null = null;
  readModuleMaps(pieces, notes);
  for (const piece of pieces) {
    readElement(piece, notes);
    if (piece.name === 'meta') refresh ??= readRefresh(piece.attributes, notes.base);
    if (isShell) redirect ??= readRedirect(piece, page);
  }
  readFlightRows(pieces, notes);

  const summary = notes.summary();
  const services = pageServices(html, page);
  const hidden = [...services.hidden, ...summary.hidden];
  const target = redirect ? URL.parse(redirect, notes.base) : null;
  // A page with its own scripts is more likely an application with a conditional redirect.
  const isRedirect =
    target && /^https?:$/.test(target.protocol) && target.href !== page.href && notes.scripts.size === 0;
  return {
    ...summary,
    outline: { lines, landmarks },
    platform: platformInMarkup(pieces),
    scripts: [...services.scripts, ...notes.scripts.values()],
    frames: findFrames(pieces, notes.base, isShell),
    hidden:
      redirect !== null && !isRedirect
        ? [
            ...hidden,
            { kind: 'redirect', what: target?.href ?? '', line: null, position: null, reason: 'runtime' },
          ]
        : hidden,
    refresh: refresh ?? (isRedirect ? target.href : null),
    botWall: summary.sightings.length === 0 && isBotWall(html),
    isEmpty:
      visible === 0 && !refresh && !pieces.some(({ name }) => showing.test(name)) && !/<title/i.test(html),
  };
}

function isOwnScript({ name, attributes }: PageElement, page: URL): boolean {
  const url =
    name === 'script' && attributes.has('src') ? URL.parse(attributes.get('src') ?? '', page) : null;
  return url !== null && registrableDomain(url.hostname) === registrableDomain(page.hostname);
}

const showing = /^(script|iframe|frame|frameset|img|link|noscript)$/;

/** The hosts of the page's stylesheets, except public CDNs. */
function assetHosts(pieces: readonly PageElement[], page: URL): Set<string> {
  const sheets = pieces.filter(
    ({ name, attributes }) => name === 'link' && /\bstylesheet\b/i.test(attributes.get('rel') ?? ''),
  );
  return new Set(
    sheets.flatMap(({ attributes }) => URL.parse(attributes.get('href') ?? '', page)?.hostname ?? []),
  );
}

/** The redirect target of an inline script or handler; see `scriptRedirect`. */
function readRedirect({ name, attributes, text }: PageElement, page: URL): string | null {
  if (name === 'body') return scriptRedirect(attributes.get('onload') ?? '', page);
  return name === 'script' && !attributes.has('src') && scriptRole(attributes) === 'runs'
    ? scriptRedirect(text, page)
    : null;
}

const maxFrames = 4;

/**
 * The frames that are part of the page: those of a frameset, the site's own, and any if the page has no other content.
 */
function findFrames(pieces: readonly PageElement[], base: URL, isShell: boolean): string[] {
  const isSet = pieces.some(({ name }) => name === 'frameset');
  const frames = pieces.filter(({ name }) => name === 'frame' || name === 'iframe');
  const urls = frames.flatMap(({ name, attributes }) => {
    const url = URL.parse(attributes.get('src') ?? '', base);
    if (!url || !/^https?:$/.test(url.protocol) || readLoader(url.href, base)) return [];
    const isOwn =
      registrableDomain(url.hostname) === registrableDomain(base.hostname) && url.href !== base.href;
    return isOwn || (name === 'frame' && isSet) || (isShell && frames.length === 1) ? [url.href] : [];
  });
  return [...new Set(urls)].slice(0, maxFrames);
}

function readElement(piece: PageElement, notes: PageFindings): void {
  const { name, attributes } = piece;
  for (const [key, value] of attributes) {
    if (key.startsWith('on')) notes.code(value, piece, 'attribute');
    if (key === 'data-mage-init') {
      notes.code(value, piece, 'framework-data');
      readMagentoModules(value, piece, notes);
    }
    if (!key.startsWith('data-')) continue;
    if (/^(html|body|script)$/.test(name) && isTagName(key)) notes.id(value, piece, 'attribute', 'data');
    // One of the site's own loaders may read it from there.
    else if (isMeasurementId(value) && !isPlainName(key.slice(5))) notes.looseIds.add(value);
  }
  if (name === 'script') readScriptElement(piece, notes);
  else if (name === 'noscript') readNoscript(piece, notes);
  else if (name === 'iframe' || name === 'img') readPicture(piece, notes, 'frame');
  else if (name === 'base') notes.base = URL.parse(attributes.get('href') ?? '', notes.base) ?? notes.base;
  else if (name === 'link' && /\b(preload|modulepreload|prefetch)\b/i.test(attributes.get('rel') ?? ''))
    readPreload(piece, notes);
  else if (name === 'meta' && isTagName(attributes.get('name') ?? ''))
    notes.id(attributes.get('content'), piece, 'attribute', 'data');
  else if (name === 'amp-analytics') notes.address(attributes.get('config'), piece, 'amp');
  else if (name === 'astro-island') readAstroIsland(piece, notes);
  else if (name === 'amp-story-auto-analytics') notes.id(attributes.get('gtag-id'), piece, 'amp', 'config');
}

/** An island's scripts and settings. */
function readAstroIsland(piece: PageElement, notes: PageFindings): void {
  for (const key of ['component-url', 'renderer-url', 'before-hydration-url'])
    notes.script(piece.attributes.get(key), piece);
  notes.code(piece.attributes.get('props') ?? '', piece, 'framework-data');
}

function readPreload(piece: PageElement, notes: PageFindings): void {
  const href = piece.attributes.get('href');
  notes.address(href, piece, 'preload');
  if (/\.m?js(?:[?#]|$)/.test(href ?? '')) notes.script(href, piece, { isPreload: true });
}

const inlinePlaces: Record<Exclude<ScriptRole, 'none' | 'data'>, TagPlace> = {
  runs: 'inline-script',
  partytown: 'partytown',
  'consent-blocked': 'consent-blocked',
};

function readScriptElement(piece: PageElement, notes: PageFindings): void {
  const { attributes, text, amp } = piece;
  const role = scriptRole(attributes);
  if (role === 'none') return;
  if (role === 'data') {
    const isGoogle = /^(gtag|googleanalytics)$/.test(amp?.get('type') ?? '');
    readScriptList(piece, notes);
    const json = attributes.get('id') === '__NUXT_DATA__' ? nuxtData(text) : text;
    notes.code(json, piece, amp ? 'amp' : 'framework-data', isGoogle ? 'analytics' : undefined);
    if (attributes.get('type') === 'text/x-magento-init') readMagentoModules(text, piece, notes);
    for (const code of nextDataCode(text)) notes.code(code, piece, 'framework-data');
    return;
  }
  const inline = inlinePlaces[role];
  for (const value of new Set(attributes.values())) {
    if (/^data:/i.test(value)) notes.code(decodeDataUrl(value), piece, inline);
    else notes.address(value, piece, role === 'runs' ? 'script-url' : inline);
  }
  for (const key of attributes.keys()) {
    if (/(^|-)src$/.test(key)) notes.script(attributes.get(key), piece);
  }
  // A script with `src` ignores its content.
  if (role !== 'runs' || !attributes.has('src')) notes.code(decodedText(text), piece, inline);
}

/** A list of files that another script loads. */
function readScriptList(piece: PageElement, notes: PageFindings): void {
  if (!/^\s*\[(?:\s*"[^"\s]{1,300}\.js"\s*,?)+\s*\]\s*$/.test(piece.text.slice(0, 10_000))) return;
  for (const [, address] of piece.text.matchAll(/"([^"]+)"/g)) notes.script(address, piece);
}

/** Borlabs stores entire scripts as Base64. */
function decodedText(text: string): string {
  const packed = text.trim();
  if (!/^PHNjcmlwd[A-Za-z0-9+/\s]+={0,2}$/.test(packed)) return text;
  const { pieces } = pagePieces(Buffer.from(packed, 'base64').toString());
  return pieces
    .map(({ attributes, text: code }) => `load(${JSON.stringify(attributes.get('src') ?? '')});\n${code}`)
    .join('\n');
}

/** Only used by browsers without JavaScript, so scripts in it do not run. */
function readNoscript(piece: PageElement, notes: PageFindings): void {
  for (const { name, attributes } of pagePieces(piece.text).pieces) {
    if (name === 'iframe' || name === 'img') readPicture({ ...piece, attributes }, notes, 'noscript');
  }
}

function readPicture(piece: PageElement, notes: PageFindings, place: TagPlace): void {
  for (const key of ['src', 'data-src', 'data-cmp-src', 'data-suppressedsrc'])
    notes.picture(piece.attributes.get(key), piece, place);
}

/** Next.js splits a page's data across many scripts; it is attributed to the first of them. */
function readFlightRows(pieces: readonly PageElement[], notes: PageFindings): void {
  const carriers = pieces.filter(({ name, text }) => name === 'script' && text.includes('__next_f'));
  const [first] = carriers;
  if (!first) return;
  const { addresses, code, properties } = readFlight(carriers.map(({ text }) => flightText(text)).join(''));
  for (const address of addresses) notes.address(address, first, 'framework-data');
  for (const source of [...code, ...properties]) notes.code(source, first, 'framework-data');
}

function decodeDataUrl(url: string): string {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,([\s\S]*)$/i.exec(url) ?? [];
  if (base64) return Buffer.from(data, 'base64').toString();
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** A page that redirects sooner than this is not meant to be read. */
const maxWait = 3;

/** The target of `<meta http-equiv="refresh" content="0; url=/en/">`, if it redirects at once. */
function readRefresh(attributes: ReadonlyMap<string, string>, base: URL): string | null {
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return null;
  const content = attributes.get('content') ?? '';
  const [, wait = '', target = ''] =
    /^\s*(\d*)[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?['"]?([^'"]*)/i.exec(content) ?? [];
  const url = target.trim() && Number(wait) <= maxWait ? URL.parse(target.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href !== base.href ? url.href : null;
}
