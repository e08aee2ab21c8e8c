import { crc32, deflateSync } from 'node:zlib';

interface Raster {
  /** RGBA, opaque. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** Encodes flat artwork with a palette of 256 colours, at a fraction of the size of full colour. */
export function encodeIndexedPng({ pixels, width, height }: Raster): Buffer {
  const colours = new Uint32Array(new Uint8Array(pixels).buffer); // 0xAABBGGRR
  const byFrequency = sortByFrequency(colours);
  const palette = byFrequency.slice(0, 256);
  const indices = new Map(byFrequency.map((colour) => [colour, nearest(colour, palette)]));

  const rows = Buffer.alloc((width + 1) * height);
  let colour = -1;
  let index = 0;
  for (let i = 0; i < colours.length; i++) {
    if (colours[i] !== colour) {
      colour = colours[i] ?? 0;
      index = indices.get(colour) ?? 0;
    }
    // Each row starts with a byte that names its filter: none.
    rows[i + Math.floor(i / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits per pixel, each an index into the palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Counts by runs: flat artwork repeats a colour for many pixels. */
function sortByFrequency(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let i = 1; i <= colours.length; i++) {
    const colour = colours[start] ?? 0;
    if (colours[i] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + i - start);
    start = i;
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
}

function nearest(colour: number, palette: number[]): number {
  let best = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index++) {
    const length = distance(colour, palette[index] ?? 0);
    if (length < shortest) {
      best = index;
      shortest = length;
    }
  }
  return best;
}

function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

function channels(colour: number): [number, number, number] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
