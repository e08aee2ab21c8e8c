import { palette } from '../../ui/palette.ts';
import { readableOn } from '../colour.ts';
import type {
  ChartSlide,
  CoverSlide,
  Deck,
  DeckChart,
  NextSlide,
  Slide,
  TableSlide,
  WatchSlide,
} from '../deck.ts';
import { inner, innerBare } from './chart.ts';
import { type Drawing, type Run, sized } from './drawing.ts';
import { titleFrames } from './layouts.ts';
import { type Area, box, hex, ink, ink2, line, measuredColour } from './style.ts';

export interface PlacedChart {
  chart: DeckChart;
  area: Area;
  /** True to omit labels and draw thinner lines. */
  isBare: boolean;
}

/** Adds the parts of a chart to the deck and returns the id by which the slide refers to it. */
type AddChart = (placed: PlacedChart) => string;

export function drawSlide(drawing: Drawing, slide: Slide, deck: Deck, addChart: AddChart): void {
  const draw = (placed: PlacedChart) => drawChart(drawing, placed, addChart);
  const { area, style } = titleFrames(deck).page;
  if (slide.kind !== 'cover') drawing.addTitle(titleRuns(slide), area, style);
  if (slide.kind === 'cover') drawCover(drawing, slide, deck, draw);
  else if (slide.kind === 'chart') drawChartSlide(drawing, slide, deck, draw);
  else if (slide.kind === 'table') drawTable(drawing, slide);
  else if (slide.kind === 'watch') drawWatch(drawing, slide, draw);
  else drawNext(drawing, slide);
}

/** The finding in a title has the colour of the forecast. */
function titleRuns({ title, strong }: { title: string; strong?: string }): Run[] {
  if (!strong) return [{ text: title }];
  const [before = '', after = ''] = title.split(strong);
  return [{ text: before }, { text: strong, color: hex(palette.persimmonInk) }, { text: after }].filter(
    ({ text }) => text !== '',
  );
}

type DrawChart = (placed: PlacedChart) => void;

function drawCover(drawing: Drawing, slide: CoverSlide, deck: Deck, draw: DrawChart): void {
  const { kicker, title, lines, chart } = slide;
  // Each month on its own line.
  const rows = title.split(/(?<= –) /);
  const longest = Math.max(...rows.map(({ length }) => length));
  const { area, style } = titleFrames(deck).cover;
  const size = Math.floor(sized(Math.min(6, 33 / (longest * 0.58)), ink).size);
  drawing.addTitle(rows.join('\n'), area, { ...style, size });
  const color = hex(readableOn(deck.colour, palette.white, palette.ink));
  drawing.addText(kicker, box(4, 4, 33, 2.6), sized(1.75, color));
  const below = { ...sized(1.375, color), leading: 1.25, anchor: 'b' } as const;
  drawing.addText(lines.join('\n'), box(4, 34.5, 33, 5.5), below);
  draw({ chart, area: box(40, 9, 40, 26.5), isBare: true });
}

function drawChart(drawing: Drawing, placed: PlacedChart, addChart: AddChart): void {
  const { chart, area, isBare } = placed;
  drawing.addChart(addChart(placed), area, chart.caption);
  if (chart.mean.length > 0) addToday(drawing, placed, isBare ? innerBare : inner);
}

/** Between the last measured week and the first expected one. */
function addToday(drawing: Drawing, { chart, area, isBare }: PlacedChart, plot: Area): void {
  const { measured, weeks, today } = chart;
  const x = area.x + area.w * (plot.x + (plot.w * (measured.length - 0.5)) / (weeks.length - 1));
  const top = area.y + area.h * plot.y - (isBare ? 0.6 : 0);
  const bottom = area.y + area.h * (plot.y + plot.h);
  drawing.addLine(box(x, top, 0, bottom - top), { color: ink, width: isBare ? 1.25 : 2 });
  if (isBare) return;
  const width = 2 + today.length * 0.6;
  const flag = { ...sized(1, hex(palette.white)), fill: ink, align: 'ctr', anchor: 'ctr' } as const;
  drawing.addText(today, box(x - width / 2, top - 2, width, 2), flag);
}

