import * as z from 'zod/mini';
import { event } from './inbox.ts';

/** What the audit log can be narrowed to. Every event belongs to one; `settings` are all that the others do not name. */
export const auditTopics = ['decisions', 'data', 'settings', 'sign-ins'] as const;
export type AuditTopic = (typeof auditTopics)[number];

export const auditExportQuery = z.object({ topic: z.optional(z.enum(auditTopics)) });
export const auditQuery = z.extend(auditExportQuery, {
  after: z.optional(z.string().check(z.maxLength(500))),
});

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
