import JSZip from 'jszip';
import PptxGenJS from 'pptxgenjs';
import { regions } from '../../../../content/dates.ts';
import { settings } from '../../../../content/settings.ts';
import { palette } from '../../../ui/palette.ts';
import { scaleOf } from '../chart-geometry.ts';
import { asLine, readableOn } from './colour.ts';
import type { ChartSlide, CoverSlide, Deck, DeckChart, NextSlide, TableSlide, WatchSlide } from './slides.ts';

/** Lengths are drawn in rem: the slide is 80 by 45, and a rem is a sixth of an inch, or 12 points. */
const inches = (rem: number) => rem / 6;
const points = (rem: number) => rem * 12;
const box = (x: number, y: number, w: number, h: number) => ({
  x: inches(x),
  y: inches(y),
  w: inches(w),
  h: inches(h),
});
/** The library takes colours without the hash. */
const hex = (colour: string) => colour.replace('#', '').toUpperCase();
const ink = hex(palette.ink);
const ink2 = hex(palette.ink2);
const paper = hex(palette.paper);
const line = hex(palette.line);
/** Colours of the theme, so that all slides change with it. */
const agencyColour = 'accent1';
const measuredColour = 'accent2';
const forecastColour = 'accent3';
/** On every computer, unlike ours. */
const font = 'Arial';
const titles = { fontFace: font, bold: true, color: ink, margin: 0, valign: 'top' as const };
const plain = { fontFace: font, color: ink, margin: 0, valign: 'top' as const };

type Presentation = PptxGenJS;
type PptxSlide = PptxGenJS.Slide;

export const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The deck as a PowerPoint file whose text, tables and charts can be edited: the same bytes for the same deck. */
export async function writePptx(deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const pptx = new PptxGenJS();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.theme = { headFontFace: font, bodyFontFace: font };
  pptx.author = deck.agency || settings.brand;
  pptx.company = '';
  pptx.title = `${deck.slides[0].kicker}: ${deck.slides[0].title}`;
  defineMasters(pptx, deck);
  for (const slide of deck.slides) {
    const drawn = pptx.addSlide({ masterName: slide.kind === 'cover' ? 'Cover' : 'Page' });
    if (slide.kind !== 'cover') drawn.addText(titleRuns(slide), { placeholder: 'title' });
    if (slide.kind === 'cover') drawCover(drawn, slide, deck);
    else if (slide.kind === 'chart') drawChartSlide(drawn, slide, deck);
    else if (slide.kind === 'table') drawTable(drawn, slide);
    else if (slide.kind === 'watch') drawWatch(drawn, slide, deck);
    else drawNext(drawn, slide);
  }
  return corrected((await pptx.write({ outputType: 'uint8array' })) as Uint8Array, deck);
}

/** What is on every slide can be changed in one place. */
function defineMasters(pptx: Presentation, { agency, source, colour }: Deck): void {
  const onColour = hex(readableOn(colour, palette.white, palette.ink));
  const rule = (x: number, w: number) => ({
    line: { ...box(x, 41.3, w, 0), line: { color: ink, width: 0.75 } },
  });
  const owner = (x: number, w: number, align: 'left' | 'right') => ({
    text: {
      text: agency || settings.brand,
      options: {
        ...titles,
        ...box(x, 41.9, w, 2),
        fontSize: points(1.125),
        align,
        valign: 'middle' as const,
      },
    },
  });
  const slideNumber = {
    ...box(73, 41.9, 3, 2),
    ...plain,
    fontSize: points(1),
    align: 'right' as const,
    valign: 'middle' as const,
  };
  pptx.defineSlideMaster({
    title: 'Cover',
    background: { color: paper },
    objects: [
      { rect: { ...box(0, 0, 40, 45), fill: { color: agencyColour } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...titles,
            ...box(4, 7.2, 33, 22),
            fontSize: points(4.5),
            color: onColour,
            align: 'left',
          },
          text: '',
        },
      },
      rule(44, 32),
      owner(44, 28, 'left'),
    ],
    slideNumber,
  });
  pptx.defineSlideMaster({
    title: 'Page',
    background: { color: paper },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...titles,
            ...box(4, 3.6, 72, 7.6),
            fontSize: points(2.75),
            align: 'left',
          },
          text: '',
        },
      },
      rule(4, 72),
      {
        text: {
          text: source,
          options: { ...plain, ...box(4, 41.9, 46, 2), fontSize: points(1), color: ink2, valign: 'middle' },
        },
      },
      owner(50, 22, 'right'),
    ],
    slideNumber,
  });
}

