import * as z from 'zod/mini';

/** The kinds of submissions, as named in outbox and history. */
export const subjectKinds = ['application', 'lead', 'support', 'meeting', 'job-application'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The statuses of each kind. A held meeting looks like spam and does not block its time slot. */
export const statuses = {
  application: ['new', 'reviewing', 'invited', 'declined'],
  lead: ['new', 'contacted', 'closed'],
  support: ['new', 'answered', 'closed'],
  meeting: ['booked', 'held', 'cancelled', 'attended', 'missed'],
  'job-application': ['new', 'reviewing', 'invited', 'declined'],
} as const satisfies Record<SubjectKind, readonly string[]>;

export type Status<Kind extends SubjectKind = SubjectKind> = (typeof statuses)[Kind][number];

/** Statuses that need attention. */
export const openStatuses: Record<SubjectKind, readonly Status[]> = {
  application: ['new', 'reviewing'],
  lead: ['new', 'contacted'],
  support: ['new'],
  meeting: ['booked', 'held'],
  'job-application': ['new', 'reviewing'],
};

export const subjectKind = z.enum(subjectKinds);
export const status = z.enum([...new Set(subjectKinds.flatMap((kind): readonly Status[] => statuses[kind]))]);
