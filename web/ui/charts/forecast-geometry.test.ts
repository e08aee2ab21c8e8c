import { expect, test } from 'vitest';
import { axisScale } from './forecast-geometry.ts';

test('values that differ by rounding only have the scale of equal ones', () => {
  expect(axisScale([12.5, 12.500000000000002]).ticks).toEqual(axisScale([12.5, 12.5]).ticks);
  expect(axisScale([0, 0]).ticks).toContain(0);
});

test('a scale has a few round values', () => {
  expect(axisScale([200, 420]).ticks).toEqual([200, 300, 400]);
  expect(axisScale([-3, 2]).ticks).toEqual([-2, 0, 2]);
});