/** The finding within a title has the colour of the forecast. */
function titleRuns({ title, strong }: { title: string; strong?: string }): PptxGenJS.TextProps[] {
  if (!strong) return [{ text: title }];
  const [before = '', after = ''] = title.split(strong);
  return [
    { text: before },
    { text: strong, options: { color: hex(palette.persimmonInk) } },
    { text: after },
  ].filter(({ text }) => text !== '');
}

function drawCover(slide: PptxSlide, { kicker, title, lines, chart }: CoverSlide, deck: Deck): void {
  // Each month on a line of its own.
  const rows = title.split(/(?<= –) /);
  const longest = Math.max(...rows.map(({ length }) => length));
  const fontSize = Math.floor(points(Math.min(6, 33 / (longest * 0.58))));
  slide.addText([{ text: rows.join('\n'), options: { fontSize } }], { placeholder: 'title' });
  const color = hex(readableOn(deck.colour, palette.white, palette.ink));
  slide.addText(kicker, { ...plain, ...box(4, 4, 33, 2.6), fontSize: points(1.75), color });
  slide.addText(lines.join('\n'), {
    ...plain,
    ...box(4, 34.5, 33, 5.5),
    fontSize: points(1.375),
    lineSpacingMultiple: 1.25,
    color,
    valign: 'bottom',
  });
  addChart(slide, chart, { x: 40, y: 9, w: 40, h: 26.5 }, deck, true);
}

function drawChartSlide(slide: PptxSlide, { chart, facts }: ChartSlide, deck: Deck): void {
  const area = { x: 4, y: 14, w: 48.5, h: 22.5 };
  addChart(slide, chart, area, deck);
  const caption = [
    { text: chart.caption, options: { bold: true, color: ink } },
    ...(chart.mean.length > 0
      ? [
          { text: '   ■ ', options: { color: hex(palette.persimmon2) } },
          { text: deck.keys.range50 },
          { text: '   ■ ', options: { color: hex(palette.persimmon1) } },
          { text: deck.keys.range90 },
        ]
      : []),
  ];
  const below = { ...plain, fontSize: points(1), color: ink2 };
  const left = area.x + area.w * inner.x;
  const width = area.w * inner.w;
  slide.addText(chart.weeks[0] ?? '', { ...below, ...box(left, 37, 6, 2) });
  slide.addText(caption, { ...below, ...box(left + 6, 37, width - 12, 2), align: 'center' });
  slide.addText(chart.weeks.at(-1) ?? '', { ...below, ...box(left + width - 6, 37, 6, 2), align: 'right' });
  const rows = facts.map(({ term, value }, i) => [
    {
      text: [
        {
          text: term,
          options: { fontSize: points(1.0625), color: ink2, breakLine: true, paraSpaceAfter: 3 },
        },
        { text: value, options: { fontSize: points(1.75), bold: true, color: ink } },
      ],
      options: { border: bordersOf(i === 0 ? { color: ink, pt: 1.5 } : { color: line, pt: 0.75 }) },
    },
  ]);
  slide.addTable(rows as PptxGenJS.TableRow[], {
    ...box(55, 13.4, 21, 0),
    colW: [inches(21)],
    rowH: facts.map(() => inches(24.6 / 4)),
    fontFace: font,
    margin: [0.14, 0, 0.06, 0],
    valign: 'top',
  });
}

