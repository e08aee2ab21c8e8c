import { expect, test, vi } from 'vitest';
import { nearestTo, ownOffset } from './choice.ts';

test.each([
  ['Europe/London', '2027-01-15', 0],
  ['Europe/London', '2027-07-15', 1],
  ['America/New_York', '2027-03-13', -5],
  ['America/New_York', '2027-03-15', -4],
  ['Asia/Kolkata', '2027-07-15', 5.5],
  ['Pacific/Auckland', '2027-01-15', 13],
])('%s on %s is %s hours ahead of GMT', (zone, day, exact) => {
  vi.stubEnv('TZ', zone);
  expect(ownOffset(day).exact).toBe(exact);
  vi.unstubAllEnvs();
});

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
])('the offset nearest to %s is %s', (exact, nearest) => {
  expect(nearestTo(exact)).toEqual({ exact, nearest });
});
