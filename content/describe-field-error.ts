import { cleanAddress, cleanLine, countCharacters, maxLengths } from '../contract/clean-text.ts';
import type { Locale } from '../contract/locales.ts';
import type { FieldCode, FieldError } from '../contract/problem.ts';
import { fill, pluralize } from './fill.ts';
import type { FieldMessages } from './messages/en/forms.ts';

/** A longer address is not repeated in a message. */
const maxQuoted = 60;

/** The message next to an invalid field. */
export function describeFieldError(
  { name, value, error }: { name: string; value: unknown; error: FieldError },
  t: FieldMessages,
  locale: Locale,
): string {
  if (error.code === 'tooLong') return describeExcess(error, t, locale);
  const sentence = t.field[error.code];
  if (isLeftEmpty(value)) return t.required[name] ?? sentence;
  const hint =
    typeof value === 'string' ? describeFormat(error.code, cleanAddress(value), t.hints) : undefined;
  return hint === undefined ? sentence : `${sentence} ${hint}`;
}

/** By how many characters a text is too long. */
export function describeExcess(
  { count, max }: { count: number; max: number },
  { tooLong }: Pick<FieldMessages, 'tooLong'>,
  locale: Locale,
): string {
  const excess = count - max;
  return fill(pluralize(tooLong, excess, locale), {
    excess: excess.toLocaleString(locale),
    max: max.toLocaleString(locale),
  });
}

/** The message for an invalid or overlong email address, where one sentence covers the rest. */
export function describeEmailError(
  value: string,
  t: Pick<FieldMessages, 'hints' | 'tooLong'> & { invalid: string },
  locale: Locale,
): string {
  const typed = cleanAddress(value);
  const count = countCharacters(typed);
  if (count > maxLengths.email) return describeExcess({ count, max: maxLengths.email }, t, locale);
  const hint = typed === '' ? undefined : describeFormat('invalidEmail', typed, t.hints);
  return hint === undefined ? t.invalid : `${t.invalid} ${hint}`;
}

function isLeftEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '');
}

/** Names what an address lacks, for two common mistakes. */
function describeFormat(code: FieldCode, typed: string, hints: FieldMessages['hints']): string | undefined {
  if (code === 'invalidEmail' && !typed.includes('@')) return hints.noAt;
  const quoted = findNameWithoutEnding(code, typed);
  if (quoted === undefined || quoted.length > maxQuoted) return undefined;
  return fill(hints.noEnding, { typed: quoted });
}

function findNameWithoutEnding(code: FieldCode, typed: string): string | undefined {
  if (code === 'invalidEmail') return /^[^@\s]+@[\p{L}\p{N}-]+\.?$/u.exec(typed)?.[0];
  if (code !== 'invalidWebsite' && code !== 'invalidLinkedIn') return undefined;
  return /^(?:https?:\/\/)?([\p{L}\p{N}-]+)\.?(?:[/?#]|$)/iu.exec(typed)?.[1];
}
