import type { Locale } from '../../contract/locales.ts';
import {
  type TagCheckResult,
  type TagEvidence,
  type TagVerdict,
  type TagWarning,
  tagKinds,
  type UnreadPart,
} from '../../contract/tag-check.ts';
import { fill, pluralize } from '../fill.ts';
import type { TagCheckMessages } from '../messages/en/check-ga-tag.ts';
import { settings } from '../settings.ts';
import { describeFailedMap, describePageMap, type MapRow } from './describe-page-map.ts';
import { hostnameFromUrl } from './hostname.ts';

/** The check's user agent. */
export const checkerName = `${settings.brand}TagCheck/1.0`;

/** `old`: only retired tags. `unknown`: we cannot tell. */
const tones = ['good', 'old', 'bad', 'unknown'] as const;
type Tone = (typeof tones)[number];
const verdictTones: Record<TagVerdict, Tone> = {
  found: 'good',
  retired: 'old',
  none: 'bad',
  unknown: 'unknown',
};

/** A tag check result as text, for the island and for the server that fills in the page. */
export interface DescribedCheck {
  tone: Tone;
  title: string;
  /** Why. */
  text: string;
  /** What to do now. */
  next: string | undefined;
  /** The user agent of the check, for a site that has to allow it. */
  agent: string | undefined;
  /** A mailto link, if there is a tag to add. */
  ticket: string | undefined;
  tags: DescribedTag[];
  /** Where a tag that counts is, and its code. */
  evidence: DescribedEvidence[];
  /** What was read, if nothing was found in it. */
  read: DescribedPart[];
  map: { title: string; span: string; rows: MapRow[] } | undefined;
  /** What may contain Analytics and was not read, and why. */
  unread: DescribedGap[];
  notes: string[];
  /** The link that repeats the check. */
  link: string | undefined;
  /** What a developer needs to know, and a mailto link with that text. */
  developer: { text: string; href: string } | undefined;
}

interface DescribedTag {
  kind: string;
  id: string;
  where: string;
}

interface DescribedEvidence {
  id: string;
  where: string;
  /** Empty if it is inside a container. */
  call: string;
}

interface DescribedPart {
  kind: string;
  what: string;
}

export interface DescribedGap {
  what: string;
  line: string;
  why: string;
  look: string;
}

interface Shown {
  locale: Locale;
  /** Links to the page with this check. */
  link: string;
}

export function describeTagCheck(
  reply: TagCheckResult,
  messages: TagCheckMessages,
  shown: Shown,
): DescribedCheck {
  const { verdict, state, reason, url, status, nextStep } = reply;
  const host = hostnameFromUrl(reply.finalUrl ?? url);
  const { why, next }: { why?: string; next?: string } = messages.nextSteps[nextStep];
  const because = reason ? fill(messages.reasons[reason], { host, status: String(status ?? '') }) : undefined;
  const mostTelling = (a: TagEvidence, b: TagEvidence) => tagKinds.indexOf(a.kind) - tagKinds.indexOf(b.kind);
  const tags = reply.tags.toSorted(mostTelling).map((tag) => describeTag(tag, messages));
  const isToAdd = verdict === 'none' || verdict === 'retired';
  const gaps = reply.unread.toSorted(byLine).map((part) => describeUnread(part, messages));
  const check = {
    tone: verdictTones[verdict],
    title: reason === 'busy' ? messages.busy : messages.titles[state],
    text: [because ?? why ?? next, describeLook(reply, gaps, messages, shown.locale)]
      .filter(Boolean)
      .join(' '),
    next: because || why ? next : undefined,
    agent: nextStep === 'allow-check' ? `User-Agent: ${checkerName}` : undefined,
    ticket: isToAdd ? writeTicket(url, host, tags, messages) : undefined,
    tags,
    evidence: describeEvidence(reply, messages),
    read: verdict === 'none' || state === 'unseen' ? describeRead(reply, messages) : [],
    map: url === '' ? undefined : describeMap(reply, host, messages, shown.locale),
    unread: gaps,
    notes: listNotes(reply, messages),
    link: url === '' ? undefined : shown.link,
  };
  return {
    ...check,
    developer: isToAdd || state === 'unseen' ? developerNote(reply, host, check, messages) : undefined,
  };
}

function describeMap(reply: TagCheckResult, host: string, messages: TagCheckMessages, locale: Locale) {
  const { outline, checkedAt } = reply;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const values = { host, time: time.format(new Date(checkedAt)) };
  if (!outline) {
    const { title, span } = messages.attempt;
    return { title, span: fill(span, values), rows: describeFailedMap(reply, messages) };
  }
  const lines = new Intl.NumberFormat(locale).format(outline.lines);
  const span = fill(pluralize(messages.map.span, outline.lines, locale), { ...values, lines });
  return { title: messages.map.title, span, rows: describePageMap(reply, messages) };
}

