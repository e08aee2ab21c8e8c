import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { firstVisitField, trapFields } from './forms.ts';
import { personName } from './person-name.ts';
import { choice, optionalEmail, requiredParagraph } from './text.ts';

/** The sender and topic of a support request; the first of each is the default. */
export const businessTypes = ['individual', 'agency'] as const;
export const supportTypes = ['tech-support', 'communication-support', 'other'] as const;

/** A message to customer care, in the order of the form. Without an address no reply is possible. */
export const supportRequest = z.object({
  name: personName,
  email: optionalEmail,
  businessType: choice(businessTypes),
  supportType: choice(supportTypes),
  message: requiredParagraph,
});
export type SupportRequest = z.output<typeof supportRequest>;

export const createSupportRequest = endpoint({
  operationId: 'createSupportRequest',
  path: '/support-requests/create',
  summary: 'Write to customer care. Only a message with an email address can get a reply.',
  body: z.extend(supportRequest, { ...trapFields, ...firstVisitField }),
  response: z.object({ message: z.string() }),
});
