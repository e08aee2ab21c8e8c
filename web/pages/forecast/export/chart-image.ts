import { fill } from '../../../../content/fill.ts';
import { settings } from '../../../../content/settings.ts';
import { addDays, type Day, localDay } from '../../../../contract/calendar.ts';
import { box, chartPaths, columns } from '../../../ui/charts/forecast-geometry.ts';
import { dots } from '../../../ui/charts/path.ts';
import { escapeXml } from '../../../ui/escape-xml.ts';
import { palette } from '../../../ui/palette.ts';
import { bridgedValues, measuredWeeksShown } from '../model/result.ts';
import { statedTotal } from '../states/find-states.ts';
import { metricName, sourceName } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';

const margin = 48;
/** Of the axis labels. */
const rightMargin = 104;
const canvas = { width: margin + box.width + rightMargin, height: 740 };
const ruler = { top: 148, height: 32 };
const plotTop = ruler.top + ruler.height;
const column = box.width / columns;
const pngWidth = 2400;
/** The usual width of a letter of the title. */
const titleEm = 0.43;

const fonts = {
  display: 'font-family="Bricolage, sans-serif" font-weight="700"',
  text: 'font-family="Instrument, sans-serif"',
  mono: 'font-family="JetBrains Mono, monospace" font-weight="500"',
};

