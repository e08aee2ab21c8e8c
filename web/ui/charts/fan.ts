import type { NumberRange } from '../../../contract/facts.ts';
import { conversions, range50, range90 } from '../../sample-account/series.ts';
import { band, line, type Point } from './path.ts';

interface FanBox {
  width: number;
  height: number;
  /** Values at the bottom and the top edge. */
  floor: number;
  ceiling: number;
  /** The x positions of the first and the last week. */
  first: number;
  last: number;
}

export interface Expected {
  mid: number;
  range50: NumberRange;
  range90: NumberRange;
}

/** The data of a fan. Weeks are counted from the first of the sheet, which has 26. */
export interface FanSeries {
  /** The week after Today. */
  at: number;
  /** Measured values; they may continue after Today if that was moved back, and begin before the sheet. */
  actual: readonly number[];
  /** How many weeks before the sheet. */
  lead?: number;
  /** Expected values, from Today on. */
  expected: readonly Expected[];
  /** An older forecast. */
  earlier: { from: number; values: readonly number[] };
}

/** The example account: 13 weeks measured, 13 forecast. */
export const example: FanSeries = {
  at: conversions.actual.length,
  actual: conversions.actual,
  expected: conversions.forecast.map((point) => ({
    mid: point.mid,
    range50: range50(point),
    range90: range90(point),
  })),
  earlier: { from: 0, values: conversions.earlier },
};

const weeks = conversions.actual.length + conversions.forecast.length;

/** A forecast with its ranges as paths. Measured and forecast values meet at Today, between two weeks. */
export function fan(box: FanBox, { at, actual, lead = 0, expected, earlier }: FanSeries = example) {
  const x = (week: number) => box.first + (week * (box.last - box.first)) / (weeks - 1);
  const y = (value: number) => box.height - ((value - box.floor) / (box.ceiling - box.floor)) * box.height;
  const measured = actual.map((value, week): Point => [x(week - lead), y(value)]);
  const last = actual[lead + at - 1] ?? 0;
  const now: Point = [x(at - 0.5), y((last + (actual[lead + at] ?? expected[0]?.mid ?? last)) / 2)];
  const ahead = (pick: (week: Expected) => number) => [
    now,
    ...expected.map((week, i): Point => [x(at + i), y(pick(week))]),
  ];
  const middle = ahead(({ mid }) => mid);
  const range = (name: 'range50' | 'range90') =>
    band(
      ahead((week) => week[name].hi),
      ahead((week) => week[name].lo),
    );
  return {
    x,
    y,
    measured,
    expected: middle.slice(1),
    actual: line(lead + at < actual.length ? measured : [...measured, now]),
    earlier: line(earlier.values.map((value, i): Point => [x(earlier.from + i), y(value)])),
    forecast: line(middle),
    band50: range('range50'),
    band90: range('range90'),
  };
}
