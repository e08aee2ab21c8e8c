import { basename } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { settings } from '../../../content/settings.ts';
import { escapeXml } from '../../ui/escape-xml.ts';
import { palette } from '../../ui/palette.ts';
import { cached } from './cache.ts';
import { markPaths, rendererVersion } from './icons.ts';
import { encodeIndexedPng } from './indexed-png.ts';
import { forecastFan, measuredLine, recordColumns } from './og-chart.ts';
import { headlineTracking, setHeadline } from './og-headline.ts';
import { type SvgFonts, svgFonts } from './svg-fonts.ts';

/** Where the Today line is on the sheet; `none` where time is not the subject, `record` with the accuracy of the forecasts. */
export type OgArt = 'middle' | 'ahead' | 'behind' | 'none' | 'record';

export interface OgImage {
  title: string;
  /** A few words at the top right: the section or the page the title belongs to. */
  kicker?: string | undefined;
  /** The word at the Today line. */
  todayLabel: string;
  art: OgArt;
  /** The page's own artwork, an SVG in the colours of the style sheet, instead of the chart. */
  picture?: string | undefined;
}

const canvas = { width: 1200, height: 630 };
const week = 42;
const sheet = { left: 54, right: 54 + 26 * week };
const monthStarts = [0, 5, 9, 13, 18, 22, 26];
const headlineTop = 122;
/** How far the headline may reach before it meets the picture. */
const headlineRoom: Record<OgArt, { width: number; height: number }> = {
  middle: { width: 20 * week, height: 292 },
  ahead: { width: 20 * week, height: 292 },
  behind: { width: 24 * week, height: 292 },
  none: { width: 24 * week, height: 260 },
  record: { width: 24 * week, height: 200 },
};
/** A page's own artwork is on the rule and reaches the right edge; the headline is left of it. */
const ownPicture = {
  left: sheet.left + 12 * week,
  width: canvas.width - sheet.left - 12 * week,
  height: 400,
};
const besidePicture = { width: 11.5 * week, height: 430 };
/** The ink rule near the bottom; the line Today rises from the strip below it. */
const ruler = { top: 576, baseline: 613, todayTop: 440 };
/** `align` is the share of the line and of its tab that lies left of `x`. */
const todayAt: Record<OgArt, { x: number; align: number } | null> = {
  middle: { x: sheet.left + 13 * week, align: 0.5 },
  ahead: { x: sheet.left, align: 0 },
  behind: { x: sheet.right, align: 1 },
  none: null,
  record: null,
};

/** The social image of a page: a PNG of 1200 × 630. */
export async function ogImage(image: OgImage): Promise<Buffer> {
  const fonts = await svgFonts();
  const svg = drawOgImage(image, fonts);
  const key = [rendererVersion, svg, ...fonts.options.fontFiles.map((path) => basename(path))];
  const { body } = await cached('og', 'png', key, async () =>
    encodeIndexedPng(new Resvg(svg, { font: fonts.options }).render()),
  );
  return body;
}

function drawOgImage(image: OgImage, fonts: SvgFonts): string {
  const { title, kicker, todayLabel, art, picture: own } = image;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
    `<rect width="100%" height="100%" fill="${palette.paper}"/>`,
    ruling(),
    brand(fonts),
    kicker ? kickerText(kicker, fonts) : '',
    own ? placed(own) : picture[art](),
    strip(own ? 'none' : art, todayLabel, fonts),
    headline(title, own ? besidePicture : headlineRoom[art], fonts),
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

function kickerText(kicker: string, { select }: SvgFonts): string {
  return `<text x="${sheet.right}" y="75" text-anchor="end" ${select.text} font-size="30" fill="${palette.cobalt}">${escapeXml(kicker)}</text>`;
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

/** The renderer knows neither the variables of the style sheet nor colours without commas. */
function placed(svg: string): string {
  const { left, width, height } = ownPicture;
  return svg
    .replace('<svg ', `<svg x="${left}" y="${ruler.top - height}" width="${width}" height="${height}" `)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const token = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return palette[token as keyof typeof palette];
    })
    .replace(/rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)/g, 'rgba($1,$2,$3,$4)');
}

const picture: Record<OgArt, () => string> = {
  middle: () => {
    const y = (value: number) => 744 - 0.88 * value;
    const today = sheet.left + 13 * week;
    return `${forecastFan({ left: today, right: sheet.right }, y)}${measuredLine({ left: sheet.left, right: today }, y)}`;
  },
  ahead: () => forecastFan(sheet, (value) => 826 - value),
  behind: () => measuredLine(sheet, (value) => 820 - 1.2 * value),
  none: () => `<g transform="translate(${sheet.right - 33 * 7} 388) scale(7)">${markPaths()}</g>`,
  record: () => recordColumns(sheet, { top: 340, bottom: ruler.top }),
};

/** The strip under the rule: the domain, and a tab from which the line Today rises. */
function strip(art: OgArt, word: string, { select }: SvgFonts): string {
  const today = todayAt[art];
  const tabWidth = 28 + word.length * 15;
  const domainX = art === 'ahead' ? sheet.left + tabWidth + 18 : sheet.left;
  const rule = `<rect x="${sheet.left}" y="${ruler.top}" width="${sheet.right - sheet.left + 1}" height="1" fill="${palette.ink}"/>`;
  const domain = `<text x="${domainX}" y="${ruler.baseline}" ${select.mono} font-size="25" fill="${palette.ink2}">${escapeXml(settings.domain)}</text>`;
  if (!today) return `${rule}${domain}`;
  const tabLeft = Math.round(today.x - today.align * tabWidth);
  const lineLeft = Math.round(today.x - today.align * 3);
  return [
    rule,
    domain,
    `<rect x="${lineLeft}" y="${ruler.todayTop}" width="3" height="${ruler.top - ruler.todayTop}" fill="${palette.ink}"/>`,
    `<rect x="${tabLeft}" y="${ruler.top}" width="${tabWidth}" height="${canvas.height - ruler.top}" fill="${palette.ink}"/>`,
    `<text x="${tabLeft + tabWidth / 2}" y="${ruler.baseline}" text-anchor="middle" ${select.mono} font-size="25" fill="${palette.white}">${word}</text>`,
  ].join('');
}