function drawTable(slide: PptxSlide, { head, rows, note }: TableSlide): void {
  const wide = head.length > 5 ? 12.5 : 16;
  const rest = (72 - wide) / (head.length - 1);
  const align = (column: number) => (column < 2 ? ('left' as const) : ('right' as const));
  slide.addTable(
    [
      head.map((text, column) => ({
        text,
        options: {
          align: align(column),
          color: ink2,
          fontSize: points(1.0625),
          border: bordersOf(undefined, { color: ink, pt: 1.5 }),
        },
      })),
      ...rows.map((cells, row) => {
        const isTotal = row === rows.length - 1;
        return cells.map((text, column) => ({
          text,
          options: {
            align: align(column),
            color: column === 1 && !isTotal ? ink2 : ink,
            bold: isTotal || column === 0,
            ...(isTotal ? { fill: { color: hex(palette.persimmon1) } } : {}),
            border: bordersOf(
              undefined,
              isTotal ? { color: hex(palette.persimmonLine), pt: 1.5 } : { color: line, pt: 0.75 },
            ),
          },
        }));
      }),
    ],
    {
      ...box(4, 12.4, 72, 0),
      colW: [wide, ...head.slice(1).map(() => rest)].map(inches),
      rowH: [head, ...rows].map(() => inches(Math.min(3.4, 22 / (rows.length + 1)))),
      fontFace: font,
      fontSize: points(1.25),
      margin: [0.04, 0.08, 0.04, 0.08],
      valign: 'middle',
    },
  );
  slide.addText(note, {
    ...plain,
    ...box(4, 35.6, 64, 4.6),
    fontSize: points(1.0625),
    color: ink2,
    valign: 'bottom',
    lineSpacingMultiple: 1.15,
  });
}

function drawWatch(slide: PptxSlide, { items }: WatchSlide, deck: Deck): void {
  items.forEach(({ label, title, text, chart }, i) => {
    const x = 4 + i * 24.9;
    const w = 22.2;
    slide.addShape('line', { ...box(x, 13, w, 0), line: { color: ink, width: 1.5 } });
    addChart(slide, chart, { x, y: 14.2, w, h: 8 }, deck, true);
    slide.addText(label, {
      ...plain,
      ...box(x, 23.4, w, 1.8),
      fontSize: points(1.0625),
      bold: true,
      color: hex(palette.persimmonInk),
    });
    slide.addText(title, { ...titles, ...box(x, 25.6, w, 5), fontSize: points(1.75) });
    slide.addText(text, {
      ...plain,
      ...box(x, 31, w, 9),
      fontSize: points(1.25),
      color: ink2,
      lineSpacingMultiple: 1.15,
    });
  });
}

function drawNext(slide: PptxSlide, { steps, ask, answers }: NextSlide): void {
  const height = 26 / steps.length;
  slide.addTable(
    steps.map(({ when, text }) => [
      {
        text: when,
        options: {
          bold: true,
          fontSize: points(1.125),
          border: bordersOf({ color: ink, pt: 0.75 }),
        },
      },
      { text, options: { fontSize: points(1.5), border: bordersOf({ color: ink, pt: 0.75 }) } },
    ]),
    {
      ...box(4, 12.4, 40, 0),
      colW: [10.5, 29.5].map(inches),
      rowH: steps.map(() => inches(height)),
      fontFace: font,
      color: ink,
      margin: [0.2, 0.1, 0.1, 0],
      valign: 'top',
    },
  );
  slide.addShape('rect', { ...box(47, 12.4, 29, 26.4), fill: { color: hex(palette.persimmon) } });
  slide.addText(ask, { ...titles, ...box(49.2, 14.6, 24.6, 15.4), fontSize: points(2.25) });
  slide.addText(answers.join('\n'), {
    ...plain,
    ...box(49.2, 30.4, 24.6, 6.6),
    fontSize: points(1.375),
    lineSpacingMultiple: 1.2,
    valign: 'bottom',
  });
}

type Border = { color: string; pt: number };

function bordersOf(top?: Border, bottom?: Border) {
  const none: PptxGenJS.BorderProps = { type: 'none' };
  const solid = (border: Border | undefined): PptxGenJS.BorderProps =>
    border ? { type: 'solid', ...border } : none;
  return [solid(top), none, solid(bottom), none] as [typeof none, typeof none, typeof none, typeof none];
}

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * A chart that can be edited, with its numbers in a sheet. The ranges are areas on top of each other, the lowest of them
 * invisible: the only way that programs draw alike.
 */
