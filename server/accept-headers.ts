import { defaultLocale, type Locale, localeFromPath, locales } from '../contract/locales.ts';

/** The client's preferred language among ours, or English. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const languages = qualityValues(acceptLanguage ?? '')
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { value } of languages) {
    if (value === '*') return defaultLocale;
    const language = value.split('-', 1)[0];
    const locale = locales.find((ours) => ours === language);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** The language in the path, or else the client's preferred one. */
export function chooseLocale(path: string, acceptLanguage: string | undefined): Locale {
  const locale = localeFromPath(path);
  return locale === defaultLocale ? preferredLocale(acceptLanguage) : locale;
}

/** The items of an `Accept-*` header in lower case, each with its weight from 0 to 1. */
export function qualityValues(header: string): { value: string; quality: number }[] {
  return header.split(',').flatMap((item) => {
    const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return value ? [{ value, quality: parseQuality(parameters) }] : [];
  });
}

function parseQuality(parameters: string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number.parseFloat(weight.slice(2));
  return quality >= 0 && quality <= 1 ? quality : 0;
}
