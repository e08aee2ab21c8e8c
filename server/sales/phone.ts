import { createRequire } from 'node:module';
import type { CountryCode } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import type { FieldCode } from '../../contract/problem.ts';
import { createLead } from '../../contract/sales.ts';

const load = createRequire(import.meta.url);

export interface Phone {
  /** In E.164: a plus, the calling code and the number, digits only. */
  number: string;
  /** The country of the number; the selected one if the number belongs to none. */
  country: string;
  extension: string;
}

type Sent = z.output<typeof createLead.body>;
export type LeadWithPhone = Omit<Sent, 'phone' | 'phoneCountry'> & { phone: Phone };

/** `createLead` with the one check that browsers skip: the metadata of all countries' numbers is too large for them. */
export const createLeadWithPhone = {
  ...createLead,
  body: z.pipe(createLead.body, z.transform(withPhone)),
};

function withPhone({ phoneCountry, ...sent }: Sent, context: z.core.ParsePayload): LeadWithPhone {
  const reject = (field: keyof Sent, code: FieldCode): never => {
    context.issues.push({ code: 'custom', path: [field], message: code, input: sent });
    return z.NEVER;
  };
  if (!hasNumbers(phoneCountry)) return reject('phoneCountry', 'invalidChoice');
  const phone = readPhone(sent.phone, phoneCountry);
  return phone ? { ...sent, phone } : reject('phone', 'invalidPhone');
}

/** Parses a number as people write it, in the national format of a country or with a calling code. */
export function readPhone(typed: string, country: CountryCode): Phone | undefined {
  return readAs(typed, country) ?? readAs(typed.replace(/^\s*00/, '+'), country);
}

function hasNumbers(country: string): country is CountryCode {
  return library().isSupportedCountry(country);
}

/** Formats a stored number for people. */
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

/** The metadata is loaded with the first number, to save memory (docs/decisions/0015). */
function library(): typeof import('libphonenumber-js/max') {
  return load('libphonenumber-js/max');
}