function addChart(slide: PptxSlide, chart: DeckChart, area: Area, { keys }: Deck, isBare = false): void {
  const { weeks, measured, mean, low50, high50, low90, high90, digits } = chart;
  const series = (name: string, values: (number | null)[]) => ({ name, labels: weeks, values });
  const blank = (count: number) => Array<null>(count).fill(null);
  // Ranges and forecast open from the last measured week. Before it, a range without a width stays out of sight.
  const before = measured.slice(0, -1);
  const last = measured.at(-1) ?? 0;
  const widths = (upper: readonly number[], lower: readonly number[]) => [
    ...measured.map(() => 0),
    ...upper.map((value, week) => round(value - (lower[week] ?? 0))),
  ];
  const bands = [
    { data: series(keys.low, [...measured, ...low90].map(round)), colour: 'transparent' },
    { data: series(`${keys.range90} ↓`, widths(low50, low90)), colour: hex(palette.persimmon1) },
    { data: series(keys.range50, widths(high50, low50)), colour: hex(palette.persimmon2) },
    { data: series(`${keys.range90} ↑`, widths(high90, high50)), colour: hex(palette.persimmon1) },
  ];
  const lineOf = (name: string, values: (number | null)[], colour: string, fill: string) => ({
    type: 'line',
    data: [series(name, values)],
    options: {
      // The fill of a marker is found by the number of the series in the whole chart.
      chartColors: [colour, ...bands.map(() => fill), fill],
      lineDataSymbol: 'circle',
      lineDataSymbolSize: isBare ? 5 : 8,
      lineDataSymbolLineColor: colour,
      lineSize: isBare ? 2 : 3,
    },
  });
  const isForecast = mean.length > 0;
  const past = lineOf(
    keys.measured,
    [...measured.map(round), ...blank(mean.length)],
    measuredColour,
    measuredColour,
  );
  const types = isForecast
    ? [
        {
          type: 'area',
          data: bands.map(({ data }) => data),
          options: { barGrouping: 'stacked', chartColors: bands.map(({ colour }) => colour) },
        },
        lineOf(
          keys.forecast,
          [...blank(before.length), ...[last, ...mean].map(round)],
          forecastColour,
          paper,
        ),
        past,
      ]
    : [past];
  const { ticks, step } = scaleOf([...measured, ...low90, ...high90]);
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const format = digits === 2 ? '#,##0.00' : '#,##0';
  const options = {
    ...box(area.x, area.y, area.w, area.h),
    layout: isBare ? innerBare : inner,
    altText: chart.caption,
    displayBlanksAs: 'gap',
    barDir: 'col',
    catAxisLineColor: ink,
    catAxisLineSize: 1,
    catAxisLabelPos: 'none',
    catAxisMajorTickMark: 'none',
    catGridLine: { style: 'none' },
    valAxisHidden: isBare,
    valAxisLineShow: false,
    valAxisMajorTickMark: 'none',
    valAxisMinVal: Math.min(...measured, ...low90) < low ? round(low - step) : low,
    valAxisMaxVal: Math.max(...measured, ...high90) > high ? round(high + step) : high,
    valAxisMajorUnit: step,
    valAxisLabelFontFace: font,
    valAxisLabelFontSize: points(1),
    valAxisLabelColor: ink2,
    valAxisLabelFormatCode: format,
    valLabelFormatCode: format,
    valGridLine: { style: 'none' },
  };
  // For several types the library takes the options in place of the data.
  slide.addChart(types as PptxGenJS.IChartMulti[], options as unknown as object[]);
  if (isForecast) addToday(slide, chart, area, isBare);
}

const round = (n: number) => Math.round(n * 100) / 100;
/** The part of a chart that is inside its axes. */
const inner = { x: 0.1, y: 0.04, w: 0.89, h: 0.94 };
const innerBare = { x: 0.02, y: 0.06, w: 0.96, h: 0.9 };

