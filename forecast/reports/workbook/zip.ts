/** A ZIP file whose parts are unpacked one at a time. Its stated sizes are not trusted: the output is counted. */
export interface Zip {
  /** The names of its parts, in lower case. */
  names: string[];
  /** The content of a part, in chunks; empty if there is no such part. */
  unpack(name: string): AsyncGenerator<Uint8Array>;
}

/** Thrown for damaged or malicious files. */
export class ZipError extends Error {
  readonly reason: 'broken' | 'large' | 'locked';
  constructor(reason: ZipError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

interface Entry {
  offset: number;
  packed: number;
  method: number;
  isLocked: boolean;
}

const max = { parts: 10_000, directory: 4 << 20, unpacked: 500 << 20 };
const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
const methods = { stored: 0, deflated: 8 };

export async function openZip(file: Blob): Promise<Zip> {
  const entries = await readDirectory(file);
  /** Across all parts: many small bombs are as bad as a large one. */
  let unpacked = 0;

  async function* unpack(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return;
    if (entry.isLocked) throw new ZipError('locked');
    const local = await readView(file, entry.offset, 30);
    if (local.byteLength < 30 || local.getUint32(0, true) !== signatures.local) throw new ZipError('broken');
    const start = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
    const packed = file.slice(start, start + entry.packed).stream();
    if (entry.method !== methods.stored && entry.method !== methods.deflated) throw new ZipError('broken');
    const stream =
      entry.method === methods.stored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    try {
      for (;;) {
        const chunk = await reader.read().catch(() => Promise.reject(new ZipError('broken')));
        if (chunk.done) return;
        unpacked += chunk.value.length;
        if (unpacked > max.unpacked) throw new ZipError('large');
        yield chunk.value;
      }
    } finally {
      void reader.cancel().catch(() => {});
    }
  }

  return { names: [...entries.keys()], unpack };
}

async function readDirectory(file: Blob): Promise<Map<string, Entry>> {
  // A comment of up to 64 KB may follow the end record.
  const tailStart = Math.max(0, file.size - 65_557);
  const tail = await readView(file, tailStart, 65_557);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== signatures.end) end--;
  if (end < 0) throw new ZipError('broken');
  const [size, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (size > max.directory || offset + size > file.size) throw new ZipError('broken');

  const directory = await readView(file, offset, size);
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== signatures.entry) break;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((i) =>
      directory.getUint16(at + i, true),
    ) as [number, number, number];
    if (at + 46 + nameLength > directory.byteLength) throw new ZipError('broken');
    const name = new TextDecoder().decode(
      new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength),
    );
    const entry = {
      isLocked: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    };
    // Larger than 4 GB, which ZIP64 could state, is impossible: the file itself is smaller.
    if (entry.offset > file.size) throw new ZipError('broken');
    entries.set(name.replaceAll('\\', '/').toLowerCase(), entry);
    if (entries.size > max.parts) throw new ZipError('large');
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

async function readView(file: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}
