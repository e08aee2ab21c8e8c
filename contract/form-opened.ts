import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The forms of which is counted how often they are begun. */
export const countedForms = ['waitlist'] as const;

export const tellFormOpened = endpoint({
  path: '/form-opened',
  summary: 'Count that a form was begun, by day and language alone.',
  body: z.object({ form: z.enum(countedForms, 'invalidChoice') }),
  reply: z.object({}),
});
