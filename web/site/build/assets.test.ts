import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { palette } from '../../ui/palette.ts';
import { buildFonts, fontFaceCss } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { ogImage } from './og.ts';
import { rareCharset, textCharset } from './typefaces.ts';

const kilobyte = 1024;
const longGermanTitle = 'Klüger skalieren. Kunden länger halten, mehr Gewinn erzielen';

test('all fonts together have at most 75 KB, and those that every page needs at most 60,000 bytes', async () => {
  const fonts = await buildFonts();
  expect(sumBytes(fonts.map(({ files }) => files[0]))).toBeLessThanOrEqual(60_000);
  expect(sumBytes(fonts.flatMap(({ files }) => files))).toBeLessThanOrEqual(75 * kilobyte);
});

function sumBytes(files: { body: Buffer }[]): number {
  return files.reduce((sum, { body }) => sum + body.length, 0);
}

test('the display and text fonts have every character of the charset', async () => {
  const fonts = (await buildFonts()).filter((font) => font.role !== 'mono');
  for (const { family, files } of fonts) {
    for (const { body, only } of files) {
      const promised = only ?? [...textCharset].filter((character) => !rareCharset.includes(character));
      const has = characterMap(await subsetFont(body, textCharset, { targetFormat: 'sfnt' }));
      const missing = [...promised].filter((character) => !has(character.charCodeAt(0)));
      expect(missing, family).toEqual([]);
    }
  }
});

test('every font carries its copyright notice and the address of its licence', async () => {
  for (const { family, body } of (await buildFonts()).flatMap(({ family, files }) =>
    files.map(({ body }) => ({ family, body })),
  )) {
    const names = String(await subsetFont(body, 'a', { targetFormat: 'sfnt', preserveNameIds: [14] }));
    const text = names.replaceAll('\0', '');
    expect(text, family).toMatch(/Copyright 20\d\d The .* Project Authors/);
    expect(text, family).toMatch(/https?:\/\/(scripts|openfontlicense)\.(sil\.org\/OFL|org)/);
  }
});

test('font files carry a hash of their content and are named in the style sheet', async () => {
  const fonts = await buildFonts();
  const css = fontFaceCss(fonts);
  for (const { path } of fonts.flatMap(({ files }) => files)) {
    expect(path).toMatch(/^assets\/[a-z-]+-[0-9a-f]{8}\.woff2$/);
    expect(css).toContain(`url(/${path})`);
  }
});

test('a share image with a long German title is a PNG of 1200 × 630 under 100 KB', async () => {
  const image = await ogImage({ title: longGermanTitle, todayLabel: 'Heute', chart: 'example' });
  expect(pngSize(image)).toEqual([1200, 630]);
  expect(image.length).toBeLessThan(100 * kilobyte);
});

test('a share image takes a title with markup characters and one very long word', async () => {
  const title = 'Planung & Prognose <heute>: Datenschutzgrundverordnungsbestimmungen';
  const image = await ogImage({ title, todayLabel: 'Heute' });
  expect(pngSize(image)).toEqual([1200, 630]);
});

test('a share image shows the page’s own artwork in the colours of the style sheet', async () => {
  const picture = '<svg viewBox="0 0 640 400"><path fill="var(--cobalt-deep)" d="M0 0h640v400H0z"/></svg>';
  const image = await ogImage({ title: longGermanTitle, todayLabel: 'Heute', picture });
  expect(readPixels(image).includes(Buffer.from(`${palette.cobaltDeep.slice(1)}ff`, 'hex'))).toBe(true);
});

test('the icons have the sizes their names promise', async () => {
  const icons = new Map((await buildIcons()).map((icon) => [icon.path, icon.body]));
  const icon = (path: string) => icons.get(path) ?? Buffer.alloc(0);
  expect(icon('/favicon.svg').toString()).not.toMatch(/style|class/);
  expect([...icon('/favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(pngSize(icon('/favicon.ico').subarray(22))).toEqual([32, 32]);
  expect(pngSize(icon('/apple-touch-icon.png'))).toEqual([180, 180]);
  expect(pngSize(icon('/icon-192.png'))).toEqual([192, 192]);
  expect(pngSize(icon('/icon-512.png'))).toEqual([512, 512]);
  expect(pngSize(icon('/icon-512-maskable.png'))).toEqual([512, 512]);
});

/** As red, green, blue and alpha. */
function readPixels(png: Buffer): Buffer {
  const image = `<image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}

function pngSize(png: Buffer): [width: number, height: number] {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Reads the segments (format 4) of a font's cmap table. */
function characterMap(font: Buffer): (codePoint: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.subarray(font.readUInt32BE(record + 8));
  const encodings = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const table = cmap.subarray(encodings.find((at) => cmap.readUInt16BE(at) === 4) ?? 0);
  const bytes = table.readUInt16BE(6);
  const segments = Array.from({ length: bytes / 2 }, (_, i) => ({
    end: table.readUInt16BE(14 + i * 2),
    start: table.readUInt16BE(16 + bytes + i * 2),
  }));
  return (codePoint) => segments.some(({ start, end }) => start <= codePoint && codePoint <= end);
}
