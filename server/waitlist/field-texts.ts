import { formatter } from '../../content/format.ts';
import { adSpendRanges } from '../../contract/ad-spend.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Application } from '../../contract/waitlist.ts';
import { mailMessages, waitlistMessages } from '../messages.ts';

/** The name of a field, as in the form unless that asks a question. */
export function fieldLabel(locale: Locale, field: keyof Application): string {
  const labels = { ...waitlistMessages[locale].fields, ...mailMessages[locale].applicationNotice.labels };
  return labels[field];
}

export function fieldText(locale: Locale, field: keyof Application, value: string): string {
  if (field !== 'monthlyAdSpend') return value;
  const range = adSpendRanges[value as keyof typeof adSpendRanges];
  // The options may have changed since.
  return range ? formatter(locale).moneyBand(range) : value;
}
