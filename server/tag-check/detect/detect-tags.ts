import type { TagPlace } from '../../../contract/tag-check.ts';
import type { Detection } from './detection.ts';
import { flightText, nextDataCode, readFlight } from './flight.ts';
import { type PageNotes, pageNotes } from './page-notes.ts';
import { type Piece, pagePieces } from './page-pieces.ts';
import { type ScriptRole, scriptRole } from './script-role.ts';
import { isTagName } from './tag-id.ts';

const mostSightings = 300;
const firebaseAnalytics = /firebase-analytics|\b(?:get|initialize)Analytics\b|\bfirebase\.analytics\(/;

/** Finds the tags on a page, reading it as a browser would. Nothing is fetched or run. */
export function detectTags(html: string, page: URL): Detection {
  const { pieces, headEnds } = pagePieces(html);
  const usesFirebaseAnalytics = firebaseAnalytics.test(html);
  const notes = pageNotes({ page, length: html.length, usesFirebaseAnalytics });
  let refresh: string | null = null;
  for (const piece of pieces) {
    readElement(piece, notes);
    if (piece.name === 'meta') refresh ??= readRefresh(piece.attributes, notes.base);
  }
  readFlightOf(pieces, notes);

  const sightings = notes.sightings();
  return {
    sightings: sightings.slice(0, mostSightings),
    sources: notes.sources(),
    placeholders: [...notes.placeholders],
    lookAlikes: [...notes.lookAlikes],
    consentDefault: notes.consentDefault,
    headEnds: html.length > 0 ? headEnds / html.length : 0,
    refresh,
    botWall: sightings.length === 0 && isBotWall(html),
  };
}

function readElement(piece: Piece, notes: PageNotes): void {
  const { name, attributes } = piece;
  for (const [key, value] of attributes) {
    if (key.startsWith('on')) notes.code(value, piece, 'attribute');
    if (/^(html|body|script)$/.test(name) && key.startsWith('data-') && isTagName(key))
      notes.id(value, piece, 'attribute', 'data');
  }
  if (name === 'script') readScriptElement(piece, notes);
  else if (name === 'noscript') readNoscript(piece, notes);
  else if (name === 'iframe' || name === 'img') readPicture(piece, notes, 'frame');
  else if (name === 'base') notes.base = URL.parse(attributes.get('href') ?? '', notes.base) ?? notes.base;
  else if (name === 'link' && /\b(preload|modulepreload|prefetch)\b/i.test(attributes.get('rel') ?? ''))
    notes.address(attributes.get('href'), piece, 'preload');
  else if (name === 'meta' && isTagName(attributes.get('name') ?? ''))
    notes.id(attributes.get('content'), piece, 'attribute', 'data');
  else if (name === 'amp-analytics') notes.address(attributes.get('config'), piece, 'amp');
  else if (name === 'amp-story-auto-analytics') notes.id(attributes.get('gtag-id'), piece, 'amp', 'config');
}

const inlinePlaces: Record<Exclude<ScriptRole, 'none' | 'data'>, TagPlace> = {
  runs: 'inline-script',
  partytown: 'partytown',
  'consent-blocked': 'consent-blocked',
};

function readScriptElement(piece: Piece, notes: PageNotes): void {
  const { attributes, text, amp } = piece;
  const role = scriptRole(attributes);
  if (role === 'none') return;
  if (role === 'data') {
    const isGoogle = /^(gtag|googleanalytics)$/.test(amp?.get('type') ?? '');
    notes.code(text, piece, amp ? 'amp' : 'framework-data', isGoogle ? 'analytics' : undefined);
    for (const code of nextDataCode(text)) notes.code(code, piece, 'framework-data');
    return;
  }
  const inline = inlinePlaces[role];
  for (const value of new Set(attributes.values())) {
    if (/^data:/i.test(value)) notes.code(textOfDataUrl(value), piece, inline);
    else notes.address(value, piece, role === 'runs' ? 'script-url' : inline);
  }
  // A script with `src` ignores its content.
  if (role !== 'runs' || !attributes.has('src')) notes.code(text, piece, inline);
}

/** Only used by browsers without JavaScript, so scripts in it do not run. */
function readNoscript(piece: Piece, notes: PageNotes): void {
  for (const { name, attributes } of pagePieces(piece.text).pieces) {
    if (name === 'iframe' || name === 'img') readPicture({ ...piece, attributes }, notes, 'noscript');
  }
}

function readPicture(piece: Piece, notes: PageNotes, place: TagPlace): void {
  for (const key of ['src', 'data-src', 'data-cmp-src', 'data-suppressedsrc'])
    notes.picture(piece.attributes.get(key), piece, place);
}

/** Next.js spreads a page's data over many scripts; it is attributed to the first of them. */
function readFlightOf(pieces: readonly Piece[], notes: PageNotes): void {
  const carriers = pieces.filter(({ name, text }) => name === 'script' && text.includes('__next_f'));
  const [first] = carriers;
  if (!first) return;
  const { addresses, code, properties } = readFlight(carriers.map(({ text }) => flightText(text)).join(''));
  for (const address of addresses) notes.address(address, first, 'framework-data');
  for (const source of [...code, ...properties]) notes.code(source, first, 'framework-data');
}

function textOfDataUrl(url: string): string {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,([\s\S]*)$/i.exec(url) ?? [];
  if (base64) return Buffer.from(data, 'base64').toString();
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** A page that redirects sooner than this is not meant to be read. */
const longestWait = 3;

/** The target of `<meta http-equiv="refresh" content="0; url=/en/">`, if it redirects at once. */
function readRefresh(attributes: ReadonlyMap<string, string>, base: URL): string | null {
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return null;
  const content = attributes.get('content') ?? '';
  const [, wait = '', target = ''] =
    /^\s*(\d*)[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?['"]?([^'"]*)/i.exec(content) ?? [];
  const url = target.trim() && Number(wait) <= longestWait ? URL.parse(target.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href !== base.href ? url.href : null;
}

const longestWall = 40_000;
const marks = [
  /<title>\s*Just a moment\.\.\./i,
  /\/cdn-cgi\/challenge-platform\/h\/[a-z]\/orchestrate/,
  /_Incapsula_Resource/,
  /sucuri_cloudproxy_js/,
  /\/\.well-known\/sgcaptcha\//,
  /geo\.captcha-delivery\.com|ct\.captcha-delivery\.com/,
  /px-captcha|_pxAppId/,
  /awswaf\.com\/[^"']*challenge\.js|AwsWafIntegration/,
  /bm-verify|\/_sec\/cp_challenge\//,
];

/** Whether a page is a firewall's bot challenge rather than the requested page. */
function isBotWall(html: string): boolean {
  return html.length <= longestWall && marks.some((mark) => mark.test(html));
}
