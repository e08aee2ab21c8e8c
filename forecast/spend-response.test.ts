import { expect, test } from 'vitest';
import { seededRandom } from './sample.ts';
import { conversionFactors, fitSpendResponse } from './spend-response.ts';

/** An account whose conversions follow a power of spend, both with the same season. */
function account(elasticity: number, variation: number, weeks = 60) {
  const uniform = seededRandom(7);
  const random = () => uniform() - 0.5;
  const season = (week: number) => 1 + 0.5 * Math.sin((week / 52) * 2 * Math.PI);
  const spend = Array.from({ length: weeks }, (_, i) => 10_000 * season(i) * Math.exp(variation * random()));
  const conversions = spend.map(
    (spent, i) => 100 * season(i) * (spent / season(i) / 10_000) ** elasticity * Math.exp(0.04 * random()),
  );
  return { spend, conversions };
}

test.each([0.5, 0.7, 0.9])('an elasticity of %s is found in the history', (elasticity) => {
  const { spend, conversions } = account(elasticity, 1);
  const response = fitSpendResponse(spend, conversions);
  expect(response?.isAssumed).toBe(false);
  expect(response?.elasticity).toBeCloseTo(elasticity, 1);
  expect(response?.low).toBeLessThan(elasticity);
  expect(response?.high).toBeGreaterThan(elasticity);
});

test('if spend hardly varied, the prior is used and marked as assumed', () => {
  const { spend, conversions } = account(0.2, 0.02);
  expect(fitSpendResponse(spend, conversions)).toMatchObject({ isAssumed: true, elasticity: 0.7 });
});

test.each([
  ['too few weeks', account(0.7, 1, 20)],
  ['weeks without conversions', { spend: Array(60).fill(100), conversions: Array(60).fill(0) }],
  ['no weeks', { spend: [], conversions: [] }],
])('%s have no response', (_name, { spend, conversions }) => {
  expect(fitSpendResponse(spend, conversions)).toBeUndefined();
});

test('more spend brings more conversions, but less than in proportion', () => {
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

test('even extreme values give an elasticity between 0 and 1', () => {
  const values = Array.from({ length: 60 }, (_, i) => [1e-300, 1e300, 5, 1][i % 4] ?? 0);
  const response = fitSpendResponse(values, values.toReversed());
  expect(response?.elasticity).toBeGreaterThanOrEqual(0);
  expect(response?.elasticity).toBeLessThanOrEqual(1);
});
