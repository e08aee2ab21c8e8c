import { weeksAhead } from '../../../forecast/outlook.ts';
import { band, line, type Point } from '../../ui/charts/path.ts';

/** As many measured weeks as there can be forecast ones: the Today line is in the middle. */
export const weeksBehind = weeksAhead;
export const columns = weeksBehind + weeksAhead;
export const box = { width: 1352, height: 440 };
const column = box.width / columns;
/** The parts of the height that are left free: above for the label of the last week. */
const margin = { above: 0.2, below: 0.08 };

export interface ChartLines {
  /** Measured weeks that are shown, the latest last. */
  measured: readonly number[];
  /** What came after Today, if it was moved back. */
  came: readonly number[];
  mean: readonly number[];
  low50: readonly number[];
  high50: readonly number[];
  low90: readonly number[];
  high90: readonly number[];
}

/** The chart as paths, with the measured weeks left of `today`, counted in columns. */
export function chartPaths(lines: ChartLines, today = weeksBehind) {
  const { ticks, y } = scaleOf([...lines.measured, ...lines.came, ...lines.low90, ...lines.high90]);
  const x = (week: number) => (week + 0.5) * column;
  const first = today - lines.measured.length;
  const measured = lines.measured.map((value, i): Point => [x(first + i), y(value)]);
  const ahead = (values: readonly number[]): Point[] => [
    ...measured.slice(-1),
    ...values.map((value, i): Point => [x(today + i), y(value)]),
  ];
  const expected = ahead(lines.mean);
  const came = ahead(lines.came);
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    measured,
    expected: expected.slice(1),
    came: came.slice(1),
    actual: line([...measured, ...came.slice(1)]),
    /** From each week's forecast to what came. */
    misses: came
      .slice(1, expected.length)
      .map(([cameX, cameY], i) => `M${cameX} ${expected[i + 1]?.[1] ?? cameY}V${cameY}`)
      .join(''),
    forecast: line(expected),
    band50: band(ahead(lines.high50), ahead(lines.low50)),
    band90: band(ahead(lines.high90), ahead(lines.low90)),
    y,
  };
}

/** Two to five round values, how far they are apart, and the place of any value between the lowest and the highest. */
export function scaleOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || Math.abs(high) || 1;
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
export function overviewPaths(
  values: readonly number[],
  mean: readonly number[],
  { at, centre, ahead }: { at: number; centre: number; ahead: number },
) {
  const all = [...values, ...mean];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (week: number) => (week * box.width) / (values.length + ahead - 1);
  const y = (value: number) => 60 - ((value - low) / (high - low || 1)) * 56;
  const points = all.map((value, week): Point => [x(week), y(value)]);
  const [from, to] = [x(Math.max(0, centre - weeksBehind)), x(centre + ahead - 1)];
  return {
    measured: line(points.slice(0, values.length)),
    forecast: line(points.slice(values.length - 1)),
    frame: `M${Math.round(from)} 0H${Math.round(to)}V64H${Math.round(from)}z`,
    today: `M${Math.round(x(at - 0.5))} 0V64`,
  };
}
