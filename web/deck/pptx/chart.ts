import { axisScale } from '../../ui/charts/forecast-geometry.ts';
import { palette } from '../../ui/palette.ts';
import type { Deck, DeckChart } from '../deck.ts';
import { sized } from './drawing.ts';
import { forecastColour, hex, ink, ink2, measuredColour, paper } from './style.ts';
import { columnName, type Series } from './workbook.ts';
import { fill, fontProperties, namespaces, stroke, text } from './xml.ts';

/** The area inside a chart's axes; larger without axis labels. */
export const inner = { x: 0.1, y: 0.04, w: 0.89, h: 0.94 };
export const innerBare = { x: 0.02, y: 0.06, w: 0.96, h: 0.9 };

const round = (n: number) => Math.round(n * 100) / 100;
const axes = { weeks: 1, values: 2 };
const axisIds = `<c:axId val="${axes.weeks}"/><c:axId val="${axes.values}"/>`;

interface LineSeries extends Series {
  colour: string;
  /** The fill of its dots. */
  dot: string;
}

interface BandSeries extends Series {
  colour: string | undefined;
}

/** The series of a chart, ranges before lines: each is a column of its sheet. */
export function chartSeries(
  chart: DeckChart,
  keys: Deck['keys'],
): { bands: BandSeries[]; lines: LineSeries[] } {
  const { measured, mean } = chart;
  const blank = (count: number) => Array<null>(count).fill(null);
  const past = {
    name: keys.measured,
    values: [...measured.map(round), ...blank(mean.length)],
    colour: measuredColour,
    dot: measuredColour,
  };
  if (mean.length === 0) return { bands: [], lines: [past] };
  // It starts at the last measured week.
  const ahead = [...blank(measured.length - 1), ...[measured.at(-1) ?? 0, ...mean].map(round)];
  const forecast = { name: keys.forecast, values: ahead, colour: forecastColour, dot: paper };
  return { bands: bandSeries(chart, keys), lines: [forecast, past] };
}

/**
 * Ranges are stacked areas, the lowest of them invisible: the only way that programs draw alike. They open at the last
 * measured week; before it, a range of zero width stays invisible.
 */
function bandSeries({ measured, low50, high50, low90, high90 }: DeckChart, keys: Deck['keys']): BandSeries[] {
  const widths = (upper: readonly number[], lower: readonly number[]) => [
    ...measured.map(() => 0),
    ...upper.map((value, week) => round(value - (lower[week] ?? 0))),
  ];
  const [pale, strong] = [hex(palette.persimmon1), hex(palette.persimmon2)];
  return [
    { name: keys.low, values: [...measured, ...low90].map(round), colour: undefined },
    { name: `${keys.range90} ↓`, values: widths(low50, low90), colour: pale },
    { name: keys.range50, values: widths(high50, low50), colour: strong },
    { name: `${keys.range90} ↑`, values: widths(high90, high50), colour: pale },
  ];
}

/** An editable chart; `rId1` is the sheet with its numbers. */
export function writeChart(chart: DeckChart, keys: Deck['keys'], isBare: boolean): string {
  const { bands, lines } = chartSeries(chart, keys);
  const { weeks, digits } = chart;
  const format = digits === 2 ? '#,##0.00' : '#,##0';
  const data = (series: Series, index: number) => seriesData(series, index, weeks, format);
  const areas = bands.map(({ colour, ...series }, i) => {
    const { head, values } = data(series, i);
    return `<c:ser>${head}<c:spPr>${fill(colour)}</c:spPr>${values}</c:ser>`;
  });
  const drawn = lines.map(({ colour, dot, ...series }, i) => {
    const { head, values } = data(series, bands.length + i);
    const line = stroke({ color: colour, width: isBare ? 2 : 3 });
    const marker = `<c:marker><c:symbol val="circle"/><c:size val="${isBare ? 5 : 8}"/><c:spPr>${fill(dot)}${stroke({ color: colour, width: 0.75 })}</c:spPr></c:marker>`;
    return `<c:ser>${head}<c:spPr>${line}</c:spPr>${marker}${values}<c:smooth val="0"/></c:ser>`;
  });
  const areaChart = `<c:areaChart><c:grouping val="stacked"/><c:varyColors val="0"/>${areas.join('')}${axisIds}</c:areaChart>`;
  const lineChart = `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${drawn.join('')}<c:marker val="1"/>${axisIds}</c:lineChart>`;
  const plot = `${layout(isBare)}${bands.length > 0 ? areaChart : ''}${lineChart}${weekAxis()}${valueAxis(chart, format, isBare)}`;
  return `<c:chartSpace ${namespaces.c} ${namespaces.a} ${namespaces.r}><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plot}</c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr>${fill(undefined)}${stroke(undefined)}</c:spPr><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}

/** A series' name, weeks and values, with their positions in the sheet. */
function seriesData({ name, values }: Series, index: number, weeks: string[], format: string) {
  const column = columnName(index + 1);
  const rows = (letter: string) => `<c:f>Sheet1!$${letter}$2:$${letter}$${weeks.length + 1}</c:f>`;
  const points = (list: (string | number | null)[]) =>
    list.map((value, i) =>
      value === null ? '' : `<c:pt idx="${i}"><c:v>${text(String(value))}</c:v></c:pt>`,
    );
  const cache = (list: (string | number | null)[]) =>
    `<c:ptCount val="${list.length}"/>${points(list).join('')}`;
  const title = `<c:f>Sheet1!$${column}$1</c:f><c:strCache>${cache([name])}</c:strCache>`;
  const labels = `<c:strRef>${rows('A')}<c:strCache>${cache(weeks)}</c:strCache></c:strRef>`;
  const numbers = `<c:formatCode>${format}</c:formatCode>${cache(values)}`;
  return {
    head: `<c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef>${title}</c:strRef></c:tx>`,
    values: `<c:cat>${labels}</c:cat><c:val><c:numRef>${rows(column)}<c:numCache>${numbers}</c:numCache></c:numRef></c:val>`,
  };
}

function layout(isBare: boolean): string {
  const shares = Object.entries(isBare ? innerBare : inner).map(
    ([name, share]) => `<c:${name} val="${share}"/>`,
  );
  return `<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>${shares.join('')}</c:manualLayout></c:layout>`;
}

/** Without labels: the slide states the first and the last week. */
function weekAxis(): string {
  return `<c:catAx><c:axId val="${axes.weeks}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/><c:spPr>${stroke({ color: ink, width: 1 })}</c:spPr><c:crossAx val="${axes.values}"/><c:crosses val="autoZero"/></c:catAx>`;
}

function valueAxis({ measured, low90, high90 }: DeckChart, format: string, isHidden: boolean): string {
  const { ticks, step } = axisScale([...measured, ...low90, ...high90]);
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const min = Math.min(...measured, ...low90) < low ? round(low - step) : low;
  const max = Math.max(...measured, ...high90) > high ? round(high + step) : high;
  const labels = fontProperties(sized(1, ink2), 'a:defRPr');
  return `<c:valAx><c:axId val="${axes.values}"/><c:scaling><c:orientation val="minMax"/><c:max val="${max}"/><c:min val="${min}"/></c:scaling><c:delete val="${isHidden ? 1 : 0}"/><c:axPos val="l"/><c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr>${stroke(undefined)}</c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${labels}</a:pPr></a:p></c:txPr><c:crossAx val="${axes.weeks}"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/><c:majorUnit val="${step}"/></c:valAx>`;
}
