/** The languages of the site. The first is the default, whose paths have no prefix. */
export const locales = ['en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

export const languages: Record<Locale, { value: string; label: string }> = {
  en: { value: 'English', label: 'EN' },
  de: { value: 'Deutsch', label: 'DE' },
  es: { value: 'Español', label: 'ES' },
  fr: { value: 'Français', label: 'FR' },
};

/** The localStorage key of the chosen language, stored as `{ value, label }`. */
export const languageStorageKey = 'currentLanguage';

/** The path of a page in a language: `/pricing` → `/de/pricing`, `/` → `/de/`. */
export function localPath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

export function localeFromPath(path: string): Locale {
  const first = path.split('/', 2)[1];
  return locales.find((locale) => locale === first && locale !== defaultLocale) ?? defaultLocale;
}
