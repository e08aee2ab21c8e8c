import type { Formatter } from '../../../content/format.ts';
import type { deviceAnalysis } from '../../../content/messages/en/device-analysis.ts';
import { type Device, devices } from '../../sample-account/device-rates.ts';
import { findPeak } from './day.ts';
import { byAudience, byDevice, type Segment } from './segments.precomputed.ts';

export type Messages = typeof deviceAnalysis;

/** The data that the page and its island need to show all devices or one. */
export interface Shown {
  /** The only device to show. */
  device: Device | undefined;
  messages: Messages;
  format: Formatter;
  labels: Labels;
}

/** Labels from other pages. */
export interface Labels {
  /** The names of devices and audiences. */
  names: Record<string, string>;
  hour: string;
  today: string;
  asTable: string;
  short: string;
  /** States that the account is fictitious. */
  note: string;
}

export function devicesIn({ device }: Shown): readonly Device[] {
  return device ? [device] : devices;
}

/** Devices, or the audiences of the only one. */
export function segmentsIn({ device }: Shown): readonly Segment[] {
  return (device ? byAudience[device] : byDevice) ?? [];
}

/** States when the shown devices convert best. */
export function deviceFinding({ device, messages, format }: Shown): string {
  const peak = (of: Device) => {
    const { hour, rate } = findPeak(of);
    return { hour: format.clockInText(hour), rate: format.percent(rate / 100) };
  };
  if (!device) return messages.finding({ desktop: peak('desktop'), mobile: peak('mobile') });
  const cost = byDevice.find(({ label }) => label === device)?.cost?.total.mean ?? 0;
  return messages.one.finding({ device: messages.one.on[device], ...peak(device), cost: format.money(cost) });
}