function drawChartSlide(drawing: Drawing, slide: ChartSlide, { keys }: Deck, draw: DrawChart): void {
  const { chart, facts } = slide;
  const area = box(4, 14, 48.5, 22.5);
  draw({ chart, area, isBare: false });
  const legend = [
    { text: '   ■ ', color: hex(palette.persimmon2) },
    { text: keys.range50 },
    { text: '   ■ ', color: hex(palette.persimmon1) },
    { text: keys.range90 },
  ];
  const caption = [
    { text: chart.caption, isBold: true, color: ink },
    ...(chart.mean.length > 0 ? legend : []),
  ];
  const small = sized(1, ink2);
  const left = area.x + area.w * inner.x;
  const width = area.w * inner.w;
  const end = 3.5;
  drawing.addText(chart.weeks[0] ?? '', box(left, 37, end, 2), small);
  drawing.addText(caption, box(left + end, 37, width - 2 * end, 2), { ...small, align: 'ctr' });
  drawing.addText(chart.weeks.at(-1) ?? '', box(left + width - end, 37, end, 2), { ...small, align: 'r' });
  const rows = facts.map(({ term, value }, i) => [
    {
      ...sized(1.0625, ink2),
      lines: [{ text: term }, { text: value, ...sized(1.75, ink, true) }],
      top: i === 0 ? { color: ink, width: 1.5 } : { color: line, width: 0.75 },
    },
  ]);
  drawing.addTable(rows, box(55, 13.4, 21, 0), {
    columns: [21],
    rowHeight: 24.6 / Math.max(4, facts.length),
    anchor: 't',
    margins: [0.84, 0, 0.36, 0],
  });
}

function drawTable(drawing: Drawing, { head, main, rows, note }: TableSlide): void {
  const wide = head.length > 5 ? 12.5 : 16;
  const rest = (72 - wide) / (head.length - 1);
  const align = (column: number) => (column < 2 ? 'l' : 'r');
  const headings = head.map((text, column) => ({
    ...sized(1.0625, ink2),
    lines: [{ text }],
    align: align(column),
    bottom: { color: ink, width: 1.5 },
  }));
  const body = rows.map(({ kind, cells }) => {
    const isSum = kind === 'sum';
    const color = kind === 'measured' ? measuredColour : ink;
    return cells.map((text, column) => ({
      ...sized(1.25, column === 1 && color === ink && !isSum ? ink2 : color),
      lines: [{ text }],
      align: align(column),
      isBold: isSum || column === 0 || column === main,
      ...(isSum && { fill: hex(palette.persimmon1) }),
      bottom: isSum ? { color: hex(palette.persimmonLine), width: 1.5 } : { color: line, width: 0.75 },
    }));
  });
  drawing.addTable([headings, ...body] as Parameters<Drawing['addTable']>[0], box(4, 12.4, 72, 0), {
    columns: [wide, ...head.slice(1).map(() => rest)],
    rowHeight: Math.min(3.4, 22 / (rows.length + 1)),
    anchor: 'ctr',
    margins: [0.24, 0.48, 0.24, 0.48],
  });
  drawing.addText(note, box(4, 34.8, 68, 5.6), { ...sized(1.0625, ink2), anchor: 'b', leading: 1.15 });
}

function drawWatch(drawing: Drawing, { items }: WatchSlide, draw: DrawChart): void {
  items.forEach(({ label, title, text, chart }, i) => {
    const x = 4 + i * 24.9;
    const w = 22.2;
    drawing.addLine(box(x, 13, w, 0), { color: ink, width: 1.5 });
    draw({ chart, area: box(x, 14.2, w, 8), isBare: true });
    drawing.addText(label, box(x, 23.4, w, 1.8), sized(1.0625, hex(palette.persimmonInk), true));
    drawing.addText(title, box(x, 25.6, w, 5), sized(1.75, ink, true));
    drawing.addText(text, box(x, 31, w, 9), { ...sized(1.25, ink2), leading: 1.15 });
  });
}

function drawNext(drawing: Drawing, { steps, ask, answers }: NextSlide): void {
  const top = { color: ink, width: 0.75 };
  drawing.addTable(
    steps.map(({ when, text }) => [
      { ...sized(1.125, ink, true), lines: [{ text: when }], top },
      { ...sized(1.5, ink), lines: [{ text }], top },
    ]),
    box(4, 12.4, 40, 0),
    { columns: [10.5, 29.5], rowHeight: 26 / steps.length, anchor: 't', margins: [1.2, 0.6, 0.6, 0] },
  );
  drawing.addRect(box(47, 12.4, 29, 26.4), hex(palette.persimmon));
  drawing.addText(ask, box(49.2, 14.6, 24.6, 15.4), sized(2.25, ink, true));
  const below = { ...sized(1.375, ink), leading: 1.2, anchor: 'b' } as const;
  drawing.addText(answers.join('\n'), box(49.2, 30.4, 24.6, 6.6), below);
}
