import type { TagPlace } from '../../../contract/tag-check.ts';
import { isBotWall } from './bot-wall.ts';
import type { Detection } from './detection.ts';
import { flightText, nextDataCode, readFlight } from './flight.ts';
import { readRefresh } from './meta-refresh.ts';
import { isTagName } from './names.ts';
import { type PageNotes, pageNotes } from './page-notes.ts';
import { type Piece, pagePieces } from './page-pieces.ts';
import { type ScriptRole, scriptRole } from './script-role.ts';

const mostSightings = 300;
const firebaseAnalytics = /firebase-analytics|\b(?:get|initialize)Analytics\b|\bfirebase\.analytics\(/;

/** Reads a page as a browser would meet it, and says which tags stand where. Nothing is fetched or run. */
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
  // A script with an address does not run what stands in it.
  if (role !== 'runs' || !attributes.has('src')) notes.code(text, piece, inline);
}

/** Shown by browsers that run no scripts: a script in it would not run either. */
function readNoscript(piece: Piece, notes: PageNotes): void {
  for (const { name, attributes } of pagePieces(piece.text).pieces) {
    if (name === 'iframe' || name === 'img') readPicture({ ...piece, attributes }, notes, 'noscript');
  }
}

function readPicture(piece: Piece, notes: PageNotes, place: TagPlace): void {
  for (const key of ['src', 'data-src', 'data-cmp-src', 'data-suppressedsrc'])
    notes.picture(piece.attributes.get(key), piece, place);
}

/** The data of a page of Next.js is spread over many scripts; it counts as standing where the first of them stands. */
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
