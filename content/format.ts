import type { NumberRange } from '../contract/facts.ts';
import type { Locale } from '../contract/locales.ts';
import type { Currency } from '../contract/plans.ts';
import { dateFormats, regions } from './dates.ts';
import { formatList, formatNumber } from './number-format.ts';

const nbsp = '\u00a0';

const words = {
  en: { hour: 'h', minute: 'min', weekShort: 'wk' },
  de: { hour: 'Std.', minute: 'Min.', weekShort: 'Wo.' },
  es: { hour: 'h', minute: 'min', weekShort: 'sem.' },
  fr: { hour: 'h', minute: 'min', weekShort: 'sem.' },
};

const thousand = { en: 'K', de: `${nbsp}Tsd.`, es: `${nbsp}mil`, fr: `${nbsp}k` };
const million = { en: 'M', de: `${nbsp}Mio.`, es: `${nbsp}M`, fr: `${nbsp}M` };

const spelledNumbers = [3, 4, 5, 6, 13, 20, 26, 1_000_000];
/** The same numbers in words, for use in a sentence. */
const spelledOut: Record<Locale, string[]> = {
  en: ['three', 'four', 'five', 'six', 'thirteen', 'twenty', 'twenty-six', 'one million'],
  de: ['drei', 'vier', 'fünf', 'sechs', 'dreizehn', 'zwanzig', 'sechsundzwanzig', 'einer Million'],
  es: ['tres', 'cuatro', 'cinco', 'seis', 'trece', 'veinte', 'veintiséis', 'un millón'],
  fr: ['trois', 'quatre', 'cinq', 'six', 'treize', 'vingt', 'vingt-six', 'un million'],
};

