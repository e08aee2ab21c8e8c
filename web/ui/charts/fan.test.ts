import { expect, test } from 'vitest';
import { fan } from './fan.ts';

test('the measured line ends at Today, where the forecast and its ranges begin', () => {
  const { actual, forecast, band50, band90, measured, expected } = fan({
    width: 26,
    height: 400,
    floor: 100,
    ceiling: 500,
    first: 10,
    last: 260,
  });
  const today = ((measured.at(-1)?.[0] ?? 0) + (expected[0]?.[0] ?? 0)) / 2;
  const start = /^M(\d+) \d+/;
  for (const path of [forecast, band50, band90]) expect(path.match(start)?.[1]).toBe(String(today));
  const steps = [...actual.matchAll(/[Ml](-?\d+)/g)].map(([, step]) => Number(step));
  expect(steps.reduce((sum, step) => sum + step)).toBe(today);
});
