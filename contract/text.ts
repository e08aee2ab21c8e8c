import * as z from 'zod/mini';
import type { FieldCode } from './problem.ts';

const limits = { line: 200, email: 254, url: 500, paragraph: 4_000 } as const;

/** One line of text. */
export const line = text(limits.line);
/** Several lines of text, which may be left empty. */
export const paragraph = optionalText(limits.paragraph, true);
export const requiredParagraph = text(limits.paragraph, true);
export const optionalLine = optionalText(limits.line);

/** An e-mail address: a mailbox in ASCII at a domain of at least two labels, in any script. */
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

/** One of a list; the first stands for nothing said. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z._default(z.enum(options, 'invalidChoice'), options[0] as Options[number]);
}

/** Puts `https://` before what is typed as soon as it can no longer become a scheme of its own. */
export function withScheme(typed: string): string {
  const start = typed.trimStart();
  const lower = start.toLowerCase();
  const schemes = ['http://', 'https://'];
  if (schemes.some((scheme) => scheme.startsWith(lower) || lower.startsWith(scheme))) return start;
  return `https://${start}`;
}

/** Capitalises the first letter of each word and touches nothing else: `mcDonald` → `McDonald`. */
export function titleCase(typed: string): string {
  return typed.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  });
}

/** The form in which an address is compared: nobody has two mailboxes that differ in case alone. */
export function emailKey(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

function text(max: number, severalLines = false) {
  return z.pipe(
    z.pipe(
      z
        .string({ error: missingOrWrong })
        .check(matches((value) => isReadable(value, severalLines), 'unreadable')),
      z.transform(tidy),
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
      z.transform(tidy),
    ),
    z.string().check(z.maxLength(max, 'tooLong')),
  );
}

/** Nothing sent is a field left out; another type is a mistake of the program that sent it. */
function missingOrWrong({ input }: { input?: unknown }): FieldCode {
  return input === undefined || input === null ? 'required' : 'wrongType';
}

function matches(test: (value: string) => boolean, code: FieldCode) {
  return z.refine<string>(test, { error: code, abort: true });
}

function tidy(value: string): string {
  return value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/**
 * No lone surrogates and no control characters, which a database or a mail could not carry; nothing that shows text in
 * another order than it has. Paragraphs in Arabic or Hebrew may embed text of the other direction.
 */
function isReadable(value: string, severalLines: boolean): boolean {
  const forbidden = severalLines ? /[^\P{Cc}\n\r\t]|[\u202d\u202e]/u : /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
  return value.isWellFormed() && !forbidden.test(value);
}

function isEmail(value: string): boolean {
  const [, mailbox = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(value) ?? [];
  return (
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(mailbox) &&
    mailbox.length <= 64 &&
    isDomain(domain)
  );
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return isDomain(hostname);
}

function isDomain(name: string): boolean {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}\p{M}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u.test(label)) &&
    /^(xn--.+|[\p{L}\p{M}]{2,})$/u.test(last)
  );
}
