import { expect, test } from 'vitest';
import { type Forecast, forecast } from './forecast.ts';
import { findPause } from './pauses.ts';
import { seededRandom } from './sample.ts';

function made(history: readonly number[]): Forecast {
  const result = forecast(history, 13);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

function account(weeks: number): number[] {
  const random = seededRandom(5);
  return Array.from({ length: weeks }, () => Math.round(80 + 40 * random()));
}

/** Closed from week 40 to week 51 of each year. */
const closedInWinter = account(130).map((value, week) => (week % 52 >= 40 ? 0 : value));

test.each([4, 13])('%d weeks of zeros at the end are a pause, forecast as 0', (zeros) => {
  const history = [...account(80), ...new Array(zeros).fill(0)];
  const { mean, pause } = made(history);
  expect(pause).toEqual({ kind: 'paused', since: 80 });
  expect(mean).toEqual(new Array(13).fill(0));
});

test('two weeks of zeros are not yet a pause', () => {
  const { mean, pause } = made([...account(80), 0, 0]);
  expect(pause).toBeUndefined();
  expect(mean[0]).toBeGreaterThan(0);
});

test('zeros at the end of an account that often has none say nothing', () => {
  const rare = Array.from({ length: 100 }, (_, week) => (week % 3 === 0 ? 1 : 0));
  expect(findPause([...rare, 0, 0, 0, 0])).toBeUndefined();
});

test('an account that closes every winter closes again, and opens again', () => {
  const open = made(closedInWinter.slice(0, 104 + 36));
  expect(findPause(closedInWinter.slice(0, 104 + 26))?.kind).toBe('yearly');
  const { mean, pause } = made(closedInWinter.slice(0, 104 + 26));
  expect(pause?.kind).toBe('yearly');
  expect(mean.every((value) => value > 50)).toBe(true);
  expect(open.mean.length).toBe(13);
  const closing = made(account(104 + 36).map((value, week) => (week % 52 >= 40 ? 0 : value)));
  expect(closing.mean.slice(0, 4).every((value) => value > 50)).toBe(true);
  expect(closing.mean.slice(4)).toEqual(new Array(9).fill(0));
});

test('an account that closed for the first time is paused', () => {
  expect(findPause(closedInWinter.slice(0, 52))).toEqual({ kind: 'paused', since: 40 });
});
