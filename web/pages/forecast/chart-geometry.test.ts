import { expect, test } from 'vitest';
import { scaleOf } from './chart-geometry.ts';

test('values that differ by rounding only have the scale of equal ones', () => {
  expect(scaleOf([12.5, 12.500000000000002]).ticks).toEqual(scaleOf([12.5, 12.5]).ticks);
  expect(scaleOf([0, 0]).ticks).toContain(0);
});

test('a scale has a few round values', () => {
  expect(scaleOf([200, 420]).ticks).toEqual([200, 300, 400]);
  expect(scaleOf([-3, 2]).ticks).toEqual([-2, 0, 2]);
});
