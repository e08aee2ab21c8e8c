import { expect, test } from 'vitest';
import { runBacktests } from './backtest.ts';
import { sum } from './numeric.ts';
import { defaultHorizon, outlooks } from './outlook.ts';
import { sampleAccount } from './sample.ts';

const metrics = sampleAccount().map((metric) => ({ ...metric, label: '' }));
const findValues = (metric: string) => metrics.find(({ name }) => name === metric)?.values ?? [];

test('the sample account earns three to five times its cost, in the past and in its forecast', () => {
  for (const weeks of [defaultHorizon, 52, 156])
    expectReturn(sum(findValues('value').slice(-weeks)), sum(findValues('spend').slice(-weeks)));
  const forecasts = outlooks({ weeks: [], metrics });
  const total = (metric: string) => forecasts.find(({ name }) => name === metric)?.total.mean ?? 0;
  expectReturn(total('value'), total('spend'));
});

function expectReturn(value: number, spend: number): void {
  expect(value / spend).toBeGreaterThan(3);
  expect(value / spend).toBeLessThan(5);
}

test('forecasts of the sample account are as far off as those of real ones: 3 to 6 % on average', () => {
  for (const { name, values } of metrics) {
    const backtests = runBacktests(values, []);
    const errors = backtests.map(({ total }) => Math.abs(total.ours));
    const mean = sum(errors) / errors.length;
    expect(mean, name).toBeGreaterThan(0.03);
    expect(mean, name).toBeLessThan(0.06);
    expect(Math.max(...errors), name).toBeGreaterThan(1.5 * mean);
    const inside = sum(backtests.map((each) => each.inside)) / (backtests.length * defaultHorizon);
    expect(inside, name).toBeGreaterThan(0.85);
    expect(inside, name).toBeLessThan(0.97);
  }
});
