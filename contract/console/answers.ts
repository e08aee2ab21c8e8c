import * as z from 'zod/mini';
import { locales } from '../locales.ts';
import { line, requiredParagraph } from '../text.ts';
import type { Status, SubjectKind } from './subjects.ts';

const answerActs = ['invite', 'decline', 'reply', 'ask'] as const;
export type AnswerAct = (typeof answerActs)[number];
export type AnswerKind = Exclude<SubjectKind, 'meeting'>;

/** How each kind can be answered. */
export const actsOf = {
  application: answerActs,
  lead: answerActs,
  support: ['reply', 'ask'],
  'job-application': answerActs,
} as const satisfies Record<AnswerKind, readonly AnswerAct[]>;

export const answerKinds = Object.keys(actsOf) as AnswerKind[];

export function isAnswerKind(kind: SubjectKind): kind is AnswerKind {
  return kind in actsOf;
}

export function canAnswer(kind: AnswerKind, act: AnswerAct): boolean {
  return (actsOf[kind] as readonly AnswerAct[]).includes(act);
}

/** The statuses that decide about an applicant, and the answer that tells them. */
export const decisions: Partial<Record<SubjectKind, Partial<Record<Status, AnswerAct>>>> = {
  application: { invited: 'invite', declined: 'decline' },
  'job-application': { invited: 'invite', declined: 'decline' },
};

const next: Record<AnswerKind, Partial<Record<AnswerAct, Status>>> = {
  application: { invite: 'invited', decline: 'declined', reply: 'reviewing', ask: 'reviewing' },
  lead: { invite: 'contacted', decline: 'closed', reply: 'contacted', ask: 'contacted' },
  support: { reply: 'answered', ask: 'answered' },
  'job-application': { invite: 'invited', decline: 'declined', reply: 'reviewing', ask: 'reviewing' },
};

/** The status after an answer. A reply or a question does not reopen what was decided. */
export function statusAfter(kind: AnswerKind, act: AnswerAct, now: Status): Status {
  const isDecisive = act === 'invite' || act === 'decline';
  return (isDecisive || now === 'new' ? next[kind][act] : undefined) ?? now;
}

/** The fields that a text may contain in braces. */
export const variablesOf: Record<AnswerKind, readonly string[]> = {
  application: ['greeting', 'name', 'agency', 'received', 'booking link', 'button'],
  lead: ['greeting', 'name', 'received', 'booking link', 'button'],
  support: ['greeting', 'name', 'received'],
  'job-application': ['greeting', 'name', 'job', 'received', 'button'],
};

const variable = /\{([^{}\n]*)\}/g;

/** Fields in a text that do not exist, with their braces. */
export function unknownVariables(kind: AnswerKind, text: string): string[] {
  return [...text.matchAll(variable)]
    .filter(([, name = '']) => !variablesOf[kind].includes(name))
    .map(([written]) => written);
}

/** Replaces the known fields; their values are not searched for fields again. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(variable, (written, name: string) => values[name] ?? written);
}

/** Stands in a text where the button and the links go; without it they go below the text. */
export const buttonPlace = '{button}';

/** Stands in a template where the operator's own words go. */
export const wordsGap = '[…]';

/** What an operator writes; the subject and the title are one line each. */
export const draft = z.object({ subject: line, title: line, text: requiredParagraph });
export type Draft = z.output<typeof draft>;

const which = {
  kind: z.enum(answerKinds),
  act: z.enum(answerActs),
  language: z.enum(locales),
};

export const template = z.extend(draft, { ...which, isDefault: z.boolean() });
export type Template = z.output<typeof template>;
export const templates = z.object({ templates: z.array(template) });
export const templateChange = z.extend(draft, which);
export const templateReset = z.object(which);

/** A reply goes to the sender. With `contact`, the point of contact whom an applicant named gets a copy. */
const recipient = z.enum(['sender', 'contact']);
export type Recipient = z.output<typeof recipient>;

/** A mail to preview; without an id it is filled in with a sample. */
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
 * An answer. Its id is made by the browser, so that a retry is recognized; `seen` is the `updatedAt` that the operator
 * saw. A test goes to the operator alone, at once, and changes nothing.
 */
export const answer = z.extend(draft, {
  id: z.uuid(),
  act: which.act,
  language: which.language,
  recipient,
  seen: z.string(),
  isTest: z.optional(z.boolean()),
});
export type Answer = z.output<typeof answer>;

/** How long an answer can be undone before it is sent. */
export const undoSeconds = 60;
