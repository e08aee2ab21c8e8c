import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Locale } from '../../../contract/locales.ts';
import { firstPhoneCountry } from '../../../contract/sales.ts';
import type { Option } from '../../ui/form/radio-group.tsx';

/** Every country with its calling code, sorted by localized name, ours first. */
export function phoneCountries(locale: Locale): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const options = getCountries().map((country) => ({
    value: country,
    label: `${names.of(country)} +${getCountryCallingCode(country)}`,
  }));
  options.sort((a, b) => first(b.value) - first(a.value) || compare(a.label, b.label));
  return options;
}

function first(country: string): number {
  return Number(country === firstPhoneCountry);
}
