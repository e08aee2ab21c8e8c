import type PptxGenJS from 'pptxgenjs';
import { axisScale } from '../../ui/charts/forecast-geometry.ts';
import { palette } from '../../ui/palette.ts';
import type { Deck, DeckChart } from '../deck.ts';
import { box, font, forecastColour, hex, ink, ink2, measuredColour, paper, points } from './style.ts';

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The part of a chart that is inside its axes; without labels on the axes more is left. */
export const inner = { x: 0.1, y: 0.04, w: 0.89, h: 0.94 };
const innerBare = { x: 0.02, y: 0.06, w: 0.96, h: 0.9 };

const round = (n: number) => Math.round(n * 100) / 100;

/** A chart that can be edited, with its numbers in a sheet. */
export function addChart(
  slide: PptxGenJS.Slide,
  chart: DeckChart,
  area: Area,
  { keys }: Deck,
  isBare = false,
): void {
  const { weeks, measured, mean } = chart;
  const series = (name: string, values: (number | null)[]) => ({ name, labels: weeks, values });
  const blank = (count: number) => Array<null>(count).fill(null);
  const bands = bandSeries(chart, keys).map(({ name, values, colour }) => ({
    data: series(name, values),
    colour,
  }));
  const lineSeries = (name: string, values: (number | null)[], colour: string, fill: string) => ({
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
  const past = lineSeries(
    keys.measured,
    [...measured.map(round), ...blank(mean.length)],
    measuredColour,
    measuredColour,
  );
  const ahead = [
    {
      type: 'area',
      data: bands.map(({ data }) => data),
      options: { barGrouping: 'stacked', chartColors: bands.map(({ colour }) => colour) },
    },
    // It starts from the last measured week.
    lineSeries(
      keys.forecast,
      [...blank(measured.length - 1), ...[measured.at(-1) ?? 0, ...mean].map(round)],
      forecastColour,
      paper,
    ),
  ];
  const isForecast = mean.length > 0;
  const types = isForecast ? [...ahead, past] : [past];
  const options = {
    ...box(area.x, area.y, area.w, area.h),
    layout: isBare ? innerBare : inner,
    altText: chart.caption,
    displayBlanksAs: 'gap',
    barDir: 'col',
    ...chartAxes(chart),
    valAxisHidden: isBare,
  };
  // For several types the library takes the options in place of the data.
  slide.addChart(types as PptxGenJS.IChartMulti[], options as unknown as object[]);
  if (isForecast) addToday(slide, chart, area, isBare);
}

/**
 * The ranges are areas on top of each other, the lowest of them invisible: the only way that programs draw alike. They
 * open from the last measured week; before it, a range without a width stays out of sight.
 */
function bandSeries({ measured, low50, high50, low90, high90 }: DeckChart, keys: Deck['keys']) {
  const widths = (upper: readonly number[], lower: readonly number[]) => [
    ...measured.map(() => 0),
    ...upper.map((value, week) => round(value - (lower[week] ?? 0))),
  ];
  const [pale, strong] = [hex(palette.persimmon1), hex(palette.persimmon2)];
  return [
    { name: keys.low, values: [...measured, ...low90].map(round), colour: 'transparent' },
    { name: `${keys.range90} ↓`, values: widths(low50, low90), colour: pale },
    { name: keys.range50, values: widths(high50, low50), colour: strong },
    { name: `${keys.range90} ↑`, values: widths(high90, high50), colour: pale },
  ];
}

function chartAxes({ measured, low90, high90, digits }: DeckChart) {
  const { ticks, step } = axisScale([...measured, ...low90, ...high90]);
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const format = digits === 2 ? '#,##0.00' : '#,##0';
  return {
    catAxisLineColor: ink,
    catAxisLineSize: 1,
    catAxisLabelPos: 'none',
    catAxisMajorTickMark: 'none',
    catGridLine: { style: 'none' },
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
}

/** Between the last measured week and the first expected one. */
function addToday(slide: PptxGenJS.Slide, chart: DeckChart, area: Area, isBare: boolean): void {
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
