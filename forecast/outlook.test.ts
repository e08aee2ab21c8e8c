import { expect, test } from 'vitest';
import { runBacktests } from './backtest.ts';
import { sum } from './numeric.ts';
import { defaultHorizon, outlooks, partialTotal } from './outlook.ts';
import { minWeeksToForecast } from './reports/report.ts';
import { sampleAccount } from './sample.ts';
import { accountDays, toWeeks } from './testing/account-days.ts';

const metrics = sampleAccount().map((metric) => ({ ...metric, label: '' }));
const account = { weeks: [], metrics };

test('every metric has the weeks that were asked for, with nested intervals', () => {
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

test('the interval of a total is wider than that of a week and narrower than those of its weeks together', () => {
  for (const outlook of outlooks(account)) {
    const { name, mean, low90, high90, total } = outlook;
    if (name !== 'cpa') expect(total.high - total.low).toBeLessThan(sum(high90) - sum(low90));
    expect(partialTotal(outlook, 0, defaultHorizon)).toBe(total);
    const one = partialTotal(outlook, 4, 5);
    expect(one.mean).toBeCloseTo(mean[4] ?? 0, 6);
    expect([one.low, one.high].map(Math.round)).toEqual([low90[4], high90[4]].map((n = 0) => Math.round(n)));
    const four = partialTotal(outlook, 4, 8);
    const together = [4, 5, 6, 7].map((week) => (high90[week] ?? 0) - (low90[week] ?? 0));
    expect(four.high - four.low).toBeGreaterThan(Math.max(...together));
    expect(four.high - four.low).toBeLessThanOrEqual(sum(together) + 1e-6);
  }
});

test('the cost per conversion of a total is its cost divided by its conversions', () => {
  const found = outlooks(account);
  const total = (metric: string) => found.find(({ name }) => name === metric)?.total.mean ?? 0;
  expect(total('cpa')).toBeCloseTo(total('spend') / total('conversions'), 6);
});

test('a last week of twenty times the normal value hardly changes the forecast, with and without spend', () => {
  const withOutlier = metrics.map((metric) =>
    metric.name === 'conversions'
      ? { ...metric, values: metric.values.map((n, i, all) => (i === all.length - 1 ? n * 20 : n)) }
      : metric,
  );
  const total = (list: typeof metrics) => outlooks({ weeks: [], metrics: list })[0]?.total.mean ?? 0;
  expect(total(withOutlier) / total(metrics)).toBeCloseTo(1, 1);
  expect(total(withOutlier.slice(0, 1)) / total(metrics.slice(0, 1))).toBeCloseTo(1, 1);
});

test('with a year of history, the total of the same weeks a year earlier is known', () => {
  const values = metrics[0]?.values ?? [];
  expect(outlooks(account, 2)[0]?.lastYear).toBe((values.at(-52) ?? 0) + (values.at(-51) ?? 0));
  const short = { name: 'clicks', label: '', values: values.slice(-51) };
  expect(outlooks({ weeks: [], metrics: [short] })[0]?.lastYear).toBeNull();
});

test('a short history has no forecast, and a metric of zeros is left out', () => {
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

test('after a week of corrections no conversions below 0 are forecast, but a loss may be', () => {
  const values = Array.from({ length: 120 }, (_, week) => (week === 119 ? -900 : 20 + (week % 5)));
  const [conversions] = outlooks({ weeks: [], metrics: [{ name: 'conversions', label: '', values }] });
  expect(Math.min(...(conversions?.low90 ?? [-1]))).toBeGreaterThanOrEqual(0);
  expect(conversions?.values.at(-1)).toBe(-900);
  const losses = values.map((_, week) => -70 - (week % 5));
  const profit = outlooks({ weeks: [], metrics: [{ name: 'other', label: 'Profit', values: losses }] })[0];
  expect(Math.max(...(profit?.mean ?? [0]))).toBeLessThan(0);
});

test('a backtest only uses the weeks before its window', () => {
  const values = metrics[0]?.values ?? [];
  const [latest, ...earlier] = runBacktests(values, []);
  expect([latest?.start, earlier.length]).toEqual([values.length - defaultHorizon, 7]);
  const doubled = values.map((value, week) => (week >= values.length - defaultHorizon ? value * 2 : value));
  const [wrong, ...same] = runBacktests(doubled, []);
  expect(same[1]).toEqual(earlier[1]);
  // The actual values are twice as high.
  expect(1 + (wrong?.total.ours ?? 0)).toBeCloseTo((1 + (latest?.total.ours ?? 0)) / 2, 6);
  expect(wrong?.inside).toBe(0);
  expect(wrong?.outside).toHaveLength(defaultHorizon);
});

test('a week that is left out is neither used nor scored in backtests', () => {
  const values = metrics[0]?.values ?? [];
  const leftOut = values.length - 20;
  const wrong = values.map((value, week) => (week === leftOut ? value * 3 : value));
  const backtests = runBacktests(wrong, [], undefined, { leaveOut: [leftOut] });
  const scored = backtests.map(({ inside, outside }) => inside + outside.length);
  const isInWindow = backtests.map(({ start }) => leftOut >= start && leftOut < start + defaultHorizon);
  expect(isInWindow).toContain(true);
  expect(scored).toEqual(isInWindow.map((isIn) => (isIn ? defaultHorizon - 1 : defaultHorizon)));
  expect(backtests).toEqual(runBacktests(values, [], undefined, { leaveOut: [leftOut] }));
});

test('half a year of days can be backtested, each window with its own days', () => {
  const [, days = []] = accountDays(5, 40);
  const values = toWeeks(days);
  expect(runBacktests(values, [], days).map(({ start }) => start)).toEqual([27, 20, 13]);
  expect(runBacktests(values, []).map(({ start }) => start)).toEqual([27]);
  const [outlook] = outlooks({ weeks: [], metrics: [{ name: 'clicks', label: '', values, days }] });
  const [plain] = outlooks({ weeks: [], metrics: [{ name: 'clicks', label: '', values }] });
  expect(outlook?.days).toEqual(days);
  expect(outlook?.mean).not.toEqual(plain?.mean);
});

test('the simple methods are scored like ours', () => {
  const steady = Array.from({ length: 120 }, () => 50);
  for (const { total, week, inside } of runBacktests(steady, [])) {
    expect([total.lastValue, total.lastYear ?? 0, week.lastValue, inside]).toEqual([0, 0, 0, defaultHorizon]);
  }
  expect(runBacktests(steady.slice(0, minWeeksToForecast + defaultHorizon - 1), [])).toEqual([]);
});
