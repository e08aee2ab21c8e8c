import { expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar.ts';
import { fitSpendResponse } from '../../../../forecast/spend-response.ts';
import { findPlanMetrics, type PlanMetrics, planByMonth, planFactors, usualWeeks } from './budget-plan.ts';
import { splitByMonth } from './months.ts';
import { monthPacing } from './pacing.ts';
import { visitorResult } from './result.ts';

const weeks = Array.from({ length: 80 }, (_, i) => addDays('2025-05-05', i * 7));
const spend = weeks.map((_, i) => 10_000 + (i % 5) * 1_500);
const conversions = spend.map((spent) => (spent / 100) ** 0.7);
const account = {
  weeks,
  currency: 'EUR',
  metrics: [
    { name: 'spend', label: 'Cost', values: spend },
    { name: 'conversions', label: 'Conversions', values: conversions },
  ],
};
/** The last measured week starts on 9 November 2026. */
const result = visitorResult(account, { kind: 'link' }, '2026-11-17');
const planning = findPlanMetrics(result) as PlanMetrics;
const response = fitSpendResponse(spend, conversions);
const months = splitByMonth(result);
const plan = (wanted: Record<string, number> = {}) =>
  planByMonth(months, result.weeks, planning, planFactors(months, planning, response, wanted));

test('a month has the measured and expected weeks that start in it, and sums them', () => {
  const [november, ...others] = plan();
  expect(others).toEqual([]);
  expect(november?.weeks.map(({ day, isMeasured }) => [day, isMeasured])).toEqual([
    ['2026-11-02', true],
    ['2026-11-09', true],
    ['2026-11-16', false],
    ['2026-11-23', false],
    ['2026-11-30', false],
  ]);
  expect(november?.spend).toBeCloseTo(november?.weeks.reduce((sum, week) => sum + week.spend, 0) ?? 0);
  expect(november?.paceSpend).toBeCloseTo(november?.spend ?? 0);
  expect(november?.low).toBeLessThan(november?.conversions ?? 0);
  expect(november?.high).toBeGreaterThan(november?.conversions ?? 0);
});

test('planned spend is spread over the coming weeks, and conversions have diminishing returns', () => {
  const [pace] = plan();
  if (!pace) throw new Error('there is no plan');
  const more = pace.spent + (pace.paceSpend - pace.spent) * 1.2;
  const [planned] = plan({ '2026-11': more });
  expect(planned?.spend).toBeCloseTo(more);
  expect(planned?.isBeyond).toBe(false);
  expect(planned?.weeks.slice(0, 2)).toEqual(pace.weeks.slice(0, 2));
  const grown = (planned?.weeks[2]?.conversions ?? 0) / (pace.weeks[2]?.conversions ?? 1);
  expect(grown).toBeGreaterThan(1);
  expect(grown).toBeLessThan(1.2);
});

test.each([0, 1e12, -5])('a plan of %s is limited to the range of spend factors', (wish) => {
  const [planned] = plan({ '2026-11': wish });
  expect(planned?.isBeyond).toBe(true);
  expect(planned?.spend).toBeGreaterThan(0);
  expect(planned?.spend).toBeLessThan(100_000);
});

test('there is no plan without spend', () => {
  const only = { ...account, metrics: account.metrics.slice(1) };
  expect(findPlanMetrics(visitorResult(only, { kind: 'link' }, '2026-11-17'))).toBeUndefined();
});

test('the pacing of the current month is compared with the plan, or else with the same weeks a year before', () => {
  const today = '2026-11-17';
  const [november] = plan();
  const [first, last] = ['2026-11-02', '2026-11-30'];
  expect(monthPacing(result, {}, today)).toEqual({
    ...{ first, last, weeks: 5, spend: november?.paceSpend, isPlanned: false, isCalendar: false },
    before: spend.slice(26, 31).reduce((sum, value) => sum + value),
  });
  expect(weeks[26]).toBe('2025-11-03');
  expect(monthPacing(result, { '2026-11': 50_000 }, today)).toMatchObject({
    before: 50_000,
    isPlanned: true,
  });
});

test('there is no pacing for a past month, without spend, or for less than a year of data without a plan', () => {
  expect(monthPacing(result, {}, '2026-12-09')).toBeUndefined();
  const metrics = account.metrics.map((metric) => ({ ...metric, values: metric.values.slice(40) }));
  const short = { ...account, weeks: weeks.slice(40), metrics };
  const recent = visitorResult(short, { kind: 'link' }, '2026-11-17');
  expect(monthPacing(recent, {}, '2026-11-17')).toBeUndefined();
  expect(monthPacing(recent, { '2026-11': 50_000 }, '2026-11-17')?.before).toBe(50_000);
  const unpaid = { ...result, metrics: result.metrics.filter(({ name }) => name !== 'spend') };
  expect(monthPacing(unpaid, {}, '2026-11-17')).toBeUndefined();
});

test('a week that is left out does not change how conversions follow spend', () => {
  const doubled = conversions.with(-1, (conversions.at(-1) ?? 0) * 20);
  const metrics = account.metrics.map((metric) =>
    metric.name === 'spend' ? metric : { ...metric, values: doubled },
  );
  const spoilt = visitorResult({ ...account, metrics }, { kind: 'link' }, '2026-11-17');
  const fitted = fitSpendResponse(...usualWeeks(findPlanMetrics(spoilt) as PlanMetrics));
  expect(spoilt.leftOut?.map(({ index }) => index)).toEqual([79]);
  expect(fitted?.elasticity).toBeCloseTo(response?.elasticity ?? 0, 2);
});
