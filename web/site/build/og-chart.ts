import { errorColumns } from '../../../content/accuracy-figures.ts';
import { palette } from '../../ui/palette.ts';

/** The illustrative account of the home page: thirteen weeks measured, thirteen expected (low, middle, high). */
const measured = [212, 224, 219, 236, 248, 241, 262, 255, 271, 268, 284, 279, 291];
const expected: [number, number, number][] = [
  [288, 298, 308],
  [292, 309, 326],
  [298, 320, 342],
  [301, 328, 355],
  [300, 331, 362],
  [286, 321, 356],
  [270, 309, 348],
  [282, 325, 368],
  [305, 352, 399],
  [323, 374, 425],
  [339, 394, 449],
  [354, 412, 470],
  [366, 428, 490],
];
/** The width of a 50 % range as a share of the 90 % range. */
const innerShare = 0.4;

export interface Span {
  left: number;
  right: number;
}

type Point = [x: number, y: number];

/** The past: a cobalt line with a filled dot per week, ending at the right edge. */
export function measuredLine(span: Span, y: (value: number) => number): string {
  const step = (span.right - span.left) / measured.length;
  const points = measured.map((value, i): Point => [span.left + step * (i + 0.5), y(value)]);
  const end: Point = [span.right, y(latestValue)];
  return `${line([...points, end], palette.cobalt)}${points.map((point) => dot(point, palette.cobalt)).join('')}`;
}

/** The future: a persimmon line in its two ranges, with a hollow dot per week. */
export function forecastFan(span: Span, y: (value: number) => number): string {
  const step = (span.right - span.left) / expected.length;
  const start: Point = [span.left, y(latestValue)];
  const x = (i: number) => span.left + step * (i + 0.5);
  const middle = expected.map(([, value], i): Point => [x(i), y(value)]);
  const band = (share: number, fill: string) => {
    const high = expected.map(([, mid, top], i): Point => [x(i), y(mid + (top - mid) * share)]);
    const low = expected.map(([bottom, mid], i): Point => [x(i), y(mid - (mid - bottom) * share)]);
    return `<path d="${path([start, ...high, ...low.reverse()])}Z" fill="${fill}"/>`;
  };
  return [
    band(1, palette.persimmon1),
    band(innerShare, palette.persimmon2),
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
