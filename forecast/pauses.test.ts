import { expect, test } from 'vitest';
import { findPause } from './pauses.ts';
import { seededRandom } from './sample.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';

function account(weeks: number): number[] {
  const random = seededRandom(5);
  return Array.from({ length: weeks }, () => Math.round(80 + 40 * random()));
}

/** Zero from week 40 to week 51 of each year. */
function closedInWinter(weeks: number): number[] {
  return account(weeks).map((value, week) => (week % 52 >= 40 ? 0 : value));
}

test.each([4, 13])('%d weeks of zeros at the end are a pause, forecast as 0', (zeros) => {
  const history = [...account(80), ...new Array(zeros).fill(0)];
  const { mean, pause } = forecastOrThrow(history);
  expect(pause).toEqual({ kind: 'paused', since: 80 });
  expect(mean).toEqual(new Array(13).fill(0));
});

test('two weeks of zeros are not yet a pause', () => {
  const { mean, pause } = forecastOrThrow([...account(80), 0, 0]);
  expect(pause).toBeUndefined();
  expect(mean[0]).toBeGreaterThan(0);
});

test('zeros at the end of a history with many zeros are not a pause', () => {
  const sparse = Array.from({ length: 100 }, (_, week) => (week % 3 === 0 ? 1 : 0));
  expect(findPause([...sparse, 0, 0, 0, 0])).toBeUndefined();
});

test('an account that closes every winter is forecast as open until winter, then as closed', () => {
  const { mean, pause } = forecastOrThrow(closedInWinter(104 + 26));
  expect(pause?.kind).toBe('yearly');
  expect(mean.every((value) => value > 50)).toBe(true);
  const closing = forecastOrThrow(closedInWinter(104 + 36));
  expect(closing.mean.slice(0, 4).every((value) => value > 50)).toBe(true);
  expect(closing.mean.slice(4)).toEqual(new Array(9).fill(0));
});

test('the first closure is a pause', () => {
  expect(findPause(closedInWinter(52))).toEqual({ kind: 'paused', since: 40 });
});
