import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { expectedTotal } from './testing/shape.ts';
import { ga4Shapes, ga4WeekShapes } from './testing/shapes/ga4.ts';
import { googleAdsCardShapes, googleAdsShapes } from './testing/shapes/google-ads.ts';
import { metaShapes } from './testing/shapes/meta.ts';
import { microsoftAdsShapes } from './testing/shapes/microsoft-ads.ts';
import { otherPlatformShapes } from './testing/shapes/other-platforms.ts';
import { ownTableShapes } from './testing/shapes/own-tables.ts';

const shapes = [
  ...googleAdsShapes,
  ...googleAdsCardShapes,
  ...metaShapes,
  ...microsoftAdsShapes,
  ...ga4Shapes,
  ...ga4WeekShapes,
  ...otherPlatformShapes,
  ...ownTableShapes,
];

test('there are at least a hundred files, each of a different shape', () => {
  expect(new Set(shapes.map(({ after }) => after)).size).toBe(shapes.length);
  expect(shapes.length).toBeGreaterThanOrEqual(100);
});

test.each(shapes)('$after: platform, periods and every number are read', async (shape) => {
  const { report } = await readFile(new Blob([shape.content as BlobPart]), {});
  if ('problem' in report) throw new Error(JSON.stringify(report.problem));
  expect(report.platform).toBe(shape.platform);
  expect(report.dates.granularity).toBe(shape.granularity);
  expect(report.weeks[0]).toBe(shape.first);
  expect(report.weeks).toHaveLength(shape.granularity === 'month' ? 25 : 30);
  expect(report.metrics).toHaveLength(shape.metrics.length);
  const others = report.metrics.filter(({ name }) => name === 'other');
  for (const metric of shape.metrics) {
    const series = report.metrics.find(({ name }) => name === metric) ?? others.shift();
    const expected = expectedTotal(metric, shape.granularity);
    const total = series?.values.reduce((sum, value) => sum + value, 0);
    if (expected !== undefined) expect(total, metric).toBeCloseTo(expected, 2);
    else expect(total, metric).toBeGreaterThan(0);
  }
});
