import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filterAccount } from './filter-account.ts';
import { daily, read, total } from './reports/testing/reading.ts';
import { sampleAccount } from './sample.ts';
import { sampleSegments } from './sample-segments.ts';

const report = () =>
  read(readFileSync(join(import.meta.dirname, 'reports/fixtures/google-ads-segments-de.csv')));
const sumMetrics = (metrics: readonly { values: readonly number[] }[] = []) =>
  metrics.map(({ values }) => total(values));

test('countries, devices and other texts with few values are dimensions', () => {
  const { dimensions, columns } = report();
  expect(
    dimensions.map(({ name, label, values }) => [name, label, values.map((value) => value.label)]),
  ).toEqual([
    ['device', 'Gerät', ['Smartphones', 'Computer']],
    ['country', 'Land/Gebiet', ['Deutschland', 'Österreich', 'Schweiz']],
    ['group', 'Region', ['Bayern', 'Berlin', 'Wien', 'Zürich']],
    ['group', 'Kampagnentyp', ['Suche', 'Shopping']],
  ]);
  expect(columns.slice(1, 5).map(({ values }) => values)).toEqual([3, 4, 2, 2]);
});

test('the values of each dimension and their combinations sum to the total', () => {
  const { metrics, dimensions, cells } = report();
  expect(cells).toHaveLength(8);
  metrics.forEach(({ values }, m) => {
    for (const segments of [cells ?? [], ...dimensions.map((dimension) => dimension.values)])
      expect(total(segments.flatMap((segment) => segment.metrics[m] ?? []))).toBeCloseTo(total(values), 0);
  });
});

test('filters are combined, and segments begin with their first rows', () => {
  const account = report();
  const [device, country] = [
    { dimension: 0, values: [1] },
    { dimension: 1, values: [0, 1] },
  ];
  const both = filterAccount(account, [device, country]);
  expect(both?.weeks).toHaveLength(40);
  const text = readFileSync(join(import.meta.dirname, 'reports/fixtures/google-ads-segments-de.csv'), 'utf8');
  const rows = text.split('\n').filter((row) => /Computer/.test(row) && /Deutschland|Österreich/.test(row));
  const clicks = rows.reduce((sum, row) => sum + Number(/",(\d+),"/.exec(row)?.[1]), 0);
  expect(total(both?.metrics.find(({ name }) => name === 'clicks')?.values ?? [])).toBe(clicks);
  // Switzerland has rows in nineteen weeks only.
  expect(account.dimensions[1]?.values[2]?.weeks).toBe(19);
  expect(filterAccount(account, [{ dimension: 1, values: [2] }])).toBeUndefined();
  expect(filterAccount(account, [device, { dimension: 1, values: [2] }])).toBeUndefined();
});

test('with too many combinations, each dimension is still summed', () => {
  const rows = daily('2025-01-06', 400, (day, i) =>
    Array.from({ length: 40 }, (_, k) => `${day},Campaign ${i % 200},Place ${(i + k * 7) % 90},1`).join('\n'),
  );
  const { dimensions, cells, metrics } = read(`Day,Campaign,Country,Clicks\n${rows}`);
  expect(cells).toBeNull();
  expect(dimensions.map(({ count }) => count)).toEqual([200, 90]);
  for (const { values } of dimensions)
    expect(total(values.flatMap((value) => value.metrics[0] ?? []))).toBe(total(metrics[0]?.values ?? []));
  const account = read(`Day,Campaign,Country,Clicks\n${rows}`);
  expect(sumMetrics(filterAccount(account, [{ dimension: 1, values: [0] }])?.metrics)).toEqual([
    total(dimensions[1]?.values[0]?.metrics[0] ?? []),
  ]);
  expect(
    filterAccount(account, [
      { dimension: 0, values: [0] },
      { dimension: 1, values: [0] },
    ]),
  ).toBeUndefined();
});

test('the remainder can be selected like a value', () => {
  const rows = daily('2025-01-06', 220, (day, i) => `${day},Campaign ${i},${i + 1}`);
  const account = read(`Day,Campaign,Cost\n${rows}`);
  const all = Array.from({ length: 201 }, (_, index) => index);
  expect(sumMetrics(filterAccount(account, [{ dimension: 0, values: all }])?.metrics)).toEqual(
    sumMetrics(account.metrics),
  );
});

test('the sample’s segments sum to its totals', () => {
  const account = sampleSegments();
  const totals = sampleAccount().map(({ values }) => total(values));
  for (const [dimension, { values }] of account.dimensions.entries()) {
    const all = { dimension, values: values.map((_, index) => index) };
    expect(sumMetrics(filterAccount(account, [all])?.metrics)).toEqual(totals);
  }
  const mobile = { dimension: 1, values: [0] };
  const everywhere = { dimension: 0, values: [0, 1, 2, 3] };
  expect(sumMetrics(filterAccount(account, [mobile, everywhere])?.metrics)).toEqual(
    sumMetrics(filterAccount(account, [mobile])?.metrics),
  );
});
