import { expect, test } from 'vitest';
import { conversionFactors, fitSpendResponse } from './spend-response.ts';

/** An account whose conversions grow by a power of spend, with a season that both follow. */
function account(power: number, variation: number, weeks = 60) {
  let state = 7;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296 - 0.5;
  };
  const season = (week: number) => 1 + 0.5 * Math.sin((week / 52) * 2 * Math.PI);
  const spend = Array.from({ length: weeks }, (_, i) => 10_000 * season(i) * Math.exp(variation * random()));
  const conversions = spend.map(
    (spent, i) => 100 * season(i) * (spent / season(i) / 10_000) ** power * Math.exp(0.04 * random()),
  );
  return { spend, conversions };
}

test.each([0.5, 0.7, 0.9])('a power of %s is found in the account’s own weeks', (power) => {
  const { spend, conversions } = account(power, 1);
  const response = fitSpendResponse(spend, conversions);
  expect(response?.isAssumed).toBe(false);
  expect(response?.elasticity).toBeCloseTo(power, 1);
  expect(response?.low).toBeLessThan(power);
  expect(response?.high).toBeGreaterThan(power);
});

test('if spend hardly varied, the prior is used and marked as assumed', () => {
  const { spend, conversions } = account(0.2, 0.02);
  expect(fitSpendResponse(spend, conversions)).toMatchObject({ isAssumed: true, elasticity: 0.7 });
});

test.each([
  ['too few weeks', account(0.7, 1, 20)],
  ['weeks without conversions', { spend: Array(60).fill(100), conversions: Array(60).fill(0) }],
  ['nothing', { spend: [], conversions: [] }],
])('%s give no answer', (_name, { spend, conversions }) => {
  expect(fitSpendResponse(spend, conversions)).toBeUndefined();
});

test('more spend brings more, but less than in proportion, and no change brings none', () => {
  const { spend, conversions } = account(0.7, 1);
  const response = fitSpendResponse(spend, conversions);
  if (!response) throw new Error('there is no response');
  const double = conversionFactors(response, 2);
  expect(double.mean).toBeGreaterThan(1);
  expect(double.mean).toBeLessThan(2);
  expect(double.low).toBeLessThanOrEqual(double.mean);
  expect(double.high).toBeGreaterThanOrEqual(double.mean);
  const half = conversionFactors(response, 0.5);
  expect(half.low).toBeLessThanOrEqual(half.mean);
  expect(half.high).toBeGreaterThanOrEqual(half.mean);
  expect(conversionFactors(response, 1)).toEqual({ mean: 1, low: 1, high: 1 });
});

test('a hostile history gives a power between 0 and 1', () => {
  const values = Array.from({ length: 60 }, (_, i) => [1e-300, 1e300, 5, 1][i % 4] ?? 0);
  const response = fitSpendResponse(values, values.toReversed());
  expect(response?.elasticity).toBeGreaterThanOrEqual(0);
  expect(response?.elasticity).toBeLessThanOrEqual(1);
});
