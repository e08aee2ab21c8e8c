import { Duplex, pipeline, Readable } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';

/** Why a body was truncated: too large, too slow, or aborted. */
export type Cut = 'size' | 'time' | 'broken';

export interface Body {
  bytes: Buffer<ArrayBuffer>;
  cut: Cut | null;
}

/** Bytes that several bodies share. */
export interface Allowance {
  bytes: number;
}

const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
/** The browsers' limit; it bounds a decoder's memory. */
const zstdWindow = { [constants.ZSTD_d_windowLogMax]: 23 };
const decoders: Record<string, () => Duplex> = {
  gzip: () => createGunzip(lenient),
  'x-gzip': () => createGunzip(lenient),
  deflate: () => Duplex.from(inflate),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress({ finishFlush: constants.ZSTD_e_flush, params: zstdWindow }),
};
const maxCodings = 2;

export const acceptEncoding = 'gzip, br, zstd';

/** The decoders of a body, in order; null if an encoding is not supported. */
export function createDecoders(contentEncoding: string): Duplex[] | null {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const real = codings.filter((coding) => coding !== '' && coding !== 'identity');
  if (real.length > maxCodings || !real.every((coding) => Object.hasOwn(decoders, coding))) return null;
  return real.reverse().map((coding) => (decoders[coding] as () => Duplex)());
}

/** Reads a body up to a limit that applies both before and after decompression; what was read so far is kept. */
export async function readBody(
  source: Readable,
  steps: readonly Duplex[],
  maxBytes: number,
  signal: AbortSignal,
  allowance: Allowance = { bytes: Number.POSITIVE_INFINITY },
): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  let cut: Cut | null = null;
  const input = Readable.from(
    upTo(source, maxBytes, () => {
      cut = 'size';
    }),
  );
  const output = steps.length > 0 ? (pipeline([input, ...steps], () => {}) as unknown as Duplex) : input;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      const room = Math.min(maxBytes - length, allowance.bytes);
      chunks.push(chunk.subarray(0, room));
      length += chunk.length;
      allowance.bytes -= Math.min(chunk.length, room);
      if (chunk.length >= room) {
        cut = 'size';
        break;
      }
    }
  } catch {
    cut = signal.aborted ? 'time' : 'broken';
  } finally {
    source.destroy();
  }
  return { bytes: Buffer.concat(chunks), cut };
}

/** Deflate with or without a zlib header; servers send both, and browsers accept both. */
async function* inflate(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const hasHeader = ((head[0] ?? 0) & 15) === 8 && head.length > 1 && head.readUInt16BE(0) % 31 === 0;
  const rest = (async function* () {
    yield head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const decoder = hasHeader ? createInflate(lenient) : createInflateRaw(lenient);
  yield* pipeline(rest, decoder, () => {}) as AsyncIterable<Buffer>;
}

async function* upTo(
  source: AsyncIterable<Buffer>,
  maxBytes: number,
  onCut: () => void,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    yield chunk;
    length += chunk.length;
    if (length >= maxBytes) return onCut();
  }
}
