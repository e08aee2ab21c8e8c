import type { Range } from '../contract/facts.ts';
import type { Locale } from '../contract/locales.ts';
import type { Currency } from '../contract/plans.ts';
import { dateFormats, regions } from './dates.ts';

const nbsp = '\u00a0';

const words = {
  en: { hour: 'h', minute: 'min', weekShort: 'wk' },
  de: { hour: 'Std.', minute: 'Min.', weekShort: 'Wo.' },
  es: { hour: 'h', minute: 'min', weekShort: 'sem.' },
  fr: { hour: 'h', minute: 'min', weekShort: 'sem.' },
};

const thousand = { en: 'K', de: `${nbsp}Tsd.`, es: `${nbsp}mil`, fr: `${nbsp}k` };
const million = { en: 'M', de: `${nbsp}Mio.`, es: `${nbsp}M`, fr: `${nbsp}M` };

/** Small numbers as words, for facts that stand inside a sentence. */
const spelledOut: Record<Locale, Record<number, string>> = {
  en: {
    3: 'three',
    5: 'five',
    6: 'six',
    13: 'thirteen',
    20: 'twenty',
    26: 'twenty-six',
    1000000: 'one million',
  },
  de: {
    3: 'drei',
    5: 'fünf',
    6: 'sechs',
    13: 'dreizehn',
    20: 'zwanzig',
    26: 'sechsundzwanzig',
    1000000: 'einer Million',
  },
  es: { 3: 'tres', 5: 'cinco', 6: 'seis', 13: 'trece', 20: 'veinte', 26: 'veintiséis', 1000000: 'un millón' },
  fr: { 3: 'trois', 5: 'cinq', 6: 'six', 13: 'treize', 20: 'vingt', 26: 'vingt-six', 1000000: 'un million' },
};

/** For a word that starts a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Numbers, money, time and dates as each language writes them. */
export function formatter(locale: Locale) {
  const region = regions[locale];
  // `always`: Spanish would otherwise leave four-digit numbers ungrouped.
  const plain = new Intl.NumberFormat(region, { maximumFractionDigits: 1, useGrouping: 'always' });
  const cents = new Intl.NumberFormat(region, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tenths = new Intl.NumberFormat(region, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const english = locale === 'en';

  function number(n: number): string {
    return plain.format(n);
  }
  function range({ lo, hi }: Range): string {
    return `${number(lo)}–${number(hi)}`;
  }
  function percent(share: number): string {
    return english ? `${number(share * 100)}%` : `${number(share * 100)}${nbsp}%`;
  }
  /** "and more": the value is a floor. */
  function atLeast(text: string): string {
    return locale === 'en' || locale === 'de' ? `${text}+` : `>${nbsp}${text}`;
  }
  function dollars(amount: string): string {
    return english ? `$${amount}` : `${amount}${locale === 'fr' && /[kM]$/.test(amount) ? '' : nbsp}$`;
  }
  function thousands(amount: number): string {
    return amount === 0 ? '0' : `${number(amount / 1000)}${thousand[locale]}`;
  }

  return {
    ...dateFormats(locale),
    number,
    spelled(n: number): string {
      const word = spelledOut[locale][n];
      if (word === undefined) throw new Error(`No ${locale} word for ${n} in content/format.ts`);
      return word;
    },
    range,
    percent,
    /** Always with its decimal, for a measured share: `98.0%`. */
    percentTenths: (share: number) => `${tenths.format(share * 100)}${english ? '' : nbsp}%`,
    atLeast,
    percentRange: (r: Range) => (english ? `${range(r)}%` : `${range(r)}${nbsp}%`),
    money: (amount: number) => dollars(number(amount)),
    /** What a plan costs: `$85.00`, `85,00 $`; rupees are written as Rs, without decimals. */
    price(amount: number, currency: Currency): string {
      if (currency === 'USD') return dollars(cents.format(amount));
      return english ? `Rs${nbsp}${number(amount)}` : `${number(amount)}${nbsp}Rs`;
    },
    /** `$50K`, `50 Tsd. $`, `50 mil $`, `50 k$`. */
    moneyShort: (amount: number) => dollars(thousands(amount)),
    moneyRange({ lo, hi }: Range, open = false): string {
      const plus = open ? '+' : '';
      if (english) return `$${thousands(lo)}–$${thousands(hi)}${plus}`;
      return dollars(`${number(lo / 1000)}–${number(hi / 1000)}${plus}${thousand[locale]}`);
    },
    /** A band that may have no upper end: `$500K–$1M`, `500 Tsd.–1 Mio. $`; `$5M+`. */
    moneyBand({ lo, hi }: { lo: number; hi: number | null }): string {
      const unit = (amount: number) => (amount < 1_000_000 ? 1000 : 1_000_000);
      const short = (amount: number) =>
        number(amount / unit(amount)) + (amount < 1_000_000 ? thousand : million)[locale];
      if (hi === null) return atLeast(dollars(short(lo)));
      if (english) return `${dollars(short(lo))}–${dollars(short(hi))}`;
      return dollars(`${unit(lo) === unit(hi) ? number(lo / unit(lo)) : short(lo)}–${short(hi)}`);
    },
    moneyPerWeek: (amount: number) => `${dollars(thousands(amount))}/${words[locale].weekShort}`,
    millions: (n: number) => `${number(n / 1_000_000)}${million[locale]}`,
    hours: (r: Range) => `${range(r)}${nbsp}${words[locale].hour}`,
    hour: (n: number) => (n === 0 ? '0' : `${number(n)}${nbsp}${words[locale].hour}`),
    minutes: (n: number) => `${number(n)}${nbsp}${words[locale].minute}`,
    clock: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    /** What stands between a label and its value. */
    colon: locale === 'fr' ? `${nbsp}: ` : ': ',
    /** The name of a country by its ISO code. */
    country: (code: string) => new Intl.DisplayNames(region, { type: 'region' }).of(code) ?? code,
    list: (items: readonly string[]) => new Intl.ListFormat(region, { type: 'conjunction' }).format(items),
  };
}

export type Formatter = ReturnType<typeof formatter>;