/** The page's chart as a standalone SVG, with a description. */
export function chartPicture({
  result,
  outlook,
  messages,
  numbers,
  title,
  kept,
}: ShownMetric & { title: string; kept: string }): string {
  const { chart } = messages;
  const { name, mean } = outlook;
  const measured = bridgedValues(result, outlook).slice(-measuredWeeksShown);
  const paths = chartPaths({ ...outlook, measured, actuals: [] });
  const value = (n: number) => numbers.value(name, numbers.expected(outlook, n));
  const { low, high } = statedTotal(result, outlook);
  const hasRange = value(low) !== value(high);
  const caption = [
    [fill(messages.perWeek, { metric: metricName(outlook, messages) }), kept].filter(Boolean).join(', '),
    ...(hasRange ? [fill(messages.sample.range, { low: value(low), high: value(high) })] : []),
  ].join('. ');
  const titleSize = Math.min(44, box.width / (title.length * titleEm));
  const last = result.weeks.at(-1) ?? '';
  const dayAt = (week: number): Day => addDays(last, (week - measuredWeeksShown + 1) * 7);
  const day = localDay();
  const first = dayAt(measuredWeeksShown);
  const flag = first <= day && day <= addDays(first, 6) ? chart.today : numbers.day(first);
  const today = box.width / 2;
  const flagWidth = flag.length * 8 + 24;
  const stroke = (colour: string, width: number) =>
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

  const weeks = Array.from({ length: columns }, (_, week) => {
    const colour = week < measuredWeeksShown ? palette.cobalt : palette.persimmonInk;
    const label = week === 0 ? numbers.week(dayAt(0)) : numbers.weekNumber(dayAt(week));
    const isCovered = Math.abs((week + 0.5) * column - today) < flagWidth / 2 + 10;
    return `<path d="M${week * column} 0v${ruler.height + box.height}" stroke="${palette.weekLine}"/>${
      isCovered
        ? ''
        : `<text x="${week * column + 6}" y="21" fill="${colour}">${escapeXml(String(label))}</text>`
    }`;
  });
  const ticks = paths.ticks.map(({ value, y }) => {
    const label = name === 'cpa' ? numbers.value(name, value) : numbers.tick(value);
    return `<text x="${box.width + 8}" y="${Math.round(y) + 4}">${escapeXml(label)}</text>`;
  });
  const grid = paths.ticks.map(({ y }) => `M0 ${Math.round(y)}h${box.width}`).join('');
  const blank = box.width - (measuredWeeksShown + mean.length) * column;
  const keys = [
    [palette.cobalt, chart.measured],
    [palette.persimmonLine, chart.forecast],
    [palette.persimmon2, chart.range50],
    [palette.persimmon1, chart.range90],
  ] as const;
  let x = 0;
  const legend = keys.map(([colour, text]) => {
    const key = `<rect x="${x}" y="-9" width="14" height="10" fill="${colour}"/><text x="${x + 22}">${escapeXml(text)}</text>`;
    x += 52 + text.length * 8.4;
    return key;
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">`,
    `<title>${escapeXml(title)}</title>`,
    `<defs><pattern id="h" width="8" height="8" patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><path d="M0 0v8" stroke="${palette.monthLine}" stroke-width="2"/></pattern></defs>`,
    `<rect width="100%" height="100%" fill="${palette.paper}"/>`,
    `<g transform="translate(${margin} 0)">`,
    `<text y="78" ${fonts.display} font-size="${titleSize.toFixed(1)}" letter-spacing="-.025em" fill="${palette.ink}">${escapeXml(title)}</text>`,
    `<text y="116" ${fonts.text} font-size="18" fill="${palette.ink2}">${escapeXml(caption)}</text>`,
    `<g transform="translate(0 ${ruler.top})" ${fonts.mono} font-size="13">${weeks.join('')}`,
    `<path d="M0 0h${box.width}M0 ${ruler.height}h${box.width}" stroke="${palette.ink}"/></g>`,
    `<g transform="translate(0 ${plotTop})">`,
    blank > 1
      ? `<rect x="${box.width - blank}" width="${blank}" height="${box.height}" fill="url(#h)"/>`
      : '',
    `<path d="${grid}" stroke="${palette.monthLine}" stroke-dasharray="1 5"/>`,
    `<path d="${paths.band90}" fill="${palette.persimmon1}" stroke="${palette.persimmonLine}" stroke-dasharray=".1 4" stroke-linecap="round"/>`,
    `<path d="${paths.band50}" fill="${palette.persimmon2}"/>`,
    `<path d="${paths.forecast}" ${stroke(palette.persimmonLine, 3)}/>`,
    `<path d="${paths.actual}" ${stroke(palette.cobalt, 3)}/>`,
    `<path d="${dots(paths.measured)}" ${stroke(palette.cobalt, 7)}/>`,
    `<path d="${dots(paths.expected)}" ${stroke(palette.persimmonLine, 8)}/>`,
    `<path d="${dots(paths.expected)}" ${stroke(palette.paper, 3.5)}/>`,
    `<g ${fonts.mono} font-size="13" fill="${palette.ink2}">${ticks.join('')}</g>`,
    `<path d="M0 ${box.height}h${box.width}M${today} 0v${box.height}" stroke="${palette.ink}" stroke-width="1.5"/></g>`,
    `<rect x="${today - flagWidth / 2}" y="${ruler.top}" width="${flagWidth}" height="${ruler.height}" fill="${palette.ink}"/>`,
    `<text x="${today}" y="${ruler.top + 21}" ${fonts.mono} font-size="13" text-anchor="middle" fill="${palette.white}">${escapeXml(flag)}</text>`,
    `<g transform="translate(0 ${plotTop + box.height + 36})" ${fonts.text} font-size="16" fill="${palette.ink}">${legend.join('')}</g>`,
    `<g transform="translate(0 ${plotTop + box.height + 76})" ${fonts.text} font-size="15" fill="${palette.ink2}">`,
    `<text>${escapeXml(`${sourceName(result, messages)}, ${numbers.day(day)}`)}</text>`,
    `<text x="${box.width}" text-anchor="end">${escapeXml(`${settings.brand} · ${settings.domain}`)}</text></g>`,
    '</g></svg>',
  ].join('');
}

/** Embeds the page's fonts that the text uses: the picture is opened where they are missing. */
export async function withFonts(svg: string): Promise<string> {
  const text = new Set(svg.replace(/<[^>]*>/g, ''));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .filter(({ style }) => covers(style.getPropertyValue('unicode-range'), text));
  const faces = await Promise.all(rules.map(inlined));
  return svg.replace('<defs>', `<defs><style>${faces.join('')}</style>`);
}

function covers(range: string, text: Set<string>): boolean {
  if (range === '' || range === 'U+0-10FFFF') return true;
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= code && code <= to);
  });
}

async function inlined({ cssText, style }: CSSFontFaceRule): Promise<string> {
  const path = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
  const response = await fetch(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${btoa(binary)})`);
}

export async function renderPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const picture = document.createElement('canvas');
  picture.width = pngWidth;
  picture.height = Math.round((pngWidth * canvas.height) / canvas.width);
  picture.getContext('2d')?.drawImage(image, 0, 0, picture.width, picture.height);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))));
  });
}
