import type { Device } from '../../sample-account/device-rates.ts';
import { hours, rateAt } from './day.ts';

/**
 * By how many points each day's lead of desktop over mobile differs from the average day, Monday first. The shifts sum
 * to zero, so that the average of the seven days is the day above.
 */
const shifts = [
  { office: 0.95, rest: 0.2 },
  { office: 0.95, rest: 0.2 },
  { office: 0.85, rest: 0.2 },
  { office: 0.85, rest: 0.2 },
  { office: 0.3, rest: 0.2 },
  { office: -2.1, rest: -0.5 },
  { office: -1.8, rest: -0.5 },
];
const office = { from: 9, to: 18 };
/** How a device's rate moves with a shift. */
const follows: Record<Device, number> = { desktop: 0.5, mobile: -0.5, tablet: -0.25 };

/** The share of an hour spent at work: half of the hours just before and after. */
function workIn(hour: number): number {
  if (hour >= office.from && hour < office.to) return 1;
  return hour === office.from - 1 || hour === office.to ? 0.5 : 0;
}

/** For each hour of each day, a value plus the day's share of the shift. */
function week(value: (hour: number) => number, share: number): number[][] {
  return shifts.map((shift) =>
    hours.map((hour) => {
      const work = workIn(hour);
      const shifted = value(hour) + share * (work * shift.office + (1 - work) * shift.rest);
      return Math.round(shifted * 10) / 10;
    }),
  );
}

/** For each day, by how many points desktop converts better in each hour; negative if mobile does. */
export const leads = week((hour) => rateAt('desktop', hour) - rateAt('mobile', hour), 1);

/** For each day, a device's conversion rate in each hour. */
export function listRates(device: Device): number[][] {
  return week((hour) => rateAt(device, hour), follows[device]);
}

export function hoursLed(day: readonly number[]): number {
  return day.filter((lead) => lead > 0).length;
}
