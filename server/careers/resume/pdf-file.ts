import { hasActiveContent, UnreadableStreamError } from './pdf-active-content.ts';
import { decodeName, findStringEnd, pdfToken } from './pdf-syntax.ts';

/** Longer than any trailer dictionary. */
const maxOfDictionary = 64 * 1024;

/** How many sections, and entries of each, are searched for an object. */
const maxSections = 4;
const maxEntries = 100;

/** What we can tell about a PDF without rendering it. */
type PdfState = 'sound' | 'locked' | 'broken' | 'active';

/**
 * Reads a PDF as every viewer does: from its last `startxref` to the table of objects and its trailer, which names the
 * root of the document. Files that were edited later, linearized or followed by junk are sound.
 */
export function pdfState(bytes: Buffer): PdfState {
  const newest = readSection(bytes, findNewestStart(bytes));
  if (!newest?.trailer.has('Root') || !hasObjects(bytes, newest)) return 'broken';
  if (newest.trailer.has('Encrypt')) return 'locked';
  try {
    return hasActiveContent(bytes) ? 'active' : 'sound';
  } catch (error) {
    if (error instanceof UnreadableStreamError) return 'broken';
    throw error;
  }
}

/** A table of objects: each edit of a file appends one, whose trailer points to the previous one. */
interface Section {
  trailer: Map<string, string>;
  hasObjects: boolean;
}

/** Where the newest section begins. */
function findNewestStart(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf('startxref');
  const [, offset] = /^startxref\s+(\d{1,10})\s+%%EOF/.exec(textAt(bytes, at, 64)) ?? [];
  return offset === undefined ? undefined : Number(offset);
}

/** Word writes a newest section without objects, which only points to the previous one. */
function hasObjects(bytes: Buffer, newest: Section): boolean {
  let section: Section | undefined = newest;
  for (let i = 0; section && i < maxSections; i++) {
    if (section.hasObjects) return true;
    section = readSection(bytes, Number(section.trailer.get('Prev') ?? Number.NaN));
  }
  return false;
}

function readSection(bytes: Buffer, offset: number | undefined): Section | undefined {
  if (offset === undefined || !(offset < bytes.length)) return undefined;
  const table = bytes.subarray(offset);
  return readTable(bytes, table) ?? readStream(table);
}

/** A section in plain text, with the trailer behind it. */
function readTable(bytes: Buffer, table: Buffer): Section | undefined {
  const end = table.indexOf('trailer');
  if (end === -1 || !/^\s*xref\s/.test(textAt(table, 0, 64))) return undefined;
  const trailer = readDictionary(textAt(table, end + 'trailer'.length, maxOfDictionary));
  const entries = textAt(table, 0, end)
    .matchAll(/(\d{10}) \d{5} n/g)
    .take(maxEntries);
  return trailer && { trailer, hasObjects: entries.some(([, at]) => isObject(bytes, Number(at))) };
}

/** A section in a stream, whose dictionary is also the trailer. It is an object itself. */
function readStream(table: Buffer): Section | undefined {
  if (!isObject(table, 0)) return undefined;
  const text = textAt(table, 0, maxOfDictionary);
  const trailer = readDictionary(text.slice(text.indexOf('obj') + 'obj'.length));
  const isTable = trailer?.get('Type') === '/XRef' && table.includes('endstream');
  return isTable ? { trailer, hasObjects: true } : undefined;
}

function isObject(bytes: Buffer, offset: number): boolean {
  return /^\s*\d+\s+\d+\s+obj\b/.test(textAt(bytes, offset, 32));
}

function textAt(bytes: Buffer, start: number, length: number): string {
  return start < 0 ? '' : bytes.toString('latin1', start, start + length);
}

/** The entries of a dictionary, each with the first word of its value; undefined if it has no end. */
function readDictionary(text: string): Map<string, string> | undefined {
  const entries = new Map<string, string>();
  let depth = 0;
  let key: string | undefined;
  const token = new RegExp(pdfToken);
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [word] = match;
    if (/^[\s\0%]/.test(word)) continue;
    if (depth === 0 && word !== '<<') return undefined;
    if (word === '(') token.lastIndex = findStringEnd(text, token.lastIndex);
    if (depth === 1 && key === undefined && word.startsWith('/')) {
      key = decodeName(word);
      continue;
    }
    if (depth === 1 && key !== undefined && !entries.has(key)) entries.set(key, word);
    if (/^(<<|[[{])$/.test(word)) depth++;
    if (/^(>>|[\]}])$/.test(word)) depth--;
    if (depth === 0) return entries;
    // A reference such as `12 0 R` has more words; the next name at this depth is a key again.
    if (depth === 1) key = undefined;
  }
  return undefined;
}
