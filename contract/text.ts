import * as z from 'zod/mini';
import { cleanAddress, cleanLine, cleanParagraph, countCharacters, maxLengths } from './clean-text.ts';
import { isDomain, isEmail } from './email.ts';
import type { FieldCode, FieldError } from './problem.ts';

export const line = text(maxLengths.line);
export const paragraph = optionalText(maxLengths.paragraph, cleanParagraph);
export const requiredParagraph = text(maxLengths.paragraph, cleanParagraph);

/** An email address: a mailbox in ASCII at a domain of at least two labels, in any script. */
export const email = text(maxLengths.email, cleanAddress).check(matches(isEmail, 'invalidEmail'));
export const optionalEmail = optionalText(maxLengths.email, cleanAddress).check(
  matches((value) => value === '' || isEmail(value), 'invalidEmail'),
);

/** The URL of a web page; without a scheme it gets `https://`. */
export function webAddress(code: FieldCode) {
  return z.pipe(
    z.pipe(text(maxLengths.url, cleanAddress), z.transform(withScheme)),
    z.string().check(matches(isWebAddress, code)),
  );
}

/** One of a list; the first is the default. */
export function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z._default(z.enum(options, 'invalidChoice'), options[0] as Options[number]);
}

/** Adds `https://` while typing, as soon as the text can no longer become a scheme itself. */
export function withScheme(typed: string): string {
  const start = typed.replace(/^[\s\p{Cc}\p{Cf}]+/u, '');
  const lower = start.toLowerCase();
  const schemes = ['http://', 'https://'];
  if (schemes.some((scheme) => scheme.startsWith(lower) || lower.startsWith(scheme))) return start;
  return `https://${start}`;
}

/** Capitalises only the first letter of each word: `mcDonald` → `McDonald`. */
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

/** A text that cannot be left out; `clean` removes invisible characters. */
export function text(max: number, clean = cleanLine) {
  return z.pipe(
    z.pipe(z.string({ error: missingOrWrong }), z.transform(clean)),
    z.string().check(z.minLength(1, 'required'), maxCharacters(max)),
  );
}

function optionalText(max: number, clean = cleanLine) {
  return z.pipe(
    z.pipe(z._default(z.string('wrongType'), ''), z.transform(clean)),
    z.string().check(maxCharacters(max)),
  );
}

function maxCharacters(max: number) {
  return z.check<string>(({ value, issues }) => {
    const count = countCharacters(value);
    const params = { code: 'tooLong', max, count } satisfies FieldError;
    if (count > max) issues.push({ code: 'custom', message: params.code, params, input: value });
  });
}

/** A missing value was left out; a value of another type is a bug in the client. */
function missingOrWrong({ input }: { input?: unknown }): FieldCode {
  return input === undefined || input === null ? 'required' : 'wrongType';
}

function matches(test: (value: string) => boolean, code: FieldCode) {
  return z.refine<string>(test, { error: code, abort: true });
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\]+([/?#]|$)/i.test(value) || !URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  return isDomain(hostname);
}
