import * as z from 'zod/mini';
import { event } from './inbox.ts';

export const auditPage = z.object({
  events: z.array(
    z.extend(event, {
      subjectKind: z.string(),
      subjectId: z.uuid(),
      subjectTitle: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
});
