import { dateFormats, regions } from '../../../../content/dates.ts';
import { type PluralForms, pluralize } from '../../../../content/fill.ts';
import {
  addDays,
  type Day,
  isoWeekday,
  toMonth,
  utcMidnight,
  weekNumber,
} from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';

const countNames = new Set(['conversions', 'clicks', 'impressions']);

/** Formats numbers and weeks in the page's language, money in the account's currency. */
export function accountFormat(locale: Locale, currency: string | null) {
  const region = regions[locale];
  const nbsp = locale === 'en' ? '' : '\u00a0';
  const whole = new Intl.NumberFormat(region, { maximumFractionDigits: 0, useGrouping: 'always' });
  const hundredths = new Intl.NumberFormat(region, { maximumFractionDigits: 2, useGrouping: 'always' });
  const tenths = new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(region, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const signedWhole = new Intl.NumberFormat(region, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const money = (digits: number) =>
    new Intl.NumberFormat(region, {
      ...(currency ? { style: 'currency', currency } : {}),
      // As on the rest of the site: `100.000 $`, not `100.000 US$`.
      ...(currency === 'USD' ? { currencyDisplay: 'narrowSymbol' } : {}),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
  const [moneyWithCents, wholeMoney] = [money(2), money(0)];
  const dates = dateFormats(locale);
  const shortDays = new Intl.DateTimeFormat(region, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const longMonths = new Intl.DateTimeFormat(region, { timeZone: 'UTC', month: 'long' });
  const weekdays = new Intl.DateTimeFormat(region, { timeZone: 'UTC', weekday: 'long' });

  /** A value of a metric, with as many digits as it needs. */
  function value(metric: string, n: number): string {
    if (metric === 'cpa') return moneyWithCents.format(n);
    if (metric === 'spend' || metric === 'value')
      return (Math.abs(n) < 100 ? moneyWithCents : wholeMoney).format(n);
    return (Math.abs(n) < 10 && !Number.isInteger(n) ? hundredths : whole).format(n);
  }
  const week = (monday: Day) => dates.week(numberOfWeek(monday));

  return {
    counted: (texts: PluralForms, n: number) => pluralize(texts, n, locale),
    whole: (n: number) => whole.format(n),
    value,
    /** `512–525`, `€512–525`, `512–525 €`; one number if both read the same. */
    range(metric: string, low: number, high: number): string {
      const [from, to] = [value(metric, low), value(metric, high)];
      if (from === to) return from;
      return `${from.replace(/[^\d]+$/, '')}–${low < 0 ? to : to.replace(/^[^\d-]+/, '')}`;
    },
    /** Rounds expected counts: there is no 0.4 of a conversion. */
    expected: ({ name }: { name: string }, n: number) => (countNames.has(name) ? Math.round(n) : n),
    /** `1.4%`, `0.04%`: not 0 unless it is. */
    share(n: number): string {
      const isTiny = n > 0 && n < 0.0005;
      return `${isTiny ? hundredths.format(Math.max(0.01, n * 100)) : tenths.format(n * 100)}${nbsp}%`;
    },
    wholeShare: (n: number) => `${whole.format(n * 100)}${nbsp}%`,
    signedShare: (n: number) => `${signed.format(n * 100).replace('-', '−')}${nbsp}%`,
    /** `+16%`. */
    signedWholeShare: (n: number) => `${signedWhole.format(n * 100).replace('-', '−')}${nbsp}%`,
    weekday: (day: Day) => weekdays.format(utcMidnight(day)),
    /** `W33`. */
    week,
    /** `W45–49`. */
    weeks: (first: Day, last: Day) => (first === last ? week(first) : `${week(first)}–${numberOfWeek(last)}`),
    weekNumber: numberOfWeek,
    /** `W33 2026`, with the year that has most of its days. */
    weekAndYear: (firstDay: Day) => `${week(firstDay)} ${weekThursday(firstDay).slice(0, 4)}`,
    /** `Aug 10 – 16`, `10.–16. Aug.`. */
    days: (monday: Day) => shortDays.formatRange(utcMidnight(monday), utcMidnight(addDays(monday, 6))),
    /** With the year unless it is the current one. */
    day: (day: Day) =>
      day.slice(0, 4) === String(new Date().getFullYear())
        ? dates.dayOfMonth(new Date(utcMidnight(day)))
        : dates.date(day),
    /** `Nov 17`, `17. Nov.`. */
    shortDay: (day: Day) => shortDays.format(utcMidnight(day)),
    /** `9 weeks ago`. */
    weeksAgo: (weeks: number) => new Intl.RelativeTimeFormat(region).format(-weeks, 'week'),
    /** A value on the axis. */
    tick: (n: number) => (Number.isInteger(n) ? whole : hundredths).format(n),
    longMonth: (day: Day) => longMonths.format(utcMidnight(day)),
    month: (day: Day) => dates.month(new Date(utcMidnight(`${toMonth(day)}-01`))),
  };
}

export type AccountFormat = ReturnType<typeof accountFormat>;

function numberOfWeek(firstDay: Day): number {
  return weekNumber(Array.from({ length: 7 }, (_, i) => addDays(firstDay, i)));
}

/** The day whose year is that of the week. */
function weekThursday(firstDay: Day): Day {
  return addDays(firstDay, (4 - isoWeekday(firstDay) + 7) % 7);
}

/** Parses a number typed in any of our languages: `7,810`, `7.810`, `1.234,5`, `€48 000`. Undefined if invalid. */
export function readTypedNumber(text: string): number | undefined {
  const digits = text.replace(/[^\d.,-]/g, '');
  const decimal = /[.,](?=\d{1,2}$)/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const value = Number(`${whole}${decimal ? `.${digits.slice(decimal.index + 1)}` : ''}`);
  return digits !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
}
