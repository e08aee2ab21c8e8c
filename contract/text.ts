import * as z from 'zod/mini';
import { isDomain, isEmail } from './email.ts';
import type { FieldCode } from './problem.ts';

const limits = { line: 200, email: 254, url: 500, paragraph: 4_000 } as const;

/** One line of text. */
export const line = text(limits.line);
/** Several lines of text; optional. */
export const paragraph = optionalText(limits.paragraph, true);
export const requiredParagraph = text(limits.paragraph, true);
export const optionalLine = optionalText(limits.line);

/** An email address: a mailbox in ASCII at a domain of at least two labels, in any script. */
export const email = text(limits.email).check(matches(isEmail, 'invalidEmail'));
export const optionalEmail = optionalText(limits.email).check(
  matches((value) => value === '' || isEmail(value), 'invalidEmail'),
);

/** The address of a page on the web; one without a scheme gets `https://`. */
export function webAddress(code: FieldCode) {
  return z.pipe(
    z.pipe(text(limits.url), z.transform(withScheme)),
    z.string().check(matches(isWebAddress, code)),
  );
}

/** One of a list; the first is the default. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z._default(z.enum(options, 'invalidChoice'), options[0] as Options[number]);
}

/** Adds `https://` while typing, as soon as the text can no longer become a scheme itself. */
export function withScheme(typed: string): string {
  const start = typed.trimStart();
  const lower = start.toLowerCase();
  const schemes = ['http://', 'https://'];
  if (schemes.some((scheme) => scheme.startsWith(lower) || lower.startsWith(scheme))) return start;
  return `https://${start}`;
}

/** Capitalises the first letter of each word only: `mcDonald` → `McDonald`. */
export function titleCase(typed: string): string {
  return typed.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  });
}

/** The form in which addresses are compared: case does not matter in practice. */
export function emailKey(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

function text(max: number, severalLines = false) {
  return z.pipe(
    z.pipe(
      z
        .string({ error: missingOrWrong })
        .check(matches((value) => isReadable(value, severalLines), 'unreadable')),
      z.transform((value) => tidy(value, severalLines)),
    ),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max, 'tooLong')),
  );
}

function optionalText(max: number, severalLines = false) {
  return z.pipe(
    z.pipe(
      z._default(
        z.string('wrongType').check(matches((value) => isReadable(value, severalLines), 'unreadable')),
        '',
      ),
      z.transform((value) => tidy(value, severalLines)),
    ),
    z.string().check(z.maxLength(max, 'tooLong')),
  );
}

/** A missing value was left out; another type is a bug of the client. */
function missingOrWrong({ input }: { input?: unknown }): FieldCode {
  return input === undefined || input === null ? 'required' : 'wrongType';
}

function matches(test: (value: string) => boolean, code: FieldCode) {
  return z.refine<string>(test, { error: code, abort: true });
}

/** A name copied from a spreadsheet may contain tabs. */
function tidy(value: string, severalLines: boolean): string {
  const text = severalLines ? value.replace(/\r\n?/g, '\n') : value.replace(/\t+/g, ' ');
  return text.normalize('NFC').trim();
}

/**
 * No lone surrogates or control characters, which break databases and mails, and nothing that displays text in another
 * order than it is stored. Paragraphs in Arabic or Hebrew may embed text of the other direction.
 */
function isReadable(value: string, severalLines: boolean): boolean {
  const forbidden = severalLines
    ? /[^\P{Cc}\n\r\t]|[\u202d\u202e]/u
    : /[^\P{Cc}\t]|[\u202a-\u202e\u2066-\u2069]/u;
  return value.isWellFormed() && !forbidden.test(value);
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return isDomain(hostname);
}
