import { regions } from '../../../content/dates.ts';
import { settings } from '../../../content/settings.ts';
import type { Deck, Slide } from '../deck.ts';
import { chartSeries, writeChart } from './chart.ts';
import { drawSlide, type PlacedChart } from './draw-slide.ts';
import { Drawing } from './drawing.ts';
import { addSlideNumber, writeLayout, writeMaster } from './layouts.ts';
import { type Link, type Part, packParts } from './package.ts';
import { emu } from './style.ts';
import { writeTheme } from './theme.ts';
import { writeWorkbook } from './workbook.ts';
import { namespaces, text } from './xml.ts';

export const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const presentation = 'ppt/presentation.xml';
const master = 'ppt/slideMasters/slideMaster1.xml';
const theme = 'ppt/theme/theme1.xml';
const layouts = { cover: 'ppt/slideLayouts/slideLayout1.xml', page: 'ppt/slideLayouts/slideLayout2.xml' };
const core = 'docProps/core.xml';
const app = 'docProps/app.xml';
const ml = 'officedocument.presentationml';

/** Writes the deck as a PowerPoint file with editable text, tables and charts. The same deck yields the same bytes. */
export function writePptx(deck: Deck): Uint8Array<ArrayBuffer> {
  const charts: Part[] = [];
  const slides = deck.slides.map((slide, i) => writeSlide(slide, i, deck, charts));
  const parts: Part[] = [
    {
      path: presentation,
      type: `${ml}.presentation.main+xml`,
      body: writePresentation(slides.length),
      links: [['slideMaster', master], ...slides.map(({ path }): Link => ['slide', path]), ['theme', theme]],
    },
    {
      path: master,
      type: `${ml}.slideMaster+xml`,
      body: writeMaster(deck),
      links: [
        ['slideLayout', layouts.cover],
        ['slideLayout', layouts.page],
        ['theme', theme],
      ],
    },
    ...(['cover', 'page'] as const).map(
      (kind): Part => ({
        path: layouts[kind],
        type: `${ml}.slideLayout+xml`,
        body: writeLayout(kind, deck),
        links: [['slideMaster', master]],
      }),
    ),
    ...slides,
    ...charts,
    { path: theme, type: 'officedocument.theme+xml', body: writeTheme(deck.colour) },
    { path: core, type: 'package.core-properties+xml', body: writeProperties(deck) },
    {
      path: app,
      type: 'officedocument.extended-properties+xml',
      body: `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Slides>${slides.length}</Slides></Properties>`,
    },
  ];
  return packParts(parts, [
    ['officeDocument', presentation],
    ['metadata/core-properties', core],
    ['extended-properties', app],
  ]);
}

/** Writes a slide, and adds its charts and their sheets to the deck. */
function writeSlide(slide: Slide, index: number, deck: Deck, parts: Part[]): Part {
  const links: Link[] = [['slideLayout', layouts[slide.kind === 'cover' ? 'cover' : 'page']]];
  function addChart(placed: PlacedChart): string {
    const path = addChartParts(placed, deck, parts);
    links.push(['chart', path]);
    return `rId${links.length}`;
  }
  const drawing = new Drawing(regions[deck.locale]);
  drawSlide(drawing, slide, deck, addChart);
  addSlideNumber(drawing, String(index + 1));
  return {
    path: `ppt/slides/slide${index + 1}.xml`,
    type: `${ml}.slide+xml`,
    body: `<p:sld ${namespaces.a} ${namespaces.r} ${namespaces.p}><p:cSld>${drawing}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
    links,
  };
}

/** Returns the path of the chart. */
function addChartParts({ chart, isBare }: PlacedChart, { keys }: Deck, parts: Part[]): string {
  const number = parts.length / 2 + 1;
  const path = `ppt/charts/chart${number}.xml`;
  const sheet = `ppt/embeddings/sheet${number}.xlsx`;
  const { bands, lines } = chartSeries(chart, keys);
  parts.push(
    {
      path,
      type: 'officedocument.drawingml.chart+xml',
      body: writeChart(chart, keys, isBare),
      links: [['package', sheet]],
    },
    {
      path: sheet,
      type: 'officedocument.spreadsheetml.sheet',
      body: writeWorkbook(chart.weeks, [...bands, ...lines]),
    },
  );
  return path;
}

function writePresentation(slideCount: number): string {
  const ids = Array.from({ length: slideCount }, (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 2}"/>`);
  const [width, height] = [emu(80), emu(45)];
  return `<p:presentation ${namespaces.a} ${namespaces.r} ${namespaces.p}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${width}" cy="${height}"/><p:notesSz cx="${height}" cy="${width}"/></p:presentation>`;
}

function writeProperties({ agency, slides: [cover] }: Deck): string {
  return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text(`${cover.kicker}: ${cover.title}`)}</dc:title><dc:creator>${text(agency || settings.brand)}</dc:creator></cp:coreProperties>`;
}
