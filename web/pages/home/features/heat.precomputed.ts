import type { Filter } from '../../../../forecast/filter-account.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { audience, country, device, filterMetrics, metricValues } from '../../../sample-account/segments.ts';
import { weeksBehind } from '../../../ui/sheet-weeks.ts';

function computeReturn(filters: readonly Filter[]): number {
  const metrics = filterMetrics(filters);
  const recent = (name: string) => sum(metricValues(metrics, name).slice(-weeksBehind));
  return recent('value') / recent('spend');
}
const average = computeReturn([]);

export const markets = country.labels;
export const devices = device.labels;
export const audiences = audience.labels;

/**
 * The sample account's return on ad spend, relative to an average of 100: on all devices and on each, by audience and
 * market.
 */
export const indices = [[], ...devices.map((label) => [device.only(label)])].map((onDevice) =>
  audiences.map((segment) =>
    markets.map((market) =>
      Math.round(
        (computeReturn([...onDevice, audience.only(segment), country.only(market)]) / average) * 100,
      ),
    ),
  ),
);
