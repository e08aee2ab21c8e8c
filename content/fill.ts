import type { Locale } from '../contract/locales.ts';

/** Replaces names in braces with their values. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (braced, name: string) => String(values[name] ?? braced));
}

/** The texts for one and for any other number. */
export interface PluralForms {
  one: string;
  many: string;
}

/** Picks the text for a count: French uses its singular below two, the others for exactly one. */
export function pluralize(texts: PluralForms, count: number, locale: Locale): string {
  return new Intl.PluralRules(locale).select(count) === 'one' ? texts.one : texts.many;
}
