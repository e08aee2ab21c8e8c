import { type Device, devices, rates } from '../../sample-account/device-rates.ts';

export const hours = rates.mobile.map((_, hour) => hour);

export function rateAt(device: Device, hour: number): number {
  return rates[device][hour] ?? 0;
}

/** The best hour of a device. */
export function findPeak(device: Device): { hour: number; rate: number } {
  const rate = Math.max(...rates[device]);
  return { hour: rates[device].indexOf(rate), rate };
}

/** The best device, as runs of hours from `from` up to `to`. */
export function leadRuns(): { device: Device; from: number; to: number }[] {
  const runs: { device: Device; from: number; to: number }[] = [];
  for (const hour of hours) {
    const device = devices.reduce((best, each) => (rateAt(each, hour) > rateAt(best, hour) ? each : best));
    const last = runs.at(-1);
    if (last?.device === device) last.to = hour + 1;
    else runs.push({ device, from: hour, to: hour + 1 });
  }
  return runs;
}

const averageRate = 2.7;
/** The share of an hour's lead over the average that goes into its bid. */
const caution = 0.6;
const deepestCut = -30;

/** The bid adjustment an hour's rate suggests, in percent, in steps of five. */
export function bidFor(rate: number): number {
  const exact = (rate / averageRate - 1) * 100 * caution;
  // `|| 0`: no negative zero.
  return Math.max(deepestCut, Math.round(exact / 5) * 5) || 0;
}
