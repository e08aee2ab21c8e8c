import * as z from 'zod/mini';
import { delivery } from './inbox.ts';

export const outboxQuery = z.object({
  /** `failing` is every delivery that was tried and not delivered, waiting or dead. */
  state: z.optional(z.enum(['failing', 'waiting', 'held', 'sent', 'dead'])),
  after: z.optional(z.string().check(z.maxLength(500))),
});
export const outboxPage = z.object({ deliveries: z.array(delivery), next: z.nullable(z.string()) });
