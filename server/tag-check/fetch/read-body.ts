import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

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

const decoders: Record<string, () => Transform> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};
const maxCodings = 2;

/** The encodings we accept. */
export const acceptEncoding = 'gzip, br';

/** The decoders of a body, in order; null if an encoding is not supported. */
export function createDecoders(contentEncoding: string): Transform[] | null {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const real = codings.filter((coding) => coding !== '' && coding !== 'identity');
  if (real.length > maxCodings || !real.every((coding) => Object.hasOwn(decoders, coding))) return null;
  return real.reverse().map((coding) => (decoders[coding] as () => Transform)());
}

/** Reads a body up to a limit that applies both before and after decompression; what was read so far is kept. */
export async function readBody(
  source: Readable,
  steps: readonly Transform[],
  most: number,
  signal: AbortSignal,
  allowance: Allowance = { bytes: Number.POSITIVE_INFINITY },
): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  let cut: Cut | null = null;
  const input = Readable.from(
    upTo(source, most, () => {
      cut = 'size';
    }),
  );
  const output = steps.length > 0 ? (pipeline([input, ...steps], () => {}) as unknown as Transform) : input;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      const room = Math.min(most - length, allowance.bytes);
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

async function* upTo(source: AsyncIterable<Buffer>, most: number, onCut: () => void): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of source) {
    yield chunk;
    length += chunk.length;
    if (length >= most) return onCut();
  }
}
