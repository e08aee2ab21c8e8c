import * as z from 'zod/mini';

/** The kinds of submissions, as named in outbox and history. */
export const submissionKinds = ['application', 'lead', 'support', 'meeting', 'job-application'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The statuses of each kind. A held meeting looks like spam and does not block its time slot. */
export const statuses = {
  application: ['new', 'reviewing', 'invited', 'declined'],
  lead: ['new', 'contacted', 'closed'],
  support: ['new', 'answered', 'closed'],
  meeting: ['booked', 'held', 'cancelled', 'attended', 'missed'],
  'job-application': ['new', 'reviewing', 'invited', 'declined'],
} as const satisfies Record<SubmissionKind, readonly string[]>;

export type Status<Kind extends SubmissionKind = SubmissionKind> = (typeof statuses)[Kind][number];

/** Statuses that need attention. */
export const openStatuses: Record<SubmissionKind, readonly Status[]> = {
  application: ['new', 'reviewing'],
  lead: ['new', 'contacted'],
  support: ['new'],
  meeting: ['booked', 'held'],
  'job-application': ['new', 'reviewing'],
};

export const subjectKind = z.enum(submissionKinds);
export const status = z.enum([
  ...new Set(submissionKinds.flatMap((kind): readonly Status[] => statuses[kind])),
]);
