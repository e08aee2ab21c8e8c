import { createRequire } from 'node:module';
import type { CountryCode } from 'libphonenumber-js/max';

const load = createRequire(import.meta.url);

export interface Phone {
  /** In the form of E.164: a plus, the calling code and the number, digits only. */
  number: string;
  /** The country the number belongs to; the one that was chosen, where it belongs to none. */
  country: string;
  extension: string;
}

/** A number as people write it, read as one of a country unless it brings a calling code of its own. */
export function readPhone(typed: string, country: CountryCode): Phone | undefined {
  return readAs(typed, country) ?? readAs(typed.replace(/^\s*00/, '+'), country);
}

/** Whether a country has numbers of its own. */
export function hasNumbers(country: string): country is CountryCode {
  return library().isSupportedCountry(country);
}

/** A stored number as people read it. */
export function readablePhone({ number, extension }: Pick<Phone, 'number' | 'extension'>): string {
  const read = library().parsePhoneNumberFromString(number);
  if (extension) read?.setExt(extension);
  return read?.formatInternational() ?? number;
}

function readAs(typed: string, country: CountryCode): Phone | undefined {
  const read = library().parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  if (!read?.isValid()) return undefined;
  return { number: read.number, country: read.country ?? country, extension: read.ext ?? '' };
}

/** What is known of every country's numbers is loaded by the first number (docs/decisions/0015). */
function library(): typeof import('libphonenumber-js/max') {
  return load('libphonenumber-js/max');
}
