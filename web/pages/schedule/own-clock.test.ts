import { expect, test } from 'vitest';
import { nearestTo } from './own-clock.ts';

test.each([
  [1, 1],
  [-5, -5],
  [5.5, 6],
  [-3.5, -3],
  [5.75, 6],
  [12.75, 12],
  [13, 12],
  [14, 12],
  [-12, -12],
])('a clock %s hours ahead of GMT is nearest to %s', (exact, nearest) => {
  expect(nearestTo(exact)).toEqual({ exact, nearest });
});
