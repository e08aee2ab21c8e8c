import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { trapFields } from './form-trap.ts';
import { personName } from './person-name.ts';
import type { FieldCode } from './problem.ts';
import { choice, email, line, paragraph } from './text.ts';

/** How many people work at the company that asks; the first is the default. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type CompanySize = (typeof companySizes)[number];

/** The country whose numbers need no calling code, until another is chosen: the first of the list. */
export const firstPhoneCountry = 'US';

/** The two letters of a country; the server knows which of them have telephones. */
const country = z._default(
  z.string('wrongType').check(z.regex(/^[A-Z]{2}$/, 'invalidChoice' satisfies FieldCode)),
  firstPhoneCountry,
);

/** A telephone number as people write it. The server reads it with what is known of each country's numbers. */
const phone = line.check(
  z.refine<string>((typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 4, {
    error: 'invalidPhone' satisfies FieldCode,
    abort: true,
  }),
);

/** A question to sales, in the order the form asks and complains. A work address need not look like one. */
export const lead = z.object({
  fullName: personName,
  email,
  jobTitle: line,
  companySize: choice(companySizes),
  phoneCountry: country,
  phone,
  comments: paragraph,
});
export type Lead = z.output<typeof lead>;

export const createLead = endpoint({
  path: '/sales-leads/create',
  summary:
    'Ask the sales team. `phone` is read as a number of `phoneCountry`, unless it starts with a plus and a calling code.',
  body: z.extend(lead, trapFields),
  reply: z.object({ message: z.string() }),
});
