import * as z from 'zod/mini';
import type { FieldCode } from './problem.ts';
import { line } from './text.ts';

/**
 * A person's name. Our mails greet with it, and anyone may enter someone else's address, so it must not contain a link,
 * an address or a phone number.
 */
export const personName = z.pipe(
  z.pipe(line, z.transform(spaceAbbreviations)),
  z.string().check(z.refine<string>(isPersonName, { error: 'notAName' satisfies FieldCode, abort: true })),
);

/** True if a text can be a name: no links, addresses or long numbers, in any script. */
export function isPersonName(text: string): boolean {
  const folded = fold(text);
  return !linkLike.some((pattern) => pattern.test(folded));
}

/** Dots that browsers or readers treat as a full stop and that NFKC leaves unchanged. */
const otherDots = '\u3002\u06d4\u0701\u0702\u2e33\u2e3c\ua4f8\ua60e\u{10a50}\u{1d16d}';
/** Dots that NFKC turns into a full stop, or into one of the others. */
const foldedDots = '\u2024\ufe52\uff0e\uff61';

const linkLike: readonly RegExp[] = [
  /@/u,
  // evil.com, and 127.0.0.1 or 555.0100
  /\.[\p{L}\p{M}]{2,}|\.xn--|\p{Nd}\.\p{Nd}/iu,
  // t.me/x and x.co:80, even with a space behind the dot
  /\.\s*[\p{L}\p{Nd}]+[/:?#]/u,
  // https:, mailto:, Call:
  /[\p{L}\p{Nd}]{2,}:|:\/|\/\//u,
  /\bwww\b/iu,
  // Five digits, whatever is between them.
  /\p{Nd}([^\p{L}\p{Nd}]*\p{Nd}){4}/u,
];

/** The text as a reader or a mail program may see it: full-width letters and dots as plain ones, nothing invisible. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(new RegExp(`[${otherDots}]`, 'gu'), '.');
}

const titles = 'dr|prof|mr|mrs|ms|mx|st|sr|sra|jr|hr|fr|ing|dipl|mag|mme|mlle';
const joined = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}-])(\\p{L}\\p{M}*|${titles})([.${foldedDots}${otherDots}])(?=[\\p{L}\\p{M}]{2})`,
  'giu',
);

/** Inserts the space that distinguishes `Dr.Müller` and `J.R.Tolkien` from a domain. */
function spaceAbbreviations(name: string): string {
  return name.replace(joined, '$1$2 ');
}
