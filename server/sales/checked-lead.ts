import * as z from 'zod/mini';
import type { FieldCode } from '../../contract/problem.ts';
import { createLead } from '../../contract/sales.ts';
import { hasNumbers, type Phone, readPhone } from './phone.ts';

type Sent = z.output<typeof createLead.body>;
export type CheckedLead = Omit<Sent, 'phone' | 'phoneCountry'> & { phone: Phone };

/** The endpoint with the one check that browsers leave to us: what is known of every country's numbers is too much for them. */
export const createCheckedLead = {
  ...createLead,
  body: z.pipe(createLead.body, z.transform(withPhone)),
};

function withPhone({ phoneCountry, ...sent }: Sent, context: z.core.ParsePayload): CheckedLead {
  const refuse = (field: keyof Sent, code: FieldCode): never => {
    context.issues.push({ code: 'custom', path: [field], message: code, input: sent });
    return z.NEVER;
  };
  if (!hasNumbers(phoneCountry)) return refuse('phoneCountry', 'invalidChoice');
  const phone = readPhone(sent.phone, phoneCountry);
  return phone ? { ...sent, phone } : refuse('phone', 'invalidPhone');
}
