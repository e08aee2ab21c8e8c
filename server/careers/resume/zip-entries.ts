import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** One file in a ZIP archive, as its central directory describes it. */
export interface ZipEntry {
  name: string;
  /** Stored without compression. */
  stored: boolean;
  /** Encrypted. */
  locked: boolean;
  offset: number;
  packedSize: number;
  size: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const fileLength = 30;

const maxEntries = 2_000;
/** More than any real document of a few megabytes unpacks to. */
const maxUnpacked = 64 * 1024 * 1024;

/**
 * The entries of a ZIP archive, from its central directory: nothing is unpacked. Undefined if it is truncated,
 * inconsistent or hostile: overlapping files, duplicate names, paths that leave the folder, zip bombs.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  try {
    const entries = readDirectory(bytes);
    return entries.length <= maxEntries && isSound(entries) ? entries : undefined;
  } catch {
    // An offset outside the file.
    return undefined;
  }
}

/** The ASCII text of an entry; undefined if it is damaged or too long. */
export function entryText(
  bytes: Buffer,
  { offset, packedSize, stored }: ZipEntry,
  maxBytes: number,
): string | undefined {
  const packed = bytes.subarray(offset, offset + packedSize);
  try {
    const unpacked = stored ? packed : inflateRawSync(packed, { maxOutputLength: maxBytes });
    // UTF-16 without its zero bytes reads like ASCII.
    return unpacked.length > maxBytes ? undefined : unpacked.toString('latin1').replaceAll('\0', '');
  } catch {
    return undefined;
  }
}

/**
 * True if every entry unpacks to the size that the directory states: a small stated size would hide a bomb. Nothing is
 * kept, and no entry is unpacked beyond its stated size; `zipEntries` has limited their sum.
 */
export async function haveStatedSizes(bytes: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
  for (const { offset, packedSize, size, stored } of entries) {
    if (stored) continue;
    const inflate = createInflateRaw();
    inflate.end(bytes.subarray(offset, offset + packedSize));
    let unpacked = 0;
    try {
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        if (unpacked > size) return false;
      }
    } catch {
      return false;
    }
    if (unpacked !== size) return false;
  }
  return true;
}

function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > maxEntries || start + bytes.readUInt32LE(end + 12) > end) throw new RangeError();
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    const entry = readEntry(bytes, at, start);
    entries.push(entry);
    at += entryLength + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0);
  }
  return entries;
}

/** The end of central directory record; only a comment of the stated length may follow it. */
function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= lowest; at--) {
    const isEnd = bytes.readUInt32LE(at) === endMark;
    if (isEnd && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new RangeError();
}

function readEntry(bytes: Buffer, at: number, directory: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const packedSize = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const nameLength = bytes.readUInt16LE(at + 28);
  const file = bytes.readUInt32LE(at + 42);
  const offset = file + fileLength + bytes.readUInt16LE(file + 26) + bytes.readUInt16LE(file + 28);
  const locked = (flags & 1) !== 0;
  const isMarked = bytes.readUInt32LE(at) === entryMark && bytes.readUInt32LE(file) === fileMark;
  const isPlain = method === 0 ? packedSize === size : method === 8;
  if (!isMarked || !(isPlain || locked) || offset + packedSize > directory) throw new RangeError();
  const name = bytes.toString('utf8', at + entryLength, at + entryLength + nameLength);
  return { name, stored: method === 0, locked, offset, packedSize, size };
}

function isSound(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    unpacked <= maxUnpacked &&
    // Office programs ignore case.
    new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length &&
    entries.every(({ name }) => !/^\/|\\|(^|\/)\.\.(\/|$)|\p{Cc}/u.test(name)) &&
    inOrder.every(({ offset }, i) => {
      const before = inOrder[i - 1];
      return !before || before.offset + before.packedSize <= offset - fileLength;
    })
  );
}
