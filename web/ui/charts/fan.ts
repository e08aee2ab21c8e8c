import { band, line, type Point } from './path.ts';
import { conversions, range50, range90 } from './series.ts';

interface FanBox {
  width: number;
  height: number;
  /** Values at the bottom and the top edge. */
  floor: number;
  ceiling: number;
  /** The x of the first and the last week. */
  first: number;
  last: number;
}

/** The example account as paths: 13 weeks measured, 13 forecast, two ranges. They meet at Today, between two weeks. */
export function fan(box: FanBox) {
  const { actual, earlier, forecast } = conversions;
  const weeks = actual.length + forecast.length;
  const x = (week: number) => box.first + (week * (box.last - box.first)) / (weeks - 1);
  const y = (value: number) => box.height - ((value - box.floor) / (box.ceiling - box.floor)) * box.height;
  const measured = actual.map((value, i): Point => [x(i), y(value)]);
  const between = ((actual.at(-1) ?? 0) + (forecast[0]?.mid ?? 0)) / 2;
  const now: Point = [x(actual.length - 0.5), y(between)];
  const ahead = (pick: (f: (typeof forecast)[number]) => number) =>
    [now, ...forecast.map((f, i): Point => [x(actual.length + i), y(pick(f))])] as const;
  const expected = ahead((f) => f.mid);
  return {
    x,
    y,
    measured,
    expected: expected.slice(1),
    actual: line([...measured, now]),
    earlier: line(earlier.map((value, i): Point => [x(i), y(value)])),
    forecast: line(expected),
    band50: band(
      ahead((f) => range50(f).hi),
      ahead((f) => range50(f).lo),
    ),
    band90: band(
      ahead((f) => range90(f).hi),
      ahead((f) => range90(f).lo),
    ),
  };
}
