import * as z from 'zod/mini';
import { locales } from '../locales.ts';
import { line, requiredParagraph } from '../text.ts';
import type { Status, SubmissionKind } from './submissions.ts';

const allReplyTypes = ['invite', 'decline', 'reply', 'ask'] as const;
export type ReplyType = (typeof allReplyTypes)[number];
export type RepliableKind = Exclude<SubmissionKind, 'meeting'>;

export const replyTypes = {
  application: allReplyTypes,
  lead: allReplyTypes,
  support: ['reply', 'ask'],
  'job-application': allReplyTypes,
} as const satisfies Record<RepliableKind, readonly ReplyType[]>;

export const repliableKinds = Object.keys(replyTypes) as RepliableKind[];

export function isRepliable(kind: SubmissionKind): kind is RepliableKind {
  return kind in replyTypes;
}

export function canReply(kind: RepliableKind, act: ReplyType): boolean {
  return (replyTypes[kind] as readonly ReplyType[]).includes(act);
}

/** The statuses that decide an application, and the reply that announces each. */
export const decisions: Partial<Record<SubmissionKind, Partial<Record<Status, ReplyType>>>> = {
  application: { invited: 'invite', declined: 'decline' },
  'job-application': { invited: 'invite', declined: 'decline' },
};

const next: Record<RepliableKind, Partial<Record<ReplyType, Status>>> = {
  application: { invite: 'invited', decline: 'declined', reply: 'reviewing', ask: 'reviewing' },
  lead: { invite: 'contacted', decline: 'closed', reply: 'contacted', ask: 'contacted' },
  support: { reply: 'answered', ask: 'answered' },
  'job-application': { invite: 'invited', decline: 'declined', reply: 'reviewing', ask: 'reviewing' },
};

/** The status after a reply. A plain reply or a question does not reopen a decided submission. */
export function statusAfter(kind: RepliableKind, act: ReplyType, now: Status): Status {
  const isDecisive = act === 'invite' || act === 'decline';
  return (isDecisive || now === 'new' ? next[kind][act] : undefined) ?? now;
}

/** The variables that a text may contain in braces. */
export const templateVariables: Record<RepliableKind, readonly string[]> = {
  application: ['greeting', 'name', 'agency', 'received', 'booking link', 'button'],
  lead: ['greeting', 'name', 'received', 'booking link', 'button'],
  support: ['greeting', 'name', 'received'],
  'job-application': ['greeting', 'name', 'job', 'received', 'button'],
};

const variable = /\{([^{}\n]*)\}/g;

/** Unknown variables in a text, with their braces. */
export function unknownVariables(kind: RepliableKind, text: string): string[] {
  return [...text.matchAll(variable)]
    .filter(([, name = '']) => !templateVariables[kind].includes(name))
    .map(([written]) => written);
}

/** Replaces the known variables; their values are not searched for variables. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(variable, (written, name: string) => values[name] ?? written);
}

/** Placeholder for the button and the links; without it they go below the text. */
export const buttonPlaceholder = '{button}';

/** Placeholder in a template for the operator's own text. */
export const textPlaceholder = '[…]';

/** An operator's text; subject and title are one line each. */
export const draft = z.object({ subject: line, title: line, text: requiredParagraph });
export type ReplyDraft = z.output<typeof draft>;

const which = {
  kind: z.enum(repliableKinds),
  act: z.enum(allReplyTypes),
  language: z.enum(locales),
};

export const template = z.extend(draft, { ...which, isDefault: z.boolean() });
export type Template = z.output<typeof template>;
export const templates = z.object({ templates: z.array(template) });
export const templateChange = z.extend(draft, which);
export const templateReset = z.object(which);

/** A reply goes to the sender. With `contact`, an applicant's point of contact gets a copy. */
const recipient = z.enum(['sender', 'contact']);
export type Recipient = z.output<typeof recipient>;

/** A mail to preview; without an id it is filled in with sample data. */
export const previewQuery = z.extend(draft, {
  ...which,
  id: z.optional(z.uuid()),
  recipient,
});
export const preview = z.object({
  from: z.string(),
  to: z.string(),
  cc: z.optional(z.string()),
  subject: z.string(),
  html: z.string(),
});
export type Preview = z.output<typeof preview>;

/**
 * A reply. The browser creates its id, so that a retry is recognized; `seen` is the `updatedAt` that the operator saw.
 * A test is sent to the operator only, at once, and changes nothing.
 */
export const operatorReply = z.extend(draft, {
  id: z.uuid(),
  act: which.act,
  language: which.language,
  recipient,
  seen: z.string(),
  isTest: z.optional(z.boolean()),
});
export type OperatorReply = z.output<typeof operatorReply>;

/** How long a reply can be undone before it is sent. */
export const undoSeconds = 60;
