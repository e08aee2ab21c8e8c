import {
  type TagCheckReply,
  type TagEvidence,
  type TagVerdict,
  type TagWarning,
  tagKinds,
  type UnreadPart,
} from '../contract/tag-check.ts';
import { fill } from './fill.ts';
import { hostOf } from './host-of.ts';
import { mailHref } from './mail-link.ts';
import type { TagCheckWords } from './messages/en/check-ga-tag.ts';

/** `old`: only retired tags. `unknown`: we cannot tell. */
export const tones = ['good', 'old', 'bad', 'unknown'] as const;
type Tone = (typeof tones)[number];
const toneOf: Record<TagVerdict, Tone> = { found: 'good', retired: 'old', none: 'bad', unknown: 'unknown' };

/** The result of a tag check in words, for the island and for the server that fills in the page. */
export interface DescribedCheck {
  tone: Tone;
  title: string;
  /** Why, and what to do next. */
  text: string;
  /** A mailto link, if there is a tag to add. */
  ticket: string | undefined;
  tags: DescribedTag[];
  /** What may carry Analytics and was not read, and why. */
  unread: string[];
  notes: string[];
  /** The technical details of a failure. */
  facts: { asked: string; answered: string } | undefined;
}

export interface DescribedTag {
  kind: string;
  id: string;
  where: string;
  confidence: string;
  isRetired: boolean;
}

export function describeTagCheck(reply: TagCheckReply, words: TagCheckWords): DescribedCheck {
  const { verdict, state, reason, url, status, nextStep } = reply;
  const host = hostOf(reply.finalUrl ?? url);
  const isRead = verdict !== 'unknown' || state === 'unseen';
  const why = reason ? fill(words.reasons[reason], { host, status: String(status ?? '') }) : '';
  const mostTelling = (a: TagEvidence, b: TagEvidence) => tagKinds.indexOf(a.kind) - tagKinds.indexOf(b.kind);
  const tags = reply.tags.toSorted(mostTelling).map((tag) => describeTag(tag, words));
  return {
    tone: toneOf[verdict],
    title: reason === 'busy' ? words.busy : words.titles[state],
    text: `${why} ${words.nextSteps[nextStep]}`.trim(),
    ticket: verdict === 'none' || verdict === 'retired' ? ticketOf(url, host, tags, words) : undefined,
    tags,
    unread: reply.unread.map((part) => describeUnread(part, words)),
    notes: notesOf(reply, words),
    facts:
      isRead || url === ''
        ? undefined
        : { asked: `GET ${url}`, answered: String(status ?? words.facts.nothing) },
  };
}

function describeUnread({ kind, what, line, reason }: UnreadPart, words: TagCheckWords): string {
  const { parts, reasons, item } = words.unread;
  const part = fill(parts[kind], { what });
  const where = line === null ? part : fill(words.line, { where: part, line: String(line) });
  return fill(item, { what: where, why: reasons[reason] });
}

function describeTag(tag: TagEvidence, words: TagCheckWords): DescribedTag {
  const { kind, id, place, within, section, line, confidence } = tag;
  const isRetired = kind === 'universal-analytics';
  let where = fill(words.places[place], { within: within ?? '' });
  if (section) where = fill(words.section, { where, section });
  if (line !== null) where = fill(words.line, { where, line: String(line) });
  return {
    kind: words.kinds[kind],
    id: id ?? words.noId,
    where,
    confidence: isRetired ? words.retired : words.confidences[confidence],
    isRetired,
  };
}

function notesOf({ warnings, tags, consentDefault }: TagCheckReply, words: TagCheckWords): string[] {
  const isNamed = (code: TagWarning['code']) => warnings.some((other) => other.code === code && other.id);
  const warned = warnings
    .filter(({ code, id }) => id !== null || !isNamed(code))
    .map(({ code, id }) => fill(words.warnings[code], { id: id ?? words.someTag }));
  if (tags.length === 0) return warned;
  return [...warned, consentDefault ? words.consent.seen : words.consent.unseen];
}

function ticketOf(url: string, host: string, tags: DescribedTag[], { ticket }: TagCheckWords): string {
  const found = tags.map(({ kind, id }) => `${kind} ${id}`).join(', ') || ticket.nothing;
  return mailHref(ticket.to, fill(ticket.subject, { host }), fill(ticket.body, { url, found }));
}
