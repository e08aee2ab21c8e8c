import type { Locale } from '../contract/locales.ts';

/** Without `Intl` for the same reason as dates: its first formatter takes a phone a tenth of a second. */
export const signs: Record<Locale, { group: string; point: string }> = {
  en: { group: ',', point: '.' },
  de: { group: '.', point: ',' },
  es: { group: '.', point: ',' },
  fr: { group: '\u202f', point: ',' },
};

/** Formats a number with between `min` and `max` decimals, grouped by thousands. */
export function formatNumber(
  locale: Locale,
  n: number,
  minDecimals: number,
  maxDecimals = minDecimals,
): string {
  const { group, point } = signs[locale];
  // As decimals, because a half may be slightly less in binary: 1.005 is rounded to 1.01.
  const [digits, exponent = '0'] = String(Math.abs(n)).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + maxDecimals}`));
  const [whole = '', decimals = ''] = (rounded / 10 ** maxDecimals).toFixed(maxDecimals).split('.');
  const kept = decimals.slice(0, minDecimals) + decimals.slice(minDecimals).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${n < 0 && rounded > 0 ? '-' : ''}${grouped}${kept && point + kept}`;
}

/** `y` becomes `e` before its own sound, and `o` becomes `u`. */
const spanish = {
  and: (next: string) => (/^h?i(?!e)/i.test(next) ? 'e' : 'y'),
  or: (next: string) => (/^h?o|^8/i.test(next) ? 'u' : 'o'),
};
const conjunctions: Record<Locale, Record<'and' | 'or', (next: string) => string>> = {
  en: { and: () => 'and', or: () => 'or' },
  de: { and: () => 'und', or: () => 'oder' },
  es: spanish,
  fr: { and: () => 'et', or: () => 'ou' },
};

/** `a, b and c`: without a serial comma in English. */
export function formatList(locale: Locale, items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${conjunctions[locale][word](last)} ${last}`;
}
