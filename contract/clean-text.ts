/**
 * Maximum lengths of visitors' input, in characters. Not in a file that imports zod, for pages that need nothing else.
 */
export const maxLengths = { line: 200, email: 254, url: 500, checkedUrl: 2_000, paragraph: 8_000 } as const;

/** Counts characters as PostgreSQL does: a character outside the basic plane, such as an emoji, counts once. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** A line of text without invisible characters. Line breaks and tabs become spaces. */
export function cleanLine(typed: string): string {
  return cleanWith(typed, (text) => text.replace(lineBreak, ' ').replace(/\t+/g, ' ').replace(bidiMark, ''));
}

/** A line that also contains no joiners: an email or web address, whose letters do not join. */
export function cleanAddress(typed: string): string {
  return cleanLine(typed).replace(joiner, '').trim();
}

/** Several lines of text without invisible characters. */
export function cleanParagraph(typed: string): string {
  return cleanWith(typed, (text) => text.replace(lineBreak, '\n'));
}

/** Includes the vertical tab and the form feed: word processors copy them as line breaks. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Direction marks. They are copied along with contacts and paths; in paragraphs in Arabic or Hebrew they order
 * punctuation.
 */
const bidiMark = /[\u061c\u200e\u200f]/g;

/**
 * Control characters, which break databases and mails, half surrogate pairs, and invisible characters: zero-width
 * spaces, the byte order mark, soft hyphens, and everything that displays text in a different order than it is stored.
 */
const invisible =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Tag characters hide text, except in the flags of England, Scotland and Wales. */
const tagCharacter = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

const joiner = /[\u200c\u200d]/g;
/** Joiners belong after a letter, where many scripts need them, or inside an emoji. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

function cleanWith(typed: string, replaceBreaks: (text: string) => string): string {
  const text = replaceBreaks(typed)
    .replace(invisible, '')
    .replace(tagCharacter, '$1')
    .normalize('NFC')
    .replace(strayJoiner, '')
    .normalize('NFC')
    .trim();
  return visible.test(text) ? text : '';
}
