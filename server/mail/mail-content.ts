import { formatter } from '../../content/format.ts';
import type { MailMessages } from '../../content/messages/en/mails.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { isPersonName } from '../../contract/person-name.ts';
import { layoutMessages, mailMessages } from '../messages.ts';

/** A rendered mail. */
export interface Mail {
  to: string;
  cc?: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Written by a person: auto-responders may reply. */
  isPersonal?: true;
  /** A calendar invitation, which mail clients offer to add. */
  icalEvent?: { filename: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

/** The content of a mail, in reading order. */
export interface MailContent {
  locale: Locale;
  title: string;
  steps?: MailTimeline;
  clocks?: readonly TimeBlock[];
  greeting?: string;
  paragraphs: readonly string[];
  /** The button: persimmon if it is the recipient's next step, outlined if it is only an offer. */
  action?: Link & { isOffer?: true };
  /** Alternatives to the button, side by side. */
  links?: readonly Link[];
  /** Another link, below the button. */
  link?: Link;
  /** Text below the button. */
  below?: { paragraphs: readonly string[]; link?: Link; isSmall?: boolean };
  /** The submitted values, as name and value; a value may have several lines. */
  table?: { rows: readonly (readonly [string, string])[] };
  signature?: string;
  /** Why the recipient gets this mail, and the origin of the imprint and privacy policy. */
  footer?: { reason: string; origin: string };
}

export interface Link {
  label: string;
  url: string;
}

/** A step on the way of sender and recipient: `You applied`, `July 2`. */
export interface Step {
  label: string;
  detail: string;
}

/** The steps before and after Today; the first one ahead is the next. */
export interface MailTimeline {
  done: readonly Step[];
  ahead: readonly Step[];
}

/** A time in large type, with its day and span; one that no longer applies is struck out. */
export interface TimeBlock {
  label: string;
  time: string;
  day: string;
  hours: string;
  isOver?: true;
}

type StepLabel = keyof MailMessages['steps'];

/** A step in a language; its detail is a day or a word. */
export function step(locale: Locale, label: StepLabel, detail: StepLabel | Date): Step {
  const messages = mailMessages[locale].steps;
  return {
    label: messages[label],
    detail: detail instanceof Date ? unbroken(formatter(locale).dayAndShortMonth(detail)) : messages[detail],
  };
}

/** Keeps a day such as `July 14` on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

export function legalLinks(locale: Locale, origin: string): Link[] {
  const { imprint, privacy } = layoutMessages[locale].footer;
  return [
    { label: imprint, url: origin + localPath(locale, '/imprint') },
    { label: privacy, url: origin + localPath(locale, '/Privacy_Policy') },
  ];
}

/** Longer names are stored, but could be a message in themselves. */
const maxName = 80;

/** The salutation, by name if the name is safe to repeat. */
export function greeting(locale: Locale, name: string): string {
  const { greeting: greet, greetingAlone } = mailMessages[locale];
  return isRepeatable(name) ? greet(name) : greetingAlone;
}

/**
 * True if a name can be mailed to an address that anyone may have entered. Forms reject invalid names; this also covers
 * names stored before they did.
 */
export function isRepeatable(name: string): boolean {
  return name.length <= maxName && isPersonName(name);
}
