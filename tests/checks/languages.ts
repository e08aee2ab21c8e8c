import type { Locale } from '../../contract/locales.ts';

const englishWords =
  /\b(the|and|with|your|you|for|from|that|this|are|not|when|what|which|every|their|before|after)\b/gi;
const foreignHints =
  /[äöüßñçéèêàùœ¿¡«„]|\b(der|die|das|und|mit|für|el|la|los|las|de|con|para|le|les|des|du|et|pour|avec)\b/i;

/**
 * Lines of a translated page that are still English: equal to those on the English page, or with words that only
 * English has.
 */
export function englishLeft(english: string, translated: string, allowed: readonly string[]): string[] {
  const original = new Set(splitLines(english).filter((line) => wordCount(line) >= 3));
  return splitLines(translated).filter((line) => {
    if (allowed.includes(line)) return false;
    if (original.has(line)) return true;
    return (line.match(englishWords)?.length ?? 0) >= 2 && !foreignHints.test(line);
  });
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^[:,] /, ''))
    .filter((line) => /\p{L}/u.test(line));
}

function wordCount(line: string): number {
  return line.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word)).length;
}

const thousand: Record<Locale, RegExp> = {
  en: /^K\b/,
  de: /^\s?Tsd\./,
  es: /^\s?mil\b/,
  fr: /^\s?k(?=\$|\b)/,
};
const million: Record<Locale, RegExp> = {
  en: /^(M\b| million)/,
  de: /^\s?Mio\./,
  es: /^\s?M\b/,
  fr: /^\s?M\b/,
};
/** Spanish counts these in thousands of millions: `2500 M`. */
const billion: Record<Locale, RegExp> = {
  en: /^ billion\b/,
  de: /^\s?Milliarden?\b/,
  es: /^\s?mil millones\b/,
  fr: /^\s?milliards?\b/,
};
const grouped: Record<Locale, RegExp> = {
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
  de: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  es: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  fr: /\d{1,3}(?:[\u202f\u00a0]\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
};

/** The numbers in a text, parsed by the rules of its language. Small ones are ignored, because they may be words. */
function findNumbers(text: string, locale: Locale): Set<number> {
  const found = new Set<number>();
  // Names such as Toto-2.0-2.5B are the same in every language.
  const withoutNames = text
    .replaceAll(/\b[A-Za-z]\w*(?:-\d[\w.]*)+/g, '')
    // `1:30 p.m.` is 13:30 elsewhere.
    .replaceAll(/\b(\d{1,2})(:\d\d\s[ap]\.m\.)/g, (_, hour, rest) =>
      /p/.test(rest) && hour !== '12' ? `${Number(hour) + 12}${rest}` : `${hour}${rest}`,
    );
  for (const match of withoutNames.matchAll(grouped[locale])) {
    const digits =
      locale === 'en'
        ? match[0].replaceAll(',', '')
        : match[0].replace(/[.\u202f\u00a0](?=\d{3})/g, '').replace(',', '.');
    const after = withoutNames.slice(match.index + match[0].length, match.index + match[0].length + 24);
    // In a range the unit may come once, after the second number: "10–50 Tsd. $", "37 bis über 140 Tsd. $".
    const unit = after.replace(
      /^(?:(?:[–-]| (?:bis|a|à)(?: über| más de| plus de)? )\d+(?:[.,]\d+)?)?\+?/,
      '',
    );
    const value = Number(digits) * toMultiplier(unit, locale);
    if (value >= 13 || !Number.isInteger(value)) found.add(value);
  }
  return found;
}

function toMultiplier(unit: string, locale: Locale): number {
  // Billions first: in Spanish they begin with the word for a thousand.
  if (billion[locale].test(unit)) return 1_000_000_000;
  if (million[locale].test(unit)) return 1_000_000;
  return thousand[locale].test(unit) ? 1000 : 1;
}

/** Numbers that appear on only one of the two pages. */
export function numbersThatDiffer(english: string, translated: string, locale: Locale): number[] {
  const here = findNumbers(english, 'en');
  const there = findNumbers(translated, locale);
  return [...here.symmetricDifference(there)].sort((a, b) => a - b);
}