/** Between the last measured week and the first expected one. */
function addToday(slide: PptxSlide, chart: DeckChart, area: Area, isBare: boolean): void {
  const { measured, weeks, today } = chart;
  const plot = isBare ? innerBare : inner;
  const x = area.x + area.w * (plot.x + (plot.w * (measured.length - 0.5)) / (weeks.length - 1));
  const top = area.y + area.h * plot.y - (isBare ? 0.6 : 0);
  const bottom = area.y + area.h * (plot.y + plot.h);
  slide.addShape('line', { ...box(x, top, 0, bottom - top), line: { color: ink, width: isBare ? 1.25 : 2 } });
  if (isBare) return;
  const width = 2 + today.length * 0.6;
  slide.addText(today, {
    ...box(x - width / 2, top - 2, width, 2),
    fontFace: font,
    fontSize: points(1),
    color: hex(palette.white),
    fill: { color: ink },
    align: 'center',
    valign: 'middle',
    margin: 0,
  });
}

/**
 * Mends what the library gets wrong: elements that the schema does not allow, parts that are announced but not there,
 * empty cells that would be zeros, the language, and the time, which would make every file differ. Also puts the
 * agency's colours into the theme.
 */
async function corrected(file: Uint8Array, deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const accents = { accent1: deck.colour, accent2: asLine(deck.colour), accent3: palette.persimmonLine };
  return rewritten(file, (path, xml, paths) => {
    const spoken = xml.replaceAll('lang="en-US"', `lang="${regions[deck.locale]}"`);
    if (path === '[Content_Types].xml') return withoutMissing(spoken, paths);
    if (path.startsWith('ppt/charts/')) return chartBySchema(spoken);
    return path.startsWith('ppt/theme/') ? withAccents(spoken, accents) : spoken;
  });
}

/** The time of every part: the programs do not show it. */
const written = new Date('2020-01-01T00:00:00Z');

/** A name or a column of a report may contain anything. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

type Change = (path: string, xml: string, paths: string[]) => string;

async function rewritten(file: Uint8Array, change: Change): Promise<Uint8Array<ArrayBuffer>> {
  const [from, to] = [await JSZip.loadAsync(file), new JSZip()];
  const paths = Object.keys(from.files).filter((path) => !path.endsWith('/'));
  // It counts charts on from deck to deck.
  const first = Math.min(...paths.map((path) => Number(/\/chart(\d+)\.xml$/.exec(path)?.[1] ?? Infinity)));
  const counted = (text: string) =>
    text.replace(
      /(\/chart|Worksheet)(\d+)(?=\.(?:xml|xlsx)\b)/g,
      (_, name: string, n: string) => `${name}${Number(n) - first + 1}`,
    );
  for (const path of paths) {
    const part = (await from.file(path)?.async('uint8array')) ?? new Uint8Array();
    const xml = () => new TextDecoder().decode(part).replace(notInXml, '');
    const body = path.endsWith('.xlsx')
      ? await rewritten(part, (_, sheet) => withoutBlanks(sheet))
      : counted(withoutTime(change(path, xml(), paths)));
    to.file(counted(path), body, { date: written, createFolders: false });
  }
  return new Uint8Array(await to.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
}

function withoutTime(xml: string): string {
  return xml.replace(/(<dcterms:\w+[^>]*>)[^<]*/g, `$1${written.toISOString().replace('.000', '')}`);
}

function withoutMissing(xml: string, paths: string[]): string {
  return xml.replace(/<Override PartName="\/([^"]+)"[^>]*>/g, (entry, path: string) =>
    paths.includes(path) ? entry : '',
  );
}

function withoutBlanks(xml: string): string {
  return xml.replace(/<c r="\w+"><v><\/v><\/c>/g, '');
}

function chartBySchema(xml: string): string {
  return xml
    .replace(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, '')
    .replace(/\s*<c:invertIfNegative val="0"\/>/g, '')
    .replace(/(<c:(?:area|line)Chart>)(?!<c:grouping)/g, '$1<c:grouping val="standard"/>')
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>/g, '$1')
    .replace(/(<c:noMultiLvlLbl val="\d"\/>)\s*(<c:tickLblSkip val="\d+"\/>)/g, '$2$1');
}

function withAccents(xml: string, accents: Record<string, string>): string {
  return Object.entries(accents).reduce(
    (all, [name, colour]) =>
      all.replace(
        new RegExp(`<a:${name}>.*?</a:${name}>`),
        `<a:${name}><a:srgbClr val="${hex(colour)}"/></a:${name}>`,
      ),
    xml,
  );
}