/** For a word at the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a waiting time in whole minutes or hours: `9 minutes`. */
export function formatWait(locale: Locale, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(regions[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** The ordinal of a day of the month: `1st`, `1.`, `1`, `1er`. */
export const ordinals: Record<Locale, (day: number) => string> = {
  en: (day) => `${day}${(day > 10 && day < 14 ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`,
  de: (day) => `${day}.`,
  es: String,
  fr: (day) => (day === 1 ? '1er' : String(day)),
};

/** French shortens `de` before a vowel: `plus de 95 %`, `plus d’un million`. */
function withDe(word: string): string {
  return /^[aeéèêiouh]/i.test(word) ? `d’${word}` : `de ${word}`;
}

/** Formats numbers, money, time and dates for each language. */
export function formatter(locale: Locale) {
  const region = regions[locale];
  const english = locale === 'en';

  function number(n: number): string {
    return formatNumber(locale, n, 0, 1);
  }
  function signed(change: number, text = number(Math.abs(change))): string {
    if (change === 0) return text;
    return (change > 0 ? '+' : '−') + text;
  }
  function range({ lo, hi }: NumberRange): string {
    return `${number(lo)}–${number(hi)}`;
  }
  function percent(share: number): string {
    return english ? `${number(share * 100)}%` : `${number(share * 100)}${nbsp}%`;
  }
  /** Spelled out, for a sentence: `over 95%`, `über 95 %`, `más del 95 %`, `plus d’un million`. */
  function over(text: string): string {
    if (locale === 'es' && text.endsWith('%')) return `más del ${text}`;
    if (locale === 'fr') return `plus ${withDe(text)}`;
    return `${{ en: 'over', de: 'über', es: 'más de' }[locale]} ${text}`;
  }
  /** For a stand-alone figure: `95%+`, spelled out in languages without such a sign. */
  function moreThan(text: string): string {
    return english ? `${text}+` : over(text);
  }
  /** An option without an upper limit: `$5M+`, `ab 5 Mio. $`, `5 M $ o más`, `5 M$ et plus`. */
  function atLeast(text: string): string {
    return { en: `${text}+`, de: `ab ${text}`, es: `${text} o más`, fr: `${text} et plus` }[locale];
  }
  /** A range that contains words, where a dash would read badly. */
  function fromTo(lo: string, hi: string): string {
    return { en: `${lo} to ${hi}`, de: `${lo} bis ${hi}`, es: `de ${lo} a ${hi}`, fr: `${lo} à ${hi}` }[
      locale
    ];
  }
  function dollars(amount: string): string {
    return english ? `$${amount}` : `${amount}${locale === 'fr' && /[kM]$/.test(amount) ? '' : nbsp}$`;
  }
  function thousands(amount: number): string {
    return amount === 0 ? '0' : `${number(amount / 1000)}${thousand[locale]}`;
  }

  function list(items: readonly string[]): string {
    return formatList(locale, items, 'and');
  }

  return {
    ...dateFormats(locale),
    number,
    spelled(n: number): string {
      const word = spelledOut[locale][spelledNumbers.indexOf(n)];
      if (word === undefined) throw new Error(`No ${locale} word for ${n} in content/format.ts`);
      return word;
    },
    /** A change: `+5`, `−5`, `0`. */
    signed,
    range,
    percent,
    /** Always with one decimal, for a measured share: `98.0%`. */
    percentTenths: (share: number) => `${formatNumber(locale, share * 100, 1)}${english ? '' : nbsp}%`,
    /** With a fixed number of decimals: `0.70`. */
    decimals: (n: number, digits: number) => formatNumber(locale, n, digits),
    over,
    moreThan,
    atLeast,
    percentRange: (r: NumberRange) => (english ? `${range(r)}%` : `${range(r)}${nbsp}%`),
    money: (amount: number) => dollars(number(amount)),
    /** The price of a plan: `$85.00`, `85,00 $`; rupees are written as Rs, without decimals. */
    price(amount: number, currency: Currency): string {
      if (currency === 'USD') return dollars(formatNumber(locale, amount, 2));
      return english ? `Rs${nbsp}${number(amount)}` : `${number(amount)}${nbsp}Rs`;
    },
    /** `$50K`, `50 Tsd. $`, `50 mil $`, `50 k$`. */
    moneyShort: (amount: number) => dollars(thousands(amount)),
    /** `$37K–$140K`; without an upper limit: `$37K–$140K+`, `37 bis über 140 Tsd. $`. */
    moneyRange({ lo, hi }: NumberRange, open = false): string {
      if (english) return `$${thousands(lo)}–$${thousands(hi)}${open ? '+' : ''}`;
      const top = `${number(hi / 1000)}${thousand[locale]}`;
      return dollars(open ? fromTo(number(lo / 1000), over(top)) : `${number(lo / 1000)}–${top}`);
    },
    /** `$800–$1,400`, `800–1.400 $`. */
    moneyRangeInFull: (r: NumberRange) =>
      english ? `${dollars(number(r.lo))}–${dollars(number(r.hi))}` : dollars(range(r)),
    /** A band that may have no upper limit: `$500K–$1M`, `500 Tsd. bis 1 Mio. $`; `$5M+`. */
    moneyBand({ lo, hi }: { lo: number; hi: number | null }): string {
      const unit = (amount: number) => (amount < 1_000_000 ? 1000 : 1_000_000);
      const short = (amount: number) =>
        number(amount / unit(amount)) + (amount < 1_000_000 ? thousand : million)[locale];
      if (hi === null) return atLeast(dollars(short(lo)));
      if (english) return `${dollars(short(lo))}–${dollars(short(hi))}`;
      if (unit(lo) === unit(hi)) return dollars(`${number(lo / unit(lo))}–${short(hi)}`);
      return fromTo(locale === 'fr' ? dollars(short(lo)) : short(lo), dollars(short(hi)));
    },
    moneyPerWeek: (amount: number) => `${dollars(thousands(amount))}/${words[locale].weekShort}`,
    millions: (n: number) => `${number(n / 1_000_000)}${million[locale]}`,
    hours: (r: NumberRange) => `${range(r)}${nbsp}${words[locale].hour}`,
    hour: (n: number) => (n === 0 ? '0' : `${number(n)}${nbsp}${words[locale].hour}`),
    minutes: (n: number) => `${number(n)}${nbsp}${words[locale].minute}`,
    /** On an axis or in a table. */
    clock: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    /** In a sentence: `2 p.m.`, `14` before *Uhr*, `14:00`, `14 h`. */
    clockInText: (hour: number) =>
      ({
        en: `${hour % 12 || 12}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`,
        de: String(hour),
        es: `${hour}:00`,
        fr: `${hour}\u00a0h`,
      })[locale],
    /** A time such as `14:30` in a sentence: English writes `2:30 p.m.`, the others as on a clock. */
    timeInText: (time: string) =>
      english
        ? time.replace(
            /^(\d\d):(\d\d)$/,
            (_, hour, minute) => `${hour % 12 || 12}:${minute}${nbsp}${hour < 12 ? 'a.m.' : 'p.m.'}`,
          )
        : time,
    /** The separator between a label and its value. */
    colon: locale === 'fr' ? `${nbsp}: ` : ': ',
    /** The name of a country by its ISO code. */
    country: (code: string) => new Intl.DisplayNames(region, { type: 'region' }).of(code) ?? code,
    list,
    listOr: (items: readonly string[]) => formatList(locale, items, 'or'),
    /** Days of any month: `1st, 5th and 10th`, `1., 5. und 10.`, `1er, 5 et 10`. */
    daysOfMonth: (days: readonly number[]) => list(days.map(ordinals[locale])),
  };
}

export type Formatter = ReturnType<typeof formatter>;
