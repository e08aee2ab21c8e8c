import { expect, test } from 'vitest';
import { devices } from '../../sample-account/device-rates.ts';
import { hours, rateAt } from './day.ts';
import { byAudience, byDevice } from './segments.precomputed.ts';
import { leads, listRates } from './week.ts';

const findCost = (device: string, audience: string) =>
  byAudience[device]?.find(({ label }) => label === audience)?.cost?.total.mean ?? 0;

test('the seven days of a device are together the day above, and lead by as much as the map of all says', () => {
  for (const device of devices) {
    for (const hour of hours) {
      const mean = listRates(device).reduce((sum, day) => sum + (day[hour] ?? 0), 0) / leads.length;
      expect(Math.abs(mean - rateAt(device, hour))).toBeLessThanOrEqual(0.06);
    }
  }
  const [desktop, mobile] = [listRates('desktop'), listRates('mobile')];
  leads.forEach((day, i) => {
    day.forEach((lead, hour) => {
      expect(Math.abs((desktop[i]?.[hour] ?? 0) - (mobile[i]?.[hour] ?? 0) - lead)).toBeLessThanOrEqual(0.16);
    });
  });
});

test('the sentences about the segments match the sample account', () => {
  expect(findCost('desktop', 'cart')).toBeLessThan(findCost('mobile', 'cart'));
  expect(findCost('mobile', 'lookalike')).toBeLessThan(findCost('desktop', 'lookalike'));
  for (const segments of [byDevice, ...Object.values(byAudience)])
    expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
