import { errorColumns } from '../../../content/accuracy-figures.ts';
import { conversions, type Forecast, range50, range90 } from '../../sample-account/series.ts';
import { palette } from '../../ui/palette.ts';

const { actual, forecast } = conversions;

interface Span {
  left: number;
  right: number;
}

type Point = [x: number, y: number];

/** The past: a cobalt line with a filled dot per week, ending at the right edge. */
export function measuredLine(span: Span, y: (value: number) => number): string {
  const step = (span.right - span.left) / actual.length;
  const points = actual.map((value, i): Point => [span.left + step * (i + 0.5), y(value)]);
  const end: Point = [span.right, y(latestValue)];
  return `${line([...points, end], palette.cobalt)}${points.map((point) => dot(point, palette.cobalt)).join('')}`;
}

/** The future: a persimmon line in its two ranges, with a hollow dot per week. */
export function forecastFan(span: Span, y: (value: number) => number): string {
  const step = (span.right - span.left) / forecast.length;
  const start: Point = [span.left, y(latestValue)];
  const through = (pick: (week: Forecast) => number) =>
    forecast.map((week, i): Point => [span.left + step * (i + 0.5), y(pick(week))]);
  const middle = through(({ mid }) => mid);
  const band = (range: typeof range90, fill: string) => {
    const [high, low] = [through((week) => range(week).hi), through((week) => range(week).lo)];
    return `<path d="${path([start, ...high, ...low.reverse()])}Z" fill="${fill}"/>`;
  };
  return [
    band(range90, palette.persimmon1),
    band(range50, palette.persimmon2),
    line([start, ...middle], palette.persimmonLine),
    ...middle.map((point) => dot(point, palette.persimmonLine, palette.paper)),
  ].join('');
}

/** The errors of our forecasts of public series: a column per percentage point, filled up to 5 %. */
export function recordColumns(
  { left, right }: Span,
  { top, bottom }: { top: number; bottom: number },
): string {
  const width = (right - left) / errorColumns.length;
  const tallest = Math.max(...errorColumns);
  const columns = errorColumns.map((count, percent) => {
    const height = Math.max(3, (count / tallest) * (bottom - top));
    const fill = percent < 5 ? palette.cobalt : palette.paper;
    return `<rect x="${round(left + percent * width + 2)}" y="${round(bottom - height)}" width="${round(width - 4)}" height="${round(height)}" fill="${fill}" stroke="${palette.cobalt}" stroke-width="3"/>`;
  });
  return columns.join('');
}

/** Between the last measured and the first expected week. */
const latestValue = 294;

function line(points: Point[], colour: string): string {
  return `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`;
}

function dot([x, y]: Point, colour: string, fill = colour): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${fill}" stroke="${colour}" stroke-width="3"/>`;
}

function path(points: Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
