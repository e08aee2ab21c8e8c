import { defaultHorizon } from '../../../forecast/outlook.ts';
import { band, line, type Point } from './path.ts';

export const columns = 2 * defaultHorizon;
export const box = { width: 1352, height: 440 };
const column = box.width / columns;
/** The shares of the height that are left free: above for the label of the last week. */
const margin = { above: 0.28, below: 0.08 };

export interface ChartLines {
  /** The measured weeks shown, the latest last. */
  measured: readonly number[];
  /** Actual values after Today, if it was moved back. */
  actuals: readonly number[];
  mean: readonly number[];
  low50: readonly number[];
  high50: readonly number[];
  low90: readonly number[];
  high90: readonly number[];
}

/** The chart as paths, with the measured weeks to the left of `today`, a column that may be outside the sheet. */
export function chartPaths(lines: ChartLines, today = defaultHorizon) {
  const { ticks, y } = axisScale([...lines.measured, ...lines.actuals, ...lines.low90, ...lines.high90]);
  const x = (week: number) => (week + 0.5) * column;
  const turn = Math.max(0, Math.min(columns, today));
  const first = turn - lines.measured.length;
  const measured = lines.measured.map((value, i): Point => [x(first + i), y(value)]);
  const points = (values: readonly number[]) => values.map((value, i): Point => [x(turn + i), y(value)]);
  const ahead = (values: readonly number[]): Point[] => [...measured.slice(-1), ...points(values)];
  const [expected, came] = [points(lines.mean), points(lines.actuals)];
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    measured,
    expected,
    came,
    actual: line([...measured, ...came]),
    /** From each week's forecast to its actual value. */
    misses: came
      .slice(0, expected.length)
      .map(([cameX, cameY], i) => `M${cameX} ${expected[i]?.[1] ?? cameY}V${cameY}`)
      .join(''),
    forecast: line(ahead(lines.mean)),
    band50: band(ahead(lines.high50), ahead(lines.low50)),
    band90: band(ahead(lines.high90), ahead(lines.low90)),
    y,
  };
}

/** Two to five round values, their distance, and the position of any value between the lowest and the highest. */
export function axisScale(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = Math.max(Math.abs(low), Math.abs(high));
  // Values that differ only by rounding are equal: steps that small would be lost in the numbers they are added to.
  const span = high - low > size * 1e-9 ? high - low : size || 1;
  const [floor, ceiling] = [low - span * margin.below, high + span * margin.above];
  const rough = span / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const ticks: number[] = [];
  for (let i = Math.ceil(floor / step); i * step <= ceiling; i++)
    ticks.push(Number((i * step).toPrecision(12)) + 0);
  return { ticks, step, y: (value: number) => box.height * (1 - (value - floor) / (ceiling - floor)) };
}

/** The whole history as a thin line, with the forecast at its end. */
export function overviewPaths(values: readonly number[], mean: readonly number[]) {
  const all = [...values, ...mean];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => 60 - ((value - low) / (high - low || 1)) * 56;
  const points = all.map(
    (value, week): Point => [overviewPosition(week, values.length) * box.width, y(value)],
  );
  return { measured: line(points.slice(0, values.length)), forecast: line(points.slice(values.length - 1)) };
}

/** The position of a week in the overview of a history, as a share of its width. */
export function overviewPosition(week: number, weeks: number): number {
  return week / (weeks + defaultHorizon - 1);
}
