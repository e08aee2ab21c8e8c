import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { firstVisitField, trapFields } from './forms.ts';
import { personName } from './person-name.ts';
import type { FieldCode } from './problem.ts';
import { email, line, paragraph } from './text.ts';

/** The size of the company. None is preselected: a wrong one would go unnoticed. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;

/** The default country of phone numbers, first in the list. */
export const firstPhoneCountry = 'US';

/** An ISO country code; the server knows which ones have phone numbers. */
const country = z._default(
  z.string('wrongType').check(z.regex(/^[A-Z]{2}$/, 'invalidChoice' satisfies FieldCode)),
  firstPhoneCountry,
);

/** A phone number in any notation. The server parses it by the rules of the country. */
const phone = line.check(
  z.refine<string>((typed) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 4, {
    error: 'invalidPhone' satisfies FieldCode,
    abort: true,
  }),
);

/** A question to sales, in the order of the form. Any email address is allowed, not only a company's. */
export const lead = z.object({
  fullName: personName,
  email,
  jobTitle: line,
  companySize: z.enum(companySizes, 'invalidChoice' satisfies FieldCode),
  phoneCountry: country,
  phone,
  comments: paragraph,
});
export type Lead = z.output<typeof lead>;

export const createLead = endpoint({
  operationId: 'createLead',
  path: '/sales-leads/create',
  summary:
    'Ask the sales team. `phone` is read as a number of `phoneCountry`, unless it starts with a plus and a calling code.',
  body: z.extend(lead, { ...trapFields, ...firstVisitField }),
  response: z.object({ message: z.string() }),
});
