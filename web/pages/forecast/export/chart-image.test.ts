import { expect, test } from 'vitest';
import { defaultHorizon } from '../../../../forecast/outlook.ts';
import { forecastReport, headline, messages, metric, numbers, report } from '../testing/account-report.ts';
import { chartPicture } from './chart-image.ts';

const monday = '2026-11-09';

function picture(factor: (day: string) => number = () => 1, kept = ''): string {
  const result = forecastReport(report(130, '2026-11-17', factor));
  return chartPicture({
    ...{ result, outlook: metric(result), messages, numbers, kept },
    isLive: true,
    title: headline(result),
  });
}

test('the picture says how certain it is, and which part of the account it shows', () => {
  expect(picture()).toMatch(/Conversions per week\. Nine times out of ten between [\d,]+ and [\d,]+\./);
  expect(picture(undefined, 'Brand')).toContain('Conversions per week, Brand. Nine');
});

test('a week that is left out does not set the scale of the picture', () => {
  const ticks = (svg: string) =>
    [...svg.matchAll(/<text x="\d+" y="-?\d+">([\d,]+)</g)].map(([, tick]) => tick);
  expect(ticks(picture()).length).toBeGreaterThan(1);
  expect(ticks(picture((day) => (day >= monday && day < '2026-11-16' ? 20 : 1)))).toEqual(ticks(picture()));
});

test('a long title fits', () => {
  const result = forecastReport(report(130, '2026-08-16'));
  const options = { result, outlook: metric(result), messages, numbers, kept: '', isLive: true };
  const size = (title: string) =>
    Number(/font-size="([\d.]+)" letter/.exec(chartPicture({ ...options, title }))?.[1]);
  expect(metric(result).mean).toHaveLength(defaultHorizon);
  expect(size('Short.')).toBe(44);
  expect(size('x'.repeat(100))).toBeLessThan(35);
});
