import { basename } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { settings } from '../../../content/settings.ts';
import { escapeXml } from '../../ui/escape-xml.ts';
import { palette } from '../../ui/palette.ts';
import { cached } from './cache.ts';
import { markPaths, rendererVersion } from './icons.ts';
import { forecastFan, measuredLine, recordColumns } from './og-chart.ts';
import { headlineTracking, setHeadline } from './og-headline.ts';
import { type SvgFonts, svgFonts } from './svg-fonts.ts';

interface OgImage {
  title: string;
  /** The label of the Today line. */
  todayLabel: string;
  /** The page's own drawing, an SVG in the colours of the style sheet. */
  picture?: string | undefined;
  /** Used instead of a picture: the example account, or the accuracy of the forecasts. */
  chart?: 'example' | 'record' | undefined;
}

const canvas = { width: 1200, height: 630 };
const week = 42;
const sheet = { left: 54, right: 54 + 26 * week };
const middle = sheet.left + 13 * week;
const monthStarts = [0, 5, 9, 13, 18, 22, 26];
const headlineTop = 122;
/** How wide the headline may be before it meets the picture. */
const headlineRoom = {
  example: { width: 20 * week, height: 292 },
  record: { width: 24 * week, height: 200 },
  mark: { width: 24 * week, height: 260 },
  picture: { width: 11.5 * week, height: 430 },
};
/** A page's own drawing sits on the rule and extends to the right edge; the headline is to the left. */
const ownPicture = {
  left: sheet.left + 12 * week,
  width: canvas.width - sheet.left - 12 * week,
  height: 400,
};
/** The ink rule near the bottom, above the strip with the domain. */
const ruler = { top: 576, baseline: 613 };

/** The position of the image's Today line, if it has one. */
function todayPosition({ picture, chart }: OgImage): number | undefined {
  if (!picture) return chart === 'example' ? middle : undefined;
  const [, width, x] = /viewBox="0 0 (\d+).*?data-today="([\d.]+)"/.exec(picture) ?? [];
  if (x === undefined) return undefined;
  return Math.round(ownPicture.left + (Number(x) / Number(width)) * ownPicture.width);
}

/** The social image of a page: a PNG of 1200 × 630. */
export async function ogImage(image: OgImage): Promise<Buffer> {
  const fonts = await svgFonts();
  const svg = drawOgImage(image, fonts);
  const key = [rendererVersion, svg, ...fonts.options.fontFiles.map((path) => basename(path))];
  const { body } = await cached('og', 'png', key, async () =>
    (await renderAsync(svg, { font: fonts.options })).asPng(),
  );
  return body;
}

function drawOgImage(image: OgImage, fonts: SvgFonts): string {
  const { title, todayLabel, picture, chart } = image;
  const art = picture ? 'picture' : (chart ?? 'mark');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
    `<rect width="100%" height="100%" fill="${palette.paper}"/>`,
    ruling(),
    brand(fonts),
    picture ? placed(picture) : drawings[chart ?? 'mark'](),
    strip(todayPosition(image), todayLabel, fonts),
    headline(title, headlineRoom[art], fonts),
    '</svg>',
  ].join('');
}

function ruling(): string {
  const lines = Array.from({ length: 27 }, (_, i) => {
    const colour = monthStarts.includes(i) ? palette.monthLine : palette.weekLine;
    return `<rect x="${sheet.left + i * week}" width="1" height="${canvas.height}" fill="${colour}"/>`;
  });
  return lines.join('');
}

function brand({ select }: SvgFonts): string {
  const name = `<text x="124" y="76" ${select.display} font-size="40" letter-spacing="-.4" fill="${palette.ink}">${escapeXml(settings.brand)}</text>`;
  return `<g transform="translate(${sheet.left - 1} 41) scale(1.75)">${markPaths()}</g>${name}`;
}

function headline(title: string, room: { width: number; height: number }, fonts: SvgFonts): string {
  const { size, leading, lines } = setHeadline(title, room, fonts);
  const rows = lines.map((line, i) => {
    const y = headlineTop + Math.round(size * 0.83) + i * leading;
    return `<text x="${sheet.left - size * 0.03}" y="${y}">${escapeXml(line)}</text>`;
  });
  const style = `${fonts.select.display} font-size="${size}" letter-spacing="${headlineTracking * size}"`;
  return `<g ${style} fill="${palette.ink}">${rows.join('')}</g>`;
}

/** The renderer supports neither the style sheet's variables nor colours without commas. */
function placed(svg: string): string {
  const { left, width, height } = ownPicture;
  return svg
    .replace('<svg ', `<svg x="${left}" y="${ruler.top - height}" width="${width}" height="${height}" `)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const token = name.replace(/-(\w)/g, (_, glyph: string) => glyph.toUpperCase());
      const colour = palette[token as keyof typeof palette];
      if (!colour) throw new Error(`web/ui/palette.ts has no colour for --${name}`);
      return colour;
    })
    .replace(/rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)/g, 'rgba($1,$2,$3,$4)');
}

const drawings = {
  example: () => {
    const y = (value: number) => 744 - 0.88 * value;
    return `${forecastFan({ left: middle, right: sheet.right }, y)}${measuredLine({ left: sheet.left, right: middle }, y)}<rect x="${middle - 1}" y="440" width="3" height="${ruler.top - 440}" fill="${palette.ink}"/>`;
  },
  record: () => recordColumns(sheet, { top: 340, bottom: ruler.top }),
  mark: () => `<g transform="translate(${sheet.right - 33 * 7} 388) scale(7)">${markPaths()}</g>`,
};

/** The strip below the rule: the domain, and a tab with the label of the Today line above it. */
function strip(today: number | undefined, word: string, { select }: SvgFonts): string {
  const rule = `<rect x="${sheet.left}" y="${ruler.top}" width="${sheet.right - sheet.left + 1}" height="1" fill="${palette.ink}"/>`;
  const domain = `<text x="${sheet.left}" y="${ruler.baseline}" ${select.mono} font-size="25" fill="${palette.ink2}">${escapeXml(settings.domain)}</text>`;
  if (today === undefined) return `${rule}${domain}`;
  const tabWidth = 28 + word.length * 15;
  const tabLeft = Math.round(today - tabWidth / 2);
  return [
    rule,
    domain,
    `<rect x="${tabLeft}" y="${ruler.top}" width="${tabWidth}" height="${canvas.height - ruler.top}" fill="${palette.ink}"/>`,
    `<text x="${today}" y="${ruler.baseline}" text-anchor="middle" ${select.mono} font-size="25" fill="${palette.white}">${word}</text>`,
  ].join('');
}
