import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
  return isSupportedCountry(country);
}

function readAs(typed: string, country: CountryCode): Phone | undefined {
  const read = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  if (!read?.isValid()) return undefined;
  return { number: read.number, country: read.country ?? country, extension: read.ext ?? '' };
}