function byLine(a: UnreadPart, b: UnreadPart): number {
  return (a.line ?? Infinity) - (b.line ?? Infinity) || 0;
}

function describeUnread({ kind, what, line, reason }: UnreadPart, messages: TagCheckMessages): DescribedGap {
  const { parts, reasons, look } = messages.unread;
  return {
    what: fill(parts[kind], { what }),
    line: String(line ?? '–'),
    why: reasons[reason],
    look: fill(look[kind], { what }),
  };
}

/** How a person can look where the check could not. */
function describeLook(
  { state, unread }: TagCheckResult,
  gaps: readonly DescribedGap[],
  { look, line: atLine }: TagCheckMessages,
  locale: Locale,
): string | undefined {
  if (state === 'refused') return look.refused;
  if (state !== 'unseen') return undefined;
  const parts = unread.toSorted(byLine);
  const formatName = ({ what, line }: UnreadPart, gap: DescribedGap) =>
    what === '' && line !== null ? fill(atLine, { where: gap.what, line: String(line) }) : gap.what;
  const names = [...new Set(gaps.map((gap, i) => formatName(parts[i] as UnreadPart, gap)))];
  const listed = names.slice(0, maxNamed);
  if (names.length > maxNamed) listed.push(fill(look.more, { count: String(names.length - maxNamed) }));
  return fill(look.unread, { what: new Intl.ListFormat(locale).format(listed) });
}

const maxNamed = 2;
const maxEvidence = 8;

function describeEvidence({ tags }: TagCheckResult, messages: TagCheckMessages): DescribedEvidence[] {
  const shown = tags
    .filter(({ counts, kind }) => counts || kind === 'universal-analytics')
    .map((tag) => {
      const { id, evidence, place, within } = tag;
      const inside = fill(messages.places[place], { within: within ?? '' });
      const where = evidence
        ? fill(messages.line, { where: evidence.file, line: String(evidence.line) })
        : inside;
      return { id: id ?? messages.noId, where, call: evidence?.call ?? '' };
    });
  return [...new Map(shown.map((one) => [`${one.where} ${one.call} ${one.id}`, one])).values()].slice(
    0,
    maxEvidence,
  );
}

function describeRead({ read = [] }: TagCheckResult, { readParts }: TagCheckMessages): DescribedPart[] {
  return read.map(({ kind, what }) => ({ kind: readParts.kinds[kind], what }));
}

function describeTag(tag: TagEvidence, messages: TagCheckMessages): DescribedTag {
  const { kind, id, place, within, section, line } = tag;
  let where = fill(messages.places[place], { within: within ?? '' });
  if (section) where = fill(messages.section, { where, section });
  if (line !== null) where = fill(messages.line, { where, line: String(line) });
  return { kind: messages.kinds[kind], id: id ?? messages.noId, where };
}

function listNotes({ warnings, tags, consentDefault }: TagCheckResult, messages: TagCheckMessages): string[] {
  const isNamed = (code: TagWarning['code']) => warnings.some((other) => other.code === code && other.id);
  const warned = warnings
    .filter(({ code, id }) => id !== null || !isNamed(code))
    .map(({ code, id }) => fill(messages.warnings[code], { id: id ?? messages.someTag }));
  if (tags.length === 0) return warned;
  return [...warned, consentDefault ? messages.consent.seen : messages.consent.unseen];
}

function writeTicket(url: string, host: string, tags: DescribedTag[], { ticket }: TagCheckMessages): string {
  return mailHref(
    ticket.to,
    fill(ticket.subject, { host }),
    fill(ticket.body, { url, found: found(tags, ticket) }),
  );
}

function found(tags: readonly DescribedTag[], { nothing }: TagCheckMessages['ticket']): string {
  return [...new Set(tags.map(({ kind, id }) => `${kind} ${id}`))].join(', ') || nothing;
}

const putsTagOnPage = /^(?:add-tag|add-tag-beside-ads|replace-\w+|load-container)$/;

function developerNote(
  { platform, nextStep, url, unread: gaps }: TagCheckResult,
  host: string,
  { title, text, next, tags, unread, link }: Omit<DescribedCheck, 'developer'>,
  messages: TagCheckMessages,
): DescribedCheck['developer'] {
  const { subject, body, places } = messages.developer;
  const task = [
    next ?? text,
    ...(putsTagOnPage.test(nextStep) ? [places[platform ?? 'plain']] : []),
    ...unread.map(({ what, why }) => fill(messages.developer.part, { what, why })),
  ].join('\n');
  const isUnconfirmed = (id: string) => gaps.some(({ kind, what }) => kind === 'loader' && what === id);
  const named = found(
    tags.filter(({ id }) => !isUnconfirmed(id)),
    messages.ticket,
  );
  const note = fill(body, { url, title, found: named, task, link: link ?? '' });
  return { text: note, href: mailHref('', fill(subject, { host }), note) };
}

/** A mailto link with a subject and the beginning of a text. */
function mailHref(to: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
