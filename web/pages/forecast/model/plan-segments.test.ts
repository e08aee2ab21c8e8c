import { expect, test } from 'vitest';
import { fitSpendResponse } from '../../../../forecast/spend-response.ts';
import { canDivide } from '../text/segment-messages.ts';
import { findPlanMetrics, type PlanMetrics, planByMonth, planFactors } from './budget-plan.ts';
import { splitByMonth } from './months.ts';
import { combineFactors, forecastPlanSegments, reconcileSegments, responseOfPart } from './plan-segments.ts';
import { filteredResult, listSegmentOptions, type SourceAccount, sampleWhole } from './segments.ts';

const today = '2026-11-17';
const whole = sampleWhole();
const dimension = whole.dimensions.findIndex(({ name }) => name === 'campaign');
const kept = { dimension: 0, values: [0, 1] };
const result = filteredResult(whole, [kept], today);
const pace = (result && findPlanMetrics(result)) as PlanMetrics;
const weeks = result?.weeks ?? [];
const calendar = result ? splitByMonth(result) : [];
const parts = reconcileSegments(forecastPlanSegments(whole, [kept], dimension, today), pace);

test('segments are forecast separately, those with too few weeks from their latest weeks', () => {
  const names = parts.map(({ values }) =>
    values.map((place) => whole.dimensions[dimension]?.values[place]?.label),
  );
  expect(names).toEqual([['generic'], ['shopping'], ['brand'], ['remarketing'], ['video']]);
  expect(parts.map(({ isForecast }) => isForecast)).toEqual([true, true, true, true, false]);
  expect(parts.every(({ spend }) => spend.values.length === weeks.length)).toBe(true);
});

test('segments add up to the account in each month, including measured weeks', () => {
  const months = planByMonth(calendar, weeks, pace, []);
  const ofParts = parts.map((part) => planByMonth(calendar, weeks, part, [], pace));
  months.forEach((month, m) => {
    for (const key of ['spend', 'clicks', 'conversions'] as const)
      expect(ofParts.reduce((sum, part) => sum + (part[m]?.[key] ?? 0), 0)).toBeCloseTo(month[key] ?? 0, 4);
  });
});

test('more spend in one segment changes it and the account, but no other segment', () => {
  const fitted = fitSpendResponse(pace.spend.values, pace.conversions.values);
  const [first] = parts;
  const month = planByMonth(calendar, weeks, first as PlanMetrics, [], pace)[1];
  const wanted = { [month?.month ?? '']: (month?.spend ?? 0) * 1.2 };
  const planned = parts.map((part) => ({
    ...part,
    changes: planFactors(
      calendar,
      part,
      responseOfPart(part, fitted).response,
      part === first ? wanted : {},
      pace.spend,
    ),
  }));
  const before = planByMonth(calendar, weeks, pace, []);
  const after = planByMonth(calendar, weeks, pace, combineFactors(pace, planned));
  const more = (after[1]?.spend ?? 0) - (before[1]?.spend ?? 0);
  expect(more).toBeCloseTo((month?.spend ?? 0) * 0.2, 4);
  const ofFirst = planByMonth(calendar, weeks, first as PlanMetrics, planned[0]?.changes ?? [], pace)[1];
  const brought = (ofFirst?.conversions ?? 0) - (month?.conversions ?? 0);
  expect(brought).toBeGreaterThan(0);
  expect((after[1]?.conversions ?? 0) - (before[1]?.conversions ?? 0)).toBeCloseTo(brought, 4);
  // Diminishing returns, and a wider range than before.
  expect(brought / (month?.conversions ?? 1)).toBeLessThan(0.2);
  const width = (row = before[1]) => ((row?.high ?? 0) - (row?.low ?? 0)) / (row?.conversions ?? 1);
  expect(width(after[1])).toBeGreaterThan(width());
  for (const m of [0, 2, 3]) expect(after[m]?.conversions).toBeCloseTo(before[m]?.conversions ?? 0, 4);
});

test('a segment has its own spend response only if its history is long enough and its spend varied', () => {
  const fitted = fitSpendResponse(pace.spend.values, pace.conversions.values);
  expect(parts.map((part) => responseOfPart(part, fitted).isOwn)).toEqual([true, true, true, true, false]);
  const flat = { ...pace, spend: { ...pace.spend, values: pace.spend.values.map(() => 100) } };
  expect(responseOfPart(flat, fitted)).toEqual({ response: fitted, isOwn: false });
  expect(responseOfPart(flat, undefined).response).toBeUndefined();
});

test('an account that cannot combine filters is divided only by the dimension of its filter', () => {
  const choices = listSegmentOptions({ ...whole, cells: null });
  if (!choices) throw new Error('no choices');
  expect(canDivide(choices, [], dimension)).toBe(true);
  expect(canDivide(choices, [kept], dimension)).toBe(false);
  expect(canDivide(choices, [kept], kept.dimension)).toBe(true);
  expect(canDivide({ ...choices, canCombine: true }, [kept], dimension)).toBe(true);
  // The previous account may have had more dimensions.
  expect(canDivide(choices, [], 9)).toBe(false);
});

test('values after the largest eight are planned together', () => {
  const device = whole.dimensions.findIndex(({ name }) => name === 'device');
  const [value] = whole.dimensions[device]?.values ?? [];
  if (!value) throw new Error('no value');
  const many = Array.from({ length: 12 }, (_, i) => ({ ...value, label: `Campaign ${i}` }));
  const metrics = whole.metrics.map((metric, m) => ({
    ...metric,
    values: (value.metrics[m] ?? []).map((each) => each * 12),
  }));
  const dimensions = [{ name: 'campaign' as const, column: 0, label: '', count: 12, values: many }];
  const account: SourceAccount = { ...whole, metrics, dimensions, cells: null };
  const [last, ...others] = forecastPlanSegments(account, [], 0, today).reverse();
  expect(others.map(({ values }) => values.length)).toEqual(Array(8).fill(1));
  expect(last?.values).toHaveLength(4);
  expect(last?.spend.values.at(-1)).toBeCloseTo((others[0]?.spend.values.at(-1) ?? 0) * 4);
});
