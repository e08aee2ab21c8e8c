import type { Locale } from '../contract/locales.ts';

/** The region whose habits a language goes by. */
export const regions: Record<Locale, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' };

const weeks: Record<Locale, string> = { en: 'W', de: 'KW\u00a0', es: 'S', fr: 'S' };

/** Days, weeks and months as each language writes them. Days are those of UTC unless another zone is named. */
export function dateFormats(locale: Locale) {
  const region = regions[locale];
  const made = new Map<string, Intl.DateTimeFormat>();
  /** Formats are slow to make, and a calendar needs the same one for each of its days. */
  function write(date: Date, options: Intl.DateTimeFormatOptions): string {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...options });
    made.set(key, format);
    return format.format(date);
  }
  /** French counts only the first of a month: `1er juillet`, `2 juillet`. */
  function dated(text: string): string {
    return locale === 'fr' ? text.replace(/(^|\s)1(?=\s)/, '$&er') : text;
  }
  const withoutStop = (text: string) => text.replace(/\.$/, '');

  return {
    week: (n: number) => `${weeks[locale]}${n}`,
    month: (date: Date) => withoutStop(write(date, { month: 'short' })),
    /** `July 2026`. */
    monthAndYear: (date: Date) => write(date, { month: 'long', year: 'numeric' }),
    /** `July 1`, `1. Juli`, `1 de julio`, `1er juillet`. */
    dayOfMonth: (date: Date) => dated(write(date, { day: 'numeric', month: 'long' })),
    date: (iso: string) => dated(write(new Date(iso), { dateStyle: 'long' })),
    /** `Tuesday, July 14`, `Dienstag, 14. Juli`. */
    weekday: (date: Date, more: Pick<Intl.DateTimeFormatOptions, 'year' | 'timeZone'> = {}) =>
      dated(write(date, { weekday: 'long', day: 'numeric', month: 'long', ...more })),
    /** `Tue`, `Tuesday`. */
    weekdayName: (date: Date, length: 'short' | 'long') => withoutStop(write(date, { weekday: length })),
  };
}

export type DateFormats = ReturnType<typeof dateFormats>;
