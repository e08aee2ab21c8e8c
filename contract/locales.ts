/** The languages of the site. The first is the default and stands at the bare paths. */
export const locales = ['en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = locales[0];

/** How each language calls itself in the picker; `label` is what the browser stores. */
export const languages: Record<Locale, { value: string; label: string }> = {
  en: { value: 'English', label: 'EN' },
  de: { value: 'Deutsch', label: 'DE' },
  es: { value: 'Español', label: 'ES' },
  fr: { value: 'Français', label: 'FR' },
};

/** The localStorage key under which the chosen language is kept as `{ value, label }`. */
export const languageStorageKey = 'currentLanguage';

/** The path of a page in a language: `/pricing` → `/de/pricing`, `/` → `/de/`. */
export function localPath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The language a URL path belongs to. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/', 2)[1];
  return locales.find((locale) => locale === first && locale !== defaultLocale) ?? defaultLocale;
}
