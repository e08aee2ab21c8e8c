import { constants, inflateSync } from 'node:zlib';
import { decodeName, findStringEnd, pdfToken } from './pdf-syntax.ts';

/** More than any resume of a few megabytes has. */
const maxObjectStreams = 2_000;
const maxInflatedBytes = 32 * 1024 * 1024;

/** Actions that run something or reach outside the document, attached files, and scriptable forms. */
const activeNames = new Set([
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);
/** Too short to be conclusive: a font may be called `/AA`. They count only with a matching value. */
const activeKeys = new Set(['AA', 'JS']);
const actionValue = /(?:[\s\0]|%[^\r\n]*)*(?:<|\(|\d+[\s\0]+\d+[\s\0]+R)/y;

/** The names of an object stream's filter that we can read. */
const readableFilters = new Set(['FlateDecode', 'Fl']);

/** A stream of objects that cannot be read: no PDF writer produces one. */
export class UnreadableStreamError extends Error {
  override name = 'UnreadableStreamError';
}

/**
 * True if a PDF contains scripts, attachments or other active content anywhere, referenced or not. A destination to
 * open the document at is harmless. Throws an `UnreadableStreamError` for objects that are hidden from us.
 */
export function hasActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const token = new RegExp(pdfToken);
  const budget = { streams: maxObjectStreams, bytes: maxInflatedBytes };
  // Each object is scanned on its own, also one that claims to be inside another or inside a stream.
  const starts = [0, ...text.matchAll(/(?<!end)obj/g).map(({ index }) => index + 'obj'.length)];
  return starts.some((start, i) => {
    const end = starts[i + 1] ?? text.length;
    return scan(token, text, start, end, (names, dataStart) => {
      const isObjectStream = names.has('ObjStm') || (names.has('N') && names.has('First'));
      return isObjectStream && isActiveObjectStream(bytes, names, dataStart, budget);
    });
  });
}

/** True if there is an active name between `start` and `end`. Streams are passed to `onStream` and skipped. */
function scan(
  token: RegExp,
  text: string,
  start: number,
  end: number,
  onStream: (names: ReadonlySet<string>, dataStart: number) => boolean,
): boolean {
  let names = new Set<string>();
  let depth = 0;
  for (let at = start; at < end; ) {
    token.lastIndex = at;
    const word = token.exec(text)?.[0];
    at += word?.length ?? 1;
    if (word === undefined) continue;
    if (word === '(') at = findStringEnd(text, at, end);
    else if (word === '<<') depth++;
    else if (word === '>>') depth = Math.max(0, depth - 1);
    else if (word === 'stream' && depth === 0) {
      const dataStart = text.startsWith('\r\n', at) ? at + 2 : at + 1;
      if (onStream(names, dataStart)) return true;
      names = new Set();
      // Only up to `end`: a search to the end of the file for each object would take too long.
      const length = text.slice(at, end).indexOf('endstream');
      if (length === -1) return false;
      at += length + 'endstream'.length;
    } else if (word.startsWith('/')) {
      const name = decodeName(word);
      names.add(name);
      actionValue.lastIndex = at;
      if (activeNames.has(name) || (activeKeys.has(name) && actionValue.test(text))) return true;
    }
  }
  return false;
}

function isActiveObjectStream(
  bytes: Buffer,
  names: ReadonlySet<string>,
  start: number,
  budget: { streams: number; bytes: number },
): boolean {
  if (budget.streams-- === 0) throw new UnreadableStreamError();
  const content =
    names.has('Filter') || names.has('F')
      ? inflate(bytes, names, start, budget.bytes)
      : readRaw(bytes, start);
  budget.bytes -= content.length;
  const text = content.toString('latin1');
  return scan(new RegExp(pdfToken), text, 0, text.length, () => false);
}

function readRaw(bytes: Buffer, start: number): Buffer {
  const end = bytes.indexOf('endstream', start);
  return bytes.subarray(start, end === -1 ? undefined : end);
}

function inflate(bytes: Buffer, names: ReadonlySet<string>, start: number, maxBytes: number): Buffer {
  const filters = [...names].filter((name) => /Decode$|^(?:A85|AHx|CCF|Crypt|DCT|Fl|LZW|RL)$/.test(name));
  const isPlain = filters.length === 1 && filters.every((name) => readableFilters.has(name));
  // Parameters would change the content after it is inflated.
  if (!isPlain || names.has('DecodeParms') || names.has('DP') || maxBytes <= 0)
    throw new UnreadableStreamError();
  try {
    // To the end of the file: the stream itself says where it ends, and the length in the dictionary may be wrong.
    const options = { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes.subarray(start), options);
  } catch (cause) {
    throw new UnreadableStreamError('', { cause });
  }
}
