import * as z from 'zod/mini';

/** What visitors send, as the outbox and the history name it. */
export const subjectKinds = ['application', 'lead', 'support', 'meeting', 'job-application'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What may become of each kind. A meeting that is held looks like a program's: its time is not taken. */
export const statuses = {
  application: ['new', 'reviewing', 'invited', 'declined'],
  lead: ['new', 'contacted', 'closed'],
  support: ['new', 'answered', 'closed'],
  meeting: ['booked', 'held', 'cancelled'],
  'job-application': ['new', 'reviewing', 'invited', 'declined'],
} as const satisfies Record<SubjectKind, readonly string[]>;

export type Status<Kind extends SubjectKind = SubjectKind> = (typeof statuses)[Kind][number];

/** Those that still wait for somebody. */
export const openStatuses: Record<SubjectKind, readonly Status[]> = {
  application: ['new', 'reviewing'],
  lead: ['new', 'contacted'],
  support: ['new'],
  meeting: ['booked', 'held'],
  'job-application': ['new', 'reviewing'],
};

export const subjectKind = z.enum(subjectKinds);
export const status = z.enum([...new Set(subjectKinds.flatMap((kind): readonly Status[] => statuses[kind]))]);
