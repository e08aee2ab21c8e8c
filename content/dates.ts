import type { Locale } from '../contract/locales.ts';

/** The region whose conventions each language follows. */
export const regions: Record<Locale, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' };

interface Messages {
  months: string[];
  /** The number of letters in the short form of each month. */
  shortMonths: string;
  /** Starting with Sunday. */
  weekdays: string[];
  /** The number of letters in the short form of a weekday. */
  short: number;
  week: string;
  weekInText: string;
  day(day: number, month: string): string;
  /** The text before a year. */
  of: { afterDay: string; afterMonth: string };
  afterWeekday: string;
}

/**
 * Without `Intl`, because a browser's first `Intl.DateTimeFormat` takes tens of milliseconds, in which a calendar could
 * have been drawn. A test compares these with its output.
 */
const languages: Record<Locale, Messages> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: '333333333333',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    short: 3,
    week: 'W',
    weekInText: 'week\u00a0',
    day: (day, month) => `${month} ${day}`,
    of: { afterDay: ', ', afterMonth: ' ' },
    afterWeekday: ', ',
  },
  de: {
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortMonths: '333333333333',
    weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
    short: 2,
    week: 'KW\u00a0',
    weekInText: 'KW\u00a0',
    day: (day, month) => `${day}. ${month}`,
    of: { afterDay: ' ', afterMonth: ' ' },
    afterWeekday: ', ',
  },
  es: {
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
    shortMonths: '333333334333',
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
    short: 3,
    week: 'S',
    weekInText: 'semana\u00a0',
    day: (day, month) => `${day} de ${month}`,
    of: { afterDay: ' de ', afterMonth: ' de ' },
    afterWeekday: ', ',
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: '444334444333',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    short: 3,
    week: 'S',
    weekInText: 'semaine\u00a0',
    // Only the first of a month is an ordinal.
    day: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
    of: { afterDay: ' ', afterMonth: ' ' },
    afterWeekday: ' ',
  },
};

/** Formats days, weeks and months for each language, in UTC unless another zone is given. */
export function dateFormats(locale: Locale) {
  const { months, shortMonths, weekdays, short, week, weekInText, day, of, afterWeekday } = languages[locale];
  const monthName = (date: Date) => months[date.getUTCMonth()] ?? '';
  const weekdayName = (date: Date) => weekdays[date.getUTCDay()] ?? '';
  const formatDayAndMonth = (date: Date) => day(date.getUTCDate(), monthName(date));
  const withYear = (date: Date) => `${formatDayAndMonth(date)}${of.afterDay}${date.getUTCFullYear()}`;

  return {
    /** `W34`, `KW 34`, `S34`. */
    week: (n: number) => `${week}${n}`,
    /** `week 34`, `KW 34`, `semana 34`. */
    weekInText: (n: number) => `${weekInText}${n}`,
    /** `Jul`, `Sept`. */
    month: (date: Date) => monthName(date).slice(0, Number(shortMonths[date.getUTCMonth()])),
    /** `July 2026`. */
    monthAndYear: (date: Date) => `${monthName(date)}${of.afterMonth}${date.getUTCFullYear()}`,
    /** `July 1`, `1. Juli`, `1 de julio`, `1er juillet`. */
    dayOfMonth: formatDayAndMonth,
    /** `Jul 1`, `1. Juli`, `1 jul`, `1er juil.`. */
    dayAndShortMonth(date: Date): string {
      const options = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
      const text = date.toLocaleDateString(regions[locale], options);
      return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
    },
    date: (iso: string) => withYear(new Date(iso)),
    /** `Tuesday, July 14`, `Dienstag, 14. Juli`. */
    weekday(date: Date, more: { year?: 'numeric'; timeZone?: string } = {}): string {
      const there = more.timeZone === undefined ? date : dayIn(more.timeZone, date);
      return weekdayName(there) + afterWeekday + (more.year ? withYear(there) : formatDayAndMonth(there));
    },
    /** `Tue`, `Tuesday`. */
    weekdayName: (date: Date, length: 'short' | 'long') =>
      length === 'long' ? weekdayName(date) : weekdayName(date).slice(0, short),
  };
}

/** The current day in a time zone, as midnight UTC. */
function dayIn(timeZone: string, date: Date): Date {
  return new Date(date.toLocaleDateString('sv', { timeZone }));
}

export type DateFormats = ReturnType<typeof dateFormats>;
