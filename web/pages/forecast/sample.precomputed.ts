import { type Check, checksOf } from '../../../forecast/outlook.ts';
import { sampleAccount } from '../../../forecast/sample.ts';
import { sampleAhead } from './result.ts';

export const ahead = sampleAhead();

/** Errors in tenths of a percent, as they are shown. */
export const checks: Check[] = JSON.parse(
  JSON.stringify(checksOf(sampleAccount()[0]?.values ?? [], [])),
  (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value),
);
