import type PptxGenJS from 'pptxgenjs';
import { palette } from '../../ui/palette.ts';
import { readableOn } from '../colour.ts';
import type { ChartSlide, CoverSlide, Deck, NextSlide, Slide, TableSlide, WatchSlide } from '../deck.ts';
import { addChart, inner } from './chart.ts';
import {
  box,
  font,
  hex,
  inches,
  ink,
  ink2,
  line,
  measuredColour,
  plain,
  points,
  tableBorders,
  titles,
} from './style.ts';

type PptxSlide = PptxGenJS.Slide;

export function drawSlide(drawn: PptxSlide, slide: Slide, deck: Deck): void {
  if (slide.kind !== 'cover') drawn.addText(titleRuns(slide), { placeholder: 'title' });
  if (slide.kind === 'cover') drawCover(drawn, slide, deck);
  else if (slide.kind === 'chart') drawChartSlide(drawn, slide, deck);
  else if (slide.kind === 'table') drawTable(drawn, slide);
  else if (slide.kind === 'watch') drawWatch(drawn, slide, deck);
  else drawNext(drawn, slide);
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
  const end = 3.5;
  slide.addText(chart.weeks[0] ?? '', { ...below, ...box(left, 37, end, 2) });
  slide.addText(caption, { ...below, ...box(left + end, 37, width - 2 * end, 2), align: 'center' });
  const last = { ...box(left + width - end, 37, end, 2), align: 'right' as const };
  slide.addText(chart.weeks.at(-1) ?? '', { ...below, ...last });
  const rows = facts.map(({ term, value }, i) => [
    {
      text: [
        {
          text: term,
          options: { fontSize: points(1.0625), color: ink2, breakLine: true, paraSpaceAfter: 3 },
        },
        { text: value, options: { fontSize: points(1.75), bold: true, color: ink } },
      ],
      options: { border: tableBorders(i === 0 ? { color: ink, pt: 1.5 } : { color: line, pt: 0.75 }) },
    },
  ]);
  slide.addTable(rows as PptxGenJS.TableRow[], {
    ...box(55, 13.4, 21, 0),
    colW: [inches(21)],
    rowH: facts.map(() => inches(24.6 / Math.max(4, facts.length))),
    fontFace: font,
    margin: [0.14, 0, 0.06, 0],
    valign: 'top',
  });
}

function drawTable(slide: PptxSlide, { head, main, rows, note }: TableSlide): void {
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
          border: tableBorders(undefined, { color: ink, pt: 1.5 }),
        },
      })),
      ...rows.map(({ kind, cells }) => {
        const isSum = kind === 'sum';
        const color = kind === 'measured' ? measuredColour : ink;
        return cells.map((text, column) => ({
          text,
          options: {
            align: align(column),
            color: column === 1 && color === ink && !isSum ? ink2 : color,
            bold: isSum || column === 0 || column === main,
            ...(isSum ? { fill: { color: hex(palette.persimmon1) } } : {}),
            border: tableBorders(
              undefined,
              isSum ? { color: hex(palette.persimmonLine), pt: 1.5 } : { color: line, pt: 0.75 },
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
    ...box(4, 34.8, 68, 5.6),
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
          border: tableBorders({ color: ink, pt: 0.75 }),
        },
      },
      { text, options: { fontSize: points(1.5), border: tableBorders({ color: ink, pt: 0.75 }) } },
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
