import { defaultLocale, type Locale, localeOfPath, locales } from '../contract/locales.ts';
import { qualityValues } from './quality-values.ts';

/** The language of ours a client likes best, English when it asks for none of them. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = qualityValues(acceptLanguage ?? '')
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { value } of wishes) {
    if (value === '*') return defaultLocale;
    const language = value.split('-', 1)[0];
    const locale = locales.find((ours) => ours === language);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** A path with a language prefix settles the language; a bare one leaves it to the client. */
export function localeOfRequest(path: string, acceptLanguage: string | undefined): Locale {
  const locale = localeOfPath(path);
  return locale === defaultLocale ? preferredLocale(acceptLanguage) : locale;
}
