import { expect, test } from 'vitest';
import { runBacktests } from './backtest.ts';
import { defaultHorizon, outlooks, partialTotal } from './outlook.ts';
import { minWeeksToForecast } from './reports/report.ts';
import { sampleAccount } from './sample.ts';
import { accountDays, toWeeks } from './testing/account-days.ts';

const metrics = sampleAccount().map((metric) => ({ ...metric, label: '' }));
const account = { weeks: [], metrics };

test('every metric gets as many weeks as are shown, with ranges that nest', () => {
  const found = outlooks(account, 3);
  expect(found.map(({ name }) => name)).toEqual(['conversions', 'clicks', 'spend', 'value', 'cpa']);
  for (const { mean, low50, high50, low90, high90, total } of found) {
    expect([mean, low50, high50, low90, high90].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3]);
    mean.forEach((value, i) => {
      const edges = [low90[i], low50[i], value, high50[i], high90[i]];
      expect(edges).toEqual(edges.toSorted((a = 0, b = 0) => a - b));
    });
    expect(total.low).toBeLessThan(total.mean);
    expect(total.high).toBeGreaterThan(total.mean);
  }
});

test('the range of a total is narrower than the sum of the weekly ranges', () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  for (const { name, total, low90, high90 } of outlooks(account)) {
    if (name !== 'cpa') expect(total.high - total.low).toBeLessThan(sum(high90) - sum(low90));
  }
});

test('the range of some weeks is wider than that of one and narrower than their ranges together', () => {
  for (const outlook of outlooks(account)) {
    const { mean, low90, high90, total } = outlook;
    expect(partialTotal(outlook, 0, defaultHorizon)).toBe(total);
    const one = partialTotal(outlook, 4, 5);
    expect(one.mean).toBeCloseTo(mean[4] ?? 0, 6);
    expect([one.low, one.high].map(Math.round)).toEqual([low90[4], high90[4]].map((n = 0) => Math.round(n)));
    const four = partialTotal(outlook, 4, 8);
    const together = [4, 5, 6, 7].map((week) => (high90[week] ?? 0) - (low90[week] ?? 0));
    expect(four.high - four.low).toBeGreaterThan(Math.max(...together));
    expect(four.high - four.low).toBeLessThanOrEqual(together.reduce((sum, width) => sum + width, 0) + 1e-6);
  }
});

test('the cost per conversion of several weeks is their cost by their conversions', () => {
  const found = outlooks(account);
  const total = (wanted: string) => found.find(({ name }) => name === wanted)?.total.mean ?? 0;
  expect(total('cpa')).toBeCloseTo(total('spend') / total('conversions'), 6);
});

test('a last week of twenty times the usual moves the forecast by less than a tenth, with and without its cost', () => {
  const spoilt = metrics.map((metric) =>
    metric.name === 'conversions'
      ? { ...metric, values: metric.values.map((n, i, all) => (i === all.length - 1 ? n * 20 : n)) }
      : metric,
  );
  const total = (of: typeof metrics) => outlooks({ weeks: [], metrics: of })[0]?.total.mean ?? 0;
  expect(total(spoilt) / total(metrics)).toBeCloseTo(1, 1);
  expect(total(spoilt.slice(0, 1)) / total(metrics.slice(0, 1))).toBeCloseTo(1, 1);
});

test('the total of the same weeks a year earlier is known from a year of history on', () => {
  const values = metrics[0]?.values ?? [];
  expect(outlooks(account, 2)[0]?.lastYear).toBe((values.at(-52) ?? 0) + (values.at(-51) ?? 0));
  const short = { name: 'clicks', label: '', values: values.slice(-51) };
  expect(outlooks({ weeks: [], metrics: [short] })[0]?.lastYear).toBeNull();
});

test('too short a history is shown without a forecast, and a metric of zeros not at all', () => {
  const values = Array.from({ length: minWeeksToForecast - 1 }, (_, i) => 100 + i);
  const [few, ...others] = outlooks({
    weeks: [],
    metrics: [
      { name: 'clicks', label: '', values },
      { name: 'conversions', label: '', values: values.map(() => 0) },
    ],
  });
  expect(others).toEqual([]);
  expect(few).toMatchObject({ name: 'clicks', values, mean: [] });
});

test('a backtest forecasts only from the weeks before it', () => {
  const values = metrics[0]?.values ?? [];
  const [latest, ...earlier] = runBacktests(values, []);
  expect([latest?.start, earlier.length]).toEqual([values.length - defaultHorizon, 7]);
  const doubled = values.map((value, week) => (week >= values.length - defaultHorizon ? value * 2 : value));
  const [surprised, ...same] = runBacktests(doubled, []);
  expect(same[1]).toEqual(earlier[1]);
  // Twice as much came as expected.
  expect(1 + (surprised?.total.ours ?? 0)).toBeCloseTo((1 + (latest?.total.ours ?? 0)) / 2, 6);
  expect(surprised?.inside).toBe(0);
  expect(surprised?.outside).toHaveLength(defaultHorizon);
});

test('a week that is left out counts neither in the forecasts of the checks nor in their scores', () => {
  const values = metrics[0]?.values ?? [];
  const spoilt = values.length - 20;
  const wrong = values.map((value, week) => (week === spoilt ? value * 3 : value));
  const checks = runBacktests(wrong, [], undefined, { leaveOut: [spoilt] });
  const scored = checks.map(({ inside, outside }) => inside + outside.length);
  const isHidden = checks.map(({ start }) => spoilt >= start && spoilt < start + defaultHorizon);
  expect(isHidden).toContain(true);
  expect(scored).toEqual(isHidden.map((hidden) => (hidden ? defaultHorizon - 1 : defaultHorizon)));
  expect(checks).toEqual(runBacktests(values, [], undefined, { leaveOut: [spoilt] }));
});

test('half a year of daily data can be backtested, each window with its own days', () => {
  const [, days = []] = accountDays(5, 40);
  const values = toWeeks(days);
  expect(runBacktests(values, [], days).map(({ start }) => start)).toEqual([27, 20, 13]);
  expect(runBacktests(values, []).map(({ start }) => start)).toEqual([27]);
  const [outlook] = outlooks({ weeks: [], metrics: [{ name: 'clicks', label: '', values, days }] });
  const [plain] = outlooks({ weeks: [], metrics: [{ name: 'clicks', label: '', values }] });
  expect(outlook?.days).toEqual(days);
  expect(outlook?.mean).not.toEqual(plain?.mean);
});

test('last value and last year are judged by the same measure', () => {
  const steady = Array.from({ length: 120 }, () => 50);
  for (const { total, week, inside } of runBacktests(steady, [])) {
    expect([total.lastValue, total.lastYear ?? 0, week.lastValue, inside]).toEqual([0, 0, 0, defaultHorizon]);
  }
  expect(runBacktests(steady.slice(0, minWeeksToForecast + defaultHorizon - 1), [])).toEqual([]);
});
