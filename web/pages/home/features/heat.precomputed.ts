import { type Filter, filterAccount } from '../../../../forecast/filter-account.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { DimensionName } from '../../../../forecast/reports/report.ts';
import { sampleSegments } from '../../../../forecast/sample-segments.ts';
import { weeksBehind } from '../../../ui/sheet-weeks.ts';

const account = sampleSegments();

function dimension(name: DimensionName) {
  const at = account.dimensions.findIndex((each) => each.name === name);
  const labels = account.dimensions[at]?.values.map(({ label }) => label) ?? [];
  return { labels, only: (label: string): Filter => ({ dimension: at, values: [labels.indexOf(label)] }) };
}
const [country, device, audience] = [dimension('country'), dimension('device'), dimension('audience')];

function computeReturn(filters: readonly Filter[]): number {
  const metrics = filterAccount(account, filters)?.metrics ?? [];
  const recent = (wanted: string) =>
    sum(metrics.find(({ name }) => name === wanted)?.values.slice(-weeksBehind) ?? []);
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
